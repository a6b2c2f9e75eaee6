/** Annual profection: each year of life belongs to a house of whole signs, counted from the Ascendant, and to the ruler of its sign. */
import { SIGN_SPAN, type Sign, signOf } from '../sky/zodiac.ts'
import { type ClassicalPlanet, RULER } from './dignities.ts'

export interface Profection {
  /** Of whole signs, whatever houses the chart has. */
  readonly house: number
  readonly sign: Sign
  /** By tradition: the planet at home in the sign, of the seven. */
  readonly ruler: ClassicalPlanet
}

/** Of the year that begins when so many years of life are completed: the first house at birth, at 12, at 24. */
export function profectionOf(ascendant: number, completedYears: number): Profection {
  const steps = completedYears % 12
  const sign = signOf(ascendant + steps * SIGN_SPAN)
  return { house: steps + 1, sign, ruler: RULER[sign] }
}
