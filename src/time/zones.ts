/**
 * Civil time of every zone in the IANA database, including local mean time and the years before 1970, which the time zone support of
 * JavaScript engines leaves out (docs/accuracy.md).
 *
 * An instant is always a plain number: milliseconds since 1970-01-01T00:00:00 UTC.
 */
import { readFileSync } from 'node:fs'
import { excerpt, ServiceError } from '../errors.ts'
import { type History, readZoneTable } from './zone-table.ts'

const TABLE = readZoneTable(readFileSync(new URL('../../data/zones/zones.bin', import.meta.url)))

/** The version of the IANA database, for example `2026f`. */
export const TZDB_VERSION = TABLE.version
export const ZONE_NAMES: readonly string[] = [...TABLE.names.keys()]

export interface Zone extends History {
  /** The requested name in its tzdb spelling; a link keeps its own name. */
  readonly name: string
}

const SPELLINGS = new Map(ZONE_NAMES.map((name) => [name.toLowerCase(), name]))
const histories = new Map<number, History>()
const opened = new Map<string, Zone>()

/** Names are matched against the table's list, ignoring case, and are used for nothing else. */
export function zone(name: string): Zone {
  const cached = opened.get(name)
  if (cached) return cached
  const spelling = spellingOf(name)
  if (spelling === undefined) throw unknownZone(name)
  return opened.get(spelling) ?? open(spelling)
}

/** Seconds east of UTC. */
export function offsetAt(zone: Zone, instant: number): number {
  return zone.offsets[transitionsUntil(zone, instant)]!
}

/** The number of clock changes up to and including an instant. */
export function transitionsUntil({ transitions }: Zone, instant: number): number {
  let low = 0
  let high = transitions.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (transitions[middle]! <= instant) low = middle + 1
    else high = middle
  }
  return low
}

function spellingOf(name: string): string | undefined {
  // The check excludes characters that lower-casing would turn into ASCII letters, such as the kelvin sign.
  return /^[\w+/-]+$/.test(name) ? SPELLINGS.get(name.toLowerCase()) : undefined
}

function open(name: string): Zone {
  const index = TABLE.names.get(name)!
  const history = histories.get(index) ?? TABLE.history(index)
  histories.set(index, history)
  const zone = { name, ...history }
  opened.set(name, zone)
  return zone
}

function unknownZone(name: string): ServiceError {
  const place = name.slice(0, 64).toLowerCase().replaceAll(' ', '_')
  const near = ZONE_NAMES.find((each) => place !== '' && each.toLowerCase().endsWith(`/${place}`))
  const advice = near
    ? `Did you mean ${near}?`
    : 'Send the IANA name of a place, such as Europe/Berlin or America/New_York, or UTC; offsets and abbreviations do not tell a place’s history.'
  return new ServiceError('INVALID_TIMEZONE', `There is no time zone of this name. ${advice}`, {
    provided: excerpt(name),
  })
}
