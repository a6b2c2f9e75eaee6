/** Compares progressed charts with the golden rows. Tests and `npm run measure -- accuracy` use the same figures. */
import { progressedMoonAt } from '../../../src/almanac/progressions.ts'
import { secondaryChart } from '../../../src/chart/progression/chart.ts'
import { progressedClock } from '../../../src/chart/progression/clock.ts'
import { ANGLE_METHODS, type AngleMethod } from '../../../src/chart/progression/rules.ts'
import {
  type ProgressedBirth,
  progressedBirth,
  progressedMoment,
} from '../../../src/chart/progression/sky.ts'
import { separation } from '../../../src/sky/angle.ts'
import { type Horizon, horizonAt, type Place } from '../../../src/sky/horizon.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { terrestrialTime } from '../../../src/time/time-scales.ts'
import { SELECTION } from '../pairs/compare.ts'
import { ARCSECONDS, type Row, rowsOf } from '../sky/compare.ts'

const BEHIND_SUN = 0.28

export interface ProgressionComparison {
  readonly charts: number
  /** Arcseconds, by body. */
  readonly bodies: Readonly<Record<string, number[]>>
  /** Of each chart the worst cusp, Ascendant and Midheaven among them. */
  readonly cusps: Readonly<Record<AngleMethod, number[]>>
  /** Of the derived moment, seconds. */
  readonly derived: readonly number[]
  /** When the progressed Moon leaves its sign, minutes of life. */
  readonly moonSigns: readonly number[]
}

export const goldenBirth = (
  instant: number,
  place: Place,
  isConverse: boolean,
  horizon: Horizon = horizonAt(instant, place),
): ProgressedBirth =>
  progressedBirth({ clock: progressedClock(instant, isConverse), place, zodiac: {}, node: 'true', horizon })

export function compareProgressions(): ProgressionComparison {
  const bodies: Record<string, number[]> = Object.fromEntries(PLANETS.map((planet) => [planet, []]))
  const cusps = Object.fromEntries(ANGLE_METHODS.map((method) => [method, [] as number[]])) as Record<
    AngleMethod,
    number[]
  >
  const [derived, moonSigns]: [number[], number[]] = [[], []]
  const rows = rowsOf('../progressions/progressions')
  for (const row of rows) {
    const place = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    const isConverse = row.converse === '1'
    const birth = goldenBirth(Number(row.birth), place, isConverse)
    for (const angles of ANGLE_METHODS) {
      const rules = { method: 'secondary', angles, isConverse } as const
      const moment = progressedMoment(birth, rules, Number(row.at))
      const { chart } = secondaryChart(moment, 'placidus', SELECTION)
      const ofCusps = chart.houses.cusps.map((cusp, i) => separation(cusp, Number(row[`${angles}_${i + 1}`])))
      cusps[angles].push(Math.max(...ofCusps) * ARCSECONDS)
      if (angles !== 'naibod_ra') continue
      derived.push(Math.abs(moment.tt - Number(row.derived_tt)) * 86_400)
      for (const planet of PLANETS)
        if (!isBehindSun(row, planet))
          bodies[planet]!.push(separation(chart.bodies[planet].longitude, Number(row[planet])) * ARCSECONDS)
      moonSigns.push(moonSignError(row, birth, rules))
    }
  }
  return { charts: rows.length, bodies, cusps, derived, moonSigns }
}

function moonSignError(
  row: Row,
  birth: ProgressedBirth,
  rules: Parameters<typeof progressedMoment>[1],
): number {
  const natal = { points: {}, cusps: null, houseSystem: null }
  const { sign } = progressedMoonAt({ birth, rules, natal, points: ['moon'] }, Number(row.at))
  return Math.abs(terrestrialTime(sign.to!) - Number(row.moon_sign_ends_tt)) * 1440
}

/** There the bending of light has no meaning (test/golden/sky/SOURCE.md). */
const isBehindSun = (row: Row, planet: string): boolean =>
  planet !== 'sun' && planet !== 'moon' && separation(Number(row.sun), Number(row[planet])) < BEHIND_SUN
