/** Differences from golden rows that concern time and place: UTC, the Earth's orientation, cusps, sunrise. */

import { Body, Observer, SearchAltitude } from 'astronomy-engine'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../src/chart/houses/houses.ts'
import { separation } from '../../../src/sky/angle.ts'
import { positionsAt } from '../../../src/sky/ephemeris.ts'
import { meanObliquity } from '../../../src/sky/equatorial.ts'
import {
  ascendant,
  daylightAround,
  eastPoint,
  type Horizon,
  midheaven,
  SUNRISE_ALTITUDE,
  vertex,
} from '../../../src/sky/horizon.ts'
import { nutationAt } from '../../../src/sky/nutation.ts'
import { apparentSiderealTime, meanSiderealTime } from '../../../src/sky/sidereal-time.ts'
import { deltaT } from '../../../src/time/delta-t.ts'
import { DAY_MS, instantOf, universalTime } from '../../../src/time/time-scales.ts'
import { ARCSECONDS, type Row, rowsOf } from './compare.ts'

/** Arcseconds by which the Moon, or the Sun, differs when both start from the same UTC reading, within some years. */
export function compareFromUtc(body: 'moon' | 'sun', fromYear: number, toYear: number): number[] {
  return rowsOf('moon-from-utc')
    .filter(({ utc }) => Number(utc!.slice(0, 4)) >= fromYear && Number(utc!.slice(0, 4)) < toYear)
    .map((row) => {
      const { longitude } = positionsAt(Date.parse(row.utc!))[body]
      return separation(longitude, Number(row[`${body}_longitude`])) * ARCSECONDS
    })
}

/** Seconds of delta T, before clocks were compared, within some years. */
export const compareDeltaT = (fromYear: number, toYear: number): number[] =>
  rowsOf('delta-t')
    .filter(({ jd_ut }) => {
      const year = new Date((Number(jd_ut) - 2440587.5) * DAY_MS).getUTCFullYear()
      return year >= fromYear && year < toYear
    })
    .map((row) => Math.abs(deltaT(Number(row.jd_ut)) - Number(row.delta_t)))

/**
 * Seconds of the sunrise and sunset in use, the Sun's centre 50′ below the horizon, from astronomy-engine's search for that altitude: at the places and
 * days of the golden rows.
 */
export function compareSunriseInUse(): number[] {
  return rowsOf('daylight').flatMap((row) => {
    const place = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    const [rise, set] = [Date.parse(row.sunrise_ut!), Date.parse(row.sunset_ut!)]
    const light = daylightAround((rise + set) / 2, place)
    if (light.kind !== 'rises_and_sets') return []
    const observer = new Observer(place.latitude, place.longitude, 0)
    const theirs = (direction: 1 | -1, from: number) =>
      SearchAltitude(Body.Sun, observer, direction, new Date(from), 1, SUNRISE_ALTITUDE)!.date.getTime()
    // The search goes forward: from noon for the evening, and from the midnight before for the morning.
    return [
      Math.abs(light.sunrise - theirs(1, light.noon - DAY_MS / 2)),
      Math.abs(light.sunset - theirs(-1, light.noon)),
    ].map((ms) => ms / 1000)
  })
}

/** Arcseconds from ERFA. */
export function compareOrientation() {
  const rows = rowsOf('earth-orientation').map((row) => {
    const tt = Number(row.jd_tt)
    const ut1 = Number(row.jd_ut1)
    const { longitude, obliquity } = nutationAt(tt)
    return {
      'nutation in longitude': Math.abs(longitude - Number(row.nutation_longitude)) * ARCSECONDS,
      'nutation in obliquity': Math.abs(obliquity - Number(row.nutation_obliquity)) * ARCSECONDS,
      'mean obliquity': Math.abs(meanObliquity(tt) - Number(row.mean_obliquity)) * ARCSECONDS,
      'mean sidereal time': separation(meanSiderealTime(ut1, tt), Number(row.mean_sidereal)) * ARCSECONDS,
      'apparent sidereal time':
        separation(apparentSiderealTime(ut1, tt), Number(row.apparent_sidereal)) * ARCSECONDS,
    }
  })
  const names = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[]
  return names.map((name) => [name, rows.map((row) => row[name])] as const)
}

const horizonOf = (row: Row): Horizon => ({
  siderealTime: Number(row.sidereal_time),
  obliquity: Number(row.obliquity),
  latitude: Number(row.latitude),
})

/** The worst cusp of each chart, Ascendant and Midheaven included, in arcseconds; from the same sidereal time and obliquity. */
export function compareCusps(system: HouseSystem): number[] {
  return rowsOf('cusps')
    .filter((row) => row.system === system)
    .map((row) => {
      const horizon = horizonOf(row)
      const cusps = HOUSE_SYSTEMS[system].cusps(horizon)
      const offs = cusps.map((cusp, i) => separation(cusp, Number(row[`cusp_${i + 1}`])))
      const angles = [
        separation(ascendant(horizon), Number(row.ascendant)),
        separation(midheaven(horizon), Number(row.midheaven)),
      ]
      return Math.max(...offs, ...angles) * ARCSECONDS
    })
}

/** Arcseconds of the vertex and of the East Point, in every chart of the cusps. */
export function compareVertex(): { vertex: number[]; eastPoint: number[] } {
  const rows = rowsOf('cusps')
  return {
    vertex: rows.map((row) => separation(vertex(horizonOf(row)), Number(row.vertex)) * ARCSECONDS),
    eastPoint: rows.map((row) => separation(eastPoint(horizonOf(row)), Number(row.east_point)) * ARCSECONDS),
  }
}

/** Seconds of time between our sunrises and sunsets (disc's centre, no refraction) and the golden ones, which are in UT1. */
export function compareDaylight(): number[] {
  return rowsOf('daylight').flatMap((row) => {
    const place = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    const [rise, set] = [Date.parse(row.sunrise_ut!), Date.parse(row.sunset_ut!)]
    const light = daylightAround((rise + set) / 2, place, 0)
    if (light.kind !== 'rises_and_sets') return [Number.POSITIVE_INFINITY]
    const inUt1 = (instant: number) => instantOf(universalTime(instant))
    return [Math.abs(inUt1(light.sunrise) - rise), Math.abs(inUt1(light.sunset) - set)].map((ms) => ms / 1000)
  })
}
