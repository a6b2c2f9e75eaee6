/** Which of the solar returns began the year in which the reader is. */
import type { SolarYear } from './requests.ts'

export interface YearSpan {
  readonly year: SolarYear
  readonly from: string
  /** Undefined if the next return is not known. */
  readonly to: string | undefined
}

const beginOf = ({ passes }: SolarYear) => passes[0]!

/** The current year and the next; absent if the answer has none. */
export function yearsAround(
  returns: readonly SolarYear[],
  now: number,
): Partial<Record<'current' | 'next', YearSpan>> {
  const index = returns.findLastIndex((one) => Date.parse(beginOf(one).at) <= now)
  const spanAt = (at: number): YearSpan | undefined => {
    const year = returns[at]
    if (year === undefined) return undefined
    const after = returns[at + 1]
    return { year, from: beginOf(year).local, to: after && beginOf(after).local }
  }
  const [current, next] = [spanAt(index), spanAt(index + 1)]
  return { ...(current && { current }), ...(next && { next }) }
}
