/**
 * By which phase the Moon of an answer is called, for the page and the elements of other sites. New, full and quarter Moons are instants:
 * such a name stands on the one date on which it happens where the reader is, with the sign she was in then. All other days are in between.
 */

/** An instant of a phase, as the API tells it. */
export interface ExactPhase {
  /** `full_moon` */
  readonly phase: string
  /** `2026-11-25T01:53:35`, by the clocks of the zone. */
  readonly local: string
  readonly sign: string
}

const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent']

/** Which of the four times between the quarters an angle from the Sun belongs to. */
export const phaseBetween = (elongation: number): string =>
  BETWEEN[Math.floor((((elongation % 360) + 360) % 360) / 90)]!

export interface PresentMoon {
  readonly local: string
  readonly phase: { readonly elongation: number }
  readonly position: { readonly sign: string; readonly degree: number }
  readonly previous_phase: ExactPhase
  readonly next_phases: readonly ExactPhase[]
}

/** The phase that is exact on the date of an answer, before or after its moment. */
export const exactOnDate = ({ local, previous_phase, next_phases }: PresentMoon): ExactPhase | undefined =>
  [previous_phase, ...next_phases].find((phase) => phase.local.slice(0, 10) === local.slice(0, 10))

export interface MoonTitle {
  readonly phase: string
  readonly sign: string
  /** Of a phase in between. */
  readonly degree?: number
}

/** The full Moon in Gemini on its date, else the waning gibbous Moon at 14° of Gemini. */
export function titleOfMoon(moon: PresentMoon): MoonTitle {
  const exact = exactOnDate(moon)
  if (exact) return { phase: exact.phase, sign: exact.sign }
  const { sign, degree } = moon.position
  return { phase: phaseBetween(moon.phase.elongation), sign, degree }
}
