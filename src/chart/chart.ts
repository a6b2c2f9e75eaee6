/** Casts the chart of an instant and a place. A chart is an immutable value. */
import { normalize } from '../sky/angle.ts'
import { type Body, byBody } from '../sky/bodies.ts'
import { isRetrograde, type Position, positionsOf } from '../sky/ephemeris.ts'
import { ascendant, horizonAt, midheaven, type Place } from '../sky/horizon.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectsBetween, type BodyAspect } from './aspects.ts'
import { houseOf } from './houses/cusps.ts'
import { type HouseSystem, type Houses, houses } from './houses/houses.ts'

export const ZODIACS = ['tropical'] as const
export type Zodiac = (typeof ZODIACS)[number]

/** Everything that a chart of the ten planets depends on. */
export interface ChartInput {
  readonly instant: number
  readonly place: Place
  readonly houseSystem: HouseSystem
  readonly zodiac?: Zodiac
}

export interface PlacedBody extends Position {
  readonly house: number
  readonly retrograde: boolean
}

export interface Chart<B extends Body = Planet> {
  readonly instant: number
  readonly place: Place
  readonly zodiac: Zodiac
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
export function castChartOf<B extends Body>(
  bodies: readonly B[],
  { instant, place, houseSystem, zodiac = 'tropical' }: ChartInput,
): Chart<B> {
  const tt = terrestrialTime(instant)
  const positions = positionsOf(bodies, tt)
  const horizon = horizonAt(instant, place, tt)
  const divided = houses(houseSystem, horizon)
  const [rising, culminating] = [ascendant(horizon), midheaven(horizon)]
  return {
    instant,
    place,
    zodiac,
    bodies: byBody(bodies, (body) => {
      const { longitude, latitude, motion } = positions[body]
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
