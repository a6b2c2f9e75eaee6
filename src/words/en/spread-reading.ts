/** The reading of a spread as a whole: what its places say one after the other, what cards say together, and one thing to do (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import { type LaidCard, type Thread, threadsOf } from '../../tarot/threads.ts'
import { sentenceOf } from '../../text.ts'
import { cardName } from './deck.ts'
import { gistOf, inPosition, type Tone } from './places.ts'
import { pairWords, threadWords } from './threads.ts'

/** A sentence, and the cards it comes from. */
export interface SpreadSentence {
  readonly text: string
  readonly cards: readonly LaidCard[]
}

export interface WholeReading {
  readonly summary: readonly SpreadSentence[]
  readonly threads: readonly SpreadSentence[]
  readonly act: SpreadSentence
}

/** In characters. A spread of three or four cards may be shorter. */
export const MOST_SUMMARY = 500

export function wholeReading(cards: readonly LaidCard[], theme: Theme): WholeReading {
  return { summary: summaryOf(cards, theme), threads: threadsIn(cards), act: actOf(cards) }
}

/** What is said of a card in the summary, by the kind of its place. Sentences without capital and full stop. */
const PLACES: Readonly<Record<PlaceKind, readonly string[]>> = {
  past: [
    'behind you lies {noun}, {card}',
    'it comes from {noun}, {card}',
    'what has brought you here is {noun}, {card}',
  ],
  present: [
    'at the heart lies {card}: {clause}',
    'it all turns on {card}: {clause}',
    'in the middle lies {card}: {clause}',
  ],
  challenge: [
    'what crosses it is {noun}, {card}',
    'against it stands {card}: what resists is {noun}',
    'what makes it hard is {noun}, {card}',
  ],
  root: [
    'underneath lies {noun}, {card}',
    'the root of it is {noun}, {card}',
    'what it grows from is {noun}, {card}',
  ],
  aim: [
    'what you reach for is {noun}, {card}',
    'the best of it would be {noun}, {card}',
    'your aim is {noun}, {card}',
  ],
  near_future: [
    'next comes {card}: {clause}',
    'with {card} on its way, {clause}',
    'soon {card} has its say: {clause}',
  ],
  self: [
    'you meet this with {noun}, {card}',
    'your own part in it is {noun}, {card}',
    'what you bring is {noun}, {card}',
  ],
  others: [
    'around you {card} shows {noun}',
    'the people about you bring {noun}, {card}',
    'your surroundings add {noun}, {card}',
  ],
  hope_and_fear: [
    'what you hope for and fear is the same thing, {noun}, {card}',
    'hope and fear meet in {noun}, {card}',
    'half hoped for and half feared is {noun}, {card}',
  ],
  outcome: [
    'if nothing changes, this leads to {noun}, {card}',
    'left as it is, it comes to {noun}, {card}',
    'at this pace the road ends with {noun}, {card}',
  ],
  advice: [
    'the way through it is {noun}, {card}',
    'what helps is {noun}, {card}',
    'the answer on offer is {noun}, {card}',
  ],
  strength: [
    'what carries you is {noun}, {card}',
    'on your side is {noun}, {card}',
    'you can build on {noun}, {card}',
  ],
  weakness: [
    'what trips you is {noun}, {card}',
    'what costs you most is {noun}, {card}',
    'your sore point is {noun}, {card}',
  ],
  mind: [
    'in your thoughts {card} says that {clause}',
    'the mind, with {card}, knows that {clause}',
    'your head tells you, with {card}, that {clause}',
  ],
  body: [
    'in the body {card} says that {clause}',
    'the body, with {card}, tells you that {clause}',
    'where strength and rest are concerned, {clause}: {card}',
  ],
  spirit: [
    'deeper down {card} says that {clause}',
    'what gives it meaning is {noun}, {card}',
    'beneath both, {card} holds that {clause}',
  ],
  other_person: [
    'the other person comes with {noun}, {card}',
    'on the other side stands {noun}, {card}',
    'they bring {noun}, {card}',
  ],
  bond: [
    'between you lies {noun}, {card}',
    'what joins you is {noun}, {card}',
    'the tie between you is {noun}, {card}',
  ],
  choice: [
    'as for the {place}, {card} says that {clause}',
    'the {place} has {card}: {clause}',
    'on the {place} lies {card}: {clause}',
  ],
  open: ['{card} says that {clause}', 'with {card}, {clause}', 'here lies {card}: {clause}'],
}

/** From where it comes to where it goes, in one sentence. */
const ROADS = [
  'the road runs from {noun}, {card}, to {otherNoun}, {other}, if nothing changes',
  'it began with {noun}, {card}, and left as it is leads to {otherNoun}, {other}',
  'from {noun}, {card}, it goes on to {otherNoun}, {other}, unless something is changed',
]

/** Days and months are named; where there are two ways, each leads somewhere. */
const CALENDAR = [
  '{Place} brings {card}: {clause}',
  '{Place} has {card}: {clause}',
  'for {Place} there is {card}: {clause}',
]
const OUTCOMES_OF_WAYS = [
  'it leads to {noun}, {card}, as far as can be seen',
  'that way lies {noun}, {card}',
  'from there it goes to {noun}, {card}',
]

/** A hard card where help, strength or a wish is asked for, and a kind one where something resists, are told as such. */
const AGAINST_THE_GRAIN: Readonly<
  Partial<Record<PlaceKind, { readonly tone: Tone; readonly forms: readonly string[] }>>
> = {
  advice: {
    tone: 'hard',
    forms: [
      'what helps is to face {noun}, {card}',
      'the way through begins with {noun}, {card}',
      'first of all it is about {noun}, {card}',
    ],
  },
  strength: {
    tone: 'hard',
    forms: [
      'even {noun}, {card}, can teach you something here',
      'what you know of {noun}, {card}, serves you now',
      'having met {noun}, {card}, is your strength',
    ],
  },
  aim: {
    tone: 'hard',
    forms: [
      'what you want is a way out of {noun}, {card}',
      'you would like to be done with {noun}, {card}',
      'your aim is to leave behind {noun}, {card}',
    ],
  },
  challenge: {
    tone: 'kind',
    forms: [
      'what crosses it is a good thing that is hard to take, {noun}, {card}',
      'even a kindness can be in the way: {noun}, {card}',
      'what makes it hard is something good, {noun}, {card}',
    ],
  },
  weakness: {
    tone: 'kind',
    forms: [
      'what trips you is too much of a good thing, {noun}, {card}',
      'you lean too heavily on {noun}, {card}',
      'what costs you is a strength overdone, {noun}, {card}',
    ],
  },
}

/** The theme colours the first sentence. */
const OPENINGS: Record<Theme, readonly string[]> = {
  general: ['', '', ''],
  love: ['in love, ', 'where the heart is concerned, ', 'between people, '],
  career: ['in your work, ', 'where work is concerned, ', 'in what you do all day, '],
  spiritual: ['within, ', 'in your inner life, ', 'where meaning is concerned, '],
}

/** Places that carry a summary, the most telling first; a large spread has no room for all. */
const TELLING: readonly PlaceKind[] = [
  'present',
  'challenge',
  'root',
  'self',
  'other_person',
  'bond',
  'strength',
  'weakness',
  'mind',
  'body',
  'spirit',
  'choice',
  'aim',
  'outcome',
  'past',
  'hope_and_fear',
  'near_future',
  'others',
  'advice',
  'open',
]

/** From this size on root and outcome are told in one sentence. */
const LARGE = 5

function summaryOf(cards: readonly LaidCard[], theme: Theme): SpreadSentence[] {
  const dice = numberOf(cards)
  const shape = { isCalendar: isCalendar(cards), isChoice: isChoice(cards) }
  const told: SpreadSentence[] = []
  let length = 0
  for (const [at, part] of partsOf(cards).entries()) {
    const opening = at === 0 ? OPENINGS[theme][dice % OPENINGS[theme].length]! : ''
    const text = sentenceOf(`${opening}${wordsOf(part, shape, dice + at)}`)
    if (length + text.length > MOST_SUMMARY) continue
    told.push({ text, cards: part })
    length += text.length + 1
  }
  return shape.isCalendar ? told.toSorted((a, b) => a.cards[0]!.number - b.cards[0]!.number) : told
}

/** The cards of each sentence, one or two: few cards in their order, many by what their places tell. */
function partsOf(cards: readonly LaidCard[]): LaidCard[][] {
  if (cards.length < LARGE) return cards.map((card) => [card])
  const from = cards.find(({ kind }) => kind === 'root') ?? cards.find(({ kind }) => kind === 'past')
  const to = cards.findLast(({ kind }) => kind === 'outcome')
  const road = from && to && !isChoice(cards) ? [from, to] : []
  const single = isChoice(cards) ? cards : cards.toSorted((a, b) => rankIn(cards, a) - rankIn(cards, b))
  const parts = single.filter((card) => !road.includes(card)).map((card) => [card])
  return road.length > 0 ? [...parts.slice(0, 2), road, ...parts.slice(2)] : parts
}

/** Of days and months, the first, the last and those with a major card come first: not all can be told. */
function rankIn(cards: readonly LaidCard[], card: LaidCard): number {
  if (!isCalendar(cards)) return TELLING.indexOf(card.kind)
  if (card === cards[0]) return 0
  if (card === cards.at(-1)) return 1
  return card.card.suit === undefined ? 2 : 3
}

/** Days or months. */
const isCalendar = (cards: readonly LaidCard[]) =>
  cards.filter(({ kind }) => kind === 'near_future').length > cards.length / 2
const isChoice = (cards: readonly LaidCard[]) => cards.some(({ kind }) => kind === 'choice')

interface Shape {
  readonly isCalendar: boolean
  readonly isChoice: boolean
}

function wordsOf([card, other]: readonly LaidCard[], shape: Shape, dice: number): string {
  const forms = other === undefined ? formsOf(card!, shape) : ROADS
  return filled(forms[dice % forms.length]!, card!, other)
}

function formsOf(card: LaidCard, shape: Shape): readonly string[] {
  const { kind, place } = card
  if (kind === 'near_future' && shape.isCalendar && place !== undefined) return CALENDAR
  if (kind === 'outcome' && shape.isChoice) return OUTCOMES_OF_WAYS
  if (kind === 'choice' && place === undefined) return PLACES.open
  const grain = AGAINST_THE_GRAIN[kind]
  return grain?.tone === gistOf(card).tone ? grain.forms : PLACES[kind]
}

function filled(form: string, card: LaidCard, other?: LaidCard): string {
  const { clause, noun } = gistOf(card)
  const { place = '' } = card
  return form
    .replace('{otherNoun}', other ? gistOf(other).noun : '')
    .replace('{other}', other ? cardName(other) : '')
    .replace('{clause}', clause)
    .replace('{noun}', noun)
    .replace('{card}', cardName(card))
    .replace('{Place}', place)
    .replace('{place}', place.toLowerCase())
}

/** A number that depends on every card, so that neighbouring draws are worded differently. */
const numberOf = (cards: readonly LaidCard[]): number =>
  cards.reduce(
    (sum, { card, orientation }, at) =>
      sum + (at + 1) * (card.number + card.id.charCodeAt(0)) + orientation.length,
    0,
  )

const threadCount = (size: number) => (size < LARGE ? 2 : size < 8 ? 3 : 4)

function threadsIn(cards: readonly LaidCard[]): SpreadSentence[] {
  const dice = numberOf(cards)
  const pairs = pairsIn(cards)
  const known = new Set(pairs.flatMap((pair) => pair.cards.map(({ card }) => card.id)))
  // Cards that answer each other are not also told as an ace and a ten.
  const threads = threadsOf(cards)
    .filter(({ kind, cards: own }) => kind !== 'ace_and_ten' || !own.every(({ card }) => known.has(card.id)))
    .map((thread: Thread) => ({ text: threadWords(thread, dice), cards: thread.cards }))
  return [...pairs.slice(0, 2), ...threads].slice(0, threadCount(cards.length))
}

function pairsIn(cards: readonly LaidCard[]): SpreadSentence[] {
  return cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other) => {
      const text = pairWords(one.card.id, other.card.id)
      return text === undefined ? [] : [{ text, cards: [one, other] }]
    }),
  )
}

/** What to do about it is said by the card that resists, or else by the heart; never by the place of advice, which says it already. */
const ACTING: readonly PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']

function actOf(cards: readonly LaidCard[]): SpreadSentence {
  const acting = ACTING.map((kind) => cards.find((card) => card.kind === kind)).find(
    (card) => card !== undefined,
  )
  const card = acting ?? cards.find(({ kind }) => kind !== 'advice') ?? cards[0]!
  return { text: inPosition(card, 'advice'), cards: [card] }
}
