/** The days the sky is computed for, in UTC (decisions §6). */
export const EARLIEST_DATE = '1600-01-01'
export const LATEST_DATE = '2399-12-31'

/** First and last millisecond of these days. */
export const EARLIEST = Date.parse(`${EARLIEST_DATE}T00:00:00.000Z`)
export const LATEST = Date.parse(`${LATEST_DATE}T23:59:59.999Z`)

export const isInRange = (instant: number): boolean => instant >= EARLIEST && instant <= LATEST
