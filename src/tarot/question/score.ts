/**
 * Weak signs of danger that add up. Many people word it round about: no phrase of theirs is enough, but several ideas meet in one question.
 * Each field is one idea and counts once, however many of its phrases are found.
 */
import type { Danger, DangerKind, DangerVoice } from './danger.ts'

/** A danger is found from this sum on. */
export const ENOUGH = 2

/** A sign of this weight is enough, whatever speaks against it. */
export const CERTAIN = 3

/** What is found only by lines that are often said in ordinary talk weighs at most this. */
export const COMMON_WEIGHT = 1

export interface SignalField {
  /** A name for the idea, for people who read the table. */
  readonly name: string
  /** The kinds of danger it points to. */
  readonly graves: readonly DangerKind[]
  /** 3 is certain; 2 is enough unless something speaks against it, of 1 two must meet; below 0 it speaks against danger. */
  readonly weight: number
  readonly voice?: DangerVoice
  /** It counts only if a field of one of these names is found as well. */
  readonly needs?: readonly string[]
  /** Only lines of it were found that are often said in ordinary talk. */
  readonly isFaint?: true
  /** One phrase in each line, in the notation of `pattern.ts`. */
  readonly phrases: string
}

/** The gravest sum, or the first of equal ones in the order of `kinds`; null if none is enough. */
export function heaviest(found: readonly SignalField[], kinds: readonly DangerKind[]): Danger | null {
  const names = new Set(found.map(({ name }) => name))
  const counted = found.filter(({ needs }) => needs?.some((name) => names.has(name)) ?? true)
  const sums = kinds.map((grave) => {
    const fields = counted.filter(({ graves }) => graves.includes(grave))
    return { grave, fields, sum: sumOf(fields) }
  })
  const best = sums.reduce((one, other) => (other.sum > one.sum ? other : one))
  if (best.sum < ENOUGH) return null
  const voiced = best.fields.filter(({ voice }) => voice !== undefined)
  const voice = voiced.toSorted((one, other) => other.weight - one.weight)[0]?.voice ?? 'self'
  return {
    grave: best.grave,
    voice,
    isCertain: best.fields.some(({ weight }) => weight >= CERTAIN),
    ...(best.fields.every(({ weight, isFaint }) => isFaint === true || weight <= 0) && { isFaint: true }),
  }
}

/** What speaks against danger counts once, and only while no sign is certain. */
function sumOf(fields: readonly SignalField[]): number {
  const weights = fields.map(({ weight }) => weight)
  const sum = weights.filter((weight) => weight > 0).reduce((total, weight) => total + weight, 0)
  return weights.some((weight) => weight >= CERTAIN) ? sum : sum + Math.min(0, ...weights)
}
