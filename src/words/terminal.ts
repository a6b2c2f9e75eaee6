/** What the command line says in a language around the texts of readings: headings, and codes as a reader sees them. */
import type { Sign } from '../sky/zodiac.ts'
import type { Period } from '../time/period.ts'
import type { ChapterTitle } from './life.ts'

/** Dates and clocks come as they are printed. */
export interface TerminalWords {
  /** A code of an answer: `very_positive` → `very positive`. */
  readonly label: (code: string) => string
  /** `zone` is that whose date the seed is, if nobody gave one. */
  readonly seedLine: (seed: string, zone?: string) => string
  /** The names of two cards. */
  readonly pair: (names: readonly string[]) => string
  readonly together: string
  readonly act: string
  /** `command` lays a spread that would answer a question better. */
  readonly betterSpread: (command: string) => string
  readonly house: (house: number) => string
  readonly span: (from: string, to: string) => string
  readonly until: (clock: string) => string
  /** A date that was asked for as `today`, `tomorrow` or `yesterday` in a zone. */
  readonly relativeDate: (date: string, asked: string, zone: string) => string
  readonly dayHeading: (when: string, overall: string, sign: string) => string
  readonly periodHeading: (period: Period, overall: string, sign: string) => string
  readonly personalHeading: (when: PersonalHeading) => string
  readonly keyDates: string
  readonly bestDays: string
  readonly carefulDays: string
  readonly pullsTwoWays: string
  readonly countsMost: string
  readonly nothingHappens: string
  readonly twoPeople: PairLines
  readonly moon: MoonLines
  readonly time: TimeLines
}

export interface PersonalHeading {
  readonly date: string
  readonly zone: string
  readonly theme: string
  readonly energy: string
  readonly sunSign: Sign
  readonly ascendant: Sign
}

/** Around the reading of two charts (docs/together.md). Points are bodies and angles as they are printed. */
export interface PairLines {
  readonly strengths: string
  readonly frictions: string
  readonly contacts: string
  readonly contact: (yours: string, aspect: string, theirs: string) => string
  /** What the ranks compare with. */
  readonly scores: (pairs: number) => string
  /** `more than 72 of 100 pairs` */
  readonly rank: (rank: number) => string
  readonly rankBetween: (low: number, high: number) => string
  readonly nothing: string
}

export interface MoonLines {
  readonly labels: Readonly<Record<'lit' | 'age' | 'position' | 'inTheSky' | 'voidOfCourse', string>>
  readonly lit: (percent: number, isWaxing: boolean) => string
  readonly age: (days: string) => string
  readonly height: (degrees: string, isBelow: boolean) => string
  readonly voidNow: (ends: string, nextSign: string) => string
  readonly voidLater: (begins: string, ends: string, nextSign: string) => string
  readonly inSign: (sign: string) => string
}

/** Around what is coming for one person. Dates and clocks come as they are printed. */
export interface TimeLines {
  readonly peaks: string
  /** `Saturn square your Moon` */
  readonly transit: (body: string, aspect: string, point: string) => string
  readonly exact: (dates: readonly string[]) => string
  readonly neverExact: (date: string) => string
  readonly between: (from: string | null, to: string | null) => string
  readonly lighter: (count: number) => string
  readonly returnTitle: (body: string, number: number, when: readonly string[]) => string
  readonly profection: (house: number, sign: string, ruler: string) => string
  readonly keyDates: string
  readonly progressedMoon: string
  readonly progressedSun: string
  readonly inSign: (sign: string, until: string | null) => string
  readonly inHouse: (house: number, until: string | null) => string
  readonly inPhase: (phase: string, until: string | null) => string
  readonly coming: string
  readonly age: (years: string) => string
  readonly isNow: string
  readonly chapter: ChapterTitle
}
