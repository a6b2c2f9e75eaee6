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

/** In how many ways a story can say it at least: what stands in every story needs the most. */
const WAYS: Readonly<Record<string, number>> = {
  OPENINGS: 6,
  CLOSINGS: 6,
  BESIDE: 4,
  BETWEEN: 4,
  WISHES: 4,
  HOPES_AND_FEARS: 3,
  HARD_STRENGTHS: 3,
  HARD_ADVICE: 3,
  BEFORE_HELP: 3,
  LEANING_FORMS: 3,
  INNER_FIRST: 2,
  DAYS: 3,
  CALENDAR_OPENINGS: 3,
  QUESTIONS: 3,
  FIRST_WAYS: 3,
  NEXT_WAYS: 3,
  WAY_ENDS: 4,
}

const poolsIn = (value: unknown): (readonly unknown[])[] =>
  Array.isArray(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(poolsIn)
      : []

test('a story can say the same in several ways, so that not every reading sounds like the last', () => {
  const { mind, body, spirit } = FORMS.INNER_NEXT
  for (const pool of poolsIn(mind)) assert.ok(pool.length >= 2)
  for (const pool of [...poolsIn(body), ...poolsIn(spirit)]) assert.ok(pool.length >= 3)
  const all: Readonly<Record<string, unknown>> = { ...FORMS, ...CALENDAR_FORMS }
  for (const [name, ways] of Object.entries(WAYS)) {
    const pools = poolsIn(all[name])
    assert.ok(pools.length > 0, name)
    for (const pool of pools) assert.ok(pool.length >= ways, `${name} has one of ${pool.length}`)
  }
})
