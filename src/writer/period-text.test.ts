import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import {
  overviewFaults,
  PERIOD_STYLES,
  type PeriodOverview,
  phaseAsks,
  phasesFaults,
  sentencesInOverview,
  titleFaults,
} from './period-text.ts'
import type { PeriodPlan } from './plan/period-plan.ts'

const said = (text: string) => ({ text, transits: [] })
const long = (length: number) => said(`${'x'.repeat(length - 1)}.`)
const bad = said('The universe has plans for you.')

const planWith = (phases: number) =>
  ({ period: { type: 'week' }, phases: Array(phases).fill({}) }) as unknown as PeriodPlan

test('a period is brief or detailed', () => {
  assert.deepEqual(PERIOD_STYLES, ['brief', 'detailed'])
})

test('the phases of a plan are asked for four at a time, the last of them what is left', () => {
  for (const [count, asked] of [
    [0, []],
    [1, ['0-1']],
    [3, ['0-3']],
    [4, ['0-4']],
    [5, ['0-4', '4-5']],
    [12, ['0-4', '4-8', '8-12']],
  ] as const) {
    const plan = planWith(count)
    const asks = phaseAsks(plan)
    assert.deepEqual(
      asks.map(({ start, end }) => `${start}-${end}`),
      asked,
    )
    for (const ask of asks) assert.equal(ask.plan, plan)
  }
})

test('a period is read from its summary to its advice, and no part is left out', () => {
  const text: PeriodOverview = {
    summary: [said('a'), said('b')],
    love: [said('c')],
    career: [said('d')],
    wellbeing: [said('e')],
    advice: said('f'),
  }
  assert.equal(
    sentencesInOverview(text)
      .map((sentence) => sentence.text)
      .join(''),
    'abcdef',
  )
})

test('the faults of a period are its length, what it says twice, and what no text may say', () => {
  const good: PeriodOverview = {
    summary: [long(300)],
    love: [said('Ask once more.')],
    career: [said('Begin with the letter.')],
    wellbeing: [said('Walk home.')],
    advice: said('Call the friend who waits.'),
  }
  assert.deepEqual(overviewFaults(ENGLISH, good, planWith(2)), [])
  const [length, repeated, ...rest] = overviewFaults(
    ENGLISH,
    { ...good, summary: [long(279)], love: [bad], advice: bad },
    planWith(2),
  )
  assert.equal(length, 'summary has 279 characters, not 280 to 550')
  assert.equal(repeated, `says “${bad.text}” twice`)
  assert.equal(rest.length, 2)
  for (const fault of rest) assert.match(fault, /^“The universe has plans for you.” /)
})

test('the faults of phases are their number, their titles, what they say twice, and what no text may say', () => {
  const plan = planWith(12)
  const phase = (title: string, ...texts: string[]) => ({ title, text: texts.map(said) })
  const good = [phase('Slow days', 'You wait.', 'You begin.'), phase('A new word', 'You write.')]
  assert.deepEqual(phasesFaults(ENGLISH, good, { plan, start: 4, end: 6 }), [])
  assert.deepEqual(phasesFaults(ENGLISH, good, { plan, start: 4, end: 7 }), ['tells 2 phases, not 3'])
  const [count, title, repeated, ...rest] = phasesFaults(
    ENGLISH,
    [phase('Slow', 'You wait.', bad.text), phase('A new word', 'You wait.')],
    { plan, start: 0, end: 1 },
  )
  assert.equal(count, 'tells 2 phases, not 1')
  assert.equal(title, 'the title “Slow” has not two to five words')
  assert.equal(repeated, 'says “You wait.” twice')
  assert.equal(rest.length, 1)
  assert.match(rest[0]!, /^“The universe has plans for you.” /)
})

test('a title has two to five words, begins with a capital and ends without a stop', () => {
  for (const [title, isRight] of [
    ['Slow', false],
    ['Slow days', true],
    ['A word at the door', true],
    ['A word at the open door', false],
    ['slow days', false],
    ['Slow days.', false],
    ['Slow days?', false],
    ['Slow days!', false],
    ['', false],
  ] as const)
    assert.equal(titleFaults(title).length === 0, isRight, title)
})
