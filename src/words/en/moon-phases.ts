/** What a phase of the Moon is called, for the page and the elements of other sites. It is part of their scripts, so it imports little. */
import { capitalised } from '../../text.ts'

/** `full_moon` → `Full Moon`, `first_quarter` → `First quarter` */
export const phaseTitle = (phase: string): string =>
  capitalised(phase.replaceAll('_', ' ')).replace(/ moon$/, ' Moon')

/** `Full Moon in Gemini`, with a degree `Waning gibbous in Gemini, 14°`. */
export const moonTitle = (phase: string, sign: string, degree?: number): string =>
  `${phaseTitle(phase)} in ${sign}${degree === undefined ? '' : `, ${degree}°`}`
