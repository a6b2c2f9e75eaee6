/** Periods of a Leo that were made by hand: the first house is Leo, the fourth Scorpio. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { PeriodPlan } from '../../writer/plan/period-plan.ts'
import { turnWords, whyOfPeriod } from './why-period.ts'

const turn = (kind: string, event: object): KeyEvent =>
  ({ kind, date: '2026-12-03', event: { type: kind, sign: 'scorpio', ...event } }) as unknown as KeyEvent

test('the words for each kind of turning point have its day', () => {
  const cases: [KeyEvent, string][] = [
    [turn('new_moon', {}), 'the new Moon falls in Scorpio'],
    [turn('full_moon', {}), 'the full Moon falls in Scorpio'],
    [turn('eclipse', { of: 'solar' }), 'an eclipse of the Sun falls in Scorpio'],
    [turn('eclipse', { of: 'lunar' }), 'an eclipse of the Moon falls in Scorpio'],
    [turn('ingress', { planets: ['venus'] }), 'Venus enters Scorpio'],
    [turn('station', { planets: ['mars'], direction: 'retrograde' }), 'Mars turns retrograde'],
    [turn('station', { planets: ['mars'], direction: 'direct' }), 'Mars turns direct'],
    [turn('exact_aspect', { planets: ['sun', 'mars'], aspect: 'trine' }), 'the Sun trines Mars exactly'],
  ]
  for (const [event, words] of cases) assert.equal(turnWords(event), `on 3 December ${words}`)
})

const phase = (from: string, to: string, planet: string, sign: string, house: number) => ({
  ...{ from, to },
  story: { planets: [{ planet, sign }], aspect: null, house },
})
const MONTH = {
  period: { type: 'month' },
  sign: 'leo',
  phases: [
    phase('2026-12-01', '2026-12-09', 'mars', 'leo', 1),
    phase('2026-12-10', '2026-12-20', 'sun', 'virgo', 2),
    phase('2026-12-21', '2026-12-31', 'venus', 'scorpio', 4),
  ],
  turns: [turn('new_moon', {}), turn('full_moon', {})],
  themes: [
    { planet: 'jupiter', sign: 'leo', house: 1 },
    { planet: 'saturn', sign: 'aries', house: 9 },
  ],
} as unknown as PeriodPlan

test('`why` of a week or a month has its first phase, its weightiest event and its last phase', () => {
  const [first, event, last] = [
    'Until 9 December, Mars is in Leo, your own sign.',
    'On 3 December the new Moon falls in Scorpio.',
    'From 21 December on, Venus is in Scorpio, your house of home.',
  ]
  assert.equal(whyOfPeriod(MONTH), `${first} ${event} ${last}`)
  assert.equal(whyOfPeriod({ ...MONTH, turns: [] }), `${first} ${last}`)
})

test('`why` of a year has the houses of Jupiter and Saturn, and its weightiest event', () => {
  const year = { ...MONTH, period: { ...MONTH.period, type: 'year' as const } }
  const houses =
    'For most of the year Jupiter is in Leo, your own sign, and Saturn in Aries, your house of learning.'
  assert.equal(whyOfPeriod(year), `${houses} On 3 December the new Moon falls in Scorpio.`)
  assert.equal(whyOfPeriod({ ...year, turns: [] }), houses)
})
