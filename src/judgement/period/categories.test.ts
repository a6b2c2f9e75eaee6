import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HandMadeDay, handMadeDay } from '../../../test/hand-made-days.ts'
import { atOnce } from '../../schedule/slices.ts'
import { categoriesInSlices } from './categories.ts'

/** Signs in which no ruler of love has a dignity or a debility: venus, mars and the Moon in Gemini. */
const QUIET = { venus: 65, mars: 65, moon: 65, neptune: 65 }
const loveOf = (made: readonly HandMadeDay[]) =>
  atOnce(
    categoriesInSlices(
      made.map((day) => handMadeDay({ at: QUIET, ...day })),
      'leo',
    ),
  ).love
/** Venus is the first ruler of love, and counts in full. */
const days = (...factors: Record<string, number>[]) => factors.map((each) => ({ factors: each }))

test('a category has the mean of its daily scores, with the outlook and the intensity of it', () => {
  const cases: [number[], [number, string, string]][] = [
    [
      [1, 2],
      [1.5, 'positive', 'low'],
    ],
    [
      [1, 1.8],
      [1.4, 'neutral', 'low'],
    ],
    [
      [-1, -2],
      [-1.5, 'challenging', 'low'],
    ],
    [
      [2, 2],
      [2, 'positive', 'medium'],
    ],
    [
      [-6, -4],
      [-5, 'challenging', 'high'],
    ],
    [[6], [6, 'positive', 'high']],
    // To one decimal.
    [[0.05], [0.1, 'neutral', 'low']],
    [[0.04], [0, 'neutral', 'low']],
    // No day has more than ten.
    [
      [30, 0],
      [5, 'positive', 'high'],
    ],
  ]
  for (const [worths, expected] of cases) {
    const { score, outlook, intensity } = loveOf(days(...worths.map((worth) => ({ 'venus-trine': worth }))))
    assert.deepEqual([score, outlook, intensity], expected, String(worths))
  }
})

test('the transit cited did most over all days in the direction of the outlook, or most at all where there is none', () => {
  const two = (one: number, other: number) => ({ 'venus-trine': one, 'venus-square-sun': other })
  const cases: [Record<string, number>[], string, string][] = [
    // 2 + 1 is more than 2.5.
    [[two(2, 2.5), two(1, 0)], 'positive', 'venus-trine'],
    [[two(2, 2.5), two(0, 0)], 'positive', 'venus-square-sun'],
    // Of the side of the outlook, not the largest: −4 is against it.
    [[{ ...two(3, -4), 'venus-sextile-pluto': 2.9 }], 'positive', 'venus-trine'],
    [[{ ...two(4, -3), 'venus-sextile-pluto': -2.9 }], 'challenging', 'venus-square-sun'],
    [[two(1, -1.2)], 'neutral', 'venus-square-sun'],
    [[two(1.2, -1)], 'neutral', 'venus-trine'],
    // Of equals the first.
    [[two(2, 2)], 'positive', 'venus-trine'],
    // A hundredth is enough.
    [[{ 'venus-square-sun': 0.01 }], 'neutral', 'venus-square-sun'],
    [[{ 'venus-square-sun': -0.01 }], 'neutral', 'venus-square-sun'],
  ]
  for (const [factors, outlook, transit] of cases) {
    const love = loveOf(days(...factors))
    assert.deepEqual([love.outlook, love.transit], [outlook, transit], JSON.stringify(factors))
  }
})

test('factors are counted in whole hundredths, to the nearer one', () => {
  // Mars is the second ruler of love: seven tenths.
  const { transit } = loveOf(days({ 'mars-trine': 0.015, 'venus-trine': 0.006 }))
  assert.equal(transit, 'mars-trine')
  assert.equal(loveOf(days({ 'venus-trine': 0.28, 'mars-trine': 0.29 / 0.7 })).transit, 'mars-trine')
})

test('where nothing speaks for or against a category, its first ruler is mentioned in its sign of the first day', () => {
  // What comes to less than half a hundredth says nothing.
  for (const factors of [{}, { 'mars-trine': 0.004 }, { 'mars-square': -0.004 }]) {
    const { score, outlook, transit } = loveOf([{ factors }, { at: { ...QUIET, venus: 95 } }])
    assert.deepEqual([score, outlook, transit], [0, 'neutral', 'venus-in-gemini'])
  }
})
