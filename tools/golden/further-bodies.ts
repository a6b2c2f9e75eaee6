/** Apparent positions of lunar points and minor bodies at the same Terrestrial Time, with the Sun's longitude: which of them are near it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { julianDayOf, numbersIn, spread, swetestIn } from './swetest.ts'

/** The program's letters. Eris has a file of her own, which few folders have. */
const LETTERS = {
  mean_node: 'm',
  true_node: 't',
  lilith: 'A',
  true_lilith: 'B',
  chiron: 'D',
  pholus: 'E',
  ceres: 'F',
  pallas: 'G',
  juno: 'H',
  vesta: 'I',
} as const
const ERIS = 's136199.se1'

export function furtherBodies(count: number, from: string, to: string, folder: string): string {
  const run = swetestIn(folder)
  const eris = existsSync(join(folder, ERIS))
  const bodies = [...Object.keys(LETTERS), ...(eris ? ['eris'] : [])]
  const row = (day: number) => {
    const [sun, ...lines] = run(`-bj${day}`, `-p0${Object.values(LETTERS).join('')}`, '-flbs')
    if (eris) lines.push(...run(`-bj${day}`, '-ps', '-xs136199', '-flbs'))
    const cells = lines.flatMap((line) => numbersIn(line).map((value) => value.toFixed(7)))
    if (cells.length !== 3 * bodies.length) throw new Error(`unexpected answer for ${day}`)
    return [day, numbersIn(sun!)[0]!.toFixed(4), ...cells].join('\t')
  }
  const days = spread(count, julianDayOf(from), julianDayOf(to)).map((day) => Number(day.toFixed(5)))
  const columns = bodies.flatMap((body) => ['longitude', 'latitude', 'motion'].map((one) => `${body}_${one}`))
  const head = ['jd_tt', 'sun_longitude', ...columns].join('\t')
  return `${[head, ...days.sort((a, b) => a - b).map(row)].join('\n')}\n`
}
