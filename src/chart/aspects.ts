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
// mutate constant 182: no arc is longer than 180 degrees: the place behind is never looked at
const CANDIDATES = Array.from({ length: 181 }, (_, degree) =>
  // mutate call: no two aspects come within a degree of each other (a test says so): there is one to be found
  ASPECT_NAMES.find((name) => {
    const { angle, orb } = ASPECTS[name]
    return degree >= angle - orb - 1 && degree <= angle + orb
  }),
)

/** How far from its exact angle an aspect may be, for those that are looked for. */
export type Orbs = Readonly<Partial<Record<AspectName, number>>>

/** Those of the table, for all aspects. */
export const USUAL_ORBS: Orbs = Object.fromEntries(ASPECT_NAMES.map((name) => [name, ASPECTS[name].orb]))

/** For a chart whose own aspects are not asked for. */
export const NO_ASPECTS: Orbs = {}

/** The aspect that an arc of 0 to 180 degrees makes, if any. */
export type AspectOfArc = (arc: number) => AspectName | undefined

export const orbOf = (name: AspectName, arc: number): number => Math.abs(arc - ASPECTS[name].angle)

const aspectInTable: AspectOfArc = (arc) => {
  const name = CANDIDATES[Math.floor(arc)]
  // mutate operator <: what rounding adds is larger than that
  return name !== undefined && orbOf(name, arc) <= ASPECTS[name].orb + ROUNDING ? name : undefined
}

interface AspectLimit {
  readonly name: AspectName
  readonly angle: number
  readonly limit: number
}

/** With orbs of the caller's own, two aspects can claim the same arc: the one whose angle is nearer has it. */
function nearestWithin(orbs: Orbs): AspectOfArc {
  const limits = ASPECT_NAMES.filter((name) => orbs[name] !== undefined).map(
    (name): AspectLimit => ({ name, angle: ASPECTS[name].angle, limit: orbs[name]! + ROUNDING }),
  )
  // By whole degrees, because every pair of bodies goes through it, and most arcs make no aspect.
  const candidates = Array.from({ length: 181 }, (_, degree) =>
    limits.filter(({ angle, limit }) => degree >= angle - limit - 1 && degree <= angle + limit),
  )
  return (arc) => {
    let nearest: AspectName | undefined
    let smallest = Number.POSITIVE_INFINITY
    for (const { name, angle, limit } of candidates[Math.floor(arc)]!) {
      const orb = Math.abs(arc - angle)
      if (orb > limit || orb >= smallest) continue
      nearest = name
      smallest = orb
    }
    return nearest
  }
}

const cachedFinders = new WeakMap<Orbs, AspectOfArc>()

/** What aspect an arc makes within these orbs. The finder for the same object of orbs is made once. */
export function aspectFinder(orbs: Orbs): AspectOfArc {
  if (orbs === USUAL_ORBS) return aspectInTable
  const finder = cachedFinders.get(orbs) ?? nearestWithin(orbs)
  cachedFinders.set(orbs, finder)
  return finder
}

/** The aspect between two longitudes, or null. No two aspects can claim the same arc. */
export function aspectBetween(a: number, b: number): Aspect | null {
  const arc = separation(a, b)
  const name = aspectInTable(arc)
  return name === undefined ? null : { name, orb: orbOf(name, arc) }
}

/** A point of the ecliptic and its change per day. */
export interface MovingPoint {
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

/** The same in a chart that may be of no moment, such as a composite: nothing moves there, and nothing applies. */
export interface FixedAspect<A extends string = Planet> extends Omit<BodyAspect<A>, 'applying'> {
  readonly applying: boolean | null
}

/**
 * The aspects of each body of one sky to each body of another; for one sky alone, each pair once. In the order of the bodies.
 */
export function aspectsBetween<A extends string, B extends string = A>(
  a: Readonly<Record<A, MovingPoint>>,
  b?: Readonly<Record<B, MovingPoint>>,
  orbs: Orbs = USUAL_ORBS,
): BodyAspect<A, B>[] {
  // mutate early return: a short way: no arc is within no orb
  if (orbs === NO_ASPECTS) return []
  const others = (b ?? a) as Readonly<Record<B, MovingPoint>>
  const aspectOfArc = aspectFinder(orbs)
  const [names1, names2] = [Object.keys(a) as A[], Object.keys(others) as B[]]
  const [bodies1, bodies2] = [names1.map((name) => a[name]), names2.map((name) => others[name])]
  const found: BodyAspect<A, B>[] = []
  for (let i = 0; i < names1.length; i++)
    for (let j = b === undefined ? i + 1 : 0; j < names2.length; j++) {
      const [here, there] = [bodies1[i]!, bodies2[j]!]
      const arc = separation(here.longitude, there.longitude)
      const name = aspectOfArc(arc)
      if (name === undefined) continue
      const orb = orbOf(name, arc)
      const way = signedArc(here.longitude, there.longitude)
      found.push({
        planet1: names1[i]!,
        planet2: names2[j]!,
        name,
        orb,
        exact: isExact(orb),
        applying: isApplying(name, way, here.motion - there.motion),
        strength: closeness({ name, orb }, orbs[name]),
      })
    }
  return found
}

/** Whether a too wide arc is shrinking or a too narrow one growing. `way` is the arc with its sign, and `motion` its change. */
function isApplying(name: AspectName, way: number, motion: number): boolean {
  const excess = Math.abs(way) - ASPECTS[name].angle
  const growth = Math.sign(way) * motion
  return excess * growth < 0
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
