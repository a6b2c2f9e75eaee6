/** The conventions by which a chart is progressed or directed (docs/progressions.md). */

/** `secondary`: the sky of the derived moment. `solar_arc`: the birth chart, every point moved by the arc of the progressed Sun. */
export const PROGRESSION_METHODS = ['secondary', 'solar_arc'] as const
export type ProgressionMethod = (typeof PROGRESSION_METHODS)[number]

/** How the Midheaven of a secondary progression moves; Ascendant and cusps follow from it. */
export const ANGLE_METHODS = ['solar_arc_longitude', 'naibod_ra', 'quotidian'] as const
export type AngleMethod = (typeof ANGLE_METHODS)[number]

export interface ProgressionRules {
  readonly method: ProgressionMethod
  readonly angles: AngleMethod
  readonly isConverse: boolean
}

/** Degrees of right ascension for a year: the mean motion of the Sun in a day (Valentin Naibod). */
export const NAIBOD_RATE = 0.98564733
