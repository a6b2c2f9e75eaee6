/** The pieces of which the summary of a week, month or year is made (docs/writing.md). */
import type { KeyEventKind } from '../judgement/period/key-events.ts'
import type { Manner } from '../judgement/tradition.ts'
import type { Planet } from '../sky/planets.ts'
import type { PeriodType } from '../time/period.ts'
import { pieceFiles } from './piece-files.ts'

/** How a period goes on from its beginning to its end. */
// mutate-block order: the order of a list of keys
export const ARCS = ['lighter', 'heavier', 'kind', 'hard', 'even'] as const
export type Arc = (typeof ARCS)[number]

/** Which way a period goes as a whole. The texts beside its summary have to fit that. */
// mutate-block order: the order of a list of keys
export const COURSES = ['lighter', 'heavier', 'steady'] as const
export type PeriodCourse = (typeof COURSES)[number]

/** The part of life in which it begins, by house. */
export const PERIOD_MATTERS = {
  self: [1, 12],
  means: [2, 8],
  mind: [3, 9],
  heart: [4, 5],
  people: [7, 11],
  work: [6, 10],
} as const
export type PeriodMatter = keyof typeof PERIOD_MATTERS
export const MATTER_NAMES = Object.keys(PERIOD_MATTERS) as PeriodMatter[]

/** The first and the last sentence, written for each other. */
export interface PeriodFrame {
  readonly opening: string
  readonly closing: string
}

/** What happens on a day: its kind, and what else its text depends on. */
export type EventKey = readonly [kind: KeyEventKind, ...rest: string[]]

export interface PeriodPieces {
  readonly frames: (type: PeriodType, arc: Arc, matter: PeriodMatter) => readonly PeriodFrame[]
  /** Each begins with `{When}`. */
  readonly phasePieces: (planet: Planet, house: number, direction: Manner) => readonly string[]
  /** What leads from the first phase to the last, by their directions. */
  readonly hinges: (first: Manner, last: Manner) => readonly string[]
  /** Each begins with `{On}`. */
  readonly eventPieces: (key: EventKey) => readonly string[]
}

/** The pieces of a language (data/<language>/periods). */
export function periodPieces(language: string): PeriodPieces {
  const find = pieceFiles(language, 'periods')
  return {
    frames: (type, arc, matter) => find(`frames-${type}`, [arc, matter]),
    phasePieces: (planet, house, direction) => find('phases', [planet, String(house), direction]),
    hinges: (first, last) => find('hinges', [first, last]),
    eventPieces: (key) => find('events', key),
  }
}
