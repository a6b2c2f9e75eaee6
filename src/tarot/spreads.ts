/** Spreads as the ids of their positions, in the order of the draw. Names and meanings of positions: `words/en/spreads.ts`. */
export const THREE_CARD_SPREADS = {
  past_present_future: ['past', 'present', 'future'],
  situation_action_outcome: ['situation', 'action', 'outcome'],
  mind_body_spirit: ['mind', 'body', 'spirit'],
  what_why_how: ['what', 'why', 'how'],
  strength_weakness_advice: ['strength', 'weakness', 'advice'],
} as const

export const SPREADS = {
  ...THREE_CARD_SPREADS,
  celtic_cross: [
    'present',
    'challenge',
    'foundation',
    'recent_past',
    'crown',
    'near_future',
    'self',
    'environment',
    'hopes_and_fears',
    'outcome',
  ],
} as const

export type SpreadType = keyof typeof SPREADS
export type ThreeCardSpreadType = keyof typeof THREE_CARD_SPREADS
export const THREE_CARD_SPREAD_TYPES = Object.keys(THREE_CARD_SPREADS) as ThreeCardSpreadType[]

/** One position of a custom spread, as the caller describes it. */
export interface AskedPosition {
  readonly name: string
  readonly number?: number
  readonly question?: string
}

export interface OwnPosition extends AskedPosition {
  readonly number: number
}

/** One of our spreads, or a spread with the caller's own positions. */
export type Spread =
  | { readonly type: SpreadType }
  | { readonly type: 'custom_spread'; readonly positions: readonly OwnPosition[] }

export const sizeOf = (spread: Spread): number =>
  'positions' in spread ? spread.positions.length : SPREADS[spread.type].length
