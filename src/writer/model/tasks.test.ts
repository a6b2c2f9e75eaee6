/** What the tasks of all kinds of texts share. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PERSONAL_PLAN, PLAN } from '../../../test/model-day.ts'
import { NATAL_PLAN } from '../../../test/model-natal.ts'
import { PAIR_PLAN } from '../../../test/model-pair.ts'
import { SPREAD_ASK } from '../../../test/model-spread.ts'
import { RETURN_PLAN, SPAN_ASK } from '../../../test/model-time.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import { periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { STYLES } from '../daily-text.ts'
import { phaseAsks } from '../period-text.ts'
import { background } from '../phrasebook/daily.ts'
import { periodPlan } from '../plan/period-plan.ts'
import type { Sentence } from '../sentence.ts'
import type { DetailedAnswer } from './daily-answer.ts'
import { dailyTask } from './daily-task.ts'
import { factLines, mapMembers } from './model-task.ts'
import { natalTask } from './natal-task.ts'
import { pairTask } from './pair-task.ts'
import { overviewTask, phasesTask } from './period-task.ts'
import { personalDayTask } from './personal-task.ts'
import { spreadTask } from './spread-task.ts'
import { returnTask, spanTask } from './time-task.ts'

const [brief, detailed, poetic] = (['brief', 'detailed', 'poetic'] as const).map((style) =>
  dailyTask(ENGLISH, { plan: PLAN, style }),
)
const WEEK = periodPlan(periodAround('2026-11-17', 'week'), 'leo')

test('an answer may have as many tokens as docs/language-model.md says', () => {
  const docs = readFileSync(new URL('../../../docs/language-model.md', import.meta.url), 'utf8')
  const [, row] = /^\| length of an answer \| (.+); and 512 KiB/m.exec(docs)!
  const documented = new Map(
    row!.split(', ').flatMap((part) => {
      const [, count, texts] = /^(\d+)(?: tokens)? for (.+)$/.exec(part) ?? []
      return count === undefined ? [] : texts!.split(' or ').map((text) => [text, Number(count)] as const)
    }),
  )
  const most: Record<string, number> = {
    'a brief text': brief!.maxOutputTokens,
    'a poetic one': poetic!.maxOutputTokens,
    'a spread': spreadTask(ENGLISH, SPREAD_ASK).maxOutputTokens,
    'a week': overviewTask(ENGLISH, WEEK).maxOutputTokens,
    'a detailed text': detailed!.maxOutputTokens,
    "a person's day": personalDayTask(ENGLISH, PERSONAL_PLAN).maxOutputTokens,
    'a natal reading': natalTask(ENGLISH, NATAL_PLAN).maxOutputTokens,
    'two charts': pairTask(ENGLISH, PAIR_PLAN).maxOutputTokens,
    'a span of time': spanTask(ENGLISH, SPAN_ASK).maxOutputTokens,
    'a solar return': returnTask(ENGLISH, RETURN_PLAN).maxOutputTokens,
  }
  assert.deepEqual(Object.fromEntries(documented), most)
  const [phases] = phaseAsks(WEEK)
  assert.equal(phasesTask(ENGLISH, phases!).maxOutputTokens, most['a week'], 'as many for its phases')
})

const ALL = [
  ...STYLES.map((style) => dailyTask(ENGLISH, { plan: PLAN, style })),
  spreadTask(ENGLISH, SPREAD_ASK),
  overviewTask(ENGLISH, WEEK),
  phasesTask(ENGLISH, phaseAsks(WEEK)[0]!),
  personalDayTask(ENGLISH, PERSONAL_PLAN),
  natalTask(ENGLISH, NATAL_PLAN),
  pairTask(ENGLISH, PAIR_PLAN),
  spanTask(ENGLISH, SPAN_ASK),
  returnTask(ENGLISH, RETURN_PLAN),
]

test('every schema has a name of its own, which providers accept', () => {
  const names = ALL.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z_]{1,64}$/)
})

interface Schema {
  readonly type: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

/** An answer of this form, with “…” for each text; providers want every member required and no others allowed. */
function formOf({ type, items, properties, required, additionalProperties }: Schema): unknown {
  if (type === 'string') return '…'
  if (type === 'array') return [formOf(items!)]
  assert.deepEqual([type, additionalProperties], ['object', false])
  assert.deepEqual(required, Object.keys(properties!))
  return Object.fromEntries(Object.entries(properties!).map(([name, member]) => [name, formOf(member)]))
}

test('the schema of every answer is the form that its prompt shows', () => {
  for (const { name, schema, prompt } of ALL) {
    const [shown] = /^\{".+\}$/m.exec(prompt.instructions)!
    // Only the first of the categories is shown in full.
    const [category] = /\{"interpretation".+?\}/.exec(shown) ?? []
    const form = JSON.parse(shown.replaceAll('{…}', category ?? ''))
    assert.deepEqual(formOf(JSON.parse(JSON.stringify(schema))), form, name)
  }
})

/** Adds a source that shows which text it was. */
const marked = ({ text, transits }: Sentence): Sentence => ({
  text: text.toUpperCase(),
  transits: [...transits, text],
})

test('a change is applied to every sentence, alone or in a list', () => {
  const sentence = (text: string) => ({ text, transits: ['moon'] })
  const answer = { summary: [sentence('a'), sentence('b')], advice: sentence('c'), love: [] }
  assert.deepEqual(mapMembers(answer, marked), {
    summary: [
      { text: 'A', transits: ['moon', 'a'] },
      { text: 'B', transits: ['moon', 'b'] },
    ],
    advice: { text: 'C', transits: ['moon', 'c'] },
    love: [],
  })
  assert.equal(
    factLines([
      { id: 'a', words: 'one' },
      { id: 'b', words: 'two' },
    ]),
    '- a: one\n- b: two',
  )
})

const ANSWER = {
  summary: [{ text: 's', transits: ['moon'] }],
  love: [{ text: 'l', transits: ['moon'] }],
  career: [{ text: 'c', transits: ['moon'] }],
  wellbeing: [{ text: 'w', transits: ['moon'] }],
  categories: Object.fromEntries(
    CATEGORY_NAMES.map((name) => [
      name,
      { interpretation: `${name} told`, advice: `${name} advised`, transits: ['moon'] },
    ]),
  ),
} as DetailedAnswer

test('both sentences of a category are changed, and share the sources of both', () => {
  const { categories, summary } = detailed!.mapSentences(ANSWER, marked) as DetailedAnswer
  assert.deepEqual(summary, [{ text: 'S', transits: ['moon', 's'] }])
  for (const name of CATEGORY_NAMES) {
    const { interpretation, advice, transits } = categories[name]
    assert.deepEqual(
      [interpretation, advice],
      [`${name} told`.toUpperCase(), `${name} advised`.toUpperCase()],
    )
    assert.deepEqual(new Set(transits), new Set(['moon', `${name} told`, `${name} advised`]))
    assert.equal(transits.length, 3)
  }
})

test('a detailed answer becomes a text with the phrasebook’s background, and each category keeps its own words', () => {
  const { categories, ...parts } = ANSWER
  assert.deepEqual(detailed!.textOf(ANSWER), {
    ...parts,
    background: background(ENGLISH, PLAN),
    categories: Object.fromEntries(
      CATEGORY_NAMES.map((name) => [
        name,
        {
          interpretation: [{ text: `${name} told`, transits: ['moon'] }],
          advice: { text: `${name} advised`, transits: ['moon'] },
        },
      ]),
    ),
  })
  assert.deepEqual(poetic!.textOf(parts), parts)
})

test('a detailed answer is checked part by part and then category by category, first the interpretation, then the advice', () => {
  const passages = detailed!.passagesOf(ANSWER)
  assert.deepEqual(
    passages.map(({ name, member, length }) => [name, member, length.most]),
    [
      ['summary', 'summary', 250],
      ['love', 'love', 280],
      ['career', 'career', 280],
      ['wellbeing', 'wellbeing', 280],
      ...CATEGORY_NAMES.flatMap((name) => [
        [`categories.${name}.interpretation`, `categories.${name}`, 200],
        [`categories.${name}.advice`, `categories.${name}`, 130],
      ]),
    ],
  )
  assert.deepEqual(passages.at(-1)!.sentences, [
    { text: `${CATEGORY_NAMES.at(-1)} advised`, transits: ['moon'] },
  ])
  const { categories: _, ...parts } = ANSWER
  assert.equal(poetic!.passagesOf(parts).length, 4)
})
