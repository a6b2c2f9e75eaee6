/** The cards of a spread and their threads in words, for the prompt of a language model. Nothing of it is a caller's wording. */
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { CardTone, LaidCard, SuitRelation } from '../../tarot/threads.ts'
import type { ThreadOrPair } from '../spreads.ts'
import { cardName, cardWords } from './deck.ts'
import { gistOf } from './places.ts'
import { lengthWords } from './prompt-words.ts'
import { numberWord } from './threads.ts'

const KINDS: Record<PlaceKind, string> = {
  past: 'what was, and still has weight',
  present: 'the heart of the matter',
  challenge: 'what resists',
  root: 'what lies underneath',
  aim: 'what is wished for',
  near_future: 'what comes next',
  self: 'your own part',
  others: 'the people and places around',
  hope_and_fear: 'what is hoped for and feared',
  outcome: 'where it leads if nothing changes',
  advice: 'what helps',
  strength: 'what can be leaned on',
  weakness: 'what trips you',
  mind: 'thoughts',
  body: 'body, rest and pace',
  spirit: 'meaning',
  other_person: 'the other person, as seen from outside',
  bond: 'what is between the two of you',
  choice: 'one of several ways',
  open: 'the matter as it stands',
}

const TONES: Record<CardTone, string> = { kind: 'welcome', hard: 'hard' }

/** `place` is the name that our own table gives it; a place that a caller has named has none. */
export function cardFact(laid: LaidCard): string {
  const { clause, noun, tone } = gistOf(laid)
  const keywords = cardWords(laid.card).keywords[laid.orientation].join(', ')
  const place = laid.place === undefined ? KINDS[laid.kind] : `${laid.place}, ${KINDS[laid.kind]}`
  return `${cardName(laid)}. Place: ${place}. It is ${noun} (${TONES[tone]}): ${clause}. Keywords: ${keywords}`
}

const THEMES: Record<Theme, string> = {
  general: 'none in particular',
  love: 'love and closeness',
  career: 'work',
  spiritual: 'inner life and meaning',
}

export const themeWords = (theme: Theme): string => THEMES[theme]

const RELATIONS: Record<SuitRelation, string> = {
  same: 'are of the same element',
  friends: 'are of elements that help each other',
  strangers: 'are of elements that weaken each other',
}

const NUMBERS =
  'Aces Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Pages Knights Queens Kings'.split(' ')

type WordsOf = { [Kind in ThreadOrPair['kind']]: (thread: ThreadOrPair & { readonly kind: Kind }) => string }

const THREADS: WordsOf = {
  pair: () => 'two cards that answer each other',
  ace_and_ten: () => 'an ace and a ten, a beginning beside an end',
  number: ({ number, cards }) => `${numberWord(cards.length)} ${NUMBERS[number - 1]}`,
  many_majors: ({ cards }) => `${numberWord(cards.length)} major cards, which is many`,
  no_majors: () => 'no major card: an everyday matter',
  many_hard: () => 'most cards are hard: the reader is under strain, and it is not all their own doing',
  all_kind: () => 'every card is welcome: nothing stands against the reader',
  courts: () => 'court cards, which stand for people',
  elements: ({ relation }) => `heart and challenge ${RELATIONS[relation]}`,
  hard_to_kind: () => 'the first card is hard and the last welcome: it gets lighter',
  kind_to_hard: () => 'the first card is welcome and the last hard: it asks more later on',
}

/** `two Fives (cu05, wa05)`; what is missing has no cards. */
export function threadFact(thread: ThreadOrPair): string {
  const words = (THREADS[thread.kind] as (thread: ThreadOrPair) => string)(thread)
  const ids = thread.cards.map(({ card }) => card.id)
  return ids.length === 0 ? words : `${words} (${ids.join(', ')})`
}

type Member = 'summary' | 'threads' | 'act'

/** What each member tells: the summary some cards in the order of a story, with the act in it; the act again, as it stands alone. */
export const spreadFactMembers = (
  parts: readonly (readonly string[])[],
  threads: number,
  acting: string,
): Record<Member, string> => ({
  summary: `${inOrder(parts).join(', then ')}; the act, with "So", before what lies ahead`,
  threads: threads === 0 ? 'an empty list' : `${numberWord(threads)} of them, in their order`,
  act: `what to do about ${acting}, in the words of the summary without "So"`,
})

/** Each card where it comes first: sentences about several cards name those that they join. */
const inOrder = (parts: readonly (readonly string[])[]): string[] => [
  ...new Set([...parts.filter(({ length }) => length === 1), ...parts].flat()),
]

/** The lengths of the members, which for threads is that of each. */
export const spreadLengths = (lengths: Readonly<Record<Member, Parameters<typeof lengthWords>[1]>>): string =>
  [
    lengthWords(
      'summary',
      lengths.summary,
      'a sentence or two for each card, with the act before the outcome',
    ),
    lengthWords('threads, each', lengths.threads, 'one sentence, or two short ones'),
    lengthWords('act', lengths.act, 'one sentence, or two short ones'),
  ].join('\n')
