/** The points of a birth chart that moving bodies can touch. */
import type { Chart, ZodiacChoice } from '../../chart/chart.ts'
import type { RangedSky } from '../../chart/day-sky.ts'
import type { Cusps } from '../../chart/houses/cusps.ts'
import { POINTS, type Point } from '../../chart/points.ts'
import { isAngle, SYNASTRY_ANGLES, type SynastryAngle } from '../../chart/synastry.ts'

export type NatalPoint = Point | SynastryAngle

export const NATAL_POINTS: readonly NatalPoint[] = [...POINTS, ...SYNASTRY_ANGLES]

export interface NatalPlace {
  readonly point: NatalPoint
  /** In the zodiac of the birth. */
  readonly longitude: number
  /** Over the day of a birth whose time is unknown, in the order of the zodiac. */
  readonly range: { readonly from: number; readonly to: number } | null
}

/** What of a birth the search needs. Without a time of birth there are neither angles nor houses. */
export interface NatalPlaces {
  readonly zodiac: ZodiacChoice
  readonly places: readonly NatalPlace[]
  readonly cusps: Cusps | null
}

export const placesOfChart = (
  { bodies, angles, houses }: Pick<Chart<Point>, 'bodies' | 'angles' | 'houses'>,
  points: readonly NatalPoint[],
  zodiac: ZodiacChoice,
): NatalPlaces => ({
  zodiac,
  places: points.map((point) => ({
    point,
    longitude: isAngle(point) ? angles[point] : bodies[point].longitude,
    range: null,
  })),
  cusps: houses.cusps,
})

export const placesOfDay = (
  { bodies }: Pick<RangedSky, 'bodies'>,
  points: readonly NatalPoint[],
  zodiac: ZodiacChoice,
): NatalPlaces => ({
  zodiac,
  places: points.flatMap((point) => {
    if (isAngle(point)) return []
    const { longitude, range } = bodies[point]
    return [{ point, longitude, range }]
  }),
  cusps: null,
})

/** Known only as a range: without a time of birth the Moon may stand anywhere in some 13°. All other bodies are taken where they stood at noon. */
export const isUncertain = ({ point, range }: NatalPlace): boolean => range !== null && point === 'moon'
