/** What two upright cards say together: a sentence written for the two, or one or two by rule (docs/spreads.md). */
import type { Card, Suit } from '../../tarot/card.ts'
import { type PairRelation, relationsOf } from '../../tarot/pairs.ts'
import { capitalised } from '../../text.ts'
import { plainName } from './deck.ts'
import { gistOf } from './places.ts'
import { pairWords } from './threads.ts'

/** Takes the cards in the order of the deck. */
export const pairText = (one: Card, other: Card): string => pairWords(one.id, other.id) ?? byRule(one, other)

function byRule(one: Card, other: Card): string {
  const [kinship, ...more] = relationsOf(one, other)
  const sentences = [KINSHIPS[kinship as Kinship](one, other)]
  if (more.includes('same_number')) sentences.push(NUMBERS[one.number - 1]!)
  else if (more.includes('both_courts')) sentences.push(COURTS)
  return sentences.join(' ')
}

type Kinship = Exclude<PairRelation, 'same_number' | 'both_courts'>

/** `The Fool brings a first step with little luggage, the Ace of Cups a new tenderness freely offered`. */
const bring = (one: Card, other: Card): string =>
  capitalised(
    `${plainName({ card: one })} brings ${nounOf(one)}, ${plainName({ card: other })} ${nounOf(other)}`,
  )

const nounOf = (card: Card) => gistOf({ card, orientation: 'upright' }).noun

/** The minor card says where the matter of the major one shows itself. */
const SHOWN_IN: Readonly<Record<Suit, string>> = {
  wands: 'the larger matter shows itself in what you want and begin',
  cups: 'the larger matter shows itself in what you feel, and for whom',
  swords: 'the larger matter shows itself in what is thought and said',
  pentacles: 'the larger matter shows itself in work, means and habits',
}

const OF_ONE_SUIT: Readonly<Record<Suit, string>> = {
  wands: 'two fires burn side by side here, with drive for both and little patience',
  cups: 'both are matters of the heart, and reasons come second here',
  swords: 'both are matters of the head, and a third thought may not help',
  pentacles: 'both stand on the ground, so time and care do more here than words',
}

/** By the two suits, in the order of the deck. */
const ELEMENTS: Readonly<Record<string, string>> = {
  wands_cups: 'fire and water each weaken the other, so will and feeling may need their own hours',
  wands_swords: 'air feeds fire, so a clear thought gives the will a direction',
  wands_pentacles: 'fire is quick and earth is slow, so the two have to agree on a pace',
  cups_swords: 'water and air go their own ways, so heart and head can both be right and still disagree',
  cups_pentacles: 'water and earth do each other good, so a feeling finds a form that lasts',
  swords_pentacles: 'air and earth pull apart, so the thought is fair and the facts are stubborn',
}

const ofElements = (one: Card, other: Card) =>
  `${bring(one, other)}: ${ELEMENTS[`${one.suit}_${other.suit}`]}.`

const KINSHIPS: Readonly<Record<Kinship, (one: Card, other: Card) => string>> = {
  both_majors: (one, other) =>
    `${bring(one, other)}: two large matters meet, and neither is settled without the other.`,
  major_and_minor: (one, other) => `${bring(one, other)}: ${SHOWN_IN[other.suit!]}.`,
  same_suit: (one, other) => `${bring(one, other)}: ${OF_ONE_SUIT[one.suit!]}.`,
  friendly_elements: ofElements,
  strange_elements: ofElements,
  indifferent_elements: ofElements,
}

/** From one to ten, then page to king. */
const NUMBERS = [
  'Both stand at a beginning, where little is fixed yet.',
  'Both are of the number two, so there are two sides to hear.',
  'Both are of the number three, so something grows here when others join in.',
  'Both are of the number four, and ask for firm ground and some rest.',
  'Both are of the number five, so a disturbance wants an honest answer.',
  'Both are of the number six, and tell of give and take on the way to somewhere calmer.',
  'Both are of the number seven, which takes a second look before going on.',
  'Both are of the number eight, so effort and movement count for more than plans.',
  'Both are of the number nine, so this has come far and is nearly there.',
  'Both are of the number ten, so a round is full and the next one waits.',
  'Two Pages: nobody here is an expert yet, and honest questions help.',
  'Two Knights: both want to be off, and the pace has to be agreed.',
  'Two Queens: there is experience on both sides, and room for both.',
  'Two Kings: it matters here who decides what.',
]

const COURTS = 'Both are people, or parts that you play, so how they talk to each other counts for much.'
