import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PERSONAL_PLAN, PLAN } from '../../../test/model-day.ts'
import { NATAL_PLAN } from '../../../test/model-natal.ts'
import { PAIR_PLAN } from '../../../test/model-pair.ts'
import { laidSpread, OWN_SPREAD_ASK, SPREAD_ASK } from '../../../test/model-spread.ts'
import { RETURN_PLAN, SPAN_ASK } from '../../../test/model-time.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { certaintiesIn, dutiesIn, ordersIn } from '../../words/en/instructions.ts'
import { LENSES, lensOf } from '../../words/en/prompt-words.ts'
import { filledTemplate, templateText } from '../../words/en/prompts.ts'
import { proseFaults } from '../../words/en/prose-rules.ts'
import { whyOfDay } from '../../words/en/why.ts'
import { PROMPT_VERSION, type Prompt, TEMPLATES } from '../../words/prompts.ts'
import { lengthOf } from '../../words/text-measure.ts'
import { type DailyText, STYLES } from '../daily-text.ts'
import { dayOf } from '../plan/daily-plan.ts'
import { answerTask } from './answer-task.ts'
import { factFaults } from './check-facts.ts'
import { dailyPrompt, dailyTask } from './daily-task.ts'
import { dailyFacts } from './facts.ts'
import { natalPrompt, natalTask } from './natal-task.ts'
import { pairPrompt } from './pair-task.ts'
import { personalPrompt } from './personal-task.ts'
import { spreadPrompt, spreadTask } from './spread-task.ts'
import { returnTask, spanTask } from './time-task.ts'

const whole = ({ instructions, task }: Prompt) => `${instructions}\n---\n${task}\n`

/** A changed prompt needs a new version and new files: texts of the old version are no longer served. */
const published = (name: string) =>
  readFileSync(
    new URL(`../../../test/fixtures/prompts/${name}-v${PROMPT_VERSION}.txt`, import.meta.url),
    'utf8',
  )

for (const style of STYLES)
  test(`the ${style} prompt is, to the letter, the published one of its version`, () => {
    assert.equal(whole(dailyPrompt(ENGLISH, { plan: PLAN, style })), published(`daily-${style}`))
  })

test('the prompt of a person’s day is, to the letter, the published one of its version', () => {
  assert.equal(whole(personalPrompt(ENGLISH, PERSONAL_PLAN)), published('personal-day'))
})

test('the prompt of a natal reading is, to the letter, the published one of its version', () => {
  assert.equal(whole(natalPrompt(ENGLISH, NATAL_PLAN)), published('natal'))
})

test('the prompt of two charts is, to the letter, the published one of its version', () => {
  assert.equal(whole(pairPrompt(ENGLISH, PAIR_PLAN)), published('together'))
})

test('the prompts of a span and of a solar return are, to the letter, the published ones of their version', () => {
  assert.equal(whole(spanTask(ENGLISH, SPAN_ASK).prompt), published('time-span'))
  assert.equal(whole(returnTask(ENGLISH, RETURN_PLAN).prompt), published('time-return'))
})

test('the instructions for a natal reading are the same for every chart, and so is the schema', () => {
  const other = {
    ...NATAL_PLAN,
    portrait: NATAL_PLAN.portrait.slice(3),
    sections: NATAL_PLAN.sections.slice(1),
  }
  assert.equal(natalPrompt(ENGLISH, other).instructions, natalPrompt(ENGLISH, NATAL_PLAN).instructions)
  assert.equal(natalTask(ENGLISH, other).schema, natalTask(ENGLISH, NATAL_PLAN).schema)
})

test('the prompts of spreads are, to the letter, the published ones of their version', () => {
  assert.equal(whole(spreadPrompt(ENGLISH, SPREAD_ASK)), published('spread'))
  assert.equal(whole(spreadPrompt(ENGLISH, OWN_SPREAD_ASK)), published('spread-custom'))
})

test('the prompt of a spread with a question is, to the letter, the published one of its version', () => {
  const questionText = 'Will I get the job?'
  const context = { question: ENGLISH.questions.questionIn(questionText) }
  const { prompt } = answerTask(ENGLISH, { ...SPREAD_ASK, context, questionText })
  assert.equal(whole(prompt), published('question'))
})

test('the instructions for a spread depend only on how long its summary may be, the schema on nothing', () => {
  const ask = { cards: laidSpread('relationship', 'other'), theme: 'love' } as const
  assert.equal(spreadPrompt(ENGLISH, ask).instructions, spreadPrompt(ENGLISH, SPREAD_ASK).instructions)
  assert.equal(spreadTask(ENGLISH, ask).schema, spreadTask(ENGLISH, OWN_SPREAD_ASK).schema)
})

test('the instructions are the same for every day and sign, so that providers can cache them', () => {
  const other = { ...PLAN, date: '2027-01-01', sign: 'virgo', lead: null } as const
  for (const style of STYLES)
    assert.equal(
      dailyPrompt(ENGLISH, { plan: other, style }).instructions,
      dailyPrompt(ENGLISH, { plan: PLAN, style }).instructions,
    )
})

test('the task names the story with its matter and direction, why, and a lens', () => {
  const { task } = dailyPrompt(ENGLISH, { plan: PLAN, style: 'brief' })
  assert.match(
    task,
    /- summary: the story is moon-sextile-neptune, in the matter of partners and rivals, until tomorrow; this helps/,
  )
  assert.match(task, /^Why: The Moon in Aquarius, your house of partnership, makes a sextile to Neptune/m)
  assert.match(task, /^Lens: .+\.$/m)
  assert.doesNotMatch(task, /background/)
})

test('a text may say whatever `why` says', () => {
  for (let day = 0; day < 60; day++) {
    const date = new Date(Date.UTC(2026, 0, 1) + day * 23 * DAY_MS).toISOString().slice(0, 10)
    for (const sign of SIGNS) {
      const { plan } = dayOf(date, sign)
      const facts = dailyFacts(ENGLISH, plan, 'brief')
      for (const text of whyOfDay(plan).split(/(?<=\.) /)) {
        const sentence = { text, transits: [plan.story.id] }
        assert.deepEqual(factFaults(ENGLISH, sentence, facts, sign), [], `${date} ${sign} ${text}`)
      }
    }
  }
})

test('a lens differs from day to day and from sign to sign, and each comes before one comes again', () => {
  for (const first of [-135_140, 0, 20_772])
    for (const turn of SIGNS.keys()) {
      const seen = Array.from(LENSES, (_, at) => lensOf(first + at, turn))
      assert.equal(new Set(seen).size, LENSES.length)
      assert.equal(new Set([...SIGNS.keys()].map((each) => lensOf(first, each))).size, SIGNS.length)
    }
})

test('every id that the prompt asks for is listed among its facts', () => {
  for (const style of STYLES) {
    const { prompt, checks } = dailyTask(ENGLISH, { plan: PLAN, style })
    const [, requested] = prompt.task.split('Tell:')
    const ids = requested!.match(/\b[a-z]+-[a-z-]+[a-z]\b/g)!
    assert.ok(ids.length >= 1)
    for (const id of ids)
      assert.ok(
        checks.facts.some((fact) => fact.id === id),
        `${style}: ${id}`,
      )
  }
})

test('the schema is the same for every day, so that providers can cache it', () => {
  const other = { ...PLAN, date: '2027-01-01', sign: 'virgo', lead: null } as const
  for (const style of STYLES)
    assert.equal(
      dailyTask(ENGLISH, { plan: other, style }).schema,
      dailyTask(ENGLISH, { plan: PLAN, style }).schema,
    )
})

test('the example in the instructions keeps the rules it stands under', () => {
  const [, example] = /in words of your own:\n(.+)\n/.exec(templateText('voice'))!
  assert.deepEqual(proseFaults(example!), [])
  assert.ok(lengthOf(example!) >= 150 && lengthOf(example!) <= 250, `${lengthOf(example!)} characters`)
})

test('the example of a spread keeps the rules it stands under', () => {
  const [, example, act] = /in words of your own:\n(.+)\nAnd the act alone: (.+)\n/.exec(
    templateText('spread'),
  )!
  assert.deepEqual([...proseFaults(example!), ...proseFaults(act!)], [])
  assert.deepEqual([...ordersIn(example!), ...dutiesIn(example!), ...certaintiesIn(example!)], [])
  assert.ok(lengthOf(example!) >= 350 && lengthOf(example!) <= 650, `${lengthOf(example!)} characters`)
  assert.ok(example!.toLowerCase().includes(`so ${act!.toLowerCase()}`))
})

test('a slot without a value is an assertion error', () => {
  assert.throws(() => filledTemplate('repair', { faults: 'none' }), /nothing fills \{members\} of repair.md/)
  for (const name of TEMPLATES) assert.ok(templateText(name).length > 0)
})

test('an answer is converted to a text', () => {
  const sentence = { text: 'Wait.', transits: ['moon-in-aquarius'] }
  const text: DailyText = dailyTask(ENGLISH, { plan: PLAN, style: 'brief' }).textOf({
    summary: [sentence],
    advice: sentence,
  })
  assert.deepEqual(text, { summary: [sentence], advice: sentence })
})
