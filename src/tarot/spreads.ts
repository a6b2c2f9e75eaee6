/** Spreads: the ids of their places, in the order of the draw, each with its kind. Names and meanings of places: `spreadWords` of a language. */

/** What a place asks of its card. It decides tense and form of what is said there (docs/spreads.md). */
// mutate-file order: the order of a list of codes, of which a type and an enum of the OpenAPI document are made
export const PLACE_KINDS = [
  'past',
  'present',
  'challenge',
  'root',
  'aim',
  'near_future',
  'self',
  'others',
  'hope_and_fear',
  'outcome',
  'advice',
  'strength',
  'weakness',
  'mind',
  'body',
  'spirit',
  'other_person',
  'bond',
  'choice',
  'open',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

type Places = Readonly<Record<string, PlaceKind>>

/** The three-card spreads of the contract. */
export const THREE_CARD_SPREADS = {
  past_present_future: { past: 'past', present: 'present', future: 'outcome' },
  situation_action_outcome: { situation: 'present', action: 'advice', outcome: 'outcome' },
  mind_body_spirit: { mind: 'mind', body: 'body', spirit: 'spirit' },
  what_why_how: { what: 'present', why: 'root', how: 'advice' },
  strength_weakness_advice: { strength: 'strength', weakness: 'weakness', advice: 'advice' },
} as const satisfies Record<string, Places>

/** Ours, besides the contract's. */
export const MORE_SPREADS = {
  single: { answer: 'present' },
  day_pair: { day: 'near_future', manner: 'advice' },
  bridge: { you: 'self', other: 'other_person', between: 'bond' },
  new_moon: { begins: 'present', wish: 'aim', resists: 'challenge', first_step: 'advice' },
  full_moon: { comes_to_light: 'present', root: 'root', let_go: 'weakness', next_step: 'advice' },
  letting_go: { held: 'past', reason: 'root', price: 'weakness', way: 'advice' },
  shadow: { shown: 'self', hidden: 'weakness', root: 'root', gift: 'strength' },
  four_elements: { fire: 'aim', water: 'spirit', air: 'mind', earth: 'body' },
  cross: { heart: 'present', across: 'challenge', below: 'root', above: 'aim', ahead: 'outcome' },
  decision: {
    matter: 'present',
    first: 'choice',
    first_leads: 'outcome',
    second: 'choice',
    second_leads: 'outcome',
  },
  career_path: {
    stand: 'present',
    strength: 'strength',
    weakness: 'weakness',
    people: 'others',
    coming: 'near_future',
    advice: 'advice',
  },
  star: {
    heart: 'present',
    mind: 'mind',
    body: 'body',
    spirit: 'spirit',
    resists: 'challenge',
    advice: 'advice',
  },
  horseshoe: {
    past: 'past',
    present: 'present',
    hidden: 'root',
    obstacle: 'challenge',
    surroundings: 'others',
    advice: 'advice',
    outcome: 'outcome',
  },
  relationship: {
    you: 'self',
    other: 'other_person',
    joins: 'bond',
    strains: 'challenge',
    wish: 'aim',
    advice: 'advice',
    outcome: 'outcome',
  },
  week_ahead: {
    monday: 'near_future',
    tuesday: 'near_future',
    wednesday: 'near_future',
    thursday: 'near_future',
    friday: 'near_future',
    saturday: 'near_future',
    sunday: 'near_future',
  },
  year_wheel: {
    year: 'present',
    january: 'near_future',
    february: 'near_future',
    march: 'near_future',
    april: 'near_future',
    may: 'near_future',
    june: 'near_future',
    july: 'near_future',
    august: 'near_future',
    september: 'near_future',
    october: 'near_future',
    november: 'near_future',
    december: 'near_future',
  },
} as const satisfies Record<string, Places>

export const SPREADS = {
  ...THREE_CARD_SPREADS,
  celtic_cross: {
    present: 'present',
    challenge: 'challenge',
    foundation: 'root',
    recent_past: 'past',
    crown: 'aim',
    near_future: 'near_future',
    self: 'self',
    environment: 'others',
    hopes_and_fears: 'hope_and_fear',
    outcome: 'outcome',
  },
  ...MORE_SPREADS,
} as const

export type SpreadType = keyof typeof SPREADS
export type PlaceId<Type extends SpreadType> = keyof (typeof SPREADS)[Type] & string
export type ThreeCardSpreadType = keyof typeof THREE_CARD_SPREADS
export const SPREAD_TYPES = Object.keys(SPREADS) as SpreadType[]
export const THREE_CARD_SPREAD_TYPES = Object.keys(THREE_CARD_SPREADS) as ThreeCardSpreadType[]

/** One position of a custom spread, as the caller describes it. */
export interface PositionRequest {
  readonly name: string
  readonly number?: number
  readonly question?: string
}

export interface OwnPosition extends PositionRequest {
  readonly number: number
}

/** One of our spreads, or a spread with the caller's own positions. */
export type Spread =
  | { readonly type: SpreadType }
  | { readonly type: 'custom_spread'; readonly positions: readonly OwnPosition[] }

export const placesOf = (type: SpreadType): readonly string[] => Object.keys(SPREADS[type])

export const sizeOf = (spread: Spread): number =>
  'positions' in spread ? spread.positions.length : placesOf(spread.type).length
