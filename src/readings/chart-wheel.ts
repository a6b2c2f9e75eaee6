/** A chart with a second one around it: another birth, or the sky of a moment. */
import { ASPECT_NAMES, aspectsBetween, type BodyAspect, type Orbs } from '../chart/aspects.ts'
import { ayanamsaOf, seenFrom } from '../chart/chart.ts'
import { type Point, positionsOfPoints } from '../chart/points.ts'
import { isTimed } from '../chart/wider-chart.ts'
import type { Position } from '../sky/ephemeris.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { type AskedBirth, resolveBirth } from './birth.ts'
import { type AskedWiderChart, readWiderChart, type WiderChartReading } from './chart.ts'
import type { Identify } from './identifier.ts'
import { invalid } from './invalid.ts'
import { momentIn } from './moment.ts'

export interface AskedWheel extends AskedWiderChart {
  readonly second?: AskedBirth | undefined
  /** `2026-11-17T12:00Z` */
  readonly transitsAt?: string | undefined
}

/** The ring outside the chart, in the zodiac of the chart. */
export interface OuterRing {
  readonly of: 'second birth' | 'transits'
  /** As it was sent. */
  readonly when: string
  readonly bodies: Readonly<Record<Point, Position>>
  /** From the bodies of the chart to those of the ring. */
  readonly aspects: readonly BodyAspect<Point>[]
}

export interface WheelReading extends WiderChartReading {
  readonly outer: OuterRing | null
}

export function readWheel(asked: AskedWheel, identifier: Identify): WheelReading {
  const reading = readWiderChart(asked, identifier)
  return { ...reading, outer: outerRing(asked, reading) }
}

function outerRing({ second, transitsAt }: AskedWheel, reading: WiderChartReading): OuterRing | null {
  if (second !== undefined && transitsAt !== undefined) throw onlyOne()
  if (second !== undefined) {
    const { time, day } = resolveBirth(second)
    return ringAt(time?.instant ?? day!.noon, 'second birth', second.birthDateTime, reading)
  }
  return transitsAt === undefined
    ? null
    : ringAt(momentIn(transitsAt, 'transits_at'), 'transits', transitsAt, reading)
}

/** Two charts make so many aspects to each other that only close ones are worth a line. */
const WIDEST_ORB = 3

function ringAt(
  instant: number,
  of: OuterRing['of'],
  when: string,
  { birth, chart }: WiderChartReading,
): OuterRing {
  const { points, node, orbs } = chart.selection
  const tt = terrestrialTime(instant)
  const ayanamsa = ayanamsaOf(birth, tt)
  const bodies = mapped(positionsOfPoints(points, node, tt), (position) => seenFrom(ayanamsa, position))
  const { bodies: inner } = isTimed(chart) ? chart.chart : chart.sky
  // A birth stands still while the sky moves on.
  const still = Object.fromEntries(
    points.map((point) => [point, { longitude: inner[point].longitude, motion: 0 }]),
  )
  return {
    of,
    when,
    bodies,
    aspects: aspectsBetween(still as Record<Point, Position>, bodies, narrowed(orbs)),
  }
}

function mapped(
  positions: Readonly<Record<Point, Position>>,
  change: (position: Position) => Position,
): Record<Point, Position> {
  const changed = {} as Record<Point, Position>
  for (const point in positions) changed[point as Point] = change(positions[point as Point])
  return changed
}

function narrowed(orbs: Orbs): Orbs {
  const names = ASPECT_NAMES.filter((name) => orbs[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, Math.min(orbs[name]!, WIDEST_ORB)]))
}

const onlyOne = () => {
  const message = 'Send second or transits_at: there is room for one ring.'
  return invalid([{ path: 'second', message }])
}
