import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPlaces, laidOn, laidSpread } from '../../../test/asked.ts'
import type { LaidCard } from '../threads.ts'
import { carriersOf, GRADES, gradeOf, leanOf } from './lean.ts'

const leanIn = (cards: string) => leanOf(inPlaces(cards))
const carrying = (cards: string) => {
  const laid = inPlaces(cards)
  const { carrier, against } = carriersOf(laid, leanOf(laid).grade)
  return [carrier.card.id, ...(against ? [against.card.id] : [])].join(' against ')
}

test('the sum is that of the cards, each by the weight of its place', () => {
  assert.deepEqual(leanIn('ar09 past, swac r present, cu02 outcome'), { grade: 'rather', sum: 3, weight: 5 })
  assert.deepEqual(leanIn('wa08 r past, sw07 r present, ar11 r outcome'), {
    grade: 'clearly_not',
    sum: -5,
    weight: 5,
  })
  assert.deepEqual(leanIn('ar02 mind, ar17 body, ar19 spirit'), { grade: 'clearly', sum: 2, weight: 3 })
})

test('a limit belongs to the grade that it begins', () => {
  assert.deepEqual(
    [10, 9, 3, 2, -2, -3, -9, -10].map((sum) => gradeOf(sum, 15)),
    ['clearly', 'rather', 'rather', 'open', 'open', 'rather_not', 'rather_not', 'clearly_not'],
  )
})

test('the lean of one card alone is clear only if it is of the major arcana', () => {
  assert.equal(leanIn('ar17 open').grade, 'clearly')
  assert.equal(leanIn('swac present').grade, 'rather')
  assert.equal(leanIn('sw10 r open').grade, 'rather_not')
})

test('an undecided outcome makes nothing clear, and one against the sum leaves it open', () => {
  const all = 'ar19 present, ar17 near_future, ar21 bond, wa06 self, cu09 strength'
  assert.equal(leanIn(`${all}, ar08 outcome`).grade, 'clearly')
  assert.equal(leanIn(`${all}, ar18 outcome`).grade, 'rather')
  assert.equal(leanIn(`${all}, sw10 outcome`).grade, 'open')
})

test('the heaviest card with the sign of the lean carries it, the outcome first', () => {
  assert.equal(carrying('ar09 past, swac r present, cu02 outcome'), 'cu02')
  assert.equal(carrying('ar19 present, ar17 near_future, sw10 self'), 'ar17')
  assert.equal(carrying('cuqu past, wa09 r present, ar09 outcome'), 'wa09')
})

test('an open answer has the cards for and against as a pair, else the undecided one', () => {
  assert.equal(carrying('wa04 r open, ar11 r open, ar19 open'), 'ar19 against ar11')
  assert.equal(carrying('sw10 r past, pe07 present, waac r outcome'), 'waac')
})

const DRAWS = 20_000
const OPEN_PLACES = ['open', 'open', 'open'] as const

/** In percent, from clearly to clearly not. */
function shares(lay: (seed: string) => LaidCard[]): number[] {
  const counts = new Map<string, number>()
  for (let at = 0; at < DRAWS; at++) {
    const { grade } = leanOf(lay(`lean ${at}`))
    counts.set(grade, (counts.get(grade) ?? 0) + 1)
  }
  return GRADES.map((grade) => Math.round((100 * (counts.get(grade) ?? 0)) / DRAWS))
}

test('every grade occurs in every spread, as often as docs/questions.md says', (t) => {
  const rows: readonly (readonly [string, number[], (seed: string) => LaidCard[]])[] = [
    ['three cards', [9, 34, 16, 33, 8], (seed) => laidSpread('past_present_future', seed)],
    ['Celtic Cross', [3, 32, 35, 28, 2], (seed) => laidSpread('celtic_cross', seed)],
    ['one card', [9, 22, 40, 22, 7], (seed) => laidOn(['open'], seed)],
    ['yes or no of three', [14, 23, 28, 22, 12], (seed) => laidOn(OPEN_PLACES, seed)],
    ['horseshoe', [7, 26, 36, 24, 6], (seed) => laidSpread('horseshoe', seed)],
  ]
  for (const [name, expected, lay] of rows) {
    const found = shares(lay)
    t.diagnostic(`${name}: ${found.join(' ')}`)
    for (const [at, share] of found.entries())
      assert.ok(Math.abs(share - expected[at]!) <= 2, `${name}: ${found}`)
  }
})
