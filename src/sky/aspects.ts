/** Angles between two points of the ecliptic that count (specification §4.6, decisions §6). */
import { separation, signedArc } from './angle.ts'

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

const NAMES = Object.keys(ASPECTS) as AspectName[]

export interface Aspect {
  readonly name: AspectName
  /** Distance from the exact angle, degrees. */
  readonly orb: number
}

/** A difference of two longitudes is not exact in its last digits; an orb equal to the limit still counts. */
const ROUNDING = 1e-9

/** The one aspect that can hold in each degree of arc: no two come within a degree of each other. */
const CANDIDATES = Array.from({ length: 181 }, (_, degree) =>
  NAMES.find(
    (name) =>
      degree >= ASPECTS[name].angle - ASPECTS[name].orb - 1 &&
      degree <= ASPECTS[name].angle + ASPECTS[name].orb,
  ),
)

/** The aspect between two longitudes, or null. No two aspects can claim the same arc. */
export function aspectBetween(a: number, b: number): Aspect | null {
  const arc = separation(a, b)
  const name = CANDIDATES[Math.floor(arc)]
  if (name === undefined) return null
  const { angle, orb: limit } = ASPECTS[name]
  const orb = Math.abs(arc - angle)
  return orb <= limit + ROUNDING ? { name, orb } : null
}

/** A point of the ecliptic and its change per day. */
export interface Moving {
  readonly longitude: number
  readonly motion: number
}

/** True while the two points draw nearer to the exact angle. */
export function isApplying(a: Moving, b: Moving, name: AspectName): boolean {
  const arc = signedArc(a.longitude, b.longitude)
  const widening = Math.sign(arc) * (a.motion - b.motion)
  return (Math.abs(arc) - ASPECTS[name].angle) * widening < 0
}

/** `strong` below 3°, `moderate` below 6°, else `weak`. */
export function strengthOf(orb: number): Strength {
  if (orb < 3) return 'strong'
  return orb < 6 ? 'moderate' : 'weak'
}

/** From 1 at the exact angle to 0 at the limit of the aspect's orb. */
export function closeness({ name, orb }: Aspect): number {
  return Math.max(0, 1 - orb / ASPECTS[name].orb)
}

export function isExact(orb: number): boolean {
  return orb < 1
}
