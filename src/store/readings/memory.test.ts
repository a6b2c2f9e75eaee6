import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStore } from './memory.ts'

test('of a thousand tallies the oldest makes room for a new one, and none for one that is there', async () => {
  const store = memoryStore(() => 0)
  const tally = (name: number | string) => store.tally(`tally ${name}`, 1_000)
  for (let n = 0; n < 1_000; n++) assert.equal(await tally(n), 1)
  assert.equal(await tally(500), 2)
  assert.equal(await tally(0), 2, 'nothing was removed')
  assert.equal(await tally('new'), 1)
  assert.equal(await tally(1), 2, 'only the oldest was removed')
  assert.equal(await tally(0), 1)
})

function clocked() {
  const clock = { now: 1_000 }
  const store = memoryStore(() => clock.now)
  const look = (key: string, token = 'a look') => store.readOrLease(key, token, 10)
  return { clock, store, look }
}

test('an entry is read until the moment at which it expires', async () => {
  const { clock, store, look } = clocked()
  await store.write('k', 'kept', 100)
  clock.now = 1_099
  assert.deepEqual(await look('k'), { value: 'kept', expiresAt: 1_100 })
  clock.now = 1_100
  assert.equal(await look('k'), 'leased')
})

test('a lease is held until the moment at which it ends, and its holder may take it again', async () => {
  const { clock, store, look } = clocked()
  assert.equal(await look('k', 'one'), 'leased')
  clock.now += 5
  assert.equal(await store.lease('k', 'one', 10), true)
  clock.now += 9
  assert.deepEqual([await look('k', 'other'), await store.lease('k', 'other', 10)], ['taken', false])
  clock.now += 1
  assert.equal(await look('k', 'other'), 'leased')
})

test('a tally ends its time after its first, whenever the others came', async () => {
  const { clock, store } = clocked()
  const tally = () => store.tally('k', 100)
  assert.deepEqual([await tally(), await tally()], [1, 2])
  clock.now += 99
  assert.equal(await tally(), 3)
  clock.now += 1
  assert.deepEqual([await tally(), await tally()], [1, 2])
})

test('a sweep removes what has expired of every kind, and nothing else', async () => {
  const { clock, store, look } = clocked()
  for (const [name, ms] of [
    ['over', 100],
    ['open', 101],
  ] as const) {
    await store.write(`entry ${name}`, name, ms)
    await store.lease(`lease ${name}`, 'holder', ms)
    await store.tally(`tally ${name}`, ms)
  }
  clock.now = 1_100
  await store.sweep()
  // With the clock set back, what was not removed would be there again.
  clock.now = 1_000
  assert.equal(await look('entry over'), 'leased')
  assert.deepEqual(await look('entry open'), { value: 'open', expiresAt: 1_101 })
  assert.deepEqual([await look('lease over'), await look('lease open')], ['leased', 'taken'])
  assert.deepEqual([await store.tally('tally over', 1), await store.tally('tally open', 1)], [1, 2])
})

test('64 megabytes are kept, at two bytes for a character and 200 for an entry; the least used goes first', async () => {
  const { store, look } = clocked()
  const megabytes = (key: string, many: number) => 'x'.repeat((many * 1_048_576 - 200) / 2 - key.length)
  const keys = Array.from({ length: 32 }, (_, n) => `key ${n}`)
  for (const key of keys) await store.write(key, megabytes(key, 2), 100)
  for (const key of keys) assert.notEqual(await look(key), 'leased', key)
  await look('key 0')
  await store.write('one more', 'x', 100)
  assert.equal(await look('key 1'), 'leased')
  assert.notEqual(await look('key 0'), 'leased')
})

test('of a hundred thousand leases the oldest makes room for a new one', async () => {
  const { store } = clocked()
  for (let n = 0; n < 100_000; n++) await store.lease(`k${n}`, 'holder', 10)
  assert.equal(await store.lease('k0', 'another', 10), false)
  await store.lease('new', 'holder', 10)
  assert.equal(await store.lease('k1', 'another', 10), false)
  assert.equal(await store.lease('k0', 'another', 10), true)
})

test('a closed store is empty', async () => {
  const { store, look } = clocked()
  await store.write('k', 'kept', 100)
  await store.close()
  assert.equal(await look('k'), 'leased')
})

test('an entry of a current date that is replaced when its date has passed is gone, and so is one that expires', async () => {
  const { clock, store, look } = clocked()
  await store.write('k', 'of today', 100, { isCurrent: true })
  clock.now = 1_100
  await store.write('k', 'of yesterday', 200, { isCurrent: false })
  assert.deepEqual(await look('k'), { value: 'of yesterday', expiresAt: 1_300 })
  clock.now = 1_300
  assert.equal(await look('k'), 'leased')
})
