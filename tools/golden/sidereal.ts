/** The Sun in the tropical and in eight sidereal zodiacs at the same Terrestrial Time: their differences are the ayanamsas. */
import { AYANAMSA_NAMES, type AyanamsaName } from '../../src/sky/ayanamsa.ts'
import { julianDayOf, numbersIn, spread, swetest } from './swetest.ts'

/** The numbers by which `swetest` knows them. */
const MODES: Record<AyanamsaName, number> = {
  lahiri: 1,
  fagan_bradley: 0,
  krishnamurti: 5,
  raman: 3,
  yukteshwar: 7,
  jn_bhasin: 8,
  true_citra: 27,
  galactic_center_0_sag: 17,
}

const sunAt = (day: number, ...options: string[]): string => {
  const [line] = swetest(`-bj${day}`, '-p0', '-fl', ...options)
  return numbersIn(line!)[0]!.toFixed(9)
}

export function sidereal(count: number, from: string, to: string): string {
  const days = spread(count, julianDayOf(from), julianDayOf(to)).map((day) => Number(day.toFixed(5)))
  const rows = days
    .sort((a, b) => a - b)
    .map((day) => [day, sunAt(day), ...AYANAMSA_NAMES.map((name) => sunAt(day, `-sid${MODES[name]}`))])
  return `${[['jd_tt', 'tropical', ...AYANAMSA_NAMES], ...rows].map((cells) => cells.join('\t')).join('\n')}\n`
}
