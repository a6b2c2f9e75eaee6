/** The six parts of a score: each contact counts for one of them, or for two by halves (docs/synastry.md). */
import type { PairSign, PairTheme, PairTone } from './themes.ts'

export const PAIR_PARTS = [
  'attraction',
  'tenderness',
  'understanding',
  'steadiness',
  'growth',
  'friction',
] as const
export type PairPart = (typeof PAIR_PARTS)[number]

export type Shares = Readonly<Partial<Record<PairPart, number>>>

/** Shares of a theme, by sign. They add up to 1, so that the parts add up to the contact. */
export const THEME_SHARES: Readonly<Record<PairTheme, Readonly<Record<PairSign, Shares>>>> = {
  light: { '+': { attraction: 0.5, understanding: 0.5 }, '-': { friction: 1 } },
  shelter: { '+': { tenderness: 0.7, steadiness: 0.3 }, '-': { friction: 1 } },
  warmth: { '+': { attraction: 0.5, tenderness: 0.5 }, '-': { friction: 1 } },
  talk: { '+': { understanding: 1 }, '-': { understanding: 0.3, friction: 0.7 } },
  pull: { '+': { attraction: 1 }, '-': { attraction: 0.5, friction: 0.5 } },
  push: { '+': { growth: 1 }, '-': { friction: 1 } },
  reach: { '+': { growth: 1 }, '-': { growth: 0.5, friction: 0.5 } },
  hold: { '+': { steadiness: 1 }, '-': { steadiness: 0.5, friction: 0.5 } },
  room: { '+': { growth: 1 }, '-': { growth: 0.3, friction: 0.7 } },
  haze: { '+': { tenderness: 1 }, '-': { tenderness: 0.3, friction: 0.7 } },
  depth: { '+': { growth: 0.5, attraction: 0.5 }, '-': { attraction: 0.5, friction: 0.5 } },
}

const FRICTION_ALONE: Shares = { friction: 1 }

/** Of a square to the Ascendant, which has no theme, all is friction. */
export function sharesOf({ theme, sign }: PairTone): Shares {
  if (sign === null) return {}
  return theme === null ? FRICTION_ALONE : THEME_SHARES[theme][sign]
}
