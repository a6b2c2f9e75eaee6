/** What happens to progressed points, and when: the almanac's search, by a clock on which a day stands for a year (docs/progressions.md). */
import type { AspectName } from '../chart/aspects.ts'
import { hyphened, phaseId } from '../chart/fact-ids.ts'
import { type Cusps, houseOf } from '../chart/houses/cusps.ts'
import { MOON_PHASES, type MoonPhaseName, phaseNameOf } from '../chart/moon-phase.ts'
import { lastInstant } from '../chart/progression/clock.ts'
import type { ProgressionRules } from '../chart/progression/rules.ts'
import {
  type ProgressedBirth,
  type ProgressedMoment,
  progressedMoment,
  progressedPoint,
} from '../chart/progression/sky.ts'
import type { SynastryChart, SynastryPoint } from '../chart/synastry.ts'
import { normalize } from '../sky/angle.ts'
import { PLANETS } from '../sky/planets.ts'
import { SIGN_SPAN, SIGNS, type Sign, signOf, startOf } from '../sky/zodiac.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { ASPECT_AT, type Direction, directionOf, TURNING } from './kinds.ts'
import { type Clock, type Course, type Crossing, nearestPassageBy, passagesBy } from './search.ts'

export const PROGRESSED_EVENT_KINDS = ['sign', 'house', 'phase', 'direction', 'aspect'] as const
export type ProgressedEventKind = (typeof PROGRESSED_EVENT_KINDS)[number]

/** What changes at an instant. Which of the members after `point` are there depends on the kind. */
export interface ProgressedEvent {
  /** `progressed-moon-enters-leo`, `progressed-mars-enters-house-4`, `progressed-full-moon`, `progressed-mercury-turns-direct`, `progressed-sun-square-natal-mars` */
  readonly id: string
  readonly kind: ProgressedEventKind
  readonly instant: number
  readonly point: SynastryPoint
  readonly sign?: Sign
  /** Of the birth chart. */
  readonly house?: number
  readonly phase?: MoonPhaseName
  readonly direction?: Direction
  readonly aspect?: AspectName
  readonly natal?: SynastryPoint
}

/** How long something holds. Null: since before the birth, or beyond the years that are looked at. */
export interface ValueSpan<Value> {
  readonly value: Value
  readonly from: number | null
  readonly to: number | null
}

export interface ProgressedMoon {
  readonly sign: ValueSpan<Sign>
  /** Of the birth chart; null without a time of birth. */
  readonly house: ValueSpan<number> | null
  readonly phase: ValueSpan<MoonPhaseName>
}

/** What is searched. */
export interface ProgressedSearch {
  readonly birth: ProgressedBirth
  readonly rules: ProgressionRules
  /** The birth chart: what the progressed points meet, and the houses they pass through. */
  readonly natal: SynastryChart
  /** The progressed points that are followed. */
  readonly points: readonly SynastryPoint[]
}

type Sky = ProgressedMoment

const clockOf =
  ({ birth, rules }: ProgressedSearch): Clock<Sky> =>
  (instant) =>
    progressedMoment(birth, rules, instant)

/** What stands for a day of the sky: what is known of steps of a day (search.ts) holds for these. */
export const progressedStepMs = ({ clock }: ProgressedBirth): number => clock.yearDays * DAY_MS

const longitudeOf = (point: SynastryPoint): Omit<Course<Sky>, 'marks'> => ({
  degrees: (sky) => progressedPoint(sky, point).longitude,
  perDay: (sky) => progressedPoint(sky, point).motion,
})

const elongation: Omit<Course<Sky>, 'marks'> = {
  degrees: (sky) => normalize(progressedPoint(sky, 'moon').longitude - progressedPoint(sky, 'sun').longitude),
}

const BORDERS = SIGNS.map(startOf)
const PHASE_SPAN = 360 / MOON_PHASES.length
const PHASE_BORDERS = MOON_PHASES.map((_, i) => i * PHASE_SPAN)

/** A course, and the event when it passes a mark. `isAhead`: the mark is passed towards greater degrees. */
interface EventCourse {
  readonly course: Course<Sky>
  readonly happening: (mark: number, isAhead: boolean) => Omit<ProgressedEvent, 'instant'>
}

/** Everything that happens from an instant to another, in order of time. */
export function progressedEvents(search: ProgressedSearch, from: number, to: number): ProgressedEvent[] {
  const clock = clockOf(search)
  const samples = samplesAround(search, from, Math.min(to, lastInstant(search.birth.clock)))
  return coursesOf(search)
    .flatMap(({ course, happening }) =>
      passagesBy(clock, course, samples).map(({ instant, mark, forward }) => ({
        ...happening(mark, forward),
        instant,
      })),
    )
    .filter(({ instant }) => instant >= from && instant < to)
    .toSorted((a, b) => a.instant - b.instant)
}

/** In steps from the birth on, so that nothing depends on where a span begins. */
function samplesAround(search: ProgressedSearch, from: number, to: number) {
  const clock = clockOf(search)
  const stepMs = progressedStepMs(search.birth)
  const { birth } = search.birth.clock
  const first = Math.floor((from - birth) / stepMs)
  const steps = Math.ceil((to - birth) / stepMs) - first
  const last = lastInstant(search.birth.clock)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const instant = Math.min(birth + (first + i) * stepMs, last)
    return { instant, where: clock(instant) }
  })
}

// mutate-block order: the order of courses; events are sorted by time afterwards
function coursesOf(search: ProgressedSearch): EventCourse[] {
  const { rules, natal, points } = search
  const isSecondary = rules.method === 'secondary'
  const made = isSecondary ? 'progressed' : 'directed'
  const planets = PLANETS.filter((planet) => points.includes(planet))
  const turning = isSecondary ? TURNING.filter((planet) => points.includes(planet)) : []
  const hasPhases = isSecondary && points.includes('moon')
  return [
    ...points.map((point) => signCourse(made, point)),
    ...(natal.cusps === null ? [] : planets.map((planet) => houseCourse(made, planet, natal.cusps!))),
    ...(hasPhases ? [phaseCourse(made)] : []),
    ...turning.map((planet) => stationCourse(made, planet)),
    // Without a time of birth neither the natal nor the progressed Moon is known well enough.
    ...points
      .filter((point) => point in natal.points)
      .flatMap((point) =>
        (Object.keys(natal.points) as SynastryPoint[]).map((other) =>
          aspectCourse(made, point, other, natal),
        ),
      ),
  ]
}

const signCourse = (made: string, point: SynastryPoint): EventCourse => ({
  course: { ...longitudeOf(point), marks: BORDERS },
  happening: (border, isAhead) => {
    const sign = signOf(isAhead ? border : border - SIGN_SPAN)
    return { id: `${made}-${point}-enters-${sign}`, kind: 'sign', point, sign }
  },
})

const houseCourse = (made: string, point: SynastryPoint, cusps: Cusps): EventCourse => ({
  course: { ...longitudeOf(point), marks: cusps },
  happening: (cusp, isAhead) => {
    const begins = cusps.indexOf(cusp) + 1
    const house = isAhead ? begins : ((begins + 10) % 12) + 1
    return { id: `${made}-${point}-enters-house-${house}`, kind: 'house', point, house }
  },
})

const phaseCourse = (made: string): EventCourse => ({
  course: { ...elongation, marks: PHASE_BORDERS },
  happening: (border, isAhead) => {
    const phase = phaseNameOf(normalize(isAhead ? border : border - PHASE_SPAN))
    return { id: `${made}-${phaseId(phase)}`, kind: 'phase', point: 'moon', phase }
  },
})

const stationCourse = (made: string, point: SynastryPoint): EventCourse => ({
  course: { degrees: (sky) => progressedPoint(sky, point).motion, marks: [0] },
  happening: (_, isAhead) => {
    const direction = directionOf(isAhead)
    return { id: `${made}-${point}-turns-${direction}`, kind: 'direction', point, direction }
  },
})

function aspectCourse(
  made: string,
  point: SynastryPoint,
  natal: SynastryPoint,
  chart: SynastryChart,
): EventCourse {
  const { longitude } = chart.points[natal]!
  const aspectAt = new Map([...ASPECT_AT].map(([angle, name]) => [normalize(longitude + angle), name]))
  return {
    course: { ...longitudeOf(point), marks: [...aspectAt.keys()] },
    happening: (mark) => {
      const aspect = aspectAt.get(mark)!
      const id = `${made}-${hyphened(point)}-${aspect}-natal-${hyphened(natal)}`
      return { id, kind: 'aspect', point, aspect, natal }
    },
  }
}

/** No sign, house or phase of a progressed Moon lasts as long; those of a directed one may be cut. */
const MAX_STRETCH_YEARS = 100

/** Where the progressed Moon is at an instant, since when and until when. */
export function progressedMoonAt(search: ProgressedSearch, instant: number): ProgressedMoon {
  const { cusps } = search.natal
  const sky = clockOf(search)(instant)
  const { longitude } = progressedPoint(sky, 'moon')
  const moon = longitudeOf('moon')
  return {
    sign: { value: signOf(longitude), ...stretchOf(search, { ...moon, marks: BORDERS }, instant) },
    house:
      cusps === null
        ? null
        : { value: houseOf(longitude, cusps), ...stretchOf(search, { ...moon, marks: cusps }, instant) },
    phase: {
      value: phaseNameOf(elongation.degrees(sky)),
      ...stretchOf(search, { ...elongation, marks: PHASE_BORDERS }, instant),
    },
  }
}

function stretchOf(search: ProgressedSearch, course: Course<Sky>, instant: number) {
  const { clock } = search.birth
  const stepMs = progressedStepMs(search.birth)
  const until = Math.min(lastInstant(clock), instant + MAX_STRETCH_YEARS * stepMs)
  const nearest = (limit: number): Crossing | null =>
    nearestPassageBy(clockOf(search), course, instant, limit, stepMs)
  return { from: nearest(clock.birth)?.instant ?? null, to: nearest(until)?.instant ?? null }
}
