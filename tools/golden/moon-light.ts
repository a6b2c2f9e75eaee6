/** The lit share of the Moon's disc, by Swiss Ephemeris: the phase angle from the positions of Sun, Moon and Earth with their distances. */
import { julianDayOf, spread, swetest } from './swetest.ts'

export function moonLight(count: number, from: string, to: string): string {
  const rows = spread(count, julianDayOf(from), julianDayOf(to)).map((tt) => {
    const day = tt.toFixed(5)
    return `${day}\t${swetest(`-bj${day}`, '-p1', '-f-')[0]!.trim()}`
  })
  return `jd_tt\tlit\n${rows.join('\n')}\n`
}
