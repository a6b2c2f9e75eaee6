/** What a stretch of time is about, in six kinds: by the house in which a planet stands, or without houses by the point it touches. */
import type { NatalPoint } from '../../almanac/natal-transits/natal-points.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Manner } from '../tradition.ts'

export const LIFE_MATTERS = ['self', 'means', 'people', 'home', 'work', 'heart'] as const
export type Matter = (typeof LIFE_MATTERS)[number]

/** From the first house to the twelfth. */
const MATTER_OF_HOUSE: readonly Matter[] = [
  'self',
  'means',
  'people',
  'home',
  'heart',
  'work',
  'people',
  'means',
  'heart',
  'work',
  'people',
  'self',
]

export const matterOfHouse = (house: number): Matter => MATTER_OF_HOUSE[house - 1]!

/** Points that no text tells of have none. */
const MATTER_OF_POINT: Partial<Record<NatalPoint, Matter>> = {
  sun: 'self',
  moon: 'home',
  mercury: 'people',
  venus: 'heart',
  mars: 'work',
  jupiter: 'heart',
  saturn: 'work',
  uranus: 'self',
  neptune: 'heart',
  pluto: 'means',
  ascendant: 'self',
  midheaven: 'work',
}

export const matterOfPoint = (point: NatalPoint): Matter => MATTER_OF_POINT[point] ?? 'self'

/** Whether the text of a transit is about help or about difficulty. */
export const MATTER_TONES = ['flow', 'friction'] as const
export type MatterTone = (typeof MATTER_TONES)[number]

/** A conjunction is as its planet is. */
const TONE_OF_MERGE: Readonly<Record<Planet, MatterTone>> = {
  sun: 'flow',
  moon: 'flow',
  mercury: 'flow',
  venus: 'flow',
  mars: 'friction',
  jupiter: 'flow',
  saturn: 'friction',
  uranus: 'friction',
  neptune: 'friction',
  pluto: 'friction',
}

export const matterToneOf = (body: Planet, manner: Manner): MatterTone =>
  manner === 'merge' ? TONE_OF_MERGE[body] : manner
