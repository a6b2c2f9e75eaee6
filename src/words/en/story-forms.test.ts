/** Reads the sentences of a story that belong to no card as an editor would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOf } from '../text-measure.ts'
import * as CALENDAR_FORMS from './calendar-forms.ts'
import type { Form } from './form.ts'
import { proseFaults } from './prose-rules.ts'
import * as FORMS from './story-forms.ts'

type Leaf = string | Form
const isForm = (value: object): value is Form => 'parts' in value
function leavesIn(value: unknown): Leaf[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return isForm(value) ? [value] : Object.values(value).flatMap(leavesIn)
}
const { BEFORE_HELP: _, ...pools } = FORMS
const texts = leavesIn([pools, CALENDAR_FORMS]).map((leaf) =>
  typeof leaf === 'string' ? leaf : leaf.parts.join('…'),
)
const sentences = texts.map((text) => text.replaceAll('…', '').replace(/ ?\(?card\)?/gi, ' This'))

test('every sentence keeps the house rules, has curly apostrophes and is no longer than a line or two', () => {
  for (const text of sentences) {
    const whole = /[.?]$/.test(text) ? text : `${text}.`
    assert.deepEqual(proseFaults(whole), [], text)
    assert.doesNotMatch(text, /'| {3}/)
    assert.ok(lengthOf(text) >= 12 && lengthOf(text) <= 130, text)
  }
})

test('no two sentences are the same', () => {
  assert.deepEqual(
    texts.filter((text, at) => texts.indexOf(text) !== at),
    [],
  )
})

test('only hard outcomes have a warning', () => {
  const kind = leavesIn(FORMS.LEANING_FORMS.kind).map((leaf) =>
    typeof leaf === 'string' ? leaf : leaf.parts.join(''),
  )
  for (const text of kind) assert.doesNotMatch(text, /if nothing changes|left as it is|at this pace|unless/i)
})
