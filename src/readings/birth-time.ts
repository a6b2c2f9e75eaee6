/** Which facts of a chart would change if the birth had been a little earlier or later (docs/birth-time.md). */
import { type Change, coursesWithin, type FactHistory } from '../chart/birth-time/changes.ts'
import type { TimedFactKind } from '../chart/birth-time/facts.ts'
import type { Sign } from '../sky/zodiac.ts'
import { outOfRange } from '../time/civil-time.ts'
import { isInRange } from '../time/range.ts'
import { type Birth, type BirthRequest, isDate, resolveBirth } from './birth.ts'

export const DEFAULT_WINDOW_MINUTES = 30
export const MAX_WINDOW_MINUTES = 720
const MINUTE_MS = 60_000

export interface BirthTimeRequest extends BirthRequest {
  /** On either side of the birth; a date alone has its whole day. */
  readonly windowMinutes?: number | undefined
}

/** The members of `holds`, with the changes that end each of them. */
const HOLD_KINDS = {
  rising_sign: ({ kind }: Change) => kind === 'rising_sign',
  midheaven_sign: ({ kind }: Change) => kind === 'midheaven_sign',
  moon_sign: ({ kind, subject }: Change) => kind === 'sign' && subject === 'moon',
  houses: ({ kind }: Change) => kind === 'house',
  aspects: ({ kind }: Change) => kind === 'aspect',
}
export const HOLD_NAMES = Object.keys(HOLD_KINDS) as (keyof typeof HOLD_KINDS)[]

/** How long a fact stays as it is on either side of the birth, in milliseconds, at most to the ends of the window. */
export interface Hold {
  readonly before: number
  readonly after: number
}

/** A part of the window with the same rising sign and the same sign of the Moon. */
export interface Segment {
  readonly from: number
  readonly to: number
  readonly risingSign: Sign
  readonly moonSign: Sign
}

export interface BirthTimeReading {
  readonly birth: Birth
  readonly from: number
  readonly to: number
  /** Null for a date alone. */
  readonly holds: Readonly<Record<keyof typeof HOLD_KINDS, Hold>> | null
  /** The facts that are true all through, by their ids. */
  readonly stable: readonly string[]
  readonly changes: readonly Change[]
  readonly segments: readonly Segment[]
}

export function readBirthTime(request: BirthTimeRequest): BirthTimeReading {
  const timeKnown = request.options?.timeKnown ?? !isDate(request.birthDateTime)
  const birth = resolveBirth({ ...request, options: { ...request.options, timeKnown } })
  const { from, to } = windowOf(birth, request.windowMinutes ?? DEFAULT_WINDOW_MINUTES)
  const courses = coursesWithin(from, to, birth)
  const changes = courses.flatMap((course) => course.changes).toSorted((a, b) => a.instant - b.instant)
  return {
    birth,
    from,
    to,
    holds: birth.time === null ? null : holdsAround(birth.time.instant, from, to, changes),
    stable: courses.flatMap(stableFact),
    changes,
    segments: segmentsOf(courses, from, to),
  }
}

function windowOf({ time, day, birthDateTime }: Birth, minutes: number) {
  if (day !== null) return day
  const [from, to] = [time!.instant - minutes * MINUTE_MS, time!.instant + minutes * MINUTE_MS]
  if (!isInRange(from) || !isInRange(to)) throw outOfRange(birthDateTime, 'birthDateTime')
  return { from, to }
}

function holdsAround(birth: number, from: number, to: number, changes: readonly Change[]) {
  const hold = (name: keyof typeof HOLD_KINDS): Hold => {
    const instants = changes.filter(HOLD_KINDS[name]).map(({ instant }) => instant)
    const last = instants.findLast((instant) => instant <= birth) ?? from
    const next = instants.find((instant) => instant > birth) ?? to
    return { before: birth - last, after: next - birth }
  }
  return Object.fromEntries(HOLD_NAMES.map((name) => [name, hold(name)])) as Record<
    keyof typeof HOLD_KINDS,
    Hold
  >
}

function stableFact({ fact, first, changes }: FactHistory): string[] {
  const id = changes.length === 0 ? fact.id(first) : null
  return id === null ? [] : [id]
}

function segmentsOf(courses: readonly FactHistory[], from: number, to: number): Segment[] {
  const rising = courseOf(courses, 'rising_sign', 'ascendant')
  const moon = courseOf(courses, 'sign', 'moon')
  const cuts = [...rising.changes, ...moon.changes].map(({ instant }) => instant)
  // mutate order: they are sorted afterwards
  const starts = [...new Set([from, ...cuts])].sort((a, b) => a - b)
  return starts.map((start, i) => ({
    from: start,
    to: starts[i + 1] ?? to,
    risingSign: valueAt(rising, start) as Sign,
    moonSign: valueAt(moon, start) as Sign,
  }))
}

const courseOf = (courses: readonly FactHistory[], kind: TimedFactKind, subject: string): FactHistory =>
  courses.find(({ fact }) => fact.kind === kind && fact.subject === subject)!

const valueAt = ({ first, changes }: FactHistory, instant: number) =>
  changes.findLast((change) => change.instant <= instant)?.after ?? first
