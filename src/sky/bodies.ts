/**
 * The bodies and points that a chart can show. A new one is a row here and its table in data/ephemeris: judgement and texts
 * know only the ten of planets.ts.
 */
import { EARLIEST, LATEST } from '../time/range.ts'

export interface BodyFacts {
  /** The Sun and the Moon are planets here, as the field calls them. */
  readonly kind: 'planet' | 'minor_planet' | 'lunar_point'
  /** The file of data/ephemeris that holds its positions. */
  readonly table: string
  /** The first and the last instant of its positions. */
  readonly range: readonly [from: number, to: number]
  /** False for what never goes backwards (decisions §6). */
  readonly turnsBack: boolean
}

const PLANET = { kind: 'planet', table: 'positions', range: [EARLIEST, LATEST], turnsBack: true } as const

/** In the order in which answers show them: first the ten of the contract, in its order (specification §2.4). */
export const BODIES = {
  sun: { ...PLANET, turnsBack: false },
  moon: { ...PLANET, turnsBack: false },
  mercury: PLANET,
  venus: PLANET,
  mars: PLANET,
  jupiter: PLANET,
  saturn: PLANET,
  uranus: PLANET,
  neptune: PLANET,
  pluto: PLANET,
} as const satisfies Record<string, BodyFacts>

export type Body = keyof typeof BODIES

export const BODY_NAMES = Object.keys(BODIES) as Body[]

/** One thing for each of some bodies. */
export function byBody<B extends Body, Thing>(
  bodies: readonly B[],
  make: (body: B) => Thing,
): Record<B, Thing> {
  // Three times as fast as Object.fromEntries, and a chart is made of these.
  const things = {} as Record<B, Thing>
  for (const body of bodies) things[body] = make(body)
  return things
}
