/**
 * Tarot readings in the contract's format (§2.1, §2.2, §4.2). Draws are JSON text joined from pieces: there are only a few
 * variants of each card, so the parts that do not depend on the request are serialised once.
 */
import { ART_VERSION } from '../../../drawing/card/art-version.ts'
import type { CelticCross, DailyCard, LaidCards } from '../../../readings/tarot.ts'
import type { Told } from '../../../readings/told-spread.ts'
import { type Card, type DrawnCard, ORIENTATIONS, type Orientation } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { THEMES, type Theme } from '../../../tarot/theme.ts'
import { cardWords } from '../../../words/en/deck.ts'
import { patternPhrase } from '../../../words/en/patterns.ts'
import { inPosition } from '../../../words/en/places.ts'
import { type PositionWords, type SpreadWords, spreadWords } from '../../../words/en/spreads.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { sentencesInSpread } from '../../../writer/spread-text.ts'

export const THEME_ON_THE_WIRE = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `suit` is absent on the major arcana: JSON leaves an undefined member out. */
const cardMembers = ({ id, arcana, suit, number }: Card) => ({
  id,
  name: cardWords({ id }).name,
  arcana,
  suit,
  number,
})

const images = ({ id }: Card, origin: string) => ({
  image_url: `${origin}/cards/${id}.png?v=${ART_VERSION}`,
  image_svg_url: `${origin}/cards/${id}.svg?v=${ART_VERSION}`,
})

/** `origin` is where this server's pictures can be fetched. */
export function dailyCardText({ drawn, theme, seed }: DailyCard, origin: string): string {
  const { members, meaning } = wordsFor(drawn)
  return `{"card":${members(inJson(origin))}},${themeAndSeed(theme, seed)},"meaning":${meaning[theme]}}`
}

/** A card with its reading, outside of a spread. */
export function cardText(drawn: DrawnCard, theme: Theme, origin: string): string {
  const { members, meaning } = wordsFor(drawn)
  return `${members(inJson(origin))},"meaning":${meaning[theme]}}`
}

export function spreadText(reading: Told<LaidCards>, origin: string): string {
  const words = spreadWords(reading.spread)
  return `{"spread":${JSON.stringify(heading(reading, words))},${cardsAndSeed(reading, words, origin)}}`
}

export function celticCrossText(reading: Told<CelticCross>, origin: string): string {
  const { majorArcanaCount, reversedCount, keyPatterns } = reading.patterns
  const patterns = { majorArcanaCount, reversedCount, keyThemes: keyPatterns.map(patternPhrase) }
  return `${spreadText(reading, origin).slice(0, -1)},"patterns":${JSON.stringify(patterns)}}`
}

export function customSpreadText(reading: Told<LaidCards>, origin: string): string {
  const words = spreadWords(reading.spread)
  const positions = words.positions.map(positionMembers)
  const shown = { ...heading(reading, words), cardCount: reading.cards.length, positions }
  return `{"spread":${JSON.stringify(shown)},${cardsAndSeed(reading, words, origin)}}`
}

const heading = ({ spread: { type } }: LaidCards, { name, description }: SpreadWords) => ({
  type,
  name,
  description,
})

function cardsAndSeed(reading: Told<LaidCards>, words: SpreadWords, origin: string) {
  const { cards, theme, seed } = reading
  const from = inJson(origin)
  const placed = cards.map((drawn, at) => placedCard(drawn, words.positions[at]!, theme, from))
  return `"cards":[${placed}],${wholeMember(reading, words)}${themeAndSeed(theme, seed)}`
}

/** What the cards say together. */
function wholeMember({ cards, whole }: Told<LaidCards>, { positions }: SpreadWords): string {
  if (whole === null) return ''
  const { text, source } = whole
  const numberOf = new Map(cards.map(({ card }, at) => [card.id, positions[at]!.number]))
  const sourceMembers = (sentence: Sentence) => ({
    text: sentence.text,
    cards: sentence.transits,
    positions: sentence.transits.map((id) => numberOf.get(id)),
  })
  const reading = {
    summary: prose(text.summary),
    threads: text.threads.map((thread) => thread.text),
    act: text.act.text,
    interpretation_source: source,
    sources: sentencesInSpread(text).map(sourceMembers),
  }
  return `"reading":${JSON.stringify(reading)},`
}

function placedCard(drawn: DrawnCard, position: PositionWords, theme: Theme, origin: string): string {
  const { members, meaning } = wordsFor(drawn)
  const inPlace = JSON.stringify(inPosition(drawn, position.kind))
  return `${members(origin)},"position":${JSON.stringify(positionMembers(position))},"meaning":${meaning[theme]},"in_position":${inPlace}}`
}

const positionMembers = ({ number, name, meaning }: PositionWords) => ({ number, name, meaning })

export const themeAndSeed = (theme: Theme, seed: string | null) =>
  `"theme":"${THEME_ON_THE_WIRE[theme]}","seed_used":${JSON.stringify(seed)}`

/** A text escaped for JSON, without the quotation marks. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The serialised parts of a card in one orientation. */
interface Words {
  /** Its JSON object without the closing brace. */
  readonly members: (origin: string) => string
  readonly meaning: Readonly<Record<Theme, string>>
}

const WORDS = new Map(
  DECK.map((card) => [card, forEach(ORIENTATIONS, (orientation) => wordsOf(card, orientation))]),
)

const wordsFor = ({ card, orientation }: DrawnCard): Words => WORDS.get(card)![orientation]

function wordsOf(card: Card, orientation: Orientation): Words {
  const { keywords: ofBoth, meaning } = cardWords(card)
  const keywords = ofBoth[orientation]
  const open = JSON.stringify({ ...cardMembers(card), orientation, keywords }).slice(0, -1)
  const { image_url: png, image_svg_url: svg } = images(card, '')
  return {
    members: (origin) => `${open},"image_url":"${origin}${png}","image_svg_url":"${origin}${svg}"`,
    meaning: forEach(THEMES, (theme) => JSON.stringify(meaning[orientation][theme])),
  }
}

function forEach<Name extends string, Thing>(names: readonly Name[], make: (name: Name) => Thing) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Thing>
}

export function cardSummary(card: Card, origin: string) {
  const { about, keywords } = cardWords(card)
  return { ...cardMembers(card), about, keywords, ...images(card, origin) }
}

export const cardDetail = (card: Card, origin: string) => ({
  ...cardSummary(card, origin),
  meaning: cardWords(card).meaning,
})
