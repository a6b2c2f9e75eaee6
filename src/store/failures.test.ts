import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failures } from './failures.ts'

/** Failures at these times, each of a request sent 12 ms earlier. */
const givenUp = (failures: Failures, ...times: number[]) =>
  times.map((time) => failures.failed(time - 12, time))

test('three failures in a row are enough, however far apart', () => {
  assert.deepEqual(givenUp(new Failures(), 0, 60_000, 120_000), [false, false, true])
})

test('an answer between two failures ends the row of failures', () => {
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

test('after forget() earlier failures do not count', () => {
  const failures = new Failures()
  givenUp(failures, 0, 100, 200, 300, 400)
  failures.forget()
  assert.deepEqual(givenUp(failures, 500, 600), [false, false])
})

test('what was asked for at the very time of the last failure is the next one', () => {
  const failures = new Failures()
  assert.deepEqual(
    [failures.failed(0, 10), failures.failed(10, 20), failures.failed(19, 29), failures.failed(20, 30)],
    [false, false, false, true],
  )
})

/** Failures at these times, each after an answer. */
const scattered = (...times: number[]) => {
  const failures = new Failures()
  return times.map((time) => {
    failures.answered()
    return failures.failed(time, time)
  })
}

test('a second is twenty moments of 50 ms: the fifth bad one counts while the first is among them', () => {
  assert.equal(scattered(0, 250, 500, 750, 950).at(-1), true)
  assert.equal(scattered(49, 250, 500, 750, 999).at(-1), true)
  assert.equal(scattered(0, 250, 500, 750, 1000).at(-1), false)
  assert.equal(scattered(0, 49, 100, 149, 200, 250).at(-1), false, 'four moments')
  assert.equal(scattered(0, 50, 100, 150, 200).at(-1), true, 'five moments')
})
