/** Angles between two points of the ecliptic that count (specification §4.6, decisions §6). */
import { separation, signedArc } from '../sky/angle.ts'

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

/** The aspects of the tradition since Ptolemy: the ones a text tells of, and whose exact hour an almanac gives. */
export const PTOLEMAIC = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const

export interface Aspect {
  readonly name: AspectName
  /** Distance from the exact angle, degrees. */
  readonly orb: number
}

/** A difference of two longitudes is not exact in its last digits; an orb equal to the limit still counts. */
const ROUNDING = 1e-9

/** One aspect of the table, as it is looked up by arc. */
export interface AspectRow {
  readonly name: AspectName
  /** Among ASPECT_NAMES. */
  readonly place: number
  readonly angle: number
  readonly limit: number
}

const ROWS: readonly AspectRow[] = ASPECT_NAMES.map((name, place) => ({
  name,
  place,
  angle: ASPECTS[name].angle,
  limit: ASPECTS[name].orb,
}))

/** The one aspect that can hold in each degree of arc: no two come within a degree of each other. */
const CANDIDATES = Array.from({ length: 181 }, (_, degree) =>
  ROWS.find(({ angle, limit }) => degree >= angle - limit - 1 && degree <= angle + limit),
)

/** The aspect that an arc of 0 to 180 degrees makes, if any. */
export function aspectOfArc(arc: number): AspectRow | undefined {
  const row = CANDIDATES[Math.floor(arc)]
  return row !== undefined && Math.abs(arc - row.angle) <= row.limit + ROUNDING ? row : undefined
}

/** The aspect between two longitudes, or null. No two aspects can claim the same arc. */
export function aspectBetween(a: number, b: number): Aspect | null {
  const arc = separation(a, b)
  const row = aspectOfArc(arc)
  return row === undefined ? null : { name: row.name, orb: Math.abs(arc - row.angle) }
}

/** A point of the ecliptic and its change per day. */
export interface Moving {
  readonly longitude: number
  readonly motion: number
}

/** An aspect between two points that move. */
export interface MovingAspect extends Aspect {
  readonly exact: boolean
  /** The two draw nearer to the exact angle. */
  readonly applying: boolean
  /** 0 to 1. */
  readonly strength: number
}

/** All that there is to say of the aspect between two points that move, or null. */
export function movingAspect(a: Moving, b: Moving): MovingAspect | null {
  const way = signedArc(a.longitude, b.longitude)
  const arc = Math.abs(way)
  const row = aspectOfArc(arc)
  if (row === undefined) return null
  const orb = Math.abs(arc - row.angle)
  const applying = isApplying(row, way, a.motion - b.motion)
  return { name: row.name, orb, exact: isExact(orb), applying, strength: shareLeft(orb, row.limit) }
}

/** Do two points draw nearer to the exact angle, the first of which lies `way` ahead of the second and gains on it so much a day? */
export function isApplying({ angle }: AspectRow, way: number, gain: number): boolean {
  return (Math.abs(way) - angle) * Math.sign(way) * gain < 0
}

/** `strong` below 3°, `moderate` below 6°, else `weak`. */
export function strengthOf(orb: number): Strength {
  if (orb < 3) return 'strong'
  return orb < 6 ? 'moderate' : 'weak'
}

/** From 1 at the exact angle to 0 at the limit of the aspect's orb. */
export function closeness({ name, orb }: Aspect): number {
  return shareLeft(orb, ASPECTS[name].orb)
}

export const shareLeft = (orb: number, limit: number): number => Math.max(0, 1 - orb / limit)

export function isExact(orb: number): boolean {
  return orb < 1
}
