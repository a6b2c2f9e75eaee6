/** A chart with a second one around it: another birth, or the sky of a moment. */
import { ASPECT_NAMES, aspectsBetween, type BodyAspect, type Orbs } from '../chart/aspects.ts'
import { ayanamsaOf, type Chart, castChart, seenFrom } from '../chart/chart.ts'
import { type RangedBody, skyOfUnknownHour } from '../chart/day-sky.ts'
import type { Cusps } from '../chart/houses/cusps.ts'
import { type Point, positionsOfPoints } from '../chart/points.ts'
import { type Station, stationNear } from '../chart/stations.ts'
import {
  type SynastryAspect,
  type SynastryChart,
  type SynastryPosition,
  synastryAspects,
} from '../chart/synastry.ts'
import { isTimed } from '../chart/wider-chart.ts'
import { invalid } from '../errors.ts'
import type { Position } from '../sky/ephemeris.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { type BirthRequest, resolveBirth } from './birth.ts'
import { readWiderChart, type WiderChartReading, type WiderChartRequest } from './chart.ts'
import type { Identify } from './identifier.ts'
import { momentIn } from './moment.ts'
import { pairOrbs } from './synastry.ts'
import { within } from './within.ts'

export interface WheelRequest extends WiderChartRequest {
  readonly second?: BirthRequest | undefined
  /** `2026-11-17T12:00Z` */
  readonly transitsAt?: string | undefined
}

/** The ring outside the chart, in the zodiac of the chart. */
export interface OuterRing {
  readonly of: 'second birth' | 'transits'
  /** As it was sent. */
  readonly when: string
  readonly bodies: Readonly<Record<Point, RingBody>>
  /** Of a birth with a time. */
  readonly houses: RingHouses | null
  /** From the bodies of the chart to those of the ring: the close ones, which are drawn. */
  readonly aspects: readonly BodyAspect<Point>[]
  /** The same within the orbs of two people's charts (docs/synastry.md), for the table. Null for transits. */
  readonly tableAspects: readonly SynastryAspect[] | null
}

export interface RingBody extends Position {
  readonly station: Station | null
  /** Over the day of a birth whose time is unknown. */
  readonly range?: RangedBody['range']
}

export interface RingHouses extends Pick<Chart['angles'], 'ascendant' | 'midheaven'> {
  readonly cusps: Cusps
}

export interface WheelReading extends WiderChartReading {
  readonly outer: OuterRing | null
}

export function readWheel(request: WheelRequest, identifier: Identify): WheelReading {
  const reading = readWiderChart(request, identifier)
  return { ...reading, outer: outerRing(request, reading) }
}

function outerRing(request: WheelRequest, reading: WiderChartReading): OuterRing | null {
  const { second, transitsAt } = request
  if (second !== undefined && transitsAt !== undefined) throw onlyOne()
  if (second !== undefined) return ringOfBirth(second, reading, pairOrbs(request))
  if (transitsAt === undefined) return null
  const instant = momentIn(transitsAt, 'transits_at')
  return { ...ringAt(instant, reading), of: 'transits', when: transitsAt, houses: null, tableAspects: null }
}

/** In the zodiac of the first chart, with houses of the second's own system. */
function ringOfBirth(second: BirthRequest, reading: WiderChartReading, orbs: Orbs): OuterRing {
  const { time, day, place, houseSystem } = within('second', () => resolveBirth(second))
  const { zodiac, ayanamsa } = reading.birth
  const ring = { of: 'second birth', when: second.birthDateTime } as const
  if (time !== null) {
    const { houses, angles } = castChart({ instant: time.instant, place, houseSystem, zodiac, ayanamsa })
    const found = ringAt(time.instant, reading)
    const tableAspects = tableOf(reading, found.bodies, orbs)
    return { ...ring, ...found, houses: { ...angles, cusps: houses.cusps }, tableAspects }
  }
  const { bodies, aspects } = ringAt(day!.noon, reading)
  const { points, node } = reading.chart.selection
  const ofDay = skyOfUnknownHour(day!, { points: withLights(points), node, zodiac, ayanamsa })
  const ranged = mapped(bodies, (body, point) => ({ ...body, range: ofDay.bodies[point].range }))
  return { ...ring, bodies: ranged, aspects, houses: null, tableAspects: tableOf(reading, ranged, orbs) }
}

/** Without a time of birth the Moon's aspects are too uncertain for the table. */
function tableOf({ chart }: WiderChartReading, ring: OuterRing['bodies'], orbs: Orbs): SynastryAspect[] {
  const inner: Readonly<Record<Point, SynastryPosition>> = isTimed(chart)
    ? chart.chart.bodies
    : chart.sky.bodies
  const compared = (bodies: Readonly<Record<Point, SynastryPosition>>): SynastryChart => ({
    points: Object.fromEntries(
      chart.selection.points
        .filter((point) => point !== 'moon' || bodies[point].range === undefined)
        .map((point) => [point, bodies[point]]),
    ),
    cusps: null,
    houseSystem: null,
  })
  return synastryAspects(compared(inner), compared(ring), orbs)
}

const withLights = (points: readonly Point[]): Point[] => [...new Set<Point>(['sun', 'moon', ...points])]

/** Two charts make so many aspects to each other that only close ones are worth a line. */
const MAX_RING_ORB = 3

function ringAt(instant: number, { birth, chart }: WiderChartReading): Pick<OuterRing, 'bodies' | 'aspects'> {
  const { points, node, orbs } = chart.selection
  const tt = terrestrialTime(instant)
  const ayanamsa = ayanamsaOf(birth, tt)
  const bodies = mapped(positionsOfPoints(points, node, tt), (position, point) => ({
    ...seenFrom(ayanamsa, position),
    station: stationNear(point, position.motion, instant, node),
  }))
  const { bodies: inner } = isTimed(chart) ? chart.chart : chart.sky
  // Only the ring moves: the natal positions are fixed.
  const still = Object.fromEntries(
    points.map((point) => [point, { longitude: inner[point].longitude, motion: 0 }]),
  )
  return { bodies, aspects: aspectsBetween(still as Record<Point, Position>, bodies, narrowed(orbs)) }
}

function mapped<From, To>(
  bodies: Readonly<Record<Point, From>>,
  change: (body: From, point: Point) => To,
): Record<Point, To> {
  const changed = {} as Record<Point, To>
  for (const point in bodies) changed[point as Point] = change(bodies[point as Point], point as Point)
  return changed
}

function narrowed(orbs: Orbs): Orbs {
  const names = ASPECT_NAMES.filter((name) => orbs[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, Math.min(orbs[name]!, MAX_RING_ORB)]))
}

const onlyOne = () => {
  const message = 'Send second or transits_at: there is room for one ring.'
  return invalid([{ path: 'second', message }])
}
