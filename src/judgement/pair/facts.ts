/** The facts of two charts, as the first one sees them: contacts, overlays, and how the elements of two placements meet (docs/together.md). */
import type { AspectName } from '../../chart/aspects.ts'
import type { Planet } from '../../sky/planets.ts'
import { ELEMENTS, type Element, elementOf, type Sign } from '../../sky/zodiac.ts'
import type { PairAspect } from './aspects.ts'
import type { PairShape, PairSign, PairTheme } from './themes.ts'
import { WEIGHED_POINTS, type WeighedPoint } from './weights.ts'

interface FactBase {
  readonly theme: PairTheme
  readonly sign: PairSign
  /** By which the strongest come first. */
  readonly weight: number
  /** Ids of aspects, overlays or placements. */
  readonly sources: readonly string[]
}

export interface ContactFact extends FactBase {
  readonly type: 'contact'
  readonly yours: WeighedPoint
  readonly theirs: WeighedPoint
  readonly aspect: AspectName
  readonly shape: PairShape
}

/** `their`: a body of the other in a house of the reader. `your`: the other way round. */
export interface OverlayFact extends FactBase {
  readonly type: 'overlay'
  readonly whose: 'your' | 'their'
  readonly body: OverlayBody
  readonly house: number
}

export interface ElementFact extends FactBase {
  readonly type: 'elements'
  readonly meeting: Meeting
  readonly yours: Element
  readonly theirs: Element
}

export type PairFact = ContactFact | OverlayFact | ElementFact

const isWeighed = (point: string): point is WeighedPoint => WEIGHED_POINTS.includes(point as WeighedPoint)
/** They stay in a sign for years, so thousands of people have the same contact with an Ascendant. */
const SLOWEST: readonly string[] = ['uranus', 'neptune', 'pluto']

/** So near the limit of its orb that nobody would notice it. */
const MIN_INFLUENCE = 0.25

/** Null for a contact that has no text, is faint or is not certain. */
export function contactFact(aspect: PairAspect): ContactFact | null {
  const { id, first, second, theme, shape, influence, certain } = aspect
  if (theme === null || shape === null || !certain || Math.abs(influence) < MIN_INFLUENCE) return null
  if (!isWeighed(first) || !isWeighed(second)) return null
  const points = [first, second]
  const isToAscendant = points.includes('ascendant')
  if (isToAscendant && points.some((point) => SLOWEST.includes(point))) return null
  // Across from an Ascendant Saturn meets somebody with all his weight.
  const isWeight = isToAscendant && points.includes('saturn') && shape === 'opposite'
  const sign = isWeight ? '-' : aspect.sign!
  return {
    ...{ type: 'contact', yours: first, theirs: second, aspect: aspect.aspect, shape, theme, sign },
    ...{ weight: Math.abs(influence), sources: [id] },
  }
}

export const OVERLAY_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type OverlayBody = (typeof OVERLAY_BODIES)[number]

/** Among the influences of contacts. */
const OVERLAY_TONES: Readonly<Record<OverlayBody, { readonly theme: PairTheme; readonly weight: number }>> = {
  sun: { theme: 'light', weight: 3 },
  moon: { theme: 'shelter', weight: 3 },
  mercury: { theme: 'talk', weight: 2 },
  venus: { theme: 'warmth', weight: 2.5 },
  mars: { theme: 'push', weight: 2.5 },
  jupiter: { theme: 'reach', weight: 1.5 },
  saturn: { theme: 'hold', weight: 2 },
}

export function overlayFact(whose: OverlayFact['whose'], body: OverlayBody, house: number): OverlayFact {
  const [guest, host] = whose === 'your' ? ['first', 'second'] : ['second', 'first']
  const { theme, weight } = OVERLAY_TONES[body]
  // The texts about Saturn in a house are about its weight; those about the others are about what they bring.
  const sign = body === 'saturn' ? '-' : '+'
  const sources = [`${guest}-${body}-in-${host}-house-${house}`]
  return { type: 'overlay', whose, body, house, theme, sign, weight, sources }
}

/** Whose elements are compared, the reader's body first. */
export const MEETINGS = {
  suns: ['sun', 'sun'],
  moons: ['moon', 'moon'],
  mercuries: ['mercury', 'mercury'],
  'venus-mars': ['venus', 'mars'],
} as const satisfies Record<string, readonly [Planet, Planet]>
export type Meeting = keyof typeof MEETINGS
export const MEETING_NAMES = Object.keys(MEETINGS) as Meeting[]

const THEME_OF_MEETING: Readonly<Record<Meeting, PairTheme>> = {
  suns: 'light',
  moons: 'shelter',
  mercuries: 'talk',
  'venus-mars': 'pull',
}
/** They are used where nothing stronger is left. */
const WEIGHT_OF_MEETING = 1

export function elementFact(meeting: Meeting, yourSign: Sign, theirSign: Sign): ElementFact {
  const [yours, theirs] = [elementOf(yourSign), elementOf(theirSign)]
  const [body, other] = MEETINGS[meeting]
  // Fire and air get on, and so do earth and water.
  const sign = (ELEMENTS.indexOf(yours) - ELEMENTS.indexOf(theirs)) % 2 === 0 ? '+' : '-'
  return {
    ...{ type: 'elements', meeting, yours, theirs, theme: THEME_OF_MEETING[meeting], sign },
    weight: WEIGHT_OF_MEETING,
    sources: [`first-${body}-in-${yourSign}`, `second-${other}-in-${theirSign}`],
  }
}
