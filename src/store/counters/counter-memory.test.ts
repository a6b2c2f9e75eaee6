import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAPACITY, type CounterMemory, counterMemory, layout, STATE, widthFor } from './counter-memory.ts'
import { LOCK_WORDS } from './lock.ts'

const [CAPACITY_HERE, WINDOWS] = [100, 3]
const WIDTHS = ['narrow', 'wide'] as const

const arraysOf = (memory: CounterMemory) =>
  Object.entries(memory).filter(([, part]) => ArrayBuffer.isView(part)) as [string, Uint32Array][]

test('every array has an element for each record, or window of a record, and a place of its own', () => {
  for (const width of WIDTHS) {
    const memory = counterMemory(CAPACITY_HERE, WINDOWS, width)
    const arrays = arraysOf(memory)
    const { state, buckets, wheel, ends, counts, ...perRecord } = Object.fromEntries(
      arrays.map(([name, { length }]) => [name, length]),
    )
    assert.deepEqual([state, buckets, ends, counts], [8, 128, 300, 300])
    assert.ok(wheel! > 86_400, 'a second for every end within a day')
    assert.deepEqual(perRecord, { high: 100, low: 100, chain: 100, filedAt: 100, later: 100, earlier: 100 })
    for (const [n, [, array]] of arrays.entries()) array.fill(n + 1)
    for (const [n, [name, array]] of arrays.entries())
      assert.ok(
        array.every((value) => value === n + 1),
        name,
      )
    assert.deepEqual([memory.capacity, memory.windows], [CAPACITY_HERE, WINDOWS])
  }
})

test('the arrays fill the memory without a gap', () => {
  for (const width of WIDTHS)
    for (const capacity of [1, 2, 3, 100]) {
      const arrays = arraysOf(counterMemory(capacity, WINDOWS, width))
      const used = arrays.reduce((sum, [, { byteLength }]) => sum + byteLength, 4 * LOCK_WORDS)
      assert.equal(layout(capacity, WINDOWS, width).bytes, used)
    }
})

test('a client takes six bytes for each window, or eight with very high limits, and about forty more', () => {
  const bytes = (windows: number, width: (typeof WIDTHS)[number]) =>
    layout(CAPACITY, windows, width).bytes / CAPACITY
  assert.equal(Math.round(10 * (bytes(13, 'narrow') - bytes(12, 'narrow'))), 60)
  assert.equal(Math.round(10 * (bytes(13, 'wide') - bytes(12, 'wide'))), 80)
  assert.ok(bytes(0, 'narrow') > 25 && bytes(0, 'narrow') < 45)
})

test('there are at least as many hash buckets as clients, in a power of two', () => {
  const bucketsFor = (capacity: number) => layout(capacity, 1, 'narrow').buckets
  assert.deepEqual([1, 2, 3, 4, 5, 1_000_000].map(bucketsFor), [1, 2, 4, 4, 8, 2 ** 20])
})

test('a count has two bytes up to the highest limit that they hold', () => {
  assert.deepEqual([1, 65_535, 65_536].map(widthFor), ['narrow', 'narrow', 'wide'])
  const bytesOf = (width: (typeof WIDTHS)[number]) => counterMemory(1, 1, width).counts.BYTES_PER_ELEMENT
  assert.deepEqual(WIDTHS.map(bytesOf), [2, 4])
})

test('shared memory has a lock, and what one thread writes the others read; memory of one thread has none', () => {
  assert.equal(counterMemory(CAPACITY_HERE, WINDOWS, 'narrow').lock, undefined)
  const shared = new SharedArrayBuffer(layout(CAPACITY_HERE, WINDOWS, 'narrow').bytes)
  const [one, other] = [1, 2].map(() => counterMemory(CAPACITY_HERE, WINDOWS, 'narrow', shared))
  one!.counts[299] = 7
  assert.equal(other!.counts[299], 7)
  one!.lock!.acquire()
  assert.ok(other!.lock!.isHeldBy(0))
  // The lock is not in the way of any array.
  for (const [, array] of arraysOf(other!)) array.fill(0)
  assert.ok(one!.lock!.isHeldBy(0))
  one!.lock!.release()
})

test('a thread can wait for the lock in shared memory', (t) => {
  const { bytes, at } = layout(CAPACITY_HERE, WINDOWS, 'narrow')
  const shared = new SharedArrayBuffer(bytes)
  const words = new Int32Array(shared, at.lock, 1)
  words[0] = 9
  t.mock.method(Atomics, 'wait', () => {
    words[0] = 0
    return 'ok'
  })
  const { lock } = counterMemory(CAPACITY_HERE, WINDOWS, 'narrow', shared)
  lock!.acquire()
  assert.ok(lock!.isHeldBy(0))
})

test('every single number has a place of its own', () => {
  const places = Object.values(STATE)
  assert.equal(new Set(places).size, places.length)
  assert.ok(places.every((place) => place >= 0 && place < counterMemory(1, 1, 'narrow').state.length))
})
