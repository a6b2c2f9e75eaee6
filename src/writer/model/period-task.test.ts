import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { answerTo } from '../../../test/model-answers.ts'
import { PERIOD_TYPES, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { periodSentences } from '../../words/en/phrases.ts'
import { PROMPT_VERSION, type Prompt } from '../../words/prompts.ts'
import { PHASES_AT_ONCE, phaseAsks } from '../period-text.ts'
import { overviewText, phaseTexts } from '../phrasebook/period.ts'
import { courseOf } from '../phrasebook/through-line.ts'
import { periodPlan } from '../plan/period-plan.ts'
import { PERIOD_OVERVIEW, PERIOD_PHASES } from '../text-kinds.ts'
import { skyFaults } from './check-facts.ts'
import { overviewFacts, phasesFacts } from './period-facts.ts'
import { overviewPrompt, overviewTask, phasesPrompt, phasesTask } from './period-task.ts'
import { review } from './review.ts'

const planOf = (type: (typeof PERIOD_TYPES)[number]) => periodPlan(periodAround('2026-11-17', type), 'leo')
const whole = ({ instructions, task }: Prompt) => `${instructions}\n---\n${task}\n`
const published = (name: string) =>
  readFileSync(
    new URL(`../../../test/fixtures/prompts/${name}-v${PROMPT_VERSION}.txt`, import.meta.url),
    'utf8',
  )

test('the prompts of a week are, to the letter, the published ones of their version', () => {
  const plan = planOf('week')
  assert.equal(whole(overviewPrompt(ENGLISH, plan)), published('period'))
  assert.equal(whole(phasesPrompt(ENGLISH, phaseAsks(plan)[0]!)), published('period-phases'))
})

test('the instructions are the same for every sign and period of a type, so that providers can cache them', () => {
  for (const type of PERIOD_TYPES) {
    const other = periodPlan(periodAround('2031-01-01', type), 'virgo')
    assert.equal(
      overviewPrompt(ENGLISH, other).instructions,
      overviewPrompt(ENGLISH, planOf(type)).instructions,
    )
    assert.equal(
      phasesPrompt(ENGLISH, phaseAsks(other)[0]!).instructions,
      phasesPrompt(ENGLISH, phaseAsks(planOf(type))[0]!).instructions,
    )
  }
})

test('a year is written in parts of at most four phases', () => {
  const asks = phaseAsks(planOf('year'))
  assert.deepEqual(
    asks.map(({ start, end }) => [start, end]),
    [
      [0, 4],
      [4, 8],
      [8, 12],
    ],
  )
  for (const ask of asks) {
    assert.ok(ask.end - ask.start <= PHASES_AT_ONCE)
    assert.equal(phasesPrompt(ENGLISH, ask).task.match(/^- phases\[/gm)!.length, 4)
  }
})

for (const type of PERIOD_TYPES)
  test(`a good model’s answers for a ${type} are accepted and keep the rules of every writer`, () => {
    const plan = planOf(type)
    const modelTask = overviewTask(ENGLISH, plan)
    const answer = JSON.stringify(answerTo(whole(modelTask.prompt)))
    const found = review(answer, modelTask)
    assert.deepEqual(found.faults, [])
    assert.deepEqual(PERIOD_OVERVIEW.faults(ENGLISH, modelTask.textOf(found.answer!), plan), [])
    for (const ask of phaseAsks(plan)) {
      const part = phasesTask(ENGLISH, ask)
      const said = review(JSON.stringify(answerTo(whole(part.prompt))), part)
      assert.deepEqual(said.faults, [])
      assert.deepEqual(PERIOD_PHASES.faults(ENGLISH, part.textOf(said.answer!), ask), [])
    }
  })

test('a title of one word, a missing phase and a planet that is not in the facts are faults', () => {
  const [ask] = phaseAsks(planOf('month'))
  const part = phasesTask(ENGLISH, ask!)
  const { phases } = answerTo(whole(part.prompt)) as { phases: { title: string; text: object[] }[] }
  const faultsOf = (changed: object[]) => review(JSON.stringify({ phases: changed }), part).faults.length
  assert.equal(faultsOf(phases), 0)
  assert.ok(faultsOf(phases.map((phase) => ({ ...phase, title: 'Answers' }))) > 0)
  assert.ok(faultsOf(phases.slice(1)) > 0)
  const stranger = {
    text: 'At the market Chiron waits for a plain answer, and so do you.',
    transits: ['moon'],
  }
  assert.ok(faultsOf(phases.map((phase) => ({ ...phase, text: [stranger] }))) > 0)
})

test('what the phrasebook names in the sky is among the facts of the same plan', () => {
  for (const type of ['week', 'month'] as const) {
    const plan = planOf(type)
    const texts = overviewText(ENGLISH, plan).summary.map(({ text }) => text)
    for (const text of texts)
      assert.deepEqual(skyFaults(ENGLISH, text, overviewFacts(ENGLISH, plan), 'leo'), [], text)
    for (const ask of phaseAsks(plan))
      for (const { text } of phaseTexts(ENGLISH, ask))
        for (const sentence of text)
          assert.deepEqual(
            skyFaults(ENGLISH, sentence.text, phasesFacts(ENGLISH, ask), 'leo'),
            [],
            sentence.text,
          )
  }
})

test('the prompt of a part of a year has the events and turns of its own months, all of them and no others', () => {
  const plan = planOf('year')
  for (const ask of phaseAsks(plan)) {
    const [from, to] = [plan.phases[ask.start]!.from, plan.phases[ask.end - 1]!.to]
    const isWithin = ({ date }: { date: string | null }) => date !== null && date >= from && date <= to
    const ids = phasesFacts(ENGLISH, ask).map(({ id }) => id)
    for (const each of plan.events) assert.equal(ids.includes(each.event.uid), isWithin(each), each.event.uid)
    const retrogrades = plan.themes.filter(({ kind }) => kind === 'retrograde')
    for (const [id, times] of Map.groupBy(retrogrades, (theme) => theme.id))
      assert.equal(ids.includes(id), times.some(isWithin), id)
  }
})

test('a fact of an exact aspect has the aspect, one of a station the direction, and others have neither', () => {
  const kinds = new Set<string>()
  for (let month = 1; month <= 12; month++) {
    const plan = periodPlan(periodAround(`2026-${String(month).padStart(2, '0')}-01`, 'month'), 'leo')
    const facts = new Map(
      phaseAsks(plan).flatMap((ask) => phasesFacts(ENGLISH, ask).map((fact) => [fact.id, fact])),
    )
    for (const { kind, event } of plan.events) {
      const fact = facts.get(event.uid)!
      kinds.add(kind)
      assert.equal(fact.aspect, kind === 'exact_aspect' && 'aspect' in event ? event.aspect : undefined)
      assert.equal(fact.isRetrograde, 'direction' in event ? event.direction === 'retrograde' : undefined)
    }
  }
  assert.ok(kinds.has('station') && kinds.has('exact_aspect'), [...kinds].join())
})

test('the rules of every writer apply to each part of an overview', () => {
  const plan = planOf('month')
  const text = overviewText(ENGLISH, plan)
  const bad = { text: 'The universe has plans for you.', transits: [] }
  const parts = {
    summary: [...text.summary, bad],
    love: [...text.love, bad],
    career: [...text.career, bad],
    wellbeing: [...text.wellbeing, bad],
    advice: bad,
  }
  assert.deepEqual(PERIOD_OVERVIEW.faults(ENGLISH, text, plan), [])
  for (const [name, part] of Object.entries(parts))
    assert.ok(
      PERIOD_OVERVIEW.faults(ENGLISH, { ...text, [name]: part }, plan).some((fault) =>
        fault.includes('universe'),
      ),
      name,
    )
})

test('titles, numbers and repetitions of phases are judged by the rules of every writer', () => {
  const [ask] = phaseAsks(planOf('month'))
  const texts = phaseTexts(ENGLISH, ask!)
  const faultsOf = (changed: typeof texts) => PERIOD_PHASES.faults(ENGLISH, changed, ask!).join()
  assert.equal(faultsOf(texts), '')
  for (const title of ['Answers', 'one small step', 'Six words are one too many', 'It ends here.'])
    assert.match(
      faultsOf(texts.map((phase, at) => (at === 0 ? { ...phase, title } : phase))),
      /the title/,
      title,
    )
  assert.match(faultsOf(texts.slice(1)), /tells \d phases, not/)
  assert.match(faultsOf(texts.map((phase) => ({ ...phase, text: texts[0]!.text }))), /twice/)
})

test('love, career and wellbeing have one text each, of its own pool, for the course of the period', () => {
  for (const type of PERIOD_TYPES) {
    const plan = planOf(type)
    const overview = overviewText(ENGLISH, plan)
    for (const [part, category] of [
      ['love', 'love'],
      ['career', 'profession'],
      ['wellbeing', 'health'],
    ] as const) {
      const { outlook, transit } = plan.categories[category]
      const [only, ...more] = overview[part]
      assert.deepEqual(more, [])
      const pool = type === 'year' ? (`year-${part}` as const) : part
      assert.ok(periodSentences(pool, [courseOf(plan), outlook]).includes(only!.text))
      assert.deepEqual(only!.transits, [transit])
    }
  }
})
