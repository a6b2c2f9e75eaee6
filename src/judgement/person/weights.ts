/** How much a transit to a birth chart counts, and what it is about (docs/judgement.md, "The personalized day"). */
import type { NatalPoint } from '../../almanac/natal-transits/natal-points.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import type { NatalTransit } from '../../chart/natal-transits.ts'
import { natureOf } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Intensity } from '../intensity.ts'

/** A slow planet stays longer and goes deeper. */
const WEIGHT_OF_TRANSITING: Record<Planet, number> = {
  moon: 0.45,
  mercury: 0.55,
  venus: 0.6,
  sun: 0.65,
  mars: 0.7,
  jupiter: 0.85,
  saturn: 0.95,
  uranus: 0.9,
  neptune: 0.9,
  pluto: 1,
}

/** The lights and the angles are the person; the slow planets are shared by everyone born in the same years. */
const WEIGHT_OF_NATAL: Record<Planet | 'ascendant' | 'midheaven', number> &
  Partial<Record<NatalPoint, number>> = {
  sun: 1,
  moon: 1,
  mercury: 0.9,
  venus: 0.9,
  mars: 0.9,
  jupiter: 0.75,
  saturn: 0.8,
  uranus: 0.6,
  neptune: 0.6,
  pluto: 0.6,
  ascendant: 1,
  midheaven: 0.9,
}

/** Nodes, Lilith and minor planets: no text tells of them. */
const WEIGHT_OF_OTHERS = 0.5
const WEIGHT_OF_MINOR = 0.7
/** What is still coming has more to say than what is going. */
const WEIGHT_OF_SEPARATING = 0.85

/** 0 to 1. */
export function strengthOfTransit({ transiting, natal, name, applying, exactness }: NatalTransit): number {
  const kind = ASPECTS[name].kind === 'minor' ? WEIGHT_OF_MINOR : 1
  const phase = applying ? 1 : WEIGHT_OF_SEPARATING
  return exactness * WEIGHT_OF_TRANSITING[transiting] * WEIGHT_OF_NATAL[natal] * kind * phase
}

/** What a transit counts when it is exact, 0 to 1. */
export function weightOfTransit(body: Planet, aspect: AspectName, point: NatalPoint): number {
  const kind = ASPECTS[aspect].kind === 'minor' ? WEIGHT_OF_MINOR : 1
  return WEIGHT_OF_TRANSITING[body] * (WEIGHT_OF_NATAL[point] ?? WEIGHT_OF_OTHERS) * kind
}

export const INFLUENCES = ['harmonious', 'challenging', 'neutral'] as const
export type InfluenceNature = (typeof INFLUENCES)[number]

export function influenceOf({
  transiting,
  name,
  orb,
}: Pick<NatalTransit, 'transiting' | 'name' | 'orb'>): InfluenceNature {
  const nature = natureOf(transiting, name, orb)
  if (nature === 'beneficial') return 'harmonious'
  return nature === 'neutral' ? 'neutral' : 'challenging'
}

/** At these strengths a transit begins to count as medium, and as high. */
const MEDIUM_FROM = 0.3
const HIGH_FROM = 0.55

export function intensityOfTransit(strength: number): Intensity {
  if (strength >= HIGH_FROM) return 'high'
  return strength >= MEDIUM_FROM ? 'medium' : 'low'
}

export const PERSONAL_THEMES = [
  'transformation',
  'relationships',
  'career',
  'communication',
  'growth',
  'discipline',
  'change',
  'action',
  'emotions',
  'identity',
  'inspiration',
] as const
export type PersonalTheme = (typeof PERSONAL_THEMES)[number]

/** What a planet is about. */
export const THEME_OF_PLANET: Record<Planet, PersonalTheme> = {
  sun: 'identity',
  moon: 'emotions',
  mercury: 'communication',
  venus: 'relationships',
  mars: 'action',
  jupiter: 'growth',
  saturn: 'discipline',
  uranus: 'change',
  neptune: 'inspiration',
  pluto: 'transformation',
}

/** In a birth chart Saturn is the life's work. */
export const THEME_OF_NATAL: Partial<Record<Planet, PersonalTheme>> = { saturn: 'career' }

/** What a house of the birth chart adds. */
export const THEME_OF_HOUSE: Partial<Record<number, PersonalTheme>> = {
  1: 'identity',
  3: 'communication',
  4: 'emotions',
  6: 'career',
  7: 'relationships',
  8: 'transformation',
  9: 'growth',
  10: 'career',
  12: 'inspiration',
}
