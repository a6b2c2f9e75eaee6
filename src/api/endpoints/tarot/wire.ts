/** Tarot readings in the contract's format (§2.1, §2.2, §4.2). */
import { ART_VERSION } from '../../../drawing/card/art-version.ts'
import type { DailyCard, LaidCards } from '../../../readings/tarot.ts'
import type { Told } from '../../../readings/told-spread.ts'
import type { Card, DrawnCard } from '../../../tarot/card.ts'
import type { Patterns } from '../../../tarot/patterns.ts'
import type { Spread } from '../../../tarot/spreads.ts'
import type { Theme } from '../../../tarot/theme.ts'
import { cardWords } from '../../../words/en/deck.ts'
import { patternPhrase } from '../../../words/en/patterns.ts'
import { inPosition } from '../../../words/en/places.ts'
import { type PositionWords, type SpreadWords, spreadWords } from '../../../words/en/spreads.ts'
import type { Written } from '../../../writer/desk.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { type SpreadText, sentencesInSpread } from '../../../writer/spread-text.ts'

export const THEME_ON_THE_WIRE = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `suit` is absent on the major arcana. */
const cardMembers = ({ id, arcana, suit, number }: Card) => ({
  id,
  name: cardWords({ id }).name,
  arcana,
  ...(suit && { suit }),
  number,
})

const images = ({ id }: Card, origin: string) => ({
  image_url: `${origin}/cards/${id}.png?v=${ART_VERSION}`,
  image_svg_url: `${origin}/cards/${id}.svg?v=${ART_VERSION}`,
})

/** `origin` is where this server's pictures can be fetched. */
export const toDailyCardResponse = ({ drawn, theme, seed }: DailyCard, origin: string) => ({
  card: drawnMembers(drawn, origin),
  ...themeAndSeed(theme, seed),
  meaning: meaningOf(drawn, theme),
})

/** A card with its reading, outside of a spread. */
export const toCardResponse = (drawn: DrawnCard, theme: Theme, origin: string) => ({
  ...drawnMembers(drawn, origin),
  meaning: meaningOf(drawn, theme),
})

const drawnMembers = ({ card, orientation }: DrawnCard, origin: string) => ({
  ...cardMembers(card),
  orientation,
  keywords: cardWords(card).keywords[orientation],
  ...images(card, origin),
})

const meaningOf = ({ card, orientation }: DrawnCard, theme: Theme) =>
  cardWords(card).meaning[orientation][theme]

export function toSpreadResponse(reading: Told<LaidCards>, origin: string) {
  const words = spreadWords(reading.spread)
  return { spread: heading(reading.spread, words), ...spreadMembers(reading, words, origin) }
}

/** Places of the caller's own are part of the answer. */
export function toCustomSpreadResponse(reading: Told<LaidCards>, origin: string) {
  const words = spreadWords(reading.spread)
  const positions = words.positions.map(positionMembers)
  const spread = { ...heading(reading.spread, words), cardCount: reading.cards.length, positions }
  return { spread, ...spreadMembers(reading, words, origin) }
}

const heading = ({ type }: Spread, { name, description }: SpreadWords) => ({ type, name, description })

function spreadMembers(reading: Told<LaidCards>, { positions }: SpreadWords, origin: string) {
  const { cards, theme, seed, whole, patterns } = reading
  return {
    cards: cards.map((drawn, index) => placedCard(drawn, positions[index]!, theme, origin)),
    ...(whole && { reading: wholeMember(cards, whole, positions) }),
    ...themeAndSeed(theme, seed),
    ...(patterns && { patterns: patternsMember(patterns) }),
  }
}

const placedCard = (drawn: DrawnCard, position: PositionWords, theme: Theme, origin: string) => ({
  ...drawnMembers(drawn, origin),
  position: positionMembers(position),
  meaning: meaningOf(drawn, theme),
  in_position: inPosition(drawn, position.kind),
})

const positionMembers = ({ number, name, meaning }: PositionWords) => ({ number, name, meaning })

/** What the cards say together. */
function wholeMember(
  cards: readonly DrawnCard[],
  { text, source }: Written<SpreadText>,
  positions: readonly PositionWords[],
) {
  const numberOf = (id: string) => positions[cards.findIndex(({ card }) => card.id === id)]!.number
  const sourceMembers = (sentence: Sentence) => ({
    text: sentence.text,
    cards: sentence.transits,
    positions: sentence.transits.map(numberOf),
  })
  return {
    summary: prose(text.summary),
    threads: text.threads.map((thread) => thread.text),
    act: text.act.text,
    interpretation_source: source,
    sources: sentencesInSpread(text).map(sourceMembers),
  }
}

const patternsMember = ({ majorArcanaCount, reversedCount, keyPatterns }: Patterns) => ({
  majorArcanaCount,
  reversedCount,
  keyThemes: keyPatterns.map(patternPhrase),
})

export const themeAndSeed = (theme: Theme, seed: string | null) => ({
  theme: THEME_ON_THE_WIRE[theme],
  seed_used: seed,
})

export function cardSummary(card: Card, origin: string) {
  const { about, keywords } = cardWords(card)
  return { ...cardMembers(card), about, keywords, ...images(card, origin) }
}

export const cardDetail = (card: Card, origin: string) => ({
  ...cardSummary(card, origin),
  meaning: cardWords(card).meaning,
})
