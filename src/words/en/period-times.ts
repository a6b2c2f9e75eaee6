/** When something is in a week, a month or a year, as a sentence begins. */
import type { DateSpan, Period, PeriodType } from '../../time/period.ts'
import { dayInPeriod } from './dates.ts'

/** `On Friday`, `On the 21st`, `On 3 December`. */
export const onDay = (date: string, type: PeriodType): string => `On ${dayInPeriod(date, type)}`

/** `Until Wednesday`, `From the 13th`, `From Thursday to Saturday`, `All week`. */
export function duringPhase({ from, to }: DateSpan, period: Period): string {
  const [first, last] = [from, to].map((date) => dayInPeriod(date, period.type))
  if (from === period.from) return to === period.to ? `All ${period.type}` : `Until ${last}`
  return to === period.to ? `From ${first}` : `From ${first} to ${last}`
}
