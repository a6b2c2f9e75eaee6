import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergedDays, packDays, unpackDays } from './day-records.ts'

const NOW = 1_700_000_000_000
const day = (low: number, count: number, endsAt = NOW + 1_000, group = 'charts') => ({
  client: { high: 1, low },
  group,
  count,
  endsAt,
})

test('the bytes are those of every release: a file that an earlier one has written is read', () => {
  const days = [
    { client: { high: 0xff0a_0b0c, low: 0x8c0e_0f10 }, group: 'tarot', count: 0x04_0203, endsAt: 1 },
    { client: { high: 1, low: 2 }, group: 'charts', count: 7, endsAt: -2 },
  ]
  // The client, the count's upper byte, the group's index, the count's lower bytes, and the end as a double.
  const bytes = [
    'ff0a0b0c 8c0e0f10 04 01 0203 3ff0000000000000',
    '00000001 00000002 00 00 0007 c000000000000000',
  ]
  const records = Buffer.from(bytes.join('').replaceAll(' ', ''), 'hex')
  const packed = packDays(days)
  assert.equal(packed.groups, 'charts tarot')
  assert.equal(Buffer.from(packed.records).toString('hex'), records.toString('hex'))
  assert.deepEqual([...unpackDays({ groups: 'charts tarot', records })], days)
})

test('records that are a part of a larger buffer are read from where they begin, and a torn one is left out', () => {
  const { groups, records } = packDays([day(1, 3), day(2, 4)])
  const larger = new Uint8Array([9, 9, 9, ...records, 9])
  const within = (length: number) => [...unpackDays({ groups, records: larger.subarray(3, 3 + length) })]
  assert.deepEqual(within(40), [day(1, 3), day(2, 4)])
  assert.deepEqual(within(39), [day(1, 3)])
  assert.deepEqual(within(41), [day(1, 3), day(2, 4)])
  assert.deepEqual(within(0), [])
})

test('rows are merged into one, with the latest count of each client in each group', () => {
  const rows = [
    packDays([day(1, 3), day(2, 1)]),
    packDays([day(1, 5), day(1, 2, NOW + 1_000, 'tarot')]),
    packDays([day(3, 2 ** 24 - 1), day(1, 4)]),
  ]
  const merged = mergedDays(rows, NOW)!
  const byName = (days: Iterable<unknown>) => [...days].map((each) => JSON.stringify(each)).toSorted()
  assert.deepEqual(
    byName(unpackDays(merged)),
    byName([day(1, 5), day(2, 1), day(1, 2, NOW + 1_000, 'tarot'), day(3, 2 ** 24 - 1)]),
  )
})

test('a merge has room for every client of every row', () => {
  const rows = [0, 100, 200].map((from) => packDays(Array.from({ length: 100 }, (_, n) => day(from + n, 1))))
  assert.equal([...unpackDays(mergedDays(rows, NOW)!)].length, 300)
})

test('a day that has ended is dropped, and when all have there is no row', () => {
  const rows = [packDays([day(1, 3, NOW), day(2, 4, NOW + 1)]), packDays([day(3, 5, NOW - 1)])]
  assert.deepEqual([...unpackDays(mergedDays(rows, NOW)!)], [day(2, 4, NOW + 1)])
  assert.equal(mergedDays(rows, NOW + 1), undefined)
  assert.equal(mergedDays([], NOW), undefined)
  assert.equal(mergedDays([{ groups: 'charts', records: new Uint8Array(3) }], NOW), undefined)
})
