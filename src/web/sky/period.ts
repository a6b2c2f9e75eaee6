/** What the page shows of a week, a month or a year: its dates and its bars. */
import { signed } from '../parts/figures.ts'
import { NAMES } from '../parts/words.ts'
import type { PeriodHoroscope } from './horoscope.ts'
import { WORDS } from './words.ts'

/** `November`; of months in two years `November 2026`. */
// mutate members: whether both are in one year counts
export const monthOfPeriod = (date: string, { from, to }: PeriodHoroscope['period']): string =>
  from.slice(0, 4) === to.slice(0, 4) ? WORDS.dates.month(date) : WORDS.dates.monthOfYear(date)

/** `16–22 March 2026`, `March 2026`, `2026`; of twelve months `18 November 2026 – 31 October 2027` */
export function periodName({ type, from, to }: PeriodHoroscope['period']): string {
  if (type === 'year' && from.slice(0, 4) === to.slice(0, 4)) return from.slice(0, 4)
  if (type === 'month') return WORDS.dates.monthOfYear(from)
  return WORDS.dates.spanOfYears(from, to)
}

export type DayRating = 'best' | 'careful'

export interface ScoreBar {
  readonly key: string
  /** What stands below it; empty where there is no room. */
  readonly label: string
  /** All of it in words. */
  readonly words: string
  /** From −1 to 1. */
  readonly height: number
  readonly mark: DayRating | undefined
}

/** Small scores stay small: the longest bar stands for at least so much. */
const MIN_SCALE = 3

/** A bar for each day; for each month of a year. */
export function barsOf({ period, days = [], months = [], ...notable }: PeriodHoroscope): ScoreBar[] {
  const scale = Math.max(MIN_SCALE, ...[...days, ...months].map(({ score }) => Math.abs(score)))
  const markOf = (date: string): DayRating | undefined => {
    if (notable.best_days.some((day) => day.date === date)) return 'best'
    return notable.careful_days.some((day) => day.date === date) ? 'careful' : undefined
  }
  const ofMonths = months.map(({ month, score, tone }) => {
    const first = `${month}-01`
    const words = WORDS.bar(WORDS.dates.month(first), signed(score), NAMES.term(tone))
    const label = WORDS.dates.shortMonth(first)
    return { key: month, label, words, height: score / scale, mark: undefined }
  })
  const ofDays = days.map(({ date, score, tone }) => {
    const mark = markOf(date)
    return {
      key: date,
      label: period.type === 'week' ? WORDS.dates.shortWeekday(date) : weeklyNumber(date),
      words: WORDS.bar(WORDS.dates.weekday(date), signed(score), NAMES.term(tone), mark),
      height: score / scale,
      mark,
    }
  })
  return [...ofMonths, ...ofDays]
}

/** 1, 8, 15, 22, 29: on a phone there is no room for more. */
function weeklyNumber(date: string): string {
  const day = Number(date.slice(8))
  return day % 7 === 1 ? String(day) : ''
}
