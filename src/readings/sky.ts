/** The whole sky at a moment: every body that a chart can show, and the aspects between the planets. */
import { aspectsBetween, type BodyAspect } from '../chart/aspects.ts'
import { type MoonPhase, moonPhaseOf } from '../chart/moon-phase.ts'
import { declinationsOf } from '../chart/parallels.ts'
import { bodyOf, type NodeKind, POINTS, type Point, positionsOfPoints } from '../chart/points.ts'
import { type Station, stationNear } from '../chart/stations.ts'
import { BODIES } from '../sky/bodies.ts'
import type { Position } from '../sky/ephemeris.ts'
import { trueObliquity } from '../sky/equatorial.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { momentOrNow } from './moment.ts'

export interface BodyInSky extends Position {
  readonly declination: number
  /** The direction it takes at a station within a day. */
  readonly station: Station | null
}

export interface SkyReading {
  readonly at: number
  /** Those that are known at this moment: the tables of the asteroids are shorter. */
  readonly bodies: Readonly<Partial<Record<Point, BodyInSky>>>
  readonly aspects: readonly BodyAspect<Planet>[]
  readonly moonPhase: MoonPhase
}

const NODE = 'true' satisfies NodeKind

export function readSky(at: string | undefined, now: number): SkyReading {
  const instant = momentOrNow(at, now)
  const tt = terrestrialTime(instant)
  const points = POINTS.filter((point) => isInRange(point, instant))
  const positions = positionsOfPoints(points, NODE, tt)
  const declinations = declinationsOf({ bodies: positions, ayanamsa: null }, trueObliquity(tt))
  const bodies: Partial<Record<Point, BodyInSky>> = {}
  for (const point of points)
    bodies[point] = {
      ...positions[point],
      declination: declinations[point],
      station: stationNear(point, positions[point].motion, instant, NODE),
    }
  return {
    at: instant,
    bodies,
    aspects: aspectsBetween(planetsIn(positions)),
    moonPhase: moonPhaseOf(positions.sun, positions.moon, tt),
  }
}

function isInRange(point: Point, instant: number): boolean {
  const [from, to] = BODIES[bodyOf(point, NODE)].range
  return instant >= from && instant <= to
}

const planetsIn = (positions: Readonly<Record<Planet, Position>>) =>
  Object.fromEntries(PLANETS.map((planet) => [planet, positions[planet]])) as Record<Planet, Position>
