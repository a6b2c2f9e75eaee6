/** Compares the transits of a span with those of an outside authority. Tests and `npm run measure -- timeline-accuracy` use the same figures. */
import { NATAL_POINTS, type NatalPoint } from '../../../src/almanac/natal-transits/natal-points.ts'
import { natalTimeline } from '../../../src/almanac/natal-transits/natal-timeline.ts'
import type { TransitPeriod } from '../../../src/almanac/natal-transits/transit-periods.ts'
import { ASPECTS, PTOLEMAIC } from '../../../src/chart/aspects.ts'
import { signedArc } from '../../../src/sky/angle.ts'
import { positionAtTt } from '../../../src/sky/ephemeris.ts'
import { memoized } from '../../../src/sky/memoized.ts'
import { PLANETS, type Planet } from '../../../src/sky/planets.ts'
import { DAY_MS, instantOf, terrestrialTime, toSecond } from '../../../src/time/time-scales.ts'
import { rowsOf } from '../sky/compare.ts'

/** A transit of the authority, in Julian days of Terrestrial Time. */
export interface GoldenTransit {
  readonly body: Planet
  /** By how far the body is ahead of the point. */
  readonly angle: number
  readonly point: NatalPoint
  readonly visits: readonly (readonly [number, number])[]
  readonly passes: readonly number[]
  readonly stations: readonly number[]
}

export interface GoldenTimeline {
  readonly from: number
  readonly to: number
  readonly points: ReadonlyMap<NatalPoint, number>
  readonly transits: readonly GoldenTransit[]
}

/** One moment: how far ours is from theirs, and how fast the body moves then. */
export interface MomentError {
  readonly body: Planet
  readonly kind: 'entry or exit' | 'pass' | 'station'
  readonly seconds: number
  /** Degrees a day. */
  readonly motion: number
  readonly isHidden: boolean
}

export interface TimelineComparison {
  transits: number
  readonly missing: string[]
  readonly extra: string[]
  readonly moments: MomentError[]
}

export const BODIES = PLANETS.filter((planet) => planet !== 'moon')

/** Degrees a day on average as seen from the Earth, forwards and backwards alike, over the years of the rows. */
const meanSpeed = memoized(BODIES.length, (body: Planet): number => {
  const days = Array.from({ length: SAMPLES }, (_, i) => Y1990 + i * STEP_DAYS)
  return days.reduce((sum, tt) => sum + Math.abs(positionAtTt(body, tt).motion), 0) / SAMPLES
})
const [Y1990, STEP_DAYS, SAMPLES] = [2447892.5, 10, 1900]

/** A body near a station, slower than half of its mean speed: a hundredth of an arcsecond is then a matter of minutes. */
export const hardlyMoves = ({ body, motion }: MomentError): boolean => Math.abs(motion) < meanSpeed(body) / 2

export function compareTimelines(timelines: readonly GoldenTimeline[]): TimelineComparison {
  const found: TimelineComparison = { transits: 0, missing: [], extra: [], moments: [] }
  for (const [i, timeline] of timelines.entries()) compareOne(i, timeline, found)
  return found
}

function compareOne(birth: number, golden: GoldenTimeline, found: TimelineComparison): void {
  const places = NATAL_POINTS.filter((point) => golden.points.has(point)).map((point) => ({
    point,
    longitude: golden.points.get(point)!,
    range: null,
  }))
  const natal = { zodiac: {}, places, cusps: null }
  const choice = { bodies: BODIES, aspects: PTOLEMAIC, orb: 1 }
  const { periods } = natalTimeline(spanStart(golden.from), spanStart(golden.to), natal, choice)
  const ours = new Map(periods.map((period) => [keyOf(period, golden.points), period]))
  found.transits += golden.transits.length
  for (const transit of golden.transits) {
    const { body, angle, point, visits, passes, stations } = transit
    const key = nameOf(body, angle, point, visits, passes.length, stations.length)
    const period = ours.get(key)
    ours.delete(key)
    if (period === undefined) found.missing.push(`${birth} ${key}`)
    else found.moments.push(...differences(transit, period))
  }
  found.extra.push(...[...ours.keys()].map((key) => `${birth} ${key}`))
}

/** A whole second of UTC. */
const spanStart = (tt: number): number => {
  const near = instantOf(tt)
  return toSecond(near - (terrestrialTime(near) - tt) * DAY_MS)
}

/** With the counts, and the day of the middle: two transits of one name are months apart. */
const nameOf = (
  body: Planet,
  angle: number,
  point: NatalPoint,
  visits: readonly (readonly [number, number])[],
  passes: number,
  stations: number,
) => {
  const middle = (visits[0]![0] + visits.at(-1)![1]) / 2
  return `${body} ${angle} ${point}, ${visits.length} visits, ${passes} passes, ${stations} stations, about ${Math.round(middle / 20)}`
}

function keyOf(period: TransitPeriod, points: ReadonlyMap<NatalPoint, number>): string {
  const ahead = signedArc(period.longitude, points.get(period.point)!)
  const { angle } = ASPECTS[period.aspect]
  const visits = period.visits.map(
    ({ enters, leaves }) => [terrestrialTime(enters!), terrestrialTime(leaves!)] as const,
  )
  const side = angle === 180 ? 180 : Math.sign(Math.round(ahead)) * angle
  const { body, point, passes, stations } = period
  return nameOf(body, side, point, visits, passes.length, stations.length)
}

function differences(theirs: GoldenTransit, ours: TransitPeriod): MomentError[] {
  const { body } = theirs
  const of = (kind: MomentError['kind'], tt: number, instant: number): MomentError => ({
    body,
    kind,
    seconds: Math.abs(terrestrialTime(instant) - tt) * 86_400,
    motion: positionAtTt(body, tt).motion,
    isHidden: isBehindSun(body, tt),
  })
  return [
    ...theirs.visits.flatMap(([enters, leaves], i) => [
      of('entry or exit', enters, ours.visits[i]!.enters!),
      of('entry or exit', leaves, ours.visits[i]!.leaves!),
    ]),
    ...theirs.passes.map((pass, i) => of('pass', pass, ours.passes[i]!.at)),
    ...theirs.stations.map((station, i) => of('station', station, ours.stations[i]!.at)),
  ].filter(({ isHidden }) => !isHidden)
}

/** Behind the Sun's disc, where nobody sees it and the two bend its light differently (test/golden/sky/SOURCE.md). */
const DISC = 0.28

function isBehindSun(body: Planet, tt: number): boolean {
  const [seen, sun] = [positionAtTt(body, tt), positionAtTt('sun', tt)]
  return body !== 'sun' && Math.hypot(signedArc(seen.longitude, sun.longitude), seen.latitude) < DISC
}

/** The rows in this folder. */
export function goldenTimelines(): GoldenTimeline[] {
  const transits = Map.groupBy(rowsOf('../timeline/timeline-transits'), ({ birth }) => birth)
  return rowsOf('../timeline/timeline-births').map((row) => {
    const from = Number(row.from)
    const moments = (text: string) =>
      text === '' ? [] : text.split(' ').map((at) => from + Number(at) / 86_400)
    return {
      from,
      to: Number(row.to),
      points: new Map(
        NATAL_POINTS.flatMap((point) => (point in row ? [[point, Number(row[point])] as const] : [])),
      ),
      transits: transits.get(row.birth!)!.map(({ body, angle, point, visits, passes, stations }) => ({
        body: body as Planet,
        angle: Number(angle),
        point: point as NatalPoint,
        visits: inPairs(moments(visits!)),
        passes: moments(passes!),
        stations: moments(stations ?? ''),
      })),
    }
  })
}

const inPairs = (moments: readonly number[]): [number, number][] =>
  moments.flatMap((at, i): [number, number][] => (i % 2 === 0 ? [[at, moments[i + 1]!]] : []))
