/** The facts of two charts in words, for the prompt of a language model: bodies, signs and houses, and nothing of the births. */
import {
  type ContactFact,
  type ElementFact,
  MEETINGS,
  type OverlayFact,
  type PairFact,
} from '../../judgement/pair/facts.ts'
import type { PairSectionId } from '../../judgement/pair/pair-sections.ts'
import type { PairSign, PairTheme } from '../../judgement/pair/themes.ts'
import type { PairKind, WeighedPoint } from '../../judgement/pair/weights.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { houseTopic } from './keywords.ts'
import { houseOrdinal, properName } from './names.ts'
import { PAIR_SECTION_TITLES } from './together.ts'

export const KIND_WORDS: Readonly<Record<PairKind, string>> = {
  love: 'two people who love each other, or might; under one roof or not',
  friendship: 'two friends',
  family: 'two people of one family; who is older is not known',
  work: 'two people who work together; who has the last word is not known',
}

const THEME_WORDS: Readonly<Record<PairTheme, Readonly<Record<PairSign, string>>>> = {
  light: { '+': 'being seen', '-': 'each would live the life of the other differently' },
  shelter: { '+': 'rest', '-': 'two ideas of rest' },
  warmth: { '+': 'liking', '-': 'two kinds of taste' },
  talk: { '+': 'being understood', '-': 'tone, and corrections' },
  pull: { '+': 'attraction', '-': 'teasing, and two tempos' },
  push: { '+': 'getting up for each other', '-': 'getting in each other’s way' },
  reach: { '+': 'courage', '-': 'too much of a good thing' },
  hold: { '+': 'reliability', '-': 'strictness' },
  room: { '+': 'air', '-': 'sudden changes' },
  haze: { '+': 'tenderness', '-': 'vagueness' },
  depth: { '+': 'frankness', '-': 'coming too close' },
}

const bodyWords = (body: WeighedPoint): string => (body === 'ascendant' ? 'rising sign' : properName(body))

/** A line for each source of the fact. */
export function pairFactWords(fact: PairFact): readonly string[] {
  if (fact.type === 'contact') return [contactFactWords(fact)]
  return fact.type === 'overlay' ? [overlayFactWords(fact)] : elementFactWords(fact)
}

const contactFactWords = ({ yours, theirs, aspect, theme, sign }: ContactFact): string =>
  `your ${bodyWords(yours)} and their ${bodyWords(theirs)} by ${aspect} (${sign === '+' ? 'easy' : 'hard'}: ${THEME_WORDS[theme][sign]})`

const overlayFactWords = ({ whose, body, house }: OverlayFact): string => {
  const [guest, host] = whose === 'your' ? ['your', 'their'] : ['their', 'your']
  return `${guest} ${properName(body)} is in ${host} ${houseOrdinal(house)} house, of ${houseTopic(house)}`
}

/** `first-sun-in-leo` is the first of them. */
const elementFactWords = ({ meeting, yours, theirs, sources }: ElementFact): string[] => {
  const [body, other] = MEETINGS[meeting]
  const [mine, otherSign] = sources.map((id) => properName(id.split('-in-')[1] as Sign))
  return [
    `your ${properName(body)} is in ${mine}, of ${yours}`,
    `their ${properName(other)} is in ${otherSign}, of ${theirs}`,
  ]
}

/** What the summary tells, by the ids of its facts. */
export function summaryMember(lead: string | undefined, counter: string | undefined): string {
  if (lead === undefined) return 'how the two differ, and what helps'
  if (counter === undefined) return `one thought about ${lead}, and what the reader can do with it`
  return `one thought from ${lead} to ${counter}; then what of the easy one helps with the hard one, an act of the reader’s own`
}

export const pairMember = (id: PairSectionId, kind: PairKind, facts: readonly string[]): string =>
  `${PAIR_SECTION_TITLES[kind][id].toLowerCase()}: ${facts.join(', ')}`
