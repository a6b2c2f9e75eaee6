/** Apparent positions at the same Terrestrial Time: longitude, latitude, distance, daily motion of ten bodies. */
import { PLANETS } from '../../src/sky/planets.ts'
import { julianDayOf, numbersIn, type Swetest, spread, swetest } from './swetest.ts'

const COLUMNS = ['longitude', 'latitude', 'distance', 'motion']
/** One hundredth of the smallest tolerance of the tests, or better. */
const DIGITS = [7, 7, 5, 7]

function row(day: number, run: Swetest): string {
  const lines = run(`-bj${day}`, '-p0123456789', '-flbRs')
  const cells = lines.flatMap((line) => numbersIn(line).map((value, i) => value.toFixed(DIGITS[i])))
  if (cells.length !== PLANETS.length * COLUMNS.length) throw new Error(`unexpected answer for ${day}`)
  return [day, ...cells].join('\t')
}

export function positions(count: number, from: string, to: string, run = swetest): string {
  const days = spread(count, julianDayOf(from), julianDayOf(to)).map((day) => Number(day.toFixed(5)))
  const head = ['jd_tt', ...PLANETS.flatMap((body) => COLUMNS.map((column) => `${body}_${column}`))]
  return `${[head.join('\t'), ...days.sort((a, b) => a - b).map((day) => row(day, run))].join('\n')}\n`
}
