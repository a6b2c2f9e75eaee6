/** Names of planets, signs, days and dates in a language. */
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import type { PeriodType } from '../time/period.ts'

export interface NameWords {
  readonly properName: (code: Planet | Sign) => string
  /** `three` */
  readonly numberWord: (count: number) => string
}

/** Dates are `YYYY-MM-DD`. */
export interface DateWords {
  readonly weekdayOf: (date: string) => string
  /** A day as one speaks of it within its week, its month or its year: `Friday`, `the 21st`, `3 December`. */
  readonly dayInPeriod: (date: string, type: PeriodType) => string
  /** `Tuesday 17 November 2026` */
  readonly longDate: (date: string) => string
}
