/**
 * Tarot readings in the contract's format (§2.1, §2.2, §4.2). Draws are JSON text joined from pieces: there are only a few
 * variants of each card, so the parts that do not depend on the request are serialised once.
 */
import { ART_VERSION } from '../../../drawing/card/art-version.ts'
import type { DailyCard, LaidCards } from '../../../readings/tarot.ts'
import type { Told } from '../../../readings/told-spread.ts'
import { type Card, type DrawnCard, ORIENTATIONS, type Orientation } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { PLACE_KINDS, type PlaceKind, SPREAD_TYPES, type Spread } from '../../../tarot/spreads.ts'
import { THEMES, type Theme } from '../../../tarot/theme.ts'
import type { SpreadWords } from '../../../words/spreads.ts'
import type { TarotWords } from '../../../words/words.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { sentencesInSpread } from '../../../writer/spread-text.ts'

export const THEME_ON_THE_WIRE = {
  general: 'general_guidance',
  love: 'love',
  career: 'career',
  spiritual: 'spiritual',
} as const satisfies Record<Theme, string>

/** `suit` is absent on the major arcana: JSON leaves an undefined member out. */
const cardMembers = ({ cards }: TarotWords, { id, arcana, suit, number }: Card) => ({
  id,
  name: cards.cardWords({ id }).name,
  arcana,
  suit,
  number,
})

const images = ({ id }: Card, origin: string) => ({
  image_url: `${origin}/cards/${id}.png?v=${ART_VERSION}`,
  image_svg_url: `${origin}/cards/${id}.svg?v=${ART_VERSION}`,
})

/** `origin` is where this server's pictures can be fetched. */
export function dailyCardText(words: TarotWords, { drawn, theme, seed }: DailyCard, origin: string): string {
  const { members, meaning } = jsonOfCard(words, drawn)
  return `{"card":${members(inJson(origin))}},${themeAndSeed(theme, seed)},"meaning":${meaning[theme]}}`
}

/** A card with its reading, outside of a spread. */
export function cardText(words: TarotWords, drawn: DrawnCard, theme: Theme, origin: string): string {
  const { members, meaning } = jsonOfCard(words, drawn)
  return `${members(inJson(origin))},"meaning":${meaning[theme]}}`
}

export const spreadText = (words: TarotWords, reading: Told<LaidCards>, origin: string): string =>
  `{${spreadMembers(words, reading, jsonOfSpread(words, reading.spread), origin)}${patternsMember(words, reading.patterns)}}`

function patternsMember({ cards }: TarotWords, found: LaidCards['patterns']): string {
  if (found === undefined) return ''
  const { majorArcanaCount, reversedCount, keyPatterns } = found
  const patterns = { majorArcanaCount, reversedCount, keyThemes: keyPatterns.map(cards.patternPhrase) }
  return `,"patterns":${JSON.stringify(patterns)}`
}

/** Places of the caller's own are part of the answer. */
export function customSpreadText(words: TarotWords, reading: Told<LaidCards>, origin: string): string {
  const own = jsonOfSpread(words, reading.spread)
  const places = `"cardCount":${reading.cards.length},"positions":[${own.places}]`
  const heading = `${own.heading.slice(0, -1)},${places}}`
  return `{${spreadMembers(words, reading, { ...own, heading }, origin)}}`
}

function spreadMembers(
  words: TarotWords,
  reading: Told<LaidCards>,
  spread: SpreadJson,
  origin: string,
): string {
  const { cards, theme, seed } = reading
  const from = inJson(origin)
  // The text is put together once, when it is sent. The join of a list would copy all of it twice.
  let placed = ''
  const deck = jsonOfDeck(words)
  for (const [at, { card, orientation }] of cards.entries())
    placed += `${at === 0 ? '' : ','}${placedCard(deck.get(card)![orientation], at, spread, theme, from)}`
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

function placedCard(card: CardJson, at: number, spread: SpreadJson, theme: Theme, origin: string): string {
  const { members, meaning, inPlace } = card
  const { kind } = spread.words.positions[at]!
  return `${members(origin)},"position":${spread.places[at]},"meaning":${meaning[theme]},"in_position":${inPlace[kind]}}`
}

export const themeAndSeed = (theme: Theme, seed: string | null) =>
  `"theme":"${THEME_ON_THE_WIRE[theme]}","seed_used":${JSON.stringify(seed)}`

/** A text escaped for JSON, without the quotation marks. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The serialised parts of a card in one orientation. */
interface CardJson {
  /** Its JSON object without the closing brace. */
  readonly members: (origin: string) => string
  readonly meaning: Readonly<Record<Theme, string>>
  readonly inPlace: Readonly<Record<PlaceKind, string>>
}

const jsonOfDeck = onceForEach(
  (words: TarotWords) =>
    new Map(
      DECK.map((card) => [card, forEach(ORIENTATIONS, (orientation) => cardJson(words, card, orientation))]),
    ),
)

const jsonOfCard = (words: TarotWords, { card, orientation }: DrawnCard): CardJson =>
  jsonOfDeck(words).get(card)![orientation]

function cardJson(words: TarotWords, card: Card, orientation: Orientation): CardJson {
  const { keywords: ofBoth, meaning } = words.cards.cardWords(card)
  const keywords = ofBoth[orientation]
  const members = JSON.stringify({ ...cardMembers(words, card), orientation, keywords }).slice(0, -1)
  const { image_url: png, image_svg_url: svg } = images(card, '')
  const [toPng, toSvg, end] = [`${members},"image_url":"`, `${png}","image_svg_url":"`, `${svg}"`]
  return {
    members: (origin) => `${toPng}${origin}${toSvg}${origin}${end}`,
    meaning: forEach(THEMES, (theme) => JSON.stringify(meaning[orientation][theme])),
    inPlace: forEach(PLACE_KINDS, (kind) =>
      JSON.stringify(words.cards.inPosition({ card, orientation }, kind)),
    ),
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

const jsonOfSpreads = onceForEach((words: TarotWords) =>
  forEach(SPREAD_TYPES, (type) => serialised(words, { type })),
)

const jsonOfSpread = (words: TarotWords, spread: Spread): SpreadJson =>
  'positions' in spread ? serialised(words, spread) : jsonOfSpreads(words)[spread.type]

/** What is made of a language, made once. */
function onceForEach<Thing>(make: (words: TarotWords) => Thing): (words: TarotWords) => Thing {
  const made = new WeakMap<TarotWords, Thing>()
  return (words) => {
    const known = made.get(words)
    if (known !== undefined) return known
    const thing = make(words)
    made.set(words, thing)
    return thing
  }
}

function serialised({ spreads }: TarotWords, spread: Spread): SpreadJson {
  const words = spreads.spreadWords(spread)
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

export function cardSummary(words: TarotWords, card: Card, origin: string) {
  const { about, keywords } = words.cards.cardWords(card)
  return { ...cardMembers(words, card), about, keywords, ...images(card, origin) }
}

export const cardDetail = (words: TarotWords, card: Card, origin: string) => ({
  ...cardSummary(words, card, origin),
  meaning: words.cards.cardWords(card).meaning,
})
