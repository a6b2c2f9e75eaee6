/** Aspects: the angles between two points of the ecliptic that have a meaning (specification §4.6, decisions §6). */
import { separation, signedArc } from '../sky/angle.ts'
import type { Planet } from '../sky/planets.ts'

export const ASPECTS = {
  conjunction: { angle: 0, orb: 8, kind: 'major', symbol: '☌' },
  semisextile: { angle: 30, orb: 3, kind: 'minor', symbol: '⚺' },
  semisquare: { angle: 45, orb: 3, kind: 'minor', symbol: '∠' },
  sextile: { angle: 60, orb: 3, kind: 'minor', symbol: '⚹' },
  square: { angle: 90, orb: 8, kind: 'major', symbol: '□' },
  trine: { angle: 120, orb: 8, kind: 'major', symbol: '△' },
  sesquiquadrate: { angle: 135, orb: 3, kind: 'minor', symbol: '⚼' },
  quincunx: { angle: 150, orb: 3, kind: 'minor', symbol: '⚻' },
  opposition: { angle: 180, orb: 8, kind: 'major', symbol: '☍' },
} as const

export type AspectName = keyof typeof ASPECTS
export type Strength = 'strong' | 'moderate' | 'weak'

/** In the order of their angles. */
export const ASPECT_NAMES = Object.keys(ASPECTS) as AspectName[]

/** The traditional aspects since Ptolemy. Texts mention only these, and the almanac gives their exact times. */
export const PTOLEMAIC = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const

export interface Aspect {
  readonly name: AspectName
  /** Distance from the exact angle, degrees. */
  readonly orb: number
}

/** Tolerance for rounding errors in a difference of two longitudes: an orb equal to the limit still counts. */
const ROUNDING = 1e-9

/** The only possible aspect in each degree of arc: no two aspects come within a degree of each other. */
const CANDIDATES = Array.from({ length: 181 }, (_, degree) =>
  ASPECT_NAMES.find((name) => {
    const { angle, orb } = ASPECTS[name]
    return degree >= angle - orb - 1 && degree <= angle + orb
  }),
)

/** How far from its exact angle an aspect may be, for those that are looked for. */
export type Orbs = Readonly<Partial<Record<AspectName, number>>>

/** The aspect that an arc of 0 to 180 degrees makes, or null. */
function aspectOfArc(arc: number, orbs?: Orbs): Aspect | null {
  if (orbs !== undefined) return nearestAspect(arc, orbs)
  const name = CANDIDATES[Math.floor(arc)]
  if (name === undefined) return null
  const orb = Math.abs(arc - ASPECTS[name].angle)
  return orb <= ASPECTS[name].orb + ROUNDING ? { name, orb } : null
}

/** With orbs of the caller's own, two aspects can claim the same arc: the one whose angle is nearer has it. */
function nearestAspect(arc: number, orbs: Orbs): Aspect | null {
  let nearest: Aspect | null = null
  for (const name of ASPECT_NAMES) {
    const limit = orbs[name]
    const orb = Math.abs(arc - ASPECTS[name].angle)
    if (limit === undefined || orb > limit + ROUNDING) continue
    if (nearest === null || orb < nearest.orb) nearest = { name, orb }
  }
  return nearest
}

/** The aspect between two longitudes, or null. No two aspects can claim the same arc. */
export const aspectBetween = (a: number, b: number): Aspect | null => aspectOfArc(separation(a, b))

/** A point of the ecliptic and its change per day. */
export interface Moving {
  readonly longitude: number
  readonly motion: number
}

/** An aspect between two bodies, which may belong to one sky, to two skies, or to the charts of two people. */
export interface BodyAspect<A extends string = Planet, B extends string = A> extends Aspect {
  readonly planet1: A
  readonly planet2: B
  readonly exact: boolean
  /** True if the two are approaching the exact angle. */
  readonly applying: boolean
  /** 0 to 1. */
  readonly strength: number
}

/**
 * The aspects of each body of one sky to each body of another; for one sky alone, each pair once. In the order of the bodies.
 * Without `orbs`, those of the table.
 */
export function aspectsBetween<A extends string, B extends string = A>(
  a: Readonly<Record<A, Moving>>,
  b?: Readonly<Record<B, Moving>>,
  orbs?: Orbs,
): BodyAspect<A, B>[] {
  const others = (b ?? a) as Readonly<Record<B, Moving>>
  const names1 = Object.keys(a) as A[]
  const names2 = Object.keys(others) as B[]
  const found: BodyAspect<A, B>[] = []
  names1.forEach((planet1, place) => {
    for (let i = b === undefined ? place + 1 : 0; i < names2.length; i++) {
      const aspect = bodyAspect(planet1, a[planet1], names2[i]!, others[names2[i]!], orbs)
      if (aspect !== null) found.push(aspect)
    }
  })
  return found
}

function bodyAspect<A extends string, B extends string>(
  planet1: A,
  a: Moving,
  planet2: B,
  b: Moving,
  orbs: Orbs | undefined,
): BodyAspect<A, B> | null {
  const way = signedArc(a.longitude, b.longitude)
  const aspect = aspectOfArc(Math.abs(way), orbs)
  if (aspect === null) return null
  const { name, orb } = aspect
  // Applying if a too wide arc is shrinking or a too narrow arc is growing.
  const excess = Math.abs(way) - ASPECTS[name].angle
  const growth = Math.sign(way) * (a.motion - b.motion)
  return {
    planet1,
    planet2,
    name,
    orb,
    exact: isExact(orb),
    applying: excess * growth < 0,
    strength: closeness(aspect, orbs?.[name]),
  }
}

/** `strong` below 3°, `moderate` below 6°, otherwise `weak`. */
export function strengthOf(orb: number): Strength {
  if (orb < 3) return 'strong'
  return orb < 6 ? 'moderate' : 'weak'
}

/** From 1 at the exact angle to 0 at the limit of the aspect's orb. */
export function closeness({ name, orb }: Aspect, limit: number = ASPECTS[name].orb): number {
  return limit === 0 ? 1 : Math.max(0, 1 - orb / limit)
}

export function isExact(orb: number): boolean {
  return orb < 1
}
