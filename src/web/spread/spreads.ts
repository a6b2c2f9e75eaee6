/** The spreads a visitor can lay, and their requests. */
import type { Asked, Body } from '../api/operations.ts'

export type SpreadType = NonNullable<Body<'postTarotThreeCard'>['spread_type']>
export type Kind = 'daily_card' | SpreadType | 'celtic_cross' | 'custom_spread'
export type Theme = NonNullable<Body<'postTarotDailyCard'>['theme']>
export type SpreadOperation =
  | 'postTarotDailyCard'
  | 'postTarotThreeCard'
  | 'postTarotCelticCross'
  | 'postTarotCustomSpread'

export const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'daily_card', label: 'Card of the day' },
  { value: 'past_present_future', label: 'Past, present, future' },
  { value: 'situation_action_outcome', label: 'Situation, action, outcome' },
  { value: 'mind_body_spirit', label: 'Mind, body, spirit' },
  { value: 'what_why_how', label: 'What, why, how' },
  { value: 'strength_weakness_advice', label: 'Strength, weakness, advice' },
  { value: 'celtic_cross', label: 'Celtic Cross' },
  { value: 'custom_spread', label: 'Places of your own' },
]

export const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'general', label: 'General' },
  { value: 'love', label: 'Love' },
  { value: 'career', label: 'Career' },
  { value: 'spiritual', label: 'Spiritual' },
]

export interface Place {
  readonly name: string
  readonly question: string
}

export interface SpreadWish {
  readonly kind: Kind
  readonly theme: Theme
  /** Empty: the draw of the day. */
  readonly seed: string
  readonly places: readonly Place[]
}

export const FIRST_WISH: SpreadWish = {
  kind: 'past_present_future',
  theme: 'general',
  seed: '',
  places: [
    { name: 'What helps', question: 'What can I lean on this week?' },
    { name: 'What hinders', question: '' },
  ],
}

export const cardCount = ({ kind, places }: SpreadWish): number =>
  ({ daily_card: 1, celtic_cross: 10, custom_spread: places.length })[kind as string] ?? 3

export function requestFor({ kind, theme, seed, places }: SpreadWish): Asked<SpreadOperation> {
  const common = { theme, ...(seed === '' ? {} : { seed }) }
  if (kind === 'daily_card') return { name: 'postTarotDailyCard', body: common }
  if (kind === 'celtic_cross') return { name: 'postTarotCelticCross', body: common }
  if (kind !== 'custom_spread') return { name: 'postTarotThreeCard', body: { spread_type: kind, ...common } }
  const positions = places.map(({ name, question }) => ({
    name: name.trim(),
    ...(question.trim() === '' ? {} : { question: question.trim() }),
  }))
  return { name: 'postTarotCustomSpread', body: { positions, ...common } }
}

/** The form's values as the query of a link, with which somebody else can lay the same cards. */
export function paramsOf({ kind, theme, seed, places }: SpreadWish): URLSearchParams {
  const params = new URLSearchParams({ spread: kind })
  if (theme !== 'general') params.set('theme', theme)
  if (seed !== '') params.set('seed', seed)
  if (kind === 'custom_spread')
    for (const { name, question } of places) {
      params.append('place', name)
      params.append('ask', question)
    }
  return params
}

/** The form's values from a link; missing or invalid ones keep their previous value. */
export function wishIn(query: string, before: SpreadWish): SpreadWish {
  const params = new URLSearchParams(query)
  const questions = params.getAll('ask')
  const places = params.getAll('place').map((name, index) => ({ name, question: questions[index] ?? '' }))
  return {
    kind: KINDS.find(({ value }) => value === params.get('spread'))?.value ?? before.kind,
    theme: THEMES.find(({ value }) => value === (params.get('theme') ?? 'general'))?.value ?? before.theme,
    seed: params.get('seed') ?? '',
    places: places.length > 0 ? places : before.places,
  }
}

const FIRST_WORDS =
  'amber brass calm clear distant early gentle golden hidden late lucid open pale quiet silver still'
const SECOND_WORDS =
  'arch comet ember field gate harbour lantern moon orchard path river star stone tower well wind'

/** A seed that can be read aloud, such as `quiet-river-4821`. */
export function freshSeed(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint32Array(3))
  const pick = (words: string, at: number) => words.split(' ')[at % 16]
  return `${pick(FIRST_WORDS, a!)}-${pick(SECOND_WORDS, b!)}-${c! % 10_000}`
}
