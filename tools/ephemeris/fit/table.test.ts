import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BodyTable, describe, pack, unpack } from './table.ts'

const TABLES: BodyTable<'longitude' | 'latitude'>[] = ['sun', 'moon'].map((body, i) => ({
  body,
  start: 2305082.5,
  days: 32 + i,
  segments: 3,
  coordinates: {
    longitude: {
      quantum: 0.001,
      planes: [
        { width: 4, values: Int32Array.of(1_295_999_999, 0, -2_000_000_000 + i) },
        { width: 2, values: Int32Array.of(-32_767, 32_767, i) },
      ],
    },
    latitude: { quantum: 0.005, planes: [{ width: 1, values: Int32Array.of(-127, 127, i) }] },
  },
}))

test('a table packed and unpacked is the same table', () => {
  const bytes = pack('positions', TABLES)
  assert.equal(bytes.length, 2 * 3 * (4 + 2 + 1))
  assert.deepEqual(unpack('positions', describe('positions', TABLES), bytes), TABLES)
})

test('planes follow one another, longitude before latitude, the lowest bytes of all values first', () => {
  const bytes = pack('positions', TABLES)
  // 1,295,999,999 is 0x4d3f63ff and −2,000,000,000 is 0x88ca6c00; −32,767 is 0x8001 and 32,767 is 0x7fff.
  assert.deepEqual([...bytes.subarray(0, 12)], [0xff, 0, 0, 0x63, 0, 0x6c, 0x3f, 0, 0xca, 0x4d, 0, 0x88])
  assert.deepEqual([...bytes.subarray(12, 18)], [0x01, 0xff, 0, 0x80, 0x7f, 0])
  assert.equal(bytes.readInt8(18), -127)
})

test('bytes that do not fit the description are refused', () => {
  const bytes = Buffer.concat([pack('positions', TABLES), Buffer.of(0)])
  assert.throws(
    () => unpack('positions', describe('positions', TABLES), bytes),
    /43 bytes, its description 42/,
  )
})
