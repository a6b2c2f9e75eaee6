/** Daily counts as the embedded store keeps them: 20 bytes for each client and group. */
import { type DayCount, MemoryCounters } from './memory-counters.ts'

const BYTES = 20
/** A count has 24 bits; its upper eight were zero as long as no limit needed them. */
const AT = { high: 0, low: 4, countAbove: 8, group: 9, count: 10, endsAt: 12 } as const

/** Many counts. A record holds its group as an index into a list of names. The list is stored too, because it may differ between releases. */
export interface DayRow {
  /** Names separated by spaces. */
  readonly groups: string
  readonly records: Uint8Array
}

export function packDays(days: readonly DayCount[]): DayRow {
  const names = [...new Set(days.map(({ group }) => group))].sort()
  const records = new Uint8Array(days.length * BYTES)
  const view = new DataView(records.buffer)
  for (const [n, { client, group, count, endsAt }] of days.entries()) {
    view.setUint32(n * BYTES + AT.high, client.high)
    view.setUint32(n * BYTES + AT.low, client.low)
    view.setUint8(n * BYTES + AT.countAbove, count >>> 16)
    view.setUint8(n * BYTES + AT.group, names.indexOf(group))
    view.setUint16(n * BYTES + AT.count, count & 0xffff)
    view.setFloat64(n * BYTES + AT.endsAt, endsAt)
  }
  return { groups: names.join(' '), records }
}

export function* unpackDays({ groups, records }: DayRow): Generator<DayCount> {
  const names = groups.split(' ')
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength)
  for (let at = 0; at + BYTES <= records.length; at += BYTES)
    yield {
      client: { high: view.getUint32(at + AT.high), low: view.getUint32(at + AT.low) },
      group: names[view.getUint8(at + AT.group)]!,
      count: view.getUint8(at + AT.countAbove) * 2 ** 16 + view.getUint16(at + AT.count),
      endsAt: view.getFloat64(at + AT.endsAt),
    }
}

const MOST = 2 ** 24 - 1

/** Merges all rows into one with the latest count of each client; undefined if every day has ended. */
export function mergedDays(rows: readonly DayRow[], now: number): DayRow | undefined {
  const names = new Set(rows.flatMap(({ groups }) => groups.split(' ')))
  const limits = [...names].map((group) => ({ group, perMinute: MOST, perDay: MOST }))
  const records = rows.reduce((sum, row) => sum + row.records.length / BYTES, 0)
  // MemoryCounters decides which of two counts is later, and needs a tenth of the memory of plain objects for a million counts.
  const counters = new MemoryCounters(limits, Math.max(1, Math.ceil(records)))
  for (const row of rows) counters.restoreDays(unpackDays(row), now)
  const days = counters.allDays(now)
  return days.length === 0 ? undefined : packDays(days)
}
