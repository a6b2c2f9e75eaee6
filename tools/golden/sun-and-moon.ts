/** Right ascension and declination of the Sun and the Moon: from them the Moon's bright edge follows by a triangle on the sphere. */
import { julianDayOf, numbersIn, spread, swetest } from './swetest.ts'

export function sunAndMoon(count: number, from: string, to: string): string {
  const rows = spread(count, julianDayOf(from), julianDayOf(to)).map((day) => {
    const utc = new Date(Math.round((day - 2440587.5) * 1440) * 60_000).toISOString()
    const [, year, month, date, clock] = /^(\d+)-(\d+)-(\d+)T(.{8})/.exec(utc)!
    const printed = swetest(`-b${date}.${month}.${year}`, `-utc${clock}`, '-p01', '-fad')
    const [sun, moon] = printed.map(numbersIn) as [number[], number[]]
    return [utc, ...sun, ...moon].join('\t')
  })
  const head = ['utc', 'sun_right_ascension', 'sun_declination', 'moon_right_ascension', 'moon_declination']
  return `${[head.join('\t'), ...rows].join('\n')}\n`
}
