/** Charts made by hand: each body stands where a test puts it, and has the aspects and patterns that the test gives it. */
import type { AspectName, BodyAspect } from '../src/chart/aspects.ts'
import { balanceOf } from '../src/chart/balance.ts'
import type { RangedBody } from '../src/chart/day-sky.ts'
import { moonPhaseOf, moonPhasesBetween } from '../src/chart/moon-phase.ts'
import type { ChartPattern } from '../src/chart/patterns.ts'
import type { TimedChart, TimelessChart } from '../src/chart/wider-chart.ts'
import { READING_BODIES } from '../src/judgement/chart/fact.ts'
import { normalize } from '../src/sky/angle.ts'
import { PLANETS, type Planet } from '../src/sky/planets.ts'
import { SIGN_SPAN, SIGNS, type Sign, signOf, startOf } from '../src/sky/zodiac.ts'
import { J2000 } from '../src/time/time-scales.ts'

export type InterpretedBody = (typeof READING_BODIES)[number]
type AnyBody = InterpretedBody | 'chiron'

/** The middle of a sign. */
export const within = (sign: Sign): number => startOf(sign) + SIGN_SPAN / 2

/** The Sun in Aries, the Moon in Taurus and so on: no element or modality with many or few planets, and no planet near an angle. */
const PLACES = Object.fromEntries(READING_BODIES.map((body, at) => [body, within(SIGNS[at]!)])) as Record<
  InterpretedBody,
  number
>
/** The second degree of Pisces: whole signs from there, so that the Sun is in the second house. Jupiter rules. */
const ASCENDANT = 332

interface ChartOptions {
  readonly aspects?: readonly BodyAspect<AnyBody>[]
  readonly patterns?: readonly ChartPattern<Planet>[]
  readonly retrograde?: readonly InterpretedBody[]
}

interface TimedChartOptions extends ChartOptions {
  readonly places?: Partial<Record<InterpretedBody, number>>
  readonly ascendant?: number
  readonly midheaven?: number
  readonly isDay?: boolean
}

export const aspect = (
  planet1: AnyBody,
  name: AspectName,
  planet2: AnyBody,
  strength = 1,
  certain?: boolean,
): BodyAspect<AnyBody> => ({
  ...{ planet1, name, planet2, strength, orb: 0, exact: true, applying: true },
  ...(certain === undefined ? {} : { certain }),
})

export const pattern = (name: ChartPattern<Planet>['name'], ...members: Planet[]): ChartPattern<Planet> => ({
  ...{ name, members, apex: null, sign: null },
})

export const stellium = (sign: Sign, ...members: Planet[]): ChartPattern<Planet> => ({
  ...{ name: 'stellium', members, apex: null, sign },
})

const opposite = (longitude: number) => (longitude + 180) % 360

export function madeChart(options: TimedChartOptions = {}): TimedChart {
  const { ascendant = ASCENDANT, midheaven = (ascendant + 270) % 360, isDay = true } = options
  const first = SIGNS.indexOf(signOf(ascendant))
  const bodies = Object.fromEntries(
    READING_BODIES.map((body) => {
      const longitude = options.places?.[body] ?? PLACES[body]
      const house = ((SIGNS.indexOf(signOf(longitude)) - first + 12) % 12) + 1
      const retrograde = options.retrograde?.includes(body) ?? false
      return [body, { longitude, latitude: 0, motion: 1, house, retrograde }]
    }),
  ) as TimedChart['chart']['bodies']
  const planets = Object.fromEntries(PLANETS.map((planet) => [planet, bodies[planet]])) as typeof bodies
  const [descendant, imumCoeli] = [opposite(ascendant), opposite(midheaven)]
  const angles = { ascendant, midheaven, descendant, imumCoeli }
  const made = {
    chart: { bodies, angles },
    aspects: options.aspects ?? [],
    patterns: options.patterns ?? [],
    balance: balanceOf(planets, angles),
    moonPhase: moonPhaseOf(bodies.sun, bodies.moon, J2000),
    stations: {},
    isDay,
  }
  return made as unknown as TimedChart
}

interface DayChartOptions extends ChartOptions {
  /** The longitudes between which a body moves on the day. */
  readonly ranges?: Partial<Record<InterpretedBody, readonly [from: number, to: number]>>
  /** Those that turn within a day. */
  readonly turning?: readonly InterpretedBody[]
}

/** The chart of a day whose hour is unknown. */
export function madeDay(options: DayChartOptions = {}): TimelessChart {
  const bodies = Object.fromEntries(
    READING_BODIES.map((body) => {
      const [from, to] = options.ranges?.[body] ?? [PLACES[body], PLACES[body]]
      const retrograde = options.retrograde?.includes(body) ?? false
      const signs: readonly Sign[] = [...new Set([signOf(from), signOf(to)])]
      const noon = { longitude: (from + to) / 2, latitude: 0, motion: 1 }
      return [body, { ...noon, range: { from, to }, retrograde, signs }]
    }),
  ) as Record<InterpretedBody, RangedBody>
  const elongationAt = (end: 'from' | 'to') => normalize(bodies.moon.range[end] - bodies.sun.range[end])
  const moonPhases = moonPhasesBetween(elongationAt('from'), elongationAt('to'))
  const certain = PLANETS.filter((planet) => bodies[planet].signs.length === 1)
  const made = {
    sky: { bodies, moonPhases },
    aspects: options.aspects ?? [],
    patterns: options.patterns ?? [],
    balance: balanceOf(Object.fromEntries(certain.map((planet) => [planet, bodies[planet]])), null),
    moonPhase: moonPhaseOf(bodies.sun, bodies.moon, J2000),
    stations: Object.fromEntries((options.turning ?? []).map((body) => [body, {}])),
  }
  return made as unknown as TimelessChart
}
