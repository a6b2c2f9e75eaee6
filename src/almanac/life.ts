/** The chapters of a life: the returns and aspects of slow planets to their own places at a birth, and the turns of its progressions (docs/life.md). */
import { houseOf } from '../chart/houses/cusps.ts'
import type { MoonPhaseName } from '../chart/moon-phase.ts'
import { bodyOf, type NodeKind, type Point } from '../chart/points.ts'
import { lastInstant } from '../chart/progression/clock.ts'
import type { ProgressionRules } from '../chart/progression/rules.ts'
import { type ProgressedBirth, progressedMoment, progressedPoint } from '../chart/progression/sky.ts'
import type { SynastryChart } from '../chart/synastry.ts'
import type { Slices } from '../schedule/slices.ts'
import { normalize } from '../sky/angle.ts'
import type { AyanamsaName } from '../sky/ayanamsa.ts'
import type { Position } from '../sky/ephemeris.ts'
import { type Sign, signOf } from '../sky/zodiac.ts'
import { LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type Loop, ORBITS, type OrbitingBody, type Pass, positionsOverTime } from './loops.ts'
import { type ProgressedEvent, progressedEvents, progressedStepMs } from './progressions.ts'
import { type BirthMoment, middleOf, returnsFrom } from './returns.ts'
import { type Course, nearestPassageBy } from './search.ts'

interface TransitKind {
  readonly point: Point
  /** How far ahead of its natal place the planet is, in the order of time; several are several chapters. */
  readonly angles: readonly number[]
  /** How often at most. */
  readonly times: number
}

const TRANSIT_KINDS = {
  'saturn-return': { point: 'saturn', angles: [0], times: 3 },
  'jupiter-return': { point: 'jupiter', angles: [0], times: 8 },
  'node-return': { point: 'north_node', angles: [0], times: 5 },
  'uranus-square': { point: 'uranus', angles: [90, 270], times: 2 },
  'uranus-opposition': { point: 'uranus', angles: [180], times: 1 },
  'uranus-return': { point: 'uranus', angles: [0], times: 1 },
  'neptune-square': { point: 'neptune', angles: [90], times: 1 },
  'pluto-square': { point: 'pluto', angles: [90], times: 1 },
} as const satisfies Record<string, TransitKind>

type TransitKindName = keyof typeof TRANSIT_KINDS
export const TRANSIT_CHAPTERS = Object.keys(TRANSIT_KINDS) as TransitKindName[]
export const PROGRESSED_CHAPTERS = [
  'progressed-new-moon',
  'progressed-full-moon',
  'progressed-sun-sign',
] as const
export const CHAPTER_KINDS = [...TRANSIT_CHAPTERS, ...PROGRESSED_CHAPTERS] as const
export type ChapterKind = (typeof CHAPTER_KINDS)[number]

/** To the age of so many years. */
export const LIFE_YEARS = 100
/** Of a transit, degrees. */
export const CHAPTER_ORB = 1
/** A progressed event has no orb: it is mentioned for half a year on either side. */
const HALF_YEAR_DAYS = 183

/** An unknown hour moves a progressed date by up to half a year more. */
export const daysAround = (isTimeKnown: boolean): number =>
  isTimeKnown ? HALF_YEAR_DAYS : 2 * HALF_YEAR_DAYS

export interface Chapter {
  /** `saturn-return-2`, `uranus-opposition`, `progressed-sun-sign-1`: with a number where a kind can come again. */
  readonly id: string
  readonly kind: ChapterKind
  /** The first of its kind is 1. */
  readonly which: number
  /** When it is exact, in order of time. */
  readonly passes: Loop
  /** While it lasts. Null beyond the ephemeris. */
  readonly from: number | null
  readonly to: number | null
  /** Years of life at the first pass, with their fraction. */
  readonly age: number
  /** Of the birth chart: that of the planet, or that in which a progressed event falls. Null without a time of birth. */
  readonly natalHouse: number | null
  /** Of a progressed event: the sign in which it falls, or which the Sun enters. */
  readonly sign: Sign | null
}

export interface LifeBirth {
  readonly birth: BirthMoment
  readonly ayanamsa: AyanamsaName | null
  readonly node: NodeKind
  readonly natal: SynastryChart
  readonly progressed: ProgressedBirth
}

/** In order of their first pass. In slices, because a hundred years are searched. */
export function* chaptersInSlices(life: LifeBirth): Slices<Chapter[]> {
  const chapters: Chapter[] = []
  for (const kind of TRANSIT_CHAPTERS) {
    chapters.push(...transitChapters(kind, life))
    yield
  }
  chapters.push(...progressedChapters(life))
  return chapters.toSorted((a, b) => a.passes[0].instant - b.passes[0].instant)
}

/** The end of the years that are looked at; the ephemeris may end before. */
export const endOfLife = ({ birth, progressed }: LifeBirth): number =>
  middleOf(birth) + LIFE_YEARS * progressedStepMs(progressed)

/** In years, with their fraction. */
export const ageAt = ({ birth, progressed }: LifeBirth, instant: number): number =>
  (instant - middleOf(birth)) / progressedStepMs(progressed)

function transitChapters(kind: TransitKindName, life: LifeBirth): Chapter[] {
  const { point, angles, times }: TransitKind = TRANSIT_KINDS[kind]
  const { birth, ayanamsa, node, natal } = life
  const body = bodyOf(point, node) as OrbitingBody
  const end = endOfLife(life)
  // Passes of a loop may go beyond the last birthday.
  const limit = Math.min(LATEST, end + ORBITS[body].loopDays * DAY_MS)
  return angles.flatMap((angle, i) => {
    const found = returnsFrom({ birth, body, ayanamsa, angle }, middleOf(birth), limit)
    return found
      .take(angles.length > 1 ? 1 : times)
      .filter(({ passes }) => passes[0].instant < end)
      .map(({ passes }, n): Chapter => {
        const which = i + n + 1
        return {
          id: times > 1 ? `${kind}-${which}` : kind,
          ...{ kind, which, passes },
          ...withinOrb(life, body, angle, passes),
          age: ageAt(life, passes[0].instant),
          natalHouse: natal.cusps && houseOf(natal.points[point]!.longitude, natal.cusps),
          sign: null,
        }
      })
      .toArray()
  })
}

/** From the last entry before the first pass to the first exit after the last. */
function withinOrb({ birth, ayanamsa }: LifeBirth, body: OrbitingBody, angle: number, passes: Loop) {
  const path = positionsOverTime(body, ayanamsa)
  const exact = path(middleOf(birth)).longitude + angle
  const course: Course<Position> = {
    degrees: ({ longitude }) => longitude,
    perDay: ({ motion }) => motion,
    marks: [normalize(exact - CHAPTER_ORB), normalize(exact + CHAPTER_ORB)],
  }
  const stepMs = ORBITS[body].stepDays * DAY_MS
  const edge = (instant: number, limit: number) =>
    nearestPassageBy(path, course, instant, limit, stepMs)?.instant ?? null
  return { from: edge(passes[0].instant, middleOf(birth)), to: edge(passes.at(-1)!.instant, LATEST) }
}

const RULES: ProgressionRules = { method: 'secondary', angles: 'solar_arc_longitude', isConverse: false }

const LUNATIONS = {
  'progressed-new-moon': 'new_moon',
  'progressed-full-moon': 'full_moon',
} as const satisfies Partial<Record<ChapterKind, MoonPhaseName>>

function progressedChapters(life: LifeBirth): Chapter[] {
  const { progressed, birth } = life
  const search = {
    birth: progressed,
    rules: RULES,
    natal: { ...life.natal, points: {}, cusps: null },
    points: ['sun', 'moon'] as const,
  }
  const end = Math.min(endOfLife(life), lastInstant(progressed.clock))
  const events = progressedEvents(search, middleOf(birth), end)
  const lunations = (Object.keys(LUNATIONS) as (keyof typeof LUNATIONS)[]).flatMap((kind) =>
    events
      .filter(({ phase }) => phase === LUNATIONS[kind])
      .map((event, n) => progressedChapter(life, kind, n + 1, event)),
  )
  const signs = events
    .filter(({ kind, point }) => kind === 'sign' && point === 'sun')
    .map((event, n) => progressedChapter(life, 'progressed-sun-sign', n + 1, event))
  return [...lunations, ...signs]
}

function progressedChapter(
  life: LifeBirth,
  kind: ChapterKind,
  which: number,
  { instant, point, sign }: ProgressedEvent,
): Chapter {
  const { longitude } = progressedPoint(progressedMoment(life.progressed, RULES, instant), point)
  const { cusps } = life.natal
  const aroundMs = daysAround(cusps !== null) * DAY_MS
  const pass: Pass = { instant, retrograde: false }
  return {
    id: `${kind}-${which}`,
    ...{ kind, which },
    passes: [pass],
    from: instant - aroundMs,
    to: instant + aroundMs,
    age: ageAt(life, instant),
    natalHouse: cusps && houseOf(longitude, cusps),
    sign: sign ?? signOf(longitude),
  }
}

/** Where somebody is in these chapters. */
export interface LifeNow {
  /** Those that hold now. */
  readonly current: readonly Chapter[]
  /** The last that is over, and the first that has not begun. */
  readonly last: Chapter | null
  readonly next: Chapter | null
}

export function chaptersAt(chapters: readonly Chapter[], now: number): LifeNow {
  const hasBegun = ({ from }: Chapter) => from === null || from <= now
  const isOver = ({ to }: Chapter) => to !== null && to < now
  const over = chapters.filter(isOver).toSorted((a, b) => a.to! - b.to!)
  const ahead = chapters.filter((chapter) => !hasBegun(chapter)).toSorted((a, b) => a.from! - b.from!)
  return {
    current: chapters.filter((chapter) => hasBegun(chapter) && !isOver(chapter)),
    last: over.at(-1) ?? null,
    next: ahead[0] ?? null,
  }
}
