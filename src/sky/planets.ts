/** The ten bodies of the contract. Judgement and texts use only these. */
import { BODIES, BODY_NAMES, type Body } from './bodies.ts'

export type Planet = { [B in Body]: (typeof BODIES)[B]['kind'] extends 'planet' ? B : never }[Body]

/** In the order of the contract (specification §2.4). */
export const PLANETS: readonly Planet[] = BODY_NAMES.filter(
  (body): body is Planet => BODIES[body].kind === 'planet',
)

/** Those that stay in a sign for a year or more. */
export const SLOW_PLANETS = [
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly Planet[]
