import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientTable } from './client-table.ts'
import { counterMemory, NONE } from './counter-memory.ts'

function table(capacity: number) {
  const memory = counterMemory(capacity, 1, 'narrow')
  const made = new ClientTable(memory)
  made.initialise()
  return { memory, made }
}

/** All clients of it are in one hash bucket. */
function crowded(capacity: number) {
  const { buckets, ...memory } = counterMemory(capacity, 1, 'narrow')
  const made = new ClientTable({ ...memory, buckets: buckets.subarray(0, 1) })
  made.initialise()
  return made
}

const client = (low: number, high = 7) => ({ high, low })

test('a client is found under the number of its record by both halves, and a stranger is not', () => {
  for (const made of [table(10).made, crowded(10)]) {
    assert.equal(made.find(client(1)), NONE)
    const records = [client(1), client(2), client(1, 8), client(0xffff_ffff, 0xffff_ffff)]
    for (const [record, each] of records.entries()) assert.equal(made.admit(each), record)
    for (const [record, each] of records.entries()) {
      assert.equal(made.find(each), record)
      assert.deepEqual(made.clientOf(record), each)
    }
    for (const stranger of [client(2, 8), client(3), client(1, 9), client(7, 1)])
      assert.equal(made.find(stranger), NONE)
  }
})

test('who is forgotten is not found, and all others are, wherever they stand in their bucket', () => {
  for (const gone of [0, 1, 2, 3]) {
    const made = crowded(4)
    for (const low of [0, 1, 2, 3]) made.admit(client(low))
    made.forget(gone)
    const found = [0, 1, 2, 3].map((low) => made.find(client(low)))
    assert.deepEqual(found, [0, 1, 2, 3].with(gone, NONE))
  }
})

test('records that are free again are used first, the last one before the others', () => {
  const made = crowded(6)
  for (const low of [0, 1, 2, 3]) made.admit(client(low))
  made.forget(1)
  made.forget(3)
  assert.deepEqual([made.admit(client(10)), made.admit(client(11)), made.admit(client(12))], [3, 1, 4])
  assert.deepEqual(
    [0, 2, 10, 11, 12].map((low) => made.find(client(low))),
    [0, 2, 3, 1, 4],
  )
})

test('it is full when every record is taken, and not as soon as each was taken once', () => {
  const { made } = table(2)
  const state = () => [made.isFull, made.tracked, made.used]
  assert.deepEqual(state(), [false, 0, 0])
  made.admit(client(1))
  assert.deepEqual(state(), [false, 1, 1])
  made.admit(client(2))
  assert.deepEqual(state(), [true, 2, 2])
  made.forget(0)
  assert.deepEqual(state(), [false, 1, 2])
  made.admit(client(3))
  assert.deepEqual(state(), [true, 2, 2])
})

test('when all are forgotten none is found', () => {
  const { made } = table(4)
  for (const low of [0, 1, 2, 3]) made.admit(client(low))
  made.forgetAll()
  for (const low of [0, 1, 2, 3]) assert.equal(made.find(client(low)), NONE)
})

/** How many clients the fullest bucket holds. */
function fullest(clients: readonly { high: number; low: number }[]): number {
  const { memory, made } = table(clients.length)
  for (const each of clients) made.admit(each)
  let most = 0
  for (const first of memory.buckets) {
    let length = 0
    for (let record = first - 1; record !== NONE; record = memory.chain[record]!) length++
    most = Math.max(most, length)
  }
  return most
}

test('neighbours are scattered over the buckets, whichever bits they differ in', () => {
  const count = 4096
  // By chance one bucket holds six or seven; more than fourteen would be one case in 10^9.
  for (let shift = 0; shift <= 20; shift += 4) {
    const numbers = Array.from({ length: count }, (_, n) => (n << shift) >>> 0)
    assert.ok(fullest(numbers.map((low) => client(low))) <= 14, `lower half, from bit ${shift}`)
    assert.ok(fullest(numbers.map((high) => client(9, high))) <= 14, `upper half, from bit ${shift}`)
  }
})

test('nobody knows which clients share a bucket: it differs from table to table', () => {
  const bucketsOf = () => {
    const { memory, made } = table(64)
    for (let low = 0; low < 64; low++) made.admit(client(low))
    return memory.buckets.join()
  }
  assert.notEqual(bucketsOf(), bucketsOf())
})
