/** Reads TZif files (RFC 9636) of version 2 or later: the block of 64-bit times and the footer. */
import assert from 'node:assert/strict'
import type { Transition } from '../../src/time/zone-rule.ts'

export interface ZoneFile {
  /** The offset before the first transition: local mean time, where the zone has it. */
  readonly firstOffset: number
  /** Changes of the offset only; TZif also lists those of abbreviation or daylight flag alone. */
  readonly transitions: readonly Transition[]
  /** The POSIX rule for the time after the last transition. */
  readonly rule: string
}

const HEADER_BYTES = 44

export function parseZoneFile(bytes: Buffer): ZoneFile {
  assert.equal(bytes.toString('latin1', 0, 4), 'TZif', 'not a TZif file')
  assert(bytes[4]! >= '2'.charCodeAt(0), 'a TZif file of version 1 has no 64-bit times')
  const legacy = counts(bytes, 0)
  const start = HEADER_BYTES + blockBytes(legacy, 4)
  const block = counts(bytes, start)
  assert.equal(block.leaps, 0, 'a file of the right/ tree counts leap seconds')
  const times = start + HEADER_BYTES
  const types = times + block.times * 8
  const infos = types + block.times
  const footer = times + blockBytes(block, 8)
  const offsetOf = (type: number) => bytes.readInt32BE(infos + type * 6)
  const all = Array.from({ length: block.times }, (_, i) => ({
    atSeconds: Number(bytes.readBigInt64BE(times + i * 8)),
    offsetSeconds: offsetOf(bytes[types + i]!),
  }))
  const firstOffset = offsetOf(0)
  return {
    firstOffset,
    transitions: all.filter((one, i) => one.offsetSeconds !== (all[i - 1]?.offsetSeconds ?? firstOffset)),
    rule: bytes.toString('latin1', footer + 1, bytes.indexOf('\n', footer + 1)),
  }
}

function counts(bytes: Buffer, header: number) {
  const [utc, standard, leaps, times, types, characters] = [20, 24, 28, 32, 36, 40].map((at) =>
    bytes.readUInt32BE(header + at),
  ) as [number, number, number, number, number, number]
  return { utc, standard, leaps, times, types, characters }
}

function blockBytes(block: ReturnType<typeof counts>, timeBytes: number): number {
  const { utc, standard, leaps, times, types, characters } = block
  return times * (timeBytes + 1) + types * 6 + characters + leaps * (timeBytes + 4) + standard + utc
}
