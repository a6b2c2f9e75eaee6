/** When eclipses are greatest, 1900–2099, UT1. */
import { julianDayOf, swetest } from './swetest.ts'

/** More than there are. */
const COUNT = 460

export function eclipses(from: string, to: string): string {
  const [first, last] = [julianDayOf(from), julianDayOf(to)]
  const rows = (['solar', 'lunar'] as const).flatMap((luminary) =>
    swetest('-b1.1.1900', luminary === 'solar' ? '-solecl' : '-lunecl', `-n${COUNT}`)
      .filter((line) => line.includes(luminary))
      .map((line) => line.trim().split('\t').at(-1)!)
      // The program prints one eclipse, that of 1935-01-05, with a Julian day of 0.
      .filter((day) => Number(day) >= first && Number(day) < last)
      .map((day) => `${luminary}\t${day}`),
  )
  return `${['of\tjd_ut1', ...rows].join('\n')}\n`
}
