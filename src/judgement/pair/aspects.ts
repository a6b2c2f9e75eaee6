/** The contacts between two charts, each with its weight and its theme (docs/synastry.md). */
import type { AspectName, Orbs } from '../../chart/aspects.ts'
import {
  type SynastryAspect,
  type SynastryChart,
  type SynastryPoint,
  synastryAspects,
  synastryId,
} from '../../chart/synastry.ts'
import { type PairPart, sharesOf } from './parts.ts'
import { type PairShape, type PairSign, type PairTheme, type PairTone, pairToneOf } from './themes.ts'
import { type NoWeightReason, PAIR_MINOR_ORB, PAIR_ORBS, type PairKind, weightOf } from './weights.ts'

export interface PairAspect {
  /** `first-venus-trine-second-mars` */
  readonly id: string
  readonly first: SynastryPoint
  readonly second: SynastryPoint
  readonly aspect: AspectName
  /** Degrees from the exact angle, and the limit of it. */
  readonly orb: number
  readonly maxOrb: number
  /** Holds all day long, if a time of birth is unknown. */
  readonly certain: boolean
  /** Of the two points, for this kind; 0 has a reason. */
  readonly weight: number
  readonly reason: NoWeightReason | null
  /** 1 if exact, 0 at the limit of the orb. */
  readonly closeness: number
  /** −1 to 1: how easy the aspect is. */
  readonly nature: number
  /** weight × closeness × nature */
  readonly influence: number
  /** How |influence| is shared among the parts. */
  readonly parts: Readonly<Partial<Record<PairPart, number>>>
  /** For the writer. Null for what no text tells of. */
  readonly theme: PairTheme | null
  readonly sign: PairSign | null
  readonly shape: PairShape | null
}

/** How strong an aspect is in itself. The sign is that of the tone. */
export const NATURE_SIZES = {
  conjunction: 1,
  opposition: 0.9,
  trine: 0.8,
  square: 0.8,
  sextile: 0.5,
} as const satisfies Record<keyof typeof PAIR_ORBS, number>

/** A square to the Ascendant is hardly to be seen between two people. */
export const NATURE_OF_SQUARE_TO_ASCENDANT = -0.3

export interface PairSettings {
  readonly kind: PairKind
  readonly orbs?: Orbs
}

export function pairAspects(
  first: SynastryChart,
  second: SynastryChart,
  { kind, orbs = PAIR_ORBS }: PairSettings,
): PairAspect[] {
  return synastryAspects(first, second, orbs).map((aspect) => weighed(aspect, kind, orbs[aspect.name]!))
}

/** The usual orb of an aspect between two charts. */
export const pairOrbOf = (name: AspectName): number =>
  name in PAIR_ORBS ? PAIR_ORBS[name as keyof typeof PAIR_ORBS] : PAIR_MINOR_ORB

/** What does not depend on the orb. */
interface Contact extends PairTone {
  readonly id: string
  readonly weight: number
  readonly reason: NoWeightReason | null
  readonly nature: number
  readonly shares: readonly (readonly [PairPart, number])[]
}

function contactOf(first: SynastryPoint, second: SynastryPoint, aspect: AspectName, kind: PairKind): Contact {
  const tone = pairToneOf(first, second, aspect, kind)
  const { weight, reason } = weightOf(first, second, aspect, kind)
  const nature = weight === 0 ? 0 : natureOf(aspect, tone)
  const shares = weight === 0 ? [] : (Object.entries(sharesOf(tone)) as [PairPart, number][])
  return { id: synastryId(first, aspect, second), ...tone, weight, reason, nature, shares }
}

/** Cached for every combination of kind, points and aspect. Two charts make 25 contacts, and a reading has microseconds for all. */
const cachedContacts = new Map<PairKind, Map<SynastryPoint, Map<SynastryPoint, Map<AspectName, Contact>>>>()

function cachedContact({ first, second, name }: SynastryAspect, kind: PairKind): Contact {
  const cached = cachedContacts.get(kind)?.get(first)?.get(second)?.get(name)
  if (cached !== undefined) return cached
  const made = contactOf(first, second, name, kind)
  const ofKind = cachedContacts.get(kind) ?? new Map()
  const ofFirst = ofKind.get(first) ?? new Map()
  const ofPair = ofFirst.get(second) ?? new Map()
  cachedContacts.set(kind, ofKind.set(first, ofFirst.set(second, ofPair.set(name, made))))
  return made
}

/** Sums up the contacts without listing them, because a day without a time of birth has hundreds of moments. The figures are those of the list. */
export function addContacts(
  first: SynastryChart,
  second: SynastryChart,
  { kind, orbs = PAIR_ORBS }: PairSettings,
  add: (influence: number, shares: readonly (readonly [PairPart, number])[]) => void,
): void {
  for (const found of synastryAspects(first, second, orbs)) {
    const { weight, nature, shares } = cachedContact(found, kind)
    if (weight === 0) continue
    const { closeness } = closenessOf(found.orb, orbs[found.name]!)
    add(inHundredths(weight * closeness * nature), shares)
  }
}

function closenessOf(exactOrb: number, maxOrb: number) {
  const orb = rounded(exactOrb, 1e4)
  return { orb, closeness: maxOrb === 0 ? 1 : rounded(Math.max(0, 1 - orb / maxOrb), 1e4) }
}

/** All figures are those that an answer shows, so that a reader finds the same sums. */
function weighed(found: SynastryAspect, kind: PairKind, maxOrb: number): PairAspect {
  const { first, second, name: aspect, certain } = found
  const { id, shares, weight, reason, nature, theme, sign, shape } = cachedContact(found, kind)
  const { orb, closeness } = closenessOf(found.orb, maxOrb)
  const influence = inHundredths(weight * closeness * nature)
  const parts: Partial<Record<PairPart, number>> = {}
  if (influence !== 0)
    for (const [part, share] of shares) parts[part] = inHundredths(Math.abs(influence) * share)
  return {
    id,
    first,
    second,
    aspect,
    orb,
    maxOrb,
    certain,
    weight,
    reason,
    closeness,
    nature,
    influence,
    parts,
    theme,
    sign,
    shape,
  }
}

function natureOf(aspect: AspectName, { theme, sign }: PairTone): number {
  if (theme === null) return NATURE_OF_SQUARE_TO_ASCENDANT
  const size = NATURE_SIZES[aspect as keyof typeof NATURE_SIZES]
  return sign === '+' ? size : -size
}

/** `scale` is a power of ten. Never −0. */
const rounded = (value: number, scale: number): number => Math.round(value * scale) / scale + 0
export const inHundredths = (value: number): number => rounded(value, 100)
