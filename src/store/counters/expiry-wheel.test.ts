import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counterMemory, STATE } from './counter-memory.ts'
import { ExpiryWheel } from './expiry-wheel.ts'

/** A second of the wall, long after the first. */
const START = 1_700_000_000

/** A wheel that has been swept up to START. */
function wheel(capacity = 10) {
  const memory = counterMemory(capacity, 1, 'narrow')
  memory.state[STATE.sweptTo] = START
  const made = new ExpiryWheel(memory)
  made.initialise()
  const sweep = (second: number, steps = Number.POSITIVE_INFINITY) => {
    const seen: number[] = []
    made.sweep(second * 1000, steps, (record) => {
      seen.push(record)
      made.begin(record)
    })
    return seen
  }
  return { made, sweep }
}

test('a record comes when its second has come, not before it and not again', () => {
  const { made, sweep } = wheel()
  for (const [record, end] of [1, 2, 3, 86_400].entries()) made.file(record, (START + end) * 1000)
  assert.deepEqual(sweep(START), [])
  assert.deepEqual(sweep(START + 1), [0])
  assert.deepEqual(sweep(START + 1), [])
  assert.deepEqual(sweep(START + 3), [1, 2])
  assert.deepEqual(sweep(START + 86_399), [])
  assert.deepEqual(sweep(START + 86_400), [3])
})

test('a record that ends within a second comes when that second is over', () => {
  const { made, sweep } = wheel()
  made.file(0, START * 1000 + 1_001)
  assert.deepEqual(sweep(START + 1), [])
  assert.deepEqual(sweep(START + 2), [0])
})

test('after days of silence all that was filed comes in one sweep', () => {
  const { made, sweep } = wheel()
  for (const [record, end] of [1, 40_000, 86_400].entries()) made.file(record, (START + end) * 1000)
  assert.deepEqual(sweep(START + 10 * 86_400).toSorted(), [0, 1, 2])
})

test('a sweep goes no further than its steps, and the next one goes on from there', () => {
  const { made, sweep } = wheel()
  for (let record = 0; record < 5; record++) made.file(record, (START + 1) * 1000)
  const seen = [sweep(START + 1, 2), sweep(START + 1, 2), sweep(START + 1, 2)]
  assert.deepEqual(
    seen.map(({ length }) => length),
    [2, 2, 1],
  )
  assert.deepEqual(seen.flat().toSorted(), [0, 1, 2, 3, 4])
})

test('a record that is taken out does not come, wherever it stands in its second', () => {
  for (const out of [0, 1, 2]) {
    const { made, sweep } = wheel()
    for (const record of [0, 1, 2]) made.file(record, (START + 5) * 1000)
    made.unfile(out)
    assert.deepEqual(
      sweep(START + 5).toSorted(),
      [0, 1, 2].filter((record) => record !== out),
    )
  }
})

test('a record whose second is over when it is filed comes with the next one', () => {
  const { made, sweep } = wheel()
  made.file(0, (START - 500) * 1000)
  made.file(1, START * 1000)
  assert.deepEqual(sweep(START), [])
  assert.deepEqual(sweep(START + 1).toSorted(), [0, 1])
})

test('a record that ends later than a turn of the wheel comes after the turn, for another look', () => {
  const { made, sweep } = wheel()
  made.file(0, (START + 10 * 86_400) * 1000)
  assert.deepEqual(sweep(START + 86_400), [])
  assert.deepEqual(sweep(START + 86_400 + 2), [0])
})

test('a record that is filed again while it is looked at comes when its new second has come', () => {
  const { made } = wheel()
  made.file(0, (START + 1) * 1000)
  const seen: number[] = []
  const look = (second: number) =>
    made.sweep(second * 1000, 10, (record, now) => {
      seen.push(now / 1000 - START)
      if (seen.length === 1) made.file(record, (START + 5) * 1000)
    })
  for (let second = START; second <= START + 6; second++) look(second)
  assert.deepEqual(seen, [1, 5])
})

test('a record is filed from when it was filed until it begins anew', () => {
  const { made } = wheel()
  assert.equal(made.isFiled(3), false)
  made.file(3, (START + 5) * 1000)
  assert.deepEqual([made.isFiled(3), made.isFiled(2)], [true, false])
  made.begin(3)
  assert.equal(made.isFiled(3), false)
})

test('a sweep goes through every second since the last one, and then no further than now', () => {
  const { made, sweep } = wheel()
  assert.deepEqual(sweep(START + 100), [])
  made.file(0, (START + 50) * 1000)
  made.file(1, (START + 101) * 1000 + 500)
  assert.deepEqual(sweep(START + 101), [0])
  assert.deepEqual(sweep(START + 101.999), [])
  assert.deepEqual(sweep(START + 102), [1])
})
