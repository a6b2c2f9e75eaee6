import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseZoneFile } from './tzif.ts'

/** One block of a TZif file: two types (offsets 100 and 3600), no leap seconds. */
function block(
  version: string,
  timeBytes: 4 | 8,
  times: number[],
  types: number[],
  offsets: number[],
): Buffer {
  const header = Buffer.alloc(44)
  header.write(`TZif${version}`, 'latin1')
  ;[0, 0, 0, times.length, offsets.length, 4].forEach((count, i) => {
    header.writeUInt32BE(count, 20 + 4 * i)
  })
  const at = Buffer.alloc(times.length * timeBytes)
  times.forEach((time, i) => {
    if (timeBytes === 8) at.writeBigInt64BE(BigInt(time), i * 8)
    else at.writeInt32BE(time, i * 4)
  })
  const infos = Buffer.alloc(offsets.length * 6)
  offsets.forEach((offset, i) => {
    infos.writeInt32BE(offset, i * 6)
  })
  return Buffer.concat([header, at, Buffer.from(types), infos, Buffer.from('ABC\0')])
}

const file = (version: string) =>
  Buffer.concat([
    block(version, 4, [-5], [1], [1, 2]),
    block(version, 8, [-5_000_000_000, 0, 86_400], [1, 1, 0], [100, 3600]),
    Buffer.from('\n<+01>-1\n'),
  ])

test('the 64-bit block and the rule are read; the block for old readers is passed over', () => {
  assert.deepEqual(parseZoneFile(file('3')), {
    firstOffset: 100,
    transitions: [
      { atSeconds: -5_000_000_000, offsetSeconds: 3600 },
      { atSeconds: 86_400, offsetSeconds: 100 },
    ],
    rule: '<+01>-1',
  })
})

test('a file without 64-bit times, or that is no zone file, is refused', () => {
  assert.throws(() => parseZoneFile(file('\0')), /version 1/)
  assert.throws(() => parseZoneFile(Buffer.from('# version 2026f')), /not a TZif file/)
})
