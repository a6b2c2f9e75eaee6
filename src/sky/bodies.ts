/**
 * The bodies and points that a chart can show. To add one, add a row here and its table in data/ephemeris, or its formula in tracks.ts.
 * Judgement and texts use only the ten in planets.ts.
 */
import { EARLIEST, LATEST } from '../time/range.ts'

export interface BodyFacts {
  /** As usual in astrology, the Sun and the Moon are called planets. */
  readonly kind: 'planet' | 'minor_planet' | 'lunar_point'
  /** The file in data/ephemeris with its positions; absent if there is a formula. */
  readonly table?: string
  /** The file with its distance, if the Sun bends its light. */
  readonly distances?: string
  /** The first and the last instant for which there are positions. */
  readonly range: readonly [from: number, to: number]
  /** False for bodies that are never retrograde (decisions §6). */
  readonly turnsBack: boolean
  /** The body of which this is a second way to compute the place. */
  readonly variantOf?: string
}

const ALL = [EARLIEST, LATEST] as const
const PLANET = {
  kind: 'planet',
  table: 'positions',
  distances: 'distances',
  range: ALL,
  turnsBack: true,
} as const
const MINOR_PLANET = {
  kind: 'minor_planet',
  table: 'minor-bodies',
  distances: 'minor-body-distances',
  range: ALL,
  turnsBack: true,
} as const
/** Bodies that were found late: within these years their places are known to about an arcminute, beyond them to less. */
const FOUND_LATE = [Date.UTC(1800), Date.UTC(2200) - 1] as const
const LUNAR_POINT = { kind: 'lunar_point', range: ALL, turnsBack: true } as const

/** In the order of responses: first the ten of the contract, in its order (specification §2.4). */
export const BODIES = {
  sun: { ...PLANET, turnsBack: false },
  moon: { kind: 'planet', table: 'positions', range: ALL, turnsBack: false },
  mercury: PLANET,
  venus: PLANET,
  mars: PLANET,
  jupiter: PLANET,
  saturn: PLANET,
  uranus: PLANET,
  neptune: PLANET,
  pluto: PLANET,
  mean_node: LUNAR_POINT,
  true_node: { ...LUNAR_POINT, table: 'true-node', variantOf: 'mean_node' },
  lilith: LUNAR_POINT,
  true_lilith: { ...LUNAR_POINT, table: 'true-lilith', variantOf: 'lilith' },
  // Most charts with minor bodies show only this one, so its table is a file of its own.
  chiron: { ...MINOR_PLANET, table: 'chiron' },
  ceres: MINOR_PLANET,
  pallas: MINOR_PLANET,
  juno: MINOR_PLANET,
  vesta: MINOR_PLANET,
  pholus: { ...MINOR_PLANET, range: FOUND_LATE },
  eris: { ...MINOR_PLANET, range: FOUND_LATE },
} as const satisfies Record<string, BodyFacts>

export type Body = keyof typeof BODIES

export const BODY_NAMES = Object.keys(BODIES) as Body[]

/** Without those that are a second way to compute the place of another. */
type FirstBody = { [B in Body]: (typeof BODIES)[B] extends { variantOf: string } ? never : B }[Body]

/** Those that a chart of any year can show, each computed in one way. */
export const BODIES_OF_ALL_YEARS = BODY_NAMES.filter((body): body is FirstBody => {
  const { range, variantOf }: BodyFacts = BODIES[body]
  return range === ALL && variantOf === undefined
})

/** A record with one value for each of the given bodies. */
export function byBody<B extends Body, Thing>(
  bodies: readonly B[],
  make: (body: B) => Thing,
): Record<B, Thing> {
  // Three times as fast as Object.fromEntries, which matters because every chart uses this.
  const things = {} as Record<B, Thing>
  for (const body of bodies) things[body] = make(body)
  return things
}
