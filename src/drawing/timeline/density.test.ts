import assert from 'node:assert/strict'
import { test } from 'node:test'
import { densityOf } from './density.ts'

const SPAN = { from: 0, to: 100, orb: 2 }

test('a bar is darkest where the aspect is exact, and less so at a turn in between', () => {
  const transit = {
    certain: true,
    passes: [
      { at: 30, retrograde: true },
      { at: 10, retrograde: false },
      // Of another visit.
      { at: 90, retrograde: false },
    ],
    stations: [{ at: 20, orb: 0.5 }],
  }
  assert.deepEqual(densityOf({ enters: 0, leaves: 40 }, transit, SPAN), [
    { at: 0, closeness: 0 },
    { at: 10, closeness: 1 },
    { at: 20, closeness: 0.75 },
    { at: 30, closeness: 1 },
    { at: 40, closeness: 0 },
  ])
})

test('a transit that turns before it is exact is as dark as it comes close', () => {
  const transit = { certain: true, passes: [], stations: [{ at: 20, orb: 1.5 }] }
  assert.deepEqual(densityOf({ enters: 10, leaves: 30 }, transit, SPAN)[1], { at: 20, closeness: 0.25 })
})

test('of an uncertain point all of a bar is alike', () => {
  const transit = { certain: false, passes: [], stations: [{ at: 20, orb: null }] }
  const stops = densityOf({ enters: 10, leaves: 30 }, transit, SPAN)
  assert.equal(stops.length, 2)
  assert.equal(stops[0]!.closeness, stops[1]!.closeness)
})
