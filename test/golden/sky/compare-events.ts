/** Differences of ingresses and stations from those that the longitudes of the Swiss Ephemeris have. */
import { events } from '../../../src/almanac/events.ts'
import { WANDERERS } from '../../../src/almanac/kinds.ts'
import type { Planet } from '../../../src/sky/planets.ts'
import { SIGNS } from '../../../src/sky/zodiac.ts'
import { type Row, rowsOf } from './compare.ts'
import { around, type Moments, match, type NamedDay, named, ofYears, type Years } from './match.ts'

export type MomentsOfPlanets = ReadonlyMap<Planet, Moments>

/** Beside a station a slow planet needs a quarter of an hour for what two ephemerides differ by. */
const WITHIN_SECONDS = 3600

const ingressName = (planet: string, { sign }: Row) => `${planet}-enters-${SIGNS[Number(sign)]}`

export function compareMoonIngresses(years: Years): Moments {
  const theirs = rowsOf('moon-ingresses').map(
    (row): NamedDay => [ingressName('moon', row), Number(row.jd_tt)],
  )
  const ours = events(...around(years), ['moon_ingress']).map(named)
  return match(ofYears(theirs, years), ofYears(ours, years))
}

export const compareIngresses = (years: Years): MomentsOfPlanets =>
  byPlanet('ingress', years, WANDERERS, 'ingresses', (row) => ingressName(row.planet!, row))

const TURNING = WANDERERS.filter((planet) => planet !== 'sun')

export const compareStations = (years: Years): MomentsOfPlanets =>
  byPlanet('station', years, TURNING, 'stations', ({ planet, turns }) => `${planet}-turns-${turns}`)

function byPlanet(
  type: 'ingress' | 'station',
  years: Years,
  planets: readonly Planet[],
  file: string,
  nameOf: (row: Row) => string,
): MomentsOfPlanets {
  const ours = ofYears(events(...around(years), [type]).map(named), years)
  const theirs = ofYears(
    rowsOf(file).map((row): NamedDay => [nameOf(row), Number(row.jd_tt)]),
    years,
  )
  const of = (planet: Planet, list: readonly NamedDay[]) =>
    list.filter(([name]) => name.startsWith(`${planet}-`))
  return new Map(
    planets.map((planet) => [planet, match(of(planet, theirs), of(planet, ours), WITHIN_SECONDS)]),
  )
}
