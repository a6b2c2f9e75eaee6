/** Longitude, latitude and declination of the ten bodies at the same Terrestrial Time. */
import { PLANETS } from '../../src/sky/planets.ts'
import { julianDayOf, numbersIn, spread, swetest } from './swetest.ts'

const COLUMNS = ['longitude', 'latitude', 'declination']

export function declinations(count: number, from: string, to: string): string {
  const days = spread(count, julianDayOf(from), julianDayOf(to)).map((day) => Number(day.toFixed(5)))
  const rows = days
    .sort((a, b) => a - b)
    .map((day) => {
      const lines = swetest(`-bj${day}`, '-p0123456789', '-flbd')
      return [day, ...lines.flatMap((line) => numbersIn(line).map((value) => value.toFixed(9)))]
    })
  const head = ['jd_tt', ...PLANETS.flatMap((body) => COLUMNS.map((column) => `${body}_${column}`))]
  return `${[head, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`
}
