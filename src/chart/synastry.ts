/** Two charts side by side: the aspects from one to the other, and the houses in which each has the other's bodies (docs/synastry.md). */
import { separation } from '../sky/angle.ts'
import { type Aspect, type AspectName, aspectFinder, type Orbs, orbOf } from './aspects.ts'
import type { Chart } from './chart.ts'
import type { DaySky } from './day-sky.ts'
import { hyphened } from './fact-ids.ts'
import { type Cusps, houseOf } from './houses/cusps.ts'
import type { HouseSystem } from './houses/houses.ts'
import type { Point } from './points.ts'

export const SYNASTRY_ANGLES = ['ascendant', 'midheaven'] as const
export type SynastryAngle = (typeof SYNASTRY_ANGLES)[number]
export type SynastryPoint = Point | SynastryAngle

/** A point of one of the two charts. */
export interface SynastryPosition {
  readonly longitude: number
  /** Over the day of a birth whose time is unknown, in the order of the zodiac. */
  readonly range?: { readonly from: number; readonly to: number } | undefined
}

/** What is compared of a chart. Without a time there are neither angles nor houses, and the Moon is left out: she moves by two orbs a day. */
export interface SynastryChart {
  readonly points: Readonly<Partial<Record<SynastryPoint, SynastryPosition>>>
  readonly cusps: Cusps | null
  /** The system in use; null where there are no houses. */
  readonly houseSystem: HouseSystem | null
}

/** An aspect between two charts. Both stand still, so it is neither applying nor separating. */
export interface SynastryAspect extends Aspect {
  readonly first: SynastryPoint
  readonly second: SynastryPoint
  /** Within its orb all day long. True if both times are known. */
  readonly certain: boolean
}

/** `first-venus-trine-second-mars` */
export const synastryId = (first: SynastryPoint, aspect: AspectName, second: SynastryPoint): string =>
  `first-${hyphened(first)}-${aspect}-second-${hyphened(second)}`

/** In the order of the points of the first, then of the second. */
export function synastryAspects(one: SynastryChart, two: SynastryChart, orbs: Orbs): SynastryAspect[] {
  const aspectOfArc = aspectFinder(orbs)
  const [names1, names2] = [Object.keys(one.points), Object.keys(two.points)] as SynastryPoint[][]
  const [points1, points2] = [
    names1!.map((name) => one.points[name]!),
    names2!.map((name) => two.points[name]!),
  ]
  const found: SynastryAspect[] = []
  for (const [i, first] of names1!.entries()) {
    const here = points1[i]!
    for (let j = 0; j < points2.length; j++) {
      const there = points2[j]!
      const arc = separation(here.longitude, there.longitude)
      const name = aspectOfArc(arc)
      if (name === undefined) continue
      const second = names2![j]!
      found.push({
        first,
        second,
        name,
        orb: orbOf(name, arc),
        certain: isCertain(name, here, there, orbs[name]!),
      })
    }
  }
  return found
}

/** The arc between two points grows or shrinks all day, so that its ends decide. */
function isCertain(name: AspectName, one: SynastryPosition, two: SynastryPosition, limit: number): boolean {
  if (one.range === undefined && two.range === undefined) return true
  return endsOf(one).every((a) => endsOf(two).every((b) => orbOf(name, separation(a, b)) <= limit))
}

const endsOf = ({ longitude, range }: SynastryPosition): readonly number[] =>
  range === undefined ? [longitude] : [range.from, range.to]

/** In which house of one chart each body of the other stands; null for a body that changes its house during a day of unknown time. */
export type Overlay = Readonly<Partial<Record<Point, number | null>>>

/** Null if the chart with the houses has none. */
export function overlayOf({ points }: SynastryChart, { cusps }: SynastryChart): Overlay | null {
  if (cusps === null) return null
  const houses: Partial<Record<Point, number | null>> = {}
  for (const name in points) {
    if (isAngle(name)) continue
    houses[name as Point] = houseIn(points[name as Point]!, cusps)
  }
  return houses
}

export const isAngle = (name: string): name is SynastryAngle =>
  SYNASTRY_ANGLES.includes(name as SynastryAngle)

function houseIn({ longitude, range }: SynastryPosition, cusps: Cusps): number | null {
  const house = houseOf(longitude, cusps)
  if (range === undefined) return house
  return houseOf(range.from, cusps) === house && houseOf(range.to, cusps) === house ? house : null
}

/** Whatever has the points asked for: a chart of the ten planets is enough for them. */
interface ChartWithAngles extends Pick<Chart, 'angles' | 'houses'> {
  readonly bodies: Readonly<Partial<Record<Point, SynastryPosition>>>
}

/** A chart with a time, for comparing. */
export function synastryChartOf(chart: ChartWithAngles, points: readonly SynastryPoint[]): SynastryChart {
  const { bodies, angles, houses } = chart
  const chosen: Partial<Record<SynastryPoint, SynastryPosition>> = {}
  for (const point of points)
    chosen[point] = { longitude: isAngle(point) ? angles[point] : bodies[point]!.longitude }
  return { points: chosen, cusps: houses.cusps, houseSystem: houses.used }
}

/** The same of a day whose hour is unknown, at noon. */
export function synastryDayOf(
  { bodies }: Pick<DaySky, 'bodies'>,
  points: readonly SynastryPoint[],
): SynastryChart {
  const chosen: Partial<Record<SynastryPoint, SynastryPosition>> = {}
  for (const point of points) {
    if (isAngle(point) || point === 'moon') continue
    const { longitude, range } = bodies[point]
    chosen[point] = { longitude, range }
  }
  return { points: chosen, cusps: null, houseSystem: null }
}
