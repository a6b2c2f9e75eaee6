import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RETURN_PLAN, SPAN_ASK } from '../../../test/model-time.ts'
import { timelineAt } from '../../../test/person-timeline.ts'
import { spanPlan } from '../../judgement/person/span-plan.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { templateText } from '../../words/en/prompts.ts'
import { proseFaults } from '../../words/en/prose-rules.ts'
import { returnText } from '../phrasebook/solar-return.ts'
import { spanText } from '../phrasebook/span.ts'
import { returnFaults } from '../return-text.ts'
import type { Sentence } from '../sentence.ts'
import { spanFaults } from '../span-text.ts'
import { review } from './review.ts'
import { returnTask, spanTask } from './time-task.ts'

const answered = (summary: readonly Sentence[]) => JSON.stringify({ summary })
const complaintsOf = (
  task: ReturnType<typeof spanTask> | ReturnType<typeof returnTask>,
  summary: readonly Sentence[],
) => review(answered(summary), task as ReturnType<typeof spanTask>).faults.map(({ complaint }) => complaint)

/** A model asks one question at most; our own texts may ask more. */
const OURS = /asks more than one question/

test('summaries of the phrasebook would be accepted from a model', () => {
  for (let n = 0; n < 40; n++) {
    const now = Date.UTC(2026, n, 3)
    const from = new Date(now).toISOString().slice(0, 10)
    const { transits, span, clock } = timelineAt(now, { from, birthDateTime: `19${50 + n}-05-15 14:30` })
    const plan = spanPlan(transits, { from: span.days[0]!.from, to: span.days.at(-1)!.to }, now)
    const { summary } = spanText(ENGLISH, { plan, clock })
    // The phrasebook may choose another pair because of its length: a model's prompt has the heaviest.
    const heaviest = new Set(plan.ways[0]?.map(({ transit }) => transit.id))
    if (!summary.every(({ transits: ids }) => ids.every((id) => heaviest.has(id)))) continue
    const ask = { plan, clock }
    const task = spanTask(ENGLISH, ask)
    assert.deepEqual(
      complaintsOf(task, summary).filter((complaint) => !OURS.test(complaint)),
      [],
      `${n}`,
    )
    assert.deepEqual(spanFaults(ENGLISH, task.textOf({ summary: [...summary] }), ask), [])
  }
  const task = returnTask(ENGLISH, RETURN_PLAN)
  const { summary, sections } = returnText(ENGLISH, RETURN_PLAN)
  assert.deepEqual(
    complaintsOf(task, summary).filter((complaint) => !OURS.test(complaint)),
    [],
  )
  const back = task.textOf({ summary: [...summary] })
  assert.deepEqual(back.sections, sections)
  assert.deepEqual(returnFaults(ENGLISH, back, RETURN_PLAN), [])
})

test('a date, a planet or a house that is not among the facts is refused', () => {
  const task = spanTask(ENGLISH, SPAN_ASK)
  const { id, words } = task.checks.facts[0] as { id: string; words: string }
  const faults = (text: string) => task.checks.faultsIn({ text, transits: [id] })
  const [, date] = /on (\d+ \w+)/.exec(words)!
  assert.deepEqual(faults(`It is steepest around ${date}.`), [])
  assert.match(faults('It is steepest around 31 July.').join(), /names 31 July, which is not in the facts/)
  assert.match(faults('Mercury carries the messages.').join(), /Mercury/)
  assert.match(faults('It is a challenge.').join(), /challenge/)
})

test('the house in which a return rises may be named without a planet, and no other', () => {
  const { checks } = returnTask(ENGLISH, RETURN_PLAN)
  const { rising } = RETURN_PLAN.summary!.sources
  const faults = (text: string) => checks.faultsIn({ text, transits: [rising] })
  assert.deepEqual(faults('Your return rises in your seventh house.'), [])
  assert.equal(faults('Your return rises in your second house.').length, 1)
  assert.equal(faults('The Sun is in the seventh house.').length, 1)
  assert.deepEqual(faults('The Sun is in the third house.'), [])
})

test('the prompts contain no birth data, and list every fact that they ask for', () => {
  for (const { prompt } of [spanTask(ENGLISH, SPAN_ASK), returnTask(ENGLISH, RETURN_PLAN)]) {
    const { instructions, task } = prompt
    assert.doesNotMatch(task + instructions, /1990|14:30|52\.5|13\.4|Berlin|°|latitude|longitude/)
    const [facts, requested] = task.split('Tell:')
    for (const id of requested!.match(/\b(?:return|[a-z]+-[a-z]+-natal)-[a-z0-9-]+\b/g)!)
      assert.match(facts!, new RegExp(`^- ${id}: `, 'm'), id)
  }
})

test('the sample in the prompt keeps the rules it is there to show', () => {
  const [, sample] = /in words of your own:\n(.+)\n/.exec(templateText('time'))!
  assert.deepEqual([...proseFaults(sample!), ...ENGLISH.timeline.timeFaults(sample!)], [])
})
