import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OwedCounts } from './owed-counts.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const NOTHING = { minute: 0, day: 0 }

test('what is owed is one request in each window unless said otherwise, added up, and taken once', () => {
  const owed = new OwedCounts()
  assert.deepEqual(owed.take('k', 0), NOTHING)
  owed.add('k', 0)
  owed.add('k', 10)
  owed.add('k', 20, { minute: 3, day: 5 })
  owed.add('other', 20, { minute: 0, day: 7 })
  assert.deepEqual(owed.take('k', 30), { minute: 5, day: 7 })
  assert.deepEqual(owed.take('k', 30), NOTHING)
  assert.deepEqual(owed.take('other', 30), { minute: 0, day: 7 })
})

test('nothing is owed to a window that has ended, and each ends its length after the first request', () => {
  const taken = (first: number, second: number, at: number) => {
    const owed = new OwedCounts()
    owed.add('k', first, { minute: 2, day: 2 })
    owed.add('k', second, { minute: 3, day: 3 })
    return owed.take('k', at)
  }
  const start = 1_000
  assert.deepEqual(taken(start, start + 1, start + MINUTE - 1), { minute: 5, day: 5 })
  assert.deepEqual(taken(start, start + 1, start + MINUTE), { minute: 0, day: 5 })
  assert.deepEqual(taken(start, start + 1, start + DAY - 1), { minute: 0, day: 5 })
  assert.deepEqual(taken(start, start + 1, start + DAY), NOTHING)
})

test('a request after the end of a window opens the next one, without what was owed to the last', () => {
  const owed = new OwedCounts()
  owed.add('k', 0, { minute: 2, day: 2 })
  owed.add('k', MINUTE - 1, { minute: 2, day: 2 })
  owed.add('k', MINUTE, { minute: 1, day: 1 })
  assert.deepEqual(owed.take('k', 2 * MINUTE - 1), { minute: 1, day: 5 })
  owed.add('k', 0, { minute: 2, day: 2 })
  owed.add('k', DAY - 1, { minute: 1, day: 2 })
  owed.add('k', DAY, { minute: 1, day: 1 })
  assert.deepEqual(owed.take('k', DAY), { minute: 2, day: 1 })
})

test('of twenty thousand clients the oldest makes room for a new one, and none for one that is there', () => {
  const owed = new OwedCounts()
  for (let n = 0; n < 20_000; n++) owed.add(`k${n}`, 0)
  owed.add('k9', 0)
  owed.add('new', 0)
  assert.deepEqual(owed.take('k0', 0), NOTHING)
  assert.deepEqual(owed.take('k1', 0), { minute: 1, day: 1 })
  assert.deepEqual(owed.take('k9', 0), { minute: 2, day: 2 })
  assert.deepEqual(owed.take('new', 0), { minute: 1, day: 1 })
})

test('whoever is owed something is not forgotten for asking again when there is no more room', () => {
  const owed = new OwedCounts()
  for (let n = 0; n < 20_000; n++) owed.add(`k${n}`, 0)
  owed.add('k19999', 0)
  assert.deepEqual(owed.take('k0', 0), { minute: 1, day: 1 })
})
