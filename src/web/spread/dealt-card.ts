/** Converts the answers of the tarot endpoints to one type: cards with positions. */

import { dateOfSeed } from '../../day-seed.ts'
import type { Answer } from '../api/operations.ts'
import { pictureOf } from '../parts/card-picture.ts'
import { NAMES } from '../parts/words.ts'
import type { SpreadOperation } from './spreads.ts'
import { WORDS } from './words.ts'

type CrossCard = Answer<'layCelticCross'>['cards'][number]

/** The card of the day and those of a yes or no get a position, too, but say nothing of their own there. */
export type DealtCard = Omit<CrossCard, 'in_position'> & Partial<Pick<CrossCard, 'in_position'>>

type SpreadReading = Answer<'layCelticCross'>['reading']
type ShortReading = NonNullable<Answer<'yesOrNo'>['reading']>

/** What the cards say together. That of a draw without places has neither summary nor threads. */
export type DealtReading = Omit<SpreadReading, 'interpretation_source'>

/** What the service read of the question. */
export type ReadQuestion = NonNullable<Answer<'yesOrNo'>['question']>

export interface DealtPatterns {
  readonly majorArcanaCount: number
  readonly reversedCount: number
  readonly keyThemes: readonly string[]
}

export interface Dealt {
  readonly cards: readonly DealtCard[]
  readonly title: string
  readonly description: string
  /** Null if the cards were drawn by hand. */
  readonly seed: string | null
  /** How a yes or no follows from its cards. */
  readonly rule?: string
  /** Undefined if nothing was asked. */
  readonly question: ReadQuestion | undefined
  /** Undefined for one card, and for a yes or no, if nothing was asked. */
  readonly reading: DealtReading | undefined
  readonly patterns: DealtPatterns | undefined
}

const DAY_PLACE = { number: 1, name: WORDS.today.title, meaning: '' }

/** Its date, as the title: a link may be opened on another. */
const dayTitle = (seed: string): string => {
  const date = dateOfSeed(seed)
  return date === undefined ? '' : WORDS.today.titleOf(NAMES.longDate(date))
}

export function dealtIn(answer: Answer<SpreadOperation>): Dealt {
  if ('card' in answer) {
    const { card, meaning, seed_used: seed, question } = answer
    const cards = [{ ...card, meaning: meaning ?? '', position: DAY_PLACE }]
    const reading = shortReading(answer.reading, cards)
    return { cards, title: dayTitle(seed), description: '', seed, question, reading, patterns: undefined }
  }
  if ('rule' in answer) return yesOrNo(answer)
  const { spread, cards, reading, seed_used: seed, question } = answer
  const patterns = 'patterns' in answer ? answer.patterns : undefined
  return { cards, title: spread.name, description: spread.description, seed, question, reading, patterns }
}

function yesOrNo({ answer, rule, cards, seed_used: seed, question, reading }: Answer<'yesOrNo'>): Dealt {
  const placed = cards.map((card, at) => ({
    ...card,
    position: { number: at + 1, name: WORDS.leanings[card.leaning], meaning: '' },
  }))
  const title = WORDS.answers[answer]
  const whole = shortReading(reading, placed)
  return { cards: placed, title, description: '', seed, rule, question, reading: whole, patterns: undefined }
}

/** Its sentences name cards; on the cloth these have places. */
function shortReading(
  reading: ShortReading | undefined,
  cards: readonly Pick<DealtCard, 'id' | 'position'>[],
): DealtReading | undefined {
  if (reading === undefined) return undefined
  const sources = (reading.sources ?? []).map((source) => ({
    ...source,
    positions: cards.filter(({ id }) => source.cards.includes(id)).map(({ position }) => position.number),
  }))
  return { ...reading, summary: '', threads: [], sources }
}

/** What to show instead of cards, if the service says that none may be shown. */
export const paragraphsInstead = ({ question, reading }: Answer<SpreadOperation>): string[] | undefined =>
  question?.show_cards === false ? (reading?.answer ?? '').split('\n\n') : undefined

/** Whether the question speaks of what no card may judge. */
export const isGraveQuestion = ({ question }: Pick<Dealt, 'question'>): boolean =>
  question !== undefined && question.grave !== null

/** `Minor Arcana, cups` */
export const kindOf = ({ arcana, suit }: Pick<DealtCard, 'arcana' | 'suit'>): string =>
  WORDS.reading.kindOf(NAMES.term(arcana), suit && NAMES.term(suit))

/** What a card's picture shows, in words: its drawing says so itself. */
export async function describe(id: string): Promise<string> {
  const response = await fetch(new URL(pictureOf(id), document.baseURI))
  if (!response.ok) throw new Error(`no picture of ${id}`)
  const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  return [...drawing.querySelectorAll('svg > title, svg > desc')].map((one) => one.textContent).join('. ')
}
