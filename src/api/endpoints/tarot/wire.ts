/**
 * Tarot readings in the contract's spelling (§2.1, §2.2, §4.2). Draws are JSON text put together from pieces: a card has few
 * ways to lie, so all that does not depend on the request is written once.
 */
import { ART_VERSION } from '../../../drawing/card/art-version.ts'
import type { CelticCross, DailyCard, PlacedCard, SpreadReading } from '../../../readings/tarot.ts'
import { type Card, type DrawnCard, ORIENTATIONS, type Orientation } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import type { Spread } from '../../../tarot/spreads.ts'
import { THEMES, type Theme } from '../../../tarot/theme.ts'

export const THEME_ON_THE_WIRE = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `suit` is absent on the major arcana: JSON leaves an undefined member out. */
const cardMembers = ({ id, name, arcana, suit, number }: Card) => ({ id, name, arcana, suit, number })

const images = ({ id }: Card, origin: string) => ({
  image_url: `${origin}/cards/${id}.png?v=${ART_VERSION}`,
  image_svg_url: `${origin}/cards/${id}.svg?v=${ART_VERSION}`,
})

/** `origin` is where this server's pictures can be fetched. */
export function dailyCardText({ drawn, theme, seed }: DailyCard, origin: string): string {
  const { members, meaning } = wordsFor(drawn)
  return `{"card":${members(inJson(origin))}},${themeAndSeed(theme, seed)},"meaning":${meaning[theme]}}`
}

export function spreadText(reading: SpreadReading, origin: string): string {
  return `{"spread":${JSON.stringify(heading(reading.spread))},${cardsAndSeed(reading, origin)}}`
}

export function celticCrossText(reading: CelticCross, origin: string): string {
  const { spread, patterns } = reading
  return `{"spread":${JSON.stringify(heading(spread))},${cardsAndSeed(reading, origin)},"patterns":${JSON.stringify(patterns)}}`
}

export function customSpreadText(reading: SpreadReading, origin: string): string {
  const { spread, cards } = reading
  const shown = { ...heading(spread), cardCount: cards.length, positions: spread.positions }
  return `{"spread":${JSON.stringify(shown)},${cardsAndSeed(reading, origin)}}`
}

const heading = ({ type, name, description }: Spread) => ({ type, name, description })

function cardsAndSeed({ cards, theme, seed }: SpreadReading, origin: string): string {
  const from = inJson(origin)
  return `"cards":[${cards.map((placed) => placedCard(placed, theme, from))}],${themeAndSeed(theme, seed)}`
}

function placedCard(placed: PlacedCard, theme: Theme, origin: string): string {
  const { members, meaning } = wordsFor(placed)
  return `${members(origin)},"position":${JSON.stringify(placed.position)},"meaning":${meaning[theme]}}`
}

const themeAndSeed = (theme: Theme, seed: string) =>
  `"theme":"${THEME_ON_THE_WIRE[theme]}","seed_used":${JSON.stringify(seed)}`

/** A text as it stands between the quotation marks. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** What is said of a card that lies one way up. */
interface Words {
  /** Its object, still open. */
  readonly members: (origin: string) => string
  readonly meaning: Readonly<Record<Theme, string>>
}

const WORDS = new Map(
  DECK.map((card) => [card, forEach(ORIENTATIONS, (orientation) => wordsOf(card, orientation))]),
)

const wordsFor = ({ card, orientation }: DrawnCard): Words => WORDS.get(card)![orientation]

function wordsOf(card: Card, orientation: Orientation): Words {
  const keywords = card.keywords[orientation]
  const open = JSON.stringify({ ...cardMembers(card), orientation, keywords }).slice(0, -1)
  const { image_url: png, image_svg_url: svg } = images(card, '')
  return {
    members: (origin) => `${open},"image_url":"${origin}${png}","image_svg_url":"${origin}${svg}"`,
    meaning: forEach(THEMES, (theme) => JSON.stringify(card.meaning[orientation][theme])),
  }
}

function forEach<Name extends string, Thing>(names: readonly Name[], make: (name: Name) => Thing) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Thing>
}

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
