/** Names of planets, signs, days and dates in a language. */
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'

export interface NamingWords {
  readonly properName: (code: Planet | Sign) => string
  /** `three` */
  readonly numberWord: (count: number) => string
}

/** Dates are `YYYY-MM-DD`. */
export interface DateWords {
  readonly weekdayOf: (date: string) => string
  /** `Tuesday 17 November 2026` */
  readonly longDate: (date: string) => string
}
