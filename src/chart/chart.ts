/** Casts the chart of an instant and a place. A chart is an immutable value. */
import { normalize } from '../sky/angle.ts'
import { type AyanamsaName, ayanamsaAt, ayanamsaMotionAt } from '../sky/ayanamsa.ts'
import { type Body, byBody } from '../sky/bodies.ts'
import { isRetrograde, type Position, positionsOf } from '../sky/ephemeris.ts'
import { ascendant, type Horizon, horizonAt, midheaven, type Place } from '../sky/horizon.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectsBetween, type BodyAspect } from './aspects.ts'
import { houseOf } from './houses/cusps.ts'
import { type HouseSystem, type Houses, houses } from './houses/houses.ts'

export const ZODIACS = ['tropical', 'sidereal'] as const
export type Zodiac = (typeof ZODIACS)[number]

/** The ayanamsa of a sidereal chart for which none is named. */
export const DEFAULT_AYANAMSA = 'lahiri' satisfies AyanamsaName

/** Everything that a chart depends on, besides its bodies. */
export interface ChartInput {
  readonly instant: number
  readonly place: Place
  readonly houseSystem: HouseSystem
  readonly zodiac?: Zodiac
  /** Of a sidereal chart. */
  readonly ayanamsa?: AyanamsaName
}

export interface PlacedBody extends Position {
  readonly house: number
  readonly retrograde: boolean
}

/** How far the tropical zodiac is ahead of that of the chart. */
export interface Ayanamsa {
  readonly name: AyanamsaName
  readonly degrees: number
  /** Change per day. */
  readonly motion: number
}

/** All longitudes and motions are in the zodiac of the chart. */
export interface Chart<B extends Body = Planet> {
  readonly instant: number
  readonly place: Place
  readonly horizon: Horizon
  readonly zodiac: Zodiac
  /** Null in the tropical zodiac. */
  readonly ayanamsa: Ayanamsa | null
  readonly bodies: Readonly<Record<B, PlacedBody>>
  readonly houses: Houses
  readonly angles: {
    readonly ascendant: number
    readonly midheaven: number
    readonly descendant: number
    readonly imumCoeli: number
  }
  /** Each pair once, in the order of the bodies. */
  readonly aspects: readonly BodyAspect<B>[]
}

export const castChart = (input: ChartInput): Chart => castChartOf(PLANETS, input)

/** The chart of the given bodies. Judgement and texts need the ten planets. */
export function castChartOf<B extends Body>(bodies: readonly B[], input: ChartInput): Chart<B> {
  const { instant, place, houseSystem, zodiac = 'tropical' } = input
  const tt = terrestrialTime(instant)
  const positions = positionsOf(bodies, tt)
  const horizon = horizonAt(instant, place, tt)
  const ayanamsa = zodiac === 'sidereal' ? ayanamsaOf(tt, input.ayanamsa) : null
  const { degrees: start, motion: drift } = ayanamsa ?? AT_EQUINOX
  const divided = houses(houseSystem, horizon, start)
  const rising = normalize(ascendant(horizon) - start)
  const culminating = normalize(midheaven(horizon) - start)
  return {
    instant,
    place,
    horizon,
    zodiac,
    ayanamsa,
    bodies: byBody(bodies, (body) => {
      const { latitude } = positions[body]
      const longitude = normalize(positions[body].longitude - start)
      const motion = positions[body].motion - drift
      const house = houseOf(longitude, divided.cusps)
      return { longitude, latitude, motion, house, retrograde: isRetrograde(body, motion) }
    }),
    houses: divided,
    angles: {
      ascendant: rising,
      midheaven: culminating,
      descendant: normalize(rising + 180),
      imumCoeli: normalize(culminating + 180),
    },
    aspects: aspectsBetween(positions),
  }
}

/** Where the tropical zodiac begins. */
const AT_EQUINOX = { degrees: 0, motion: 0 }

const ayanamsaOf = (tt: number, name: AyanamsaName = DEFAULT_AYANAMSA): Ayanamsa => ({
  name,
  degrees: ayanamsaAt(name, tt),
  motion: ayanamsaMotionAt(name, tt),
})

type InZodiac = Pick<Chart, 'ayanamsa'>

/** A longitude from the equinox, in the zodiac of a chart. */
export const inZodiacOf = ({ ayanamsa }: InZodiac, tropical: number): number =>
  normalize(tropical - (ayanamsa ?? AT_EQUINOX).degrees)

/** A longitude of a chart, from the equinox: for declinations, altitudes and whatever else depends on the equator. */
export const fromEquinox = ({ ayanamsa }: InZodiac, longitude: number): number =>
  normalize(longitude + (ayanamsa ?? AT_EQUINOX).degrees)
