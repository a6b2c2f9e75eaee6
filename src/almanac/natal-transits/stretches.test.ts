import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../time/time-scales.ts'
import { longitudeBetween } from './stretches.ts'

// 10 + d + d²/2 − d³/10 after d days; the motion is 1 + d − 3d²/10.
test('of a body whose longitude is a cubic of time, two nodes four days apart give every place between', () => {
  const node = (days: number, longitude: number, motion: number) => ({
    ...{ instant: days * DAY_MS, place: longitude, longitude, motion },
  })
  const [after, before] = [node(0, 10, 1), node(4, 15.6, 0.2)]
  for (const [days, longitude] of [
    [0, 10],
    [1, 11.4],
    [2, 13.2],
    [3, 14.8],
    [4, 15.6],
  ] as const)
    assert.ok(Math.abs(longitudeBetween(after, before, days * DAY_MS) - longitude) < 1e-9, `${days} days`)
})
