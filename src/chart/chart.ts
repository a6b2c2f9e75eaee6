/** Casts the chart of an instant and a place. A chart is an immutable value, whatever it was made from: natal, composite or Davison. */
import { normalize } from '../sky/angle.ts'
import { type AyanamsaName, ayanamsaAt, ayanamsaMotionAt } from '../sky/ayanamsa.ts'
import { type Position, positionsAtTt } from '../sky/ephemeris.ts'
import { ascendant, type Horizon, horizonAt, midheaven, type Place } from '../sky/horizon.ts'
import type { Planet } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectsBetween, type BodyAspect, type FixedAspect, type Orbs } from './aspects.ts'
import { type Cusps, houseOf } from './houses/cusps.ts'
import { type HouseSystem, type Houses, houses } from './houses/houses.ts'

export const ZODIACS = ['tropical', 'sidereal'] as const
export type Zodiac = (typeof ZODIACS)[number]

/** The ayanamsa of a sidereal chart for which none is named. */
export const DEFAULT_AYANAMSA = 'lahiri' satisfies AyanamsaName

export interface ZodiacChoice {
  readonly zodiac?: Zodiac
  /** Of a sidereal chart. */
  readonly ayanamsa?: AyanamsaName | undefined
}

/** Everything that a chart depends on, besides its bodies. */
export interface ChartInput extends ZodiacChoice {
  readonly instant: number
  readonly place: Place
  readonly houseSystem: HouseSystem
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
export interface Chart<B extends string = Planet> {
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
  readonly aspects: readonly FixedAspect<B>[]
}

/** The chart of a moment and a place. */
export interface CastChart<B extends string = Planet> extends Chart<B> {
  readonly instant: number
  readonly place: Place
  readonly horizon: Horizon
  readonly aspects: readonly BodyAspect<B>[]
}

/** The chart of the ten planets, which judgement and texts need. */
export const castChart = (input: ChartInput): CastChart => castFrom(positionsAtTt, input)

/** The chart of whatever has a position. */
export function castFrom<B extends string>(
  positionsAt: (tt: number) => Readonly<Record<B, Position>>,
  input: ChartInput,
  orbs?: Orbs,
): CastChart<B> {
  const { instant, place, houseSystem, zodiac = 'tropical' } = input
  const tt = terrestrialTime(instant)
  const positions = positionsAt(tt)
  const horizon = horizonAt(instant, place, tt)
  const ayanamsa = ayanamsaOf(input, tt)
  return {
    instant,
    place,
    horizon,
    zodiac,
    ...chartUnder(horizon, positions, { houseSystem, ayanamsa }),
    aspects: aspectsBetween(positions, undefined, orbs),
  }
}

/** Positions under a horizon. The two need not be of one moment: a progressed sky may have the horizon of another. */
export function chartUnder<B extends string>(
  horizon: Horizon,
  positions: Readonly<Record<B, Position>>,
  { houseSystem, ayanamsa }: Pick<ChartInput, 'houseSystem'> & InZodiac,
): Pick<Chart<B>, 'ayanamsa' | 'bodies' | 'houses' | 'angles'> {
  const divided = houses(houseSystem, horizon, ayanamsa?.degrees)
  const rising = inZodiacOf({ ayanamsa }, ascendant(horizon))
  const culminating = inZodiacOf({ ayanamsa }, midheaven(horizon))
  return {
    ayanamsa,
    bodies: placed(positions, divided.cusps, ayanamsa),
    houses: divided,
    angles: anglesOf(rising, culminating),
  }
}

export const anglesOf = (ascendant: number, midheaven: number): Chart['angles'] => ({
  ascendant,
  midheaven,
  // mutate operator: half a circle on or back is the same place
  descendant: normalize(ascendant + 180),
  // mutate operator: half a circle on or back is the same place
  imumCoeli: normalize(midheaven + 180),
})

function placed<B extends string>(
  positions: Readonly<Record<B, Position>>,
  cusps: Cusps,
  ayanamsa: Ayanamsa | null,
): Record<B, PlacedBody> {
  const bodies = {} as Record<B, PlacedBody>
  for (const body in positions) {
    const { longitude, latitude, motion } = seenFrom(ayanamsa, positions[body])
    const house = houseOf(longitude, cusps)
    bodies[body] = { longitude, latitude, motion, house, retrograde: motion < 0 }
  }
  return bodies
}

/** A position in the zodiac of an ayanamsa, or as it is in the tropical one. */
export function seenFrom(ayanamsa: Ayanamsa | null, position: Position): Position {
  if (ayanamsa === null) return position
  const { longitude, latitude, motion } = position
  return { longitude: normalize(longitude - ayanamsa.degrees), latitude, motion: motion - ayanamsa.motion }
}

/** Null in the tropical zodiac. */
export function ayanamsaOf(
  { zodiac, ayanamsa = DEFAULT_AYANAMSA }: ZodiacChoice,
  tt: number,
): Ayanamsa | null {
  if (zodiac !== 'sidereal') return null
  return { name: ayanamsa, degrees: ayanamsaAt(ayanamsa, tt), motion: ayanamsaMotionAt(ayanamsa, tt) }
}

type InZodiac = Pick<Chart, 'ayanamsa'>

/** A longitude from the equinox, in the zodiac of a chart. */
export const inZodiacOf = ({ ayanamsa }: InZodiac, tropical: number): number =>
  normalize(tropical - (ayanamsa?.degrees ?? 0))

/** A longitude of a chart, from the equinox: for declinations, altitudes and whatever else depends on the equator. */
export const fromEquinox = ({ ayanamsa }: InZodiac, longitude: number): number =>
  // mutate operator: half a circle on or back is the same place
  normalize(longitude + (ayanamsa?.degrees ?? 0))
