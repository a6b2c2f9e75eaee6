import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deadline } from './deadline.ts'

test('a deadline has its whole time at first, less with every moment, and none when it is over', (t) => {
  let now = 1000
  t.mock.method(performance, 'now', () => now)
  const deadline = new Deadline(500)
  assert.deepEqual([deadline.totalMs, deadline.leftMs], [500, 500])
  for (const [later, left] of [
    [1100, 400],
    [1499.5, 0.5],
    [1500, 0],
    [9000, 0],
  ] as const) {
    now = later
    assert.deepEqual([deadline.totalMs, deadline.leftMs], [500, left], `at ${later}`)
  }
})

test('its signal aborts when time is up, and not a fraction of a millisecond before', (t) => {
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const asked = t.mock.method(AbortSignal, 'timeout', () => new AbortController().signal)
  const deadline = new Deadline(500)
  for (now of [0, 99.5, 500]) deadline.signal()
  assert.deepEqual(
    asked.mock.calls.map(({ arguments: [ms] }) => ms),
    [500, 401, 0],
  )
})
