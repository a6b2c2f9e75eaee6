/** What a person's private calendar says, in a language. Times are by local clocks, `YYYY-MM-DDTHH:mm:ss`. */
import type { Direction } from '../almanac/kinds.ts'

export const TRANSIT_MOMENTS = ['begins', 'exact', 'closest', 'ends'] as const
export type TransitMoment = (typeof TRANSIT_MOMENTS)[number]

export interface TransitNames {
  readonly body: string
  readonly aspect: string
  readonly point: string
}

export interface PassNumber {
  /** From 1 on. */
  readonly number: number
  readonly of: number
}

export interface TransitTimes {
  /** Null beyond the ephemeris. */
  readonly enters: string | null
  readonly leaves: string | null
  readonly passes: readonly string[]
}

export interface PersonalFeedWords {
  readonly calendarName: string
  /** Who can see the calendar, for the one who gets its address. */
  readonly notice: string
  /** `Saturn square your Moon, exact (2 of 3)` */
  readonly transitTitle: (names: TransitNames, moment: TransitMoment, pass?: PassNumber) => string
  /** From when to when, and when it is exact. */
  readonly transitLine: (times: TransitTimes) => string
  readonly lunationTitle: (phase: 'new_moon' | 'full_moon', isEclipse: boolean, point: string) => string
  /** `Saturn enters your 7th house` */
  readonly houseTitle: (body: string, house: number, direction: Direction) => string
}
