/** TAI − UTC in seconds, from the day UTC began to be steered by the BIH. */

/** Before 1972 UTC ran at another rate than atomic time (USNO `tai-utc.dat`): first MJD, offset, origin MJD, seconds per day. */
const RUBBER_SECONDS = [
  [37300, 1.422818, 37300, 0.001296],
  [37512, 1.372818, 37300, 0.001296],
  [37665, 1.845858, 37665, 0.0011232],
  [38334, 1.945858, 37665, 0.0011232],
  [38395, 3.24013, 38761, 0.001296],
  [38486, 3.34013, 38761, 0.001296],
  [38639, 3.44013, 38761, 0.001296],
  [38761, 3.54013, 38761, 0.001296],
  [38820, 3.64013, 38761, 0.001296],
  [38942, 3.74013, 38761, 0.001296],
  [39004, 3.84013, 38761, 0.001296],
  [39126, 4.31317, 39126, 0.002592],
  [39887, 4.21317, 39126, 0.002592],
] as const

/** MJD from which TAI − UTC has a whole value. */
export type LeapSecond = readonly [mjd: number, seconds: number]

export function taiMinusUtc(mjd: number, leapSeconds: readonly LeapSecond[]): number {
  const leap = leapSeconds.findLast(([first]) => mjd >= first)
  if (leap) return leap[1]
  const rubber = RUBBER_SECONDS.findLast(([first]) => mjd >= first)
  if (!rubber) throw new RangeError(`UTC is not defined on MJD ${mjd}`)
  const [, offset, origin, perDay] = rubber
  return offset + (mjd - origin) * perDay
}
