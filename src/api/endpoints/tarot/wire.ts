/**
 * Tarot readings in the contract's format (§2.1, §2.2, §4.2). Draws are JSON text joined from pieces: there are only a few
 * variants of each card, so the parts that do not depend on the request are serialised once.
 */
import { ART_VERSION } from '../../../art-version.ts'
import type { DailyCard, LaidCards } from '../../../readings/tarot.ts'
import type { Told } from '../../../readings/told-spread.ts'
import { type Card, type DrawnCard, ORIENTATIONS, type Orientation } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { PLACE_KINDS, type PlaceKind, SPREAD_TYPES, type Spread } from '../../../tarot/spreads.ts'
import { THEMES, type Theme } from '../../../tarot/theme.ts'
import { cardWords } from '../../../words/en/deck.ts'
import { patternPhrase } from '../../../words/en/patterns.ts'
import { inPosition } from '../../../words/en/places.ts'
import { type SpreadWords, spreadWords } from '../../../words/en/spreads.ts'
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

export const spreadText = (reading: Told<LaidCards>, origin: string): string =>
  `{${spreadMembers(reading, jsonOf(reading.spread), origin)}${patternsMember(reading.patterns)}}`

function patternsMember(found: LaidCards['patterns']): string {
  if (found === undefined) return ''
  const { majorArcanaCount, reversedCount, keyPatterns } = found
  const patterns = { majorArcanaCount, reversedCount, keyThemes: keyPatterns.map(patternPhrase) }
  return `,"patterns":${JSON.stringify(patterns)}`
}

/** Places of the caller's own are part of the answer. */
export function customSpreadText(reading: Told<LaidCards>, origin: string): string {
  const own = jsonOf(reading.spread)
  const places = `"cardCount":${reading.cards.length},"positions":[${own.places}]`
  const heading = `${own.heading.slice(0, -1)},${places}}`
  return `{${spreadMembers(reading, { ...own, heading }, origin)}}`
}

function spreadMembers(reading: Told<LaidCards>, spread: SpreadJson, origin: string): string {
  const { cards, theme, seed } = reading
  const from = inJson(origin)
  // The text is put together once, when it is sent. The join of a list would copy all of it twice.
  let placed = ''
  for (const [at, drawn] of cards.entries())
    placed += `${at === 0 ? '' : ','}${placedCard(drawn, at, spread, theme, from)}`
  return `"spread":${spread.heading},"cards":[${placed}],${wholeMember(reading, spread)}${themeAndSeed(theme, seed)}`
}

/** What the cards say together. */
function wholeMember({ cards, whole }: Told<LaidCards>, { words: { positions } }: SpreadJson): string {
  if (whole === null) return ''
  const { text, source } = whole
  const numberOf = (id: string) => positions[cards.findIndex(({ card }) => card.id === id)]!.number
  const sourceMembers = (sentence: Sentence) => ({
    text: sentence.text,
    cards: sentence.transits,
    positions: sentence.transits.map(numberOf),
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

function placedCard(drawn: DrawnCard, at: number, spread: SpreadJson, theme: Theme, origin: string): string {
  const { members, meaning, inPlace } = wordsFor(drawn)
  const { kind } = spread.words.positions[at]!
  return `${members(origin)},"position":${spread.places[at]},"meaning":${meaning[theme]},"in_position":${inPlace[kind]}}`
}

export const themeAndSeed = (theme: Theme, seed: string | null) =>
  `"theme":"${THEME_ON_THE_WIRE[theme]}","seed_used":${JSON.stringify(seed)}`

/** A text escaped for JSON, without the quotation marks. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The serialised parts of a card in one orientation. */
interface Words {
  /** Its JSON object without the closing brace. */
  readonly members: (origin: string) => string
  readonly meaning: Readonly<Record<Theme, string>>
  readonly inPlace: Readonly<Record<PlaceKind, string>>
}

const WORDS = new Map(
  DECK.map((card) => [card, forEach(ORIENTATIONS, (orientation) => wordsOf(card, orientation))]),
)

const wordsFor = ({ card, orientation }: DrawnCard): Words => WORDS.get(card)![orientation]

function wordsOf(card: Card, orientation: Orientation): Words {
  const { keywords: ofBoth, meaning } = cardWords(card)
  const keywords = ofBoth[orientation]
  const members = JSON.stringify({ ...cardMembers(card), orientation, keywords }).slice(0, -1)
  const { image_url: png, image_svg_url: svg } = images(card, '')
  const [toPng, toSvg, end] = [`${members},"image_url":"`, `${png}","image_svg_url":"`, `${svg}"`]
  return {
    members: (origin) => `${toPng}${origin}${toSvg}${origin}${end}`,
    meaning: forEach(THEMES, (theme) => JSON.stringify(meaning[orientation][theme])),
    inPlace: forEach(PLACE_KINDS, (kind) => JSON.stringify(inPosition({ card, orientation }, kind))),
  }
}

/** The serialised parts of a spread. */
interface SpreadJson {
  readonly words: SpreadWords
  /** Its JSON object. */
  readonly heading: string
  /** A JSON object for each place. */
  readonly places: readonly string[]
}

const OURS = forEach(SPREAD_TYPES, (type) => serialised({ type }))

const jsonOf = (spread: Spread): SpreadJson =>
  'positions' in spread ? serialised(spread) : OURS[spread.type]

function serialised(spread: Spread): SpreadJson {
  const words = spreadWords(spread)
  const { name, description, positions } = words
  return {
    words,
    heading: JSON.stringify({ type: spread.type, name, description }),
    places: positions.map(({ number, name, meaning }) => JSON.stringify({ number, name, meaning })),
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
