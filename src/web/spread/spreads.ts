/** What a visitor wants to be laid, as a request and as a link. */
import { seedOfDate } from '../../day-seed.ts'
import type { RequestBody, RequestOf } from '../api/operations.ts'
import { todayIn } from '../parts/dates.ts'
import { type Kind, SPREAD_KINDS, type SpreadType } from './kinds.ts'
import { WORDS } from './words.ts'

export type Theme = NonNullable<RequestBody<'drawDailyCard'>['theme']>
export type SpreadOperation =
  | 'drawDailyCard'
  | 'yesOrNo'
  | 'laySpread'
  | 'layCelticCross'
  | 'layCustomSpread'
  | 'readCards'

export const THEME_CHOICES: readonly { readonly value: Theme; readonly label: string }[] = (
  ['general', 'love', 'career', 'spiritual'] as const
).map((value) => ({ value, label: WORDS.themes[value] }))

export interface OwnPlace {
  readonly name: string
  readonly question: string
}

export interface SpreadWish {
  readonly kind: Kind
  readonly theme: Theme
  /** Empty: the draw of the day. */
  readonly seed: string
  readonly places: readonly OwnPlace[]
  /** Whether the visitor has drawn the cards, from a deck of their own. */
  readonly isByHand: boolean
  /** Their names, a line each. */
  readonly hand: string
}

export const FIRST_WISH: SpreadWish = {
  kind: 'past_present_future',
  theme: 'general',
  seed: '',
  places: WORDS.firstPlaces,
  isByHand: false,
  hand: '',
}

export const cardCount = ({ kind, places }: SpreadWish): number =>
  kind === 'custom_spread' ? places.length : SPREAD_KINDS.find(({ value }) => value === kind)!.cardCount

/** The card of the day is one for everyone on a date: neither a seed of one's own nor a question changes it. */
export const hasSeed = (kind: Kind): boolean => kind !== 'daily_card'

/** The card of the day, and a yes or no, are always drawn by the service. */
export const canBeByHand = (kind: Kind): boolean => kind !== 'daily_card' && kind !== 'yes_no'

export const isByHand = (wish: SpreadWish): boolean => wish.isByHand && canBeByHand(wish.kind)

const namesIn = (hand: string): string[] =>
  hand
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The draw of the day is that of the date where the visitor is. */
const seedOf = ({ seed }: SpreadWish, today: string): string => (seed === '' ? seedOfDate(today) : seed)

export function drawRequestFor(wish: SpreadWish, today = todayIn()): RequestOf<SpreadOperation> {
  const { kind, theme } = wish
  if (isByHand(wish)) return { name: 'readCards', body: { ...handOf(wish), theme } }
  const common = { theme, seed: seedOf(wish, today) }
  if (kind === 'daily_card') return { name: 'drawDailyCard', body: common }
  if (kind === 'yes_no') return { name: 'yesOrNo', body: { count: 3, ...common } }
  // This one also tells the patterns of its cards.
  if (kind === 'celtic_cross') return { name: 'layCelticCross', body: common }
  if (kind !== 'custom_spread') return { name: 'laySpread', body: { spread_type: kind, ...common } }
  return { name: 'layCustomSpread', body: { positions: positionsOf(wish), ...common } }
}

function handOf(wish: SpreadWish): RequestBody<'readCards'> {
  const cards = namesIn(wish.hand).map((name) => ({ name }))
  return wish.kind === 'custom_spread'
    ? { positions: positionsOf(wish), cards }
    : { spread_type: wish.kind as SpreadType, cards }
}

const positionsOf = ({ places }: SpreadWish) =>
  places.map(({ name, question }) => ({
    name: name.trim(),
    ...(question.trim() === '' ? {} : { question: question.trim() }),
  }))

/** What the form asks for: a seed that another spread left in it is not one for the card of the day. */
export const dealtBy = (wish: SpreadWish): SpreadWish => (hasSeed(wish.kind) ? wish : { ...wish, seed: '' })

/** The form's values as the query of a link, with which somebody else can lay the same cards, on whatever date. */
export function spreadParams(wish: SpreadWish, today = todayIn()): URLSearchParams {
  const { kind, theme, places } = wish
  const params = new URLSearchParams({ spread: kind })
  if (theme !== 'general') params.set('theme', theme)
  if (isByHand(wish)) for (const name of namesIn(wish.hand)) params.append('card', name)
  else params.set('seed', seedOf(wish, today))
  if (kind === 'custom_spread')
    for (const { name, question } of places) {
      params.append('place', name)
      params.append('ask', question)
    }
  return params
}

/** The form's values from a link; missing or invalid ones keep their previous value. */
export function spreadWishIn(query: string, before: SpreadWish, today = todayIn()): SpreadWish {
  const params = new URLSearchParams(query)
  const questions = params.getAll('ask')
  const places = params.getAll('place').map((name, index) => ({ name, question: questions[index] ?? '' }))
  const hand = params.getAll('card')
  const seed = params.get('seed') ?? ''
  return {
    kind: SPREAD_KINDS.find(({ value }) => value === params.get('spread'))?.value ?? before.kind,
    theme:
      THEME_CHOICES.find(({ value }) => value === (params.get('theme') ?? 'general'))?.value ?? before.theme,
    // The form stays without a seed: tomorrow's draw of the day is another.
    seed: seed === seedOfDate(today) ? '' : seed,
    places: places.length > 0 ? places : before.places,
    isByHand: hand.length > 0,
    hand: hand.length > 0 ? hand.join('\n') : before.hand,
  }
}
