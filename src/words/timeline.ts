/** What a language says of the time of one person (docs/timeline.md). */
import type { NatalPoint } from '../almanac/natal-transits/natal-points.ts'
import type { Matter, MatterTone } from '../judgement/person/matters.ts'
import type { SpanOrder, SpanPlanet } from '../judgement/person/span-plan.ts'
import type { DateShape } from '../judgement/person/transit-dates.ts'
import type { Manner } from '../judgement/tradition.ts'
import type { Planet } from '../sky/planets.ts'
import type { LengthRange } from './natal.ts'
import { listsOf } from './text-tree.ts'

/** A transit in three parts that were written together. */
export interface TransitPiece {
  /** What is felt, and why. */
  readonly opening: string
  /** What to do, and what it gives. */
  readonly advice: string
  /** What remains, with the date `{leaves}`. */
  readonly ending: string
}

/** The beginning of a text and the end that returns to it. */
export interface FramePiece {
  readonly opening: string
  readonly closing: string
}

export const LUNATION_KINDS = ['new', 'full', 'solar-eclipse', 'lunar-eclipse'] as const
export type LunationKind = (typeof LUNATION_KINDS)[number]

export const TIMELINE_POOLS = [
  'transits',
  'moon',
  'houses',
  'dates',
  'lunations',
  'spans',
  'span-planets',
] as const
export type TimelinePool = (typeof TIMELINE_POOLS)[number]

/** The lists of texts for some keys; empty where there is none. */
export interface TimelineLists {
  readonly transits: (body: Planet, point: NatalPoint, manner: Manner) => readonly TransitPiece[]
  readonly moonTransits: (point: NatalPoint, manner: Manner) => readonly string[]
  /** Where in life a slow planet is felt: it is put between the advice and the dates. */
  readonly houses: (body: Planet, house: number, tone: MatterTone) => readonly string[]
  /** Sentences with the slots of the shape, and mostly `{planet}`. */
  readonly transitDates: (shape: DateShape, tone: MatterTone) => readonly string[]
  readonly lunations: (kind: LunationKind, point: NatalPoint) => readonly string[]
  /** By the matters in their order; without any for a span in which nothing is exact. */
  readonly spans: (order: SpanOrder, ...matters: readonly Matter[]) => readonly FramePiece[]
  /** Sentences with the slot `{dates}`, for one date or two. */
  readonly spanPlanets: (
    part: 'first' | 'then',
    body: SpanPlanet,
    matter: Matter,
    tone: MatterTone,
  ) => readonly string[]
}

export interface TimelineWords extends TimelineLists {
  /** With something hard and something kind in it; else it is shorter. */
  readonly summaryLength: LengthRange
  /** A date as it stands after “on”, with its year unless that is the year of today. Dates are `YYYY-MM-DD`. */
  readonly dateWords: (date: string, today: string) => string
  /** Dates of one sentence, in the order in which they stand in it. */
  readonly datesInRow: (dates: readonly string[], today: string) => string[]
  /** A planet within a sentence: `the Sun`, `Mars`; and at its beginning: `The Sun`. */
  readonly bodyName: (planet: Planet) => string
  readonly bodyNameFirst: (planet: Planet) => string
  /** Whether a sentence with dates leaves no room for another after it. */
  readonly saysLast: (text: string) => boolean
  /** One date, or two with an “and” between them. */
  readonly datesWords: (dates: readonly string[], today: string) => string
  /** What no text about somebody's time may say: events that must come, threats, and worn-out words of the trade. */
  readonly timeFaults: (text: string) => string[]
}

/** The texts of a language (data/<language>/timeline). */
export function timelineLists(language: string): TimelineLists {
  const find = listsOf<TimelinePool>(language, 'timeline')
  return {
    transits: (body, point, manner) => find('transits', body, point, manner),
    moonTransits: (point, manner) => find('moon', point, manner),
    houses: (body, house, tone) => find('houses', body, String(house), tone),
    transitDates: (shape, tone) => find('dates', shape, tone),
    lunations: (kind, point) => find('lunations', kind, point),
    spans: (order, ...matters) => find('spans', order, ...matters),
    spanPlanets: (part, body, matter, tone) => {
      const own = find<string>('span-planets', part, body, matter, tone)
      return own.length > 0 ? own : find('span-planets', part, body, 'any', tone)
    },
  }
}
