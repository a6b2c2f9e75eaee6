import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failures } from './failures.ts'

/** Failures at these times, each of a request sent 12 ms earlier. */
const givenUp = (failures: Failures, ...times: number[]) =>
  times.map((time) => failures.failed(time - 12, time))

test('three failures in a row are enough, however far apart', () => {
  assert.deepEqual(givenUp(new Failures(), 0, 60_000, 120_000), [false, false, true])
})

test('an answer in between ends the row', () => {
  const failures = new Failures()
  givenUp(failures, 0, 2_000)
  failures.answered()
  assert.deepEqual(givenUp(failures, 4_000, 6_000, 8_000), [false, false, true])
})

test('what was asked for before the last failure was known belongs to it', () => {
  const failures = new Failures()
  assert.equal(failures.failed(0, 12), false)
  for (let asked = 1; asked < 12; asked++) assert.equal(failures.failed(asked, asked + 12), false)
  // The next failure is the second in a row.
  assert.equal(failures.failed(30, 42), false)
  assert.equal(failures.failed(43, 55), true)
})

test('failures in a quarter of the moments of a second are enough, whatever is answered between them', () => {
  const every = (ms: number) => {
    const failures = new Failures()
    return Array.from({ length: 60 }, (_, n) => {
      failures.answered()
      return failures.failed(n * ms, n * ms + 12)
    })
  }
  assert.equal(every(200).indexOf(true), 4, 'the fifth within a second')
  assert.equal(every(300).indexOf(true), -1, 'three or four in any second')
})

test('a new beginning forgives', () => {
  const failures = new Failures()
  givenUp(failures, 0, 100, 200, 300, 400)
  failures.forget()
  assert.deepEqual(givenUp(failures, 500, 600), [false, false])
})
