/** What the page shows of a week, a month or a year: its dates and its bars. */
import { signed, spaced } from '../parts/words.ts'
import type { PeriodHoroscope } from './horoscope.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const DAYS = format({ day: 'numeric', month: 'long' })
const SHORT_DAY = format({ day: 'numeric', month: 'short' })
const DAYS_OF_YEAR = format({ day: 'numeric', month: 'long', year: 'numeric' })
const WEEKDAY = format({ weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_WEEKDAY = format({ weekday: 'short' })
const MONTH = format({ month: 'long' })
const MONTH_OF_YEAR = format({ month: 'long', year: 'numeric' })
const SHORT_MONTH = format({ month: 'short' })

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/** `16 – 18 March` */
export const span = (from: string, to: string): string => DAYS.formatRange(noon(from), noon(to))

/** `18 Mar` */
export const shortDate = (date: string): string => SHORT_DAY.format(noon(date))

/** `Wednesday 18 March` */
export const weekday = (date: string): string => WEEKDAY.format(noon(date)).replace(',', '')

/** `November`; of months in two years `November 2026`. */
export const monthOfPeriod = (date: string, { from, to }: PeriodHoroscope['period']): string =>
  (from.slice(0, 4) === to.slice(0, 4) ? MONTH : MONTH_OF_YEAR).format(noon(date))

/** `16–22 March 2026`, `March 2026`, `2026`; of twelve months `18 November 2026 – 31 October 2027` */
export function periodName({ type, from, to }: PeriodHoroscope['period']): string {
  if (type === 'year' && from.slice(0, 4) === to.slice(0, 4)) return from.slice(0, 4)
  if (type === 'month') return MONTH_OF_YEAR.format(noon(from))
  return DAYS_OF_YEAR.formatRange(noon(from), noon(to))
}

export type Mark = 'best' | 'careful'

export interface Bar {
  readonly key: string
  /** What stands below it; empty where there is no room. */
  readonly label: string
  /** All of it in words. */
  readonly words: string
  /** From −1 to 1. */
  readonly height: number
  readonly mark: Mark | undefined
}

/** Small scores stay small: the longest bar stands for at least so much. */
const MIN_SCALE = 3
const MARK_WORDS: Record<Mark, string> = { best: 'a best day', careful: 'a day for care' }

/** A bar for each day; for each month of a year. */
export function barsOf({ period, days = [], months = [], ...notable }: PeriodHoroscope): Bar[] {
  const scale = Math.max(MIN_SCALE, ...[...days, ...months].map(({ score }) => Math.abs(score)))
  const markOf = (date: string): Mark | undefined => {
    if (notable.best_days.some((day) => day.date === date)) return 'best'
    return notable.careful_days.some((day) => day.date === date) ? 'careful' : undefined
  }
  const ofMonths = months.map(({ month, score, tone }) => {
    const first = noon(`${month}-01`)
    const words = `${MONTH.format(first)}: ${signed(score)}, ${spaced(tone).toLowerCase()}`
    // “Sept” is British, and wider than all the others.
    const label = SHORT_MONTH.format(first).slice(0, 3)
    return { key: month, label, words, height: score / scale, mark: undefined }
  })
  const ofDays = days.map(({ date, score, tone }) => {
    const mark = markOf(date)
    const labels = [signed(score), spaced(tone).toLowerCase(), ...(mark ? [MARK_WORDS[mark]] : [])]
    return {
      key: date,
      label: period.type === 'week' ? SHORT_WEEKDAY.format(noon(date)) : weeklyNumber(date),
      words: `${weekday(date)}: ${labels.join(', ')}`,
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
