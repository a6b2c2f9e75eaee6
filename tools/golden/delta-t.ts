/** Delta T by the Swiss Ephemeris, for years in which nobody compared clocks. */
import { swetestWithHeader } from './swetest.ts'

const STEP_YEARS = 2

export function deltaTs(fromYear: number, toYear: number): string {
  const years = Array.from(
    { length: (toYear - fromYear) / STEP_YEARS + 1 },
    (_, i) => fromYear + i * STEP_YEARS,
  )
  const rows = years.map((year) => {
    const printed = swetestWithHeader(`-b1.7.${year}`, '-ut0', '-p0', '-fl').join('\n')
    const [, day, seconds] = /UT:\s+([\d.]+)\s+delta t: ([\d.-]+) sec/.exec(printed)!
    return `${day}\t${seconds}`
  })
  return `jd_ut\tdelta_t\n${rows.join('\n')}\n`
}
