/** Tarot readings in the contract's format (§2.1, §2.2, §4.2). */
import { ART_VERSION } from '../../../art-version.ts'
import type { WithText } from '../../../readings/spread-text.ts'
import type { DailyCard, LaidCards } from '../../../readings/tarot.ts'
import type { Card, DrawnCard } from '../../../tarot/card.ts'
import type { Patterns } from '../../../tarot/patterns.ts'
import type { Spread } from '../../../tarot/spreads.ts'
import type { Theme } from '../../../tarot/theme.ts'
import { inOnePiece } from '../../../text.ts'
import type { PositionWords, SpreadWords } from '../../../words/spreads.ts'
import type { TarotWords } from '../../../words/words.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { type SpreadText, sentencesInSpread } from '../../../writer/spread-text.ts'
import type { WrittenText } from '../../../writer/text-source.ts'

export const READING_THEMES = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `suit` is absent on the major arcana. */
const cardMembers = ({ cards }: TarotWords, { id, arcana, suit, number }: Card) => ({
  id,
  name: cards.cardWords({ id }).name,
  arcana,
  ...(suit && { suit }),
  number,
})

const images = ({ id }: Card, origin: string) => ({
  image_url: inOnePiece(origin, '/cards/', id, '.png?v=', ART_VERSION),
  image_svg_url: inOnePiece(origin, '/cards/', id, '.svg?v=', ART_VERSION),
})

/** `origin` is where this server's pictures can be fetched. */
export const toDailyCardResponse = (
  words: TarotWords,
  { drawn, theme, seed }: DailyCard,
  origin: string,
) => ({
  card: drawnMembers(words, drawn, origin),
  ...themeAndSeed(theme, seed),
  meaning: words.cards.meaning(drawn, theme),
})

/** A card with its reading, outside of a spread. */
export const toCardResponse = (words: TarotWords, drawn: DrawnCard, theme: Theme, origin: string) => ({
  ...drawnMembers(words, drawn, origin),
  meaning: words.cards.meaning(drawn, theme),
})

const drawnMembers = (words: TarotWords, drawn: DrawnCard, origin: string) => ({
  ...cardMembers(words, drawn.card),
  orientation: drawn.orientation,
  keywords: words.cards.keywords(drawn),
  ...images(drawn.card, origin),
})

export function toSpreadResponse(words: TarotWords, reading: WithText<LaidCards>, origin: string) {
  const own = words.spreads.spreadWords(reading.spread)
  return { spread: heading(reading.spread, own), ...spreadMembers(words, reading, own, origin) }
}

/** Places of the caller's own are part of the answer. */
export function toCustomSpreadResponse(words: TarotWords, reading: WithText<LaidCards>, origin: string) {
  const own = words.spreads.spreadWords(reading.spread)
  const positions = own.positions.map(positionMembers)
  const spread = { ...heading(reading.spread, own), cardCount: reading.cards.length, positions }
  return { spread, ...spreadMembers(words, reading, own, origin) }
}

const heading = ({ type }: Spread, { name, description }: SpreadWords) => ({ type, name, description })

function spreadMembers(
  words: TarotWords,
  reading: WithText<LaidCards>,
  { positions }: SpreadWords,
  origin: string,
) {
  const { cards, theme, seed, whole, patterns } = reading
  return {
    cards: cards.map((drawn, index) => placedCard(words, drawn, positions[index]!, theme, origin)),
    ...(whole && { reading: wholeMember(cards, whole, positions) }),
    ...themeAndSeed(theme, seed),
    ...(patterns && { patterns: patternsMember(words, patterns) }),
  }
}

const placedCard = (
  words: TarotWords,
  drawn: DrawnCard,
  position: PositionWords,
  theme: Theme,
  origin: string,
) => ({
  ...drawnMembers(words, drawn, origin),
  position: positionMembers(position),
  meaning: words.cards.meaning(drawn, theme),
  in_position: words.cards.inPosition(drawn, position.kind),
})

const positionMembers = ({ number, name, meaning }: PositionWords) => ({ number, name, meaning })

/** What the cards say together. */
function wholeMember(
  cards: readonly DrawnCard[],
  { text, source }: WrittenText<SpreadText>,
  positions: readonly PositionWords[],
) {
  const numberOf = (id: string) => positions[cards.findIndex(({ card }) => card.id === id)]!.number
  const sourceMembers = (sentence: Sentence) => ({
    text: sentence.text,
    cards: sentence.transits,
    positions: sentence.transits.map(numberOf),
  })
  return {
    ...(text.answer && { answer: prose(text.answer) }),
    summary: prose(text.summary),
    threads: text.threads.map((thread) => thread.text),
    act: text.act.text,
    interpretation_source: source,
    sources: sentencesInSpread(text).map(sourceMembers),
  }
}

const patternsMember = (
  { cards }: TarotWords,
  { majorArcanaCount, reversedCount, keyPatterns }: Patterns,
) => ({
  majorArcanaCount,
  reversedCount,
  keyThemes: cards.keyThemes(keyPatterns),
})

export const themeAndSeed = (theme: Theme, seed: string | null) => ({
  theme: READING_THEMES[theme],
  seed_used: seed,
})

export function cardSummary(words: TarotWords, card: Card, origin: string) {
  const { about, keywords } = words.cards.cardWords(card)
  return { ...cardMembers(words, card), about, keywords, ...images(card, origin) }
}

export const cardDetail = (words: TarotWords, card: Card, origin: string) => ({
  ...cardSummary(words, card, origin),
  meaning: words.cards.cardWords(card).meaning,
})
