/** The time range that the service supports, which is that of the ephemeris tables. */

/** First and last millisecond of the range (1600-01-01 to 2399-12-31 UTC). */
export const EARLIEST = Date.UTC(1600, 0, 1)
export const LATEST = Date.UTC(2400, 0, 1) - 1

export function isInRange(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST
}
