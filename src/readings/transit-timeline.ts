/** What the sky does to one person's birth chart in a span of days (docs/timeline.md). */
import {
  NATAL_POINTS,
  type NatalPlaces,
  type NatalPoint,
  placesOfChart,
  placesOfDay,
} from '../almanac/natal-transits/natal-points.ts'
import { ASPECT_NAMES, type AspectName, NO_ASPECTS, PTOLEMAIC } from '../chart/aspects.ts'
import { castFrom } from '../chart/chart.ts'
import { skyOfUnknownHour } from '../chart/day-sky.ts'
import type { Houses } from '../chart/houses/houses.ts'
import { type Point, positionsOfPoints } from '../chart/points.ts'
import { isAngle, SYNASTRY_ANGLES } from '../chart/synastry.ts'
import { type Timeline, timelineOf, type WeighedChoice } from '../judgement/person/timeline.ts'
import type { Slices } from '../schedule/slices.ts'
import { PLANETS } from '../sky/planets.ts'
import { type Birth, type BirthRequest, resolveBirth } from './birth.ts'
import { chartInputs, checkRange, namedAmong } from './chart.ts'
import type { Inputs } from './identifier.ts'
import { resolveSpan, type TimelineSpan } from './timeline-span.ts'

export interface TimelineRequest extends BirthRequest {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Whose days and clocks are meant. Default: those of the birth place. */
  readonly localTimezone?: string | undefined
  readonly bodies?: readonly string[] | undefined
  readonly points?: readonly string[] | undefined
  readonly aspects?: readonly AspectName[] | undefined
  readonly orb?: number | undefined
  readonly minWeight?: number | undefined
}

/** What was asked, checked and complete. */
export interface TimelineQuery {
  readonly birth: Birth
  readonly span: TimelineSpan
  readonly choice: WeighedChoice & { readonly points: readonly NatalPoint[] }
}

export interface TimelineReading extends TimelineQuery, Timeline {
  readonly natal: NatalPlaces
  /** Null without a time of birth. */
  readonly houses: Houses | null
}

export const DEFAULT_TIMELINE_BODIES = PLANETS.filter((planet) => planet !== 'moon')
export const DEFAULT_TIMELINE_POINTS: readonly NatalPoint[] = [...PLANETS, ...SYNASTRY_ANGLES]
export const DEFAULT_TIMELINE_ORB = 1

export function resolveTimeline(request: TimelineRequest, now: number): TimelineQuery {
  const birth = resolveBirth(request)
  const bodies = namedAmong(PLANETS, request.bodies ?? DEFAULT_TIMELINE_BODIES)
  const points = namedAmong(NATAL_POINTS, request.points ?? DEFAULT_TIMELINE_POINTS, 'points')
  for (const point of points) if (!isAngle(point)) checkRange(point, birth, 'points')
  const { aspects = PTOLEMAIC, orb = DEFAULT_TIMELINE_ORB, minWeight = 0 } = request
  return {
    birth,
    span: resolveSpan(request, birth.zone, bodies, now),
    choice: {
      bodies,
      points,
      aspects: ASPECT_NAMES.filter((name) => aspects.includes(name)),
      orb,
      minWeight,
    },
  }
}

export function* readTimelineInSlices(question: TimelineQuery): Slices<TimelineReading> {
  const { birth, span, choice } = question
  const { natal, houses } = natalOf(birth, choice.points)
  yield
  return { ...question, natal, houses, ...(yield* timelineOf(span.days, natal, choice)) }
}

function natalOf(birth: Birth, points: readonly NatalPoint[]): { natal: NatalPlaces; houses: Houses | null } {
  const { place, houseSystem, zodiac, ayanamsa, node, time, day } = birth
  const bodies = points.filter((point): point is Point => !isAngle(point))
  const inZodiac = { zodiac, ayanamsa }
  if (time !== null) {
    const input = { instant: time.instant, place, houseSystem, ...inZodiac }
    const chart = castFrom((tt) => positionsOfPoints(bodies, node, tt), input, NO_ASPECTS)
    return { natal: placesOfChart(chart, points, inZodiac), houses: chart.houses }
  }
  const withLights = [...new Set<Point>(['sun', 'moon', ...bodies])]
  const sky = skyOfUnknownHour(day!, { points: withLights, node, ...inZodiac, orbs: NO_ASPECTS })
  return { natal: placesOfDay(sky, points, inZodiac), houses: null }
}

/** Everything that a timeline depends on. The identifier of its computation is made from it. */
export const timelineInputs = ({ birth, span, choice }: TimelineQuery): Inputs => ({
  ...chartInputs(birth),
  from: span.from,
  to: span.to,
  localZone: span.zone.name,
  bodies: choice.bodies.join(),
  points: choice.points.join(),
  aspects: choice.aspects.join(),
  orb: choice.orb,
  minWeight: choice.minWeight,
})
