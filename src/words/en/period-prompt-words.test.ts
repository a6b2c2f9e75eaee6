import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { PeriodPlan, Phase } from '../../writer/plan/period-plan.ts'
import {
  overviewMembers,
  periodWords,
  phaseMember,
  retrogradeWords,
  toneOfPeriod,
} from './period-prompt-words.ts'

const phase = (from: string, to: string, id: string, house: number) =>
  ({ from, to, direction: 'flow', story: { id, house } }) as unknown as Phase
const judged = (transit: string, outlook: string) => ({ transit, outlook })

const PHASES = [
  phase('2026-11-30', '2026-12-02', 'mars-in-leo', 2),
  phase('2026-12-03', '2026-12-06', 'venus-in-leo', 5),
]
const PLAN = {
  period: { type: 'week', from: '2026-11-30', to: '2026-12-06' },
  tone: 'very_positive',
  score: 7,
  phases: PHASES,
  turns: ['a', 'b', 'c'].map((uid) => ({ event: { uid } })),
  themes: ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id })),
  categories: {
    love: judged('venus-trine', 'positive'),
    profession: judged('saturn-square', 'challenging'),
    health: judged('mars-trine', 'neutral'),
  },
} as unknown as PeriodPlan

test('the prompt has a period and its phases from the first to the last day', () => {
  assert.equal(periodWords(PLAN), 'the week from 30 November to 6 December 2026')
  assert.equal(toneOfPeriod(PLAN), 'very positive, 7 on a scale from -10 to 10')
  assert.equal(
    phaseMember(PHASES[0]!),
    '30 November to 2 December: mars-in-leo, in the matter of money and worth; this helps',
  )
  const theme = { planet: 'mars', house: 6 } as unknown as Extract<YearTheme, { kind: 'retrograde' }>
  assert.match(retrogradeWords(theme), /^Mars is retrograde .* place of work and habits$/)
})

test('the prompt of a week has its first phase, two turns and last phase, that of a year four themes', () => {
  const { summary, love, career, wellbeing } = overviewMembers(PLAN)
  assert.equal(summary, 'it begins with mars-in-leo, turns with a and b, ends with venus-in-leo')
  assert.equal(love, 'venus-trine; the outlook is positive')
  assert.equal(career, 'saturn-square; the outlook is challenging')
  assert.match(wellbeing, /^mars-trine; the outlook is neutral; /)
  assert.match(overviewMembers({ ...PLAN, turns: [] }).summary, /turns with nothing of note, /)
  const year = { ...PLAN, period: { ...PLAN.period, type: 'year' as const } }
  assert.equal(overviewMembers(year).summary, 'the great themes of the year: one, two, three, four')
})
