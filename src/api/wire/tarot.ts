/** Tarot readings in the contract's spelling (§2.1, §2.2, §4.2). */
import { ART_VERSION } from '../../drawing/card/art-version.ts'
import type { CelticCross, DailyCard, PlacedCard, SpreadReading } from '../../readings/tarot.ts'
import type { Card, DrawnCard } from '../../tarot/card.ts'
import type { Spread } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'

export const THEME_ON_THE_WIRE = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `origin` is where this server's pictures can be fetched. */
export const dailyCardOnTheWire = ({ drawn, theme, seed }: DailyCard, origin: string) => ({
  card: drawnCard(drawn, origin),
  theme: THEME_ON_THE_WIRE[theme],
  seed_used: seed,
  meaning: drawn.card.meaning[drawn.orientation][theme],
})

export const spreadOnTheWire = (reading: SpreadReading, origin: string) => ({
  spread: heading(reading.spread),
  ...cardsAndSeed(reading, origin),
})

export const celticCrossOnTheWire = (reading: CelticCross, origin: string) => ({
  spread: heading(reading.spread),
  ...cardsAndSeed(reading, origin),
  patterns: reading.patterns,
})

export const customSpreadOnTheWire = (reading: SpreadReading, origin: string) => ({
  spread: {
    ...heading(reading.spread),
    cardCount: reading.cards.length,
    positions: reading.spread.positions,
  },
  ...cardsAndSeed(reading, origin),
})

export const cardSummary = (card: Card, origin: string) => ({
  ...cardMembers(card),
  about: card.about,
  keywords: card.keywords,
  ...images(card, origin),
})

export const cardDetail = (card: Card, origin: string) => ({
  ...cardSummary(card, origin),
  meaning: card.meaning,
})

const heading = ({ type, name, description }: Spread) => ({ type, name, description })

const cardsAndSeed = ({ cards, theme, seed }: SpreadReading, origin: string) => ({
  cards: cards.map((placed) => placedCard(placed, theme, origin)),
  theme: THEME_ON_THE_WIRE[theme],
  seed_used: seed,
})

const placedCard = (placed: PlacedCard, theme: Theme, origin: string) => ({
  ...drawnCard(placed, origin),
  position: placed.position,
  meaning: placed.card.meaning[placed.orientation][theme],
})

const drawnCard = ({ card, orientation }: DrawnCard, origin: string) => ({
  ...cardMembers(card),
  orientation,
  keywords: card.keywords[orientation],
  ...images(card, origin),
})

/** `suit` is absent on the major arcana: JSON leaves an undefined member out. */
const cardMembers = ({ id, name, arcana, suit, number }: Card) => ({ id, name, arcana, suit, number })

const images = ({ id }: Card, origin: string) => ({
  image_url: `${origin}/cards/${id}.png?v=${ART_VERSION}`,
  image_svg_url: `${origin}/cards/${id}.svg?v=${ART_VERSION}`,
})
