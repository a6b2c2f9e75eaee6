/** Differences of eclipses from NASA's catalogues, and of what places see of them from the Swiss Ephemeris. */

import { type Eclipse, eclipses } from '../../../src/almanac/eclipses/eclipses.ts'
import { type EclipseAtPlace, eclipseAt } from '../../../src/almanac/eclipses/local.ts'
import type { Luminary } from '../../../src/almanac/eclipses/saros.ts'
import { EARLIEST, LATEST } from '../../../src/time/range.ts'
import {
  DAY_MS,
  instantOf,
  julianDay,
  terrestrialTime,
  universalTime,
} from '../../../src/time/time-scales.ts'
import { type Row, rowsOf } from './compare.ts'
import { type Moments, match, type NamedDay } from './match.ts'

const HOUR_MS = 3_600_000
const DAY_SECONDS = 86_400

export interface CatalogueComparison {
  readonly missing: string[]
  readonly extra: string[]
  readonly otherKind: string[]
  readonly otherSaros: string[]
  /** Seconds. */
  readonly times: number[]
  readonly gammas: number[]
  readonly magnitudes: number[]
  readonly penumbralMagnitudes: number[]
}

/** Times are compared in TT, because the catalogues have a guess of their own at the Earth's rotation. */
export function compareCatalogue(of: Luminary): CatalogueComparison {
  const open = new Set(eclipses(EARLIEST, LATEST).filter((eclipse) => eclipse.of === of))
  const found: CatalogueComparison = {
    missing: [],
    extra: [],
    otherKind: [],
    otherSaros: [],
    times: [],
    gammas: [],
    magnitudes: [],
    penumbralMagnitudes: [],
  }
  for (const row of rowsOf('eclipses-nasa').filter((each) => each.of === of)) {
    const tt = julianDay(Date.parse(`${row.tt}Z`))
    const ours = [...open].find(({ at }) => Math.abs(terrestrialTime(at) - tt) < 0.1)
    if (ours === undefined) {
      found.missing.push(row.tt!)
      continue
    }
    open.delete(ours)
    note(found, ours, row, tt)
  }
  found.extra.push(...[...open].map(({ at }) => new Date(at).toISOString()))
  return found
}

function note(found: CatalogueComparison, ours: Eclipse, row: Row, tt: number): void {
  const { kind, saros, gamma, magnitude, penumbral_magnitude } = row
  if (ours.kind !== kind) found.otherKind.push(`${row.tt} ${ours.kind}, not ${kind}`)
  if (ours.saros !== Number(saros)) found.otherSaros.push(row.tt!)
  found.times.push(Math.abs(terrestrialTime(ours.at) - tt) * DAY_SECONDS)
  found.gammas.push(Math.abs(ours.gamma - Number(gamma)))
  found.magnitudes.push(Math.abs(ours.magnitude - Number(magnitude)))
  if (ours.of === 'lunar')
    found.penumbralMagnitudes.push(Math.abs(ours.penumbralMagnitude - Number(penumbral_magnitude)))
}

/** The Swiss Ephemeris prints this one without its instant. */
const UNPRINTED = Date.UTC(1935, 0, 5)

/** The greatest eclipses of 1900–2099 by the Swiss Ephemeris; UT1 is compared, which both have from their own guess at the Earth's rotation. */
export function compareGreatest(of: Luminary): Moments {
  const ours = eclipses(Date.UTC(1900), Date.UTC(2100))
    .filter((each) => each.of === of && Math.floor(each.at / DAY_MS) * DAY_MS !== UNPRINTED)
    .map(({ at }): NamedDay => [of, universalTime(at)])
  const theirs = rowsOf('eclipses')
    .filter((row) => row.of === of)
    .map((row): NamedDay => [of, Number(row.jd_ut1)])
  return match(theirs, ours, HOUR_MS / 1000)
}

export interface LocalComparison {
  readonly unseen: string[]
  /** Seconds by which contacts above the horizon and maxima differ. */
  readonly contacts: number[]
  readonly maxima: number[]
  readonly obscurations: number[]
}

/** Where the eclipse is cut off by the horizon, the maximum is left out: the other program means another edge of the disc by rising and setting. */
export function compareLocal(of: Luminary): LocalComparison {
  const found: LocalComparison = { unseen: [], contacts: [], maxima: [], obscurations: [] }
  for (const row of rowsOf('eclipses-local').filter((each) => each.of === of)) {
    const near = Date.parse(`${row.maximum}Z`)
    const [eclipse] = eclipses(near - 6 * HOUR_MS, near + 6 * HOUR_MS)
    // The penumbra of an eclipse that is more than penumbral is left out.
    if (row.kind_there === 'penumbral' && eclipse!.kind !== 'penumbral') continue
    const seen = eclipseAt({ latitude: Number(row.latitude), longitude: Number(row.longitude) }, eclipse!)
    if (!seen.visible) found.unseen.push(`${row.maximum} ${row.latitude} ${row.longitude}`)
    else compareSeen(found, seen, row, near)
  }
  return found
}

const inUt1 = (instant: number) => instantOf(universalTime(instant))

function compareSeen(
  found: LocalComparison,
  seen: EclipseAtPlace & { visible: true },
  row: Row,
  near: number,
): void {
  const { begins, ends } = row
  if (begins !== '-') found.contacts.push(secondsFrom(seen.begins, begins!))
  if (ends !== '-') found.contacts.push(secondsFrom(seen.ends, ends!))
  if (begins === '-' || ends === '-') return
  found.maxima.push(Math.abs(inUt1(seen.maximum) - near) / 1000)
  // In a total eclipse the other program prints more than 1.
  if (row.obscuration !== '-')
    found.obscurations.push(Math.abs(seen.obscuration - Math.min(1, Number(row.obscuration))))
}

/** From an instant to the nearest reading of a clock. */
function secondsFrom(instant: number, clock: string): number {
  const [hour, minute, second] = clock.split(':').map(Number) as [number, number, number]
  const reading = ((hour * 60 + minute) * 60 + second) * 1000
  const apart = (((inUt1(instant) - reading) % DAY_MS) + DAY_MS) % DAY_MS
  return Math.min(apart, DAY_MS - apart) / 1000
}
