/** Cards that somebody drew by hand: named in the request, laid on the places of a spread. */
import { excerpt, type Issue, invalid } from '../errors.ts'
import type { Card, DrawnCard, Orientation } from '../tarot/card.ts'
import { cardWithId } from '../tarot/deck.ts'
import { type PositionRequest, type Spread, type SpreadType, sizeOf } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { TarotWords } from '../words/words.ts'
import { type LaidCards, numbered, patternsIn } from './tarot.ts'

/** A card by its id or its name. Both are fine if they mean the same card. */
export interface HandDrawnCard {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly orientation?: Orientation | undefined
}

export interface HandDrawn {
  readonly cards: readonly HandDrawnCard[]
  /** A spread of ours or places of the caller's own; with neither, each card has an open place. */
  readonly spreadType?: SpreadType | undefined
  readonly positions?: readonly PositionRequest[] | undefined
  readonly theme?: Theme | undefined
}

export function handDrawn(words: TarotWords, request: HandDrawn): LaidCards {
  checkShape(request)
  const spread = spreadFor(words, request)
  const cards = cardsFrom(words, request.cards)
  checkNoneTwice(words, cards)
  checkCount(cards.length, sizeOf(spread))
  return { spread, cards, theme: request.theme ?? 'general', seed: null, ...patternsIn(spread, cards) }
}

/** Checks that the schema cannot express, because a request has one shape. */
function checkShape({ cards, spreadType, positions }: HandDrawn): void {
  if (spreadType !== undefined && positions !== undefined)
    throw invalid([{ path: 'positions', message: 'Give spread_type or positions, not both.' }], 'shape')
  const unnamed = cards.flatMap(({ id, name }, at): Issue[] => {
    const path = `cards[${at}]`
    return id === undefined && name === undefined
      ? [{ path, message: `${path} must have an id or a name.` }]
      : []
  })
  if (unnamed.length > 0) throw invalid(unnamed, 'shape')
}

function spreadFor({ spreads }: TarotWords, { cards, spreadType, positions }: HandDrawn): Spread {
  if (spreadType !== undefined) return { type: spreadType }
  return { type: 'custom_spread', positions: numbered(positions ?? spreads.openPlaces(cards.length)) }
}

function cardsFrom(words: TarotWords, requested: readonly HandDrawnCard[]): DrawnCard[] {
  const found = requested.map((card, at) => cardFrom(words, card, `cards[${at}]`))
  const issues = found.filter((each): each is Issue => 'message' in each)
  if (issues.length > 0) throw invalid(issues)
  return found as DrawnCard[]
}

function cardFrom(
  words: TarotWords,
  { id, name, orientation }: HandDrawnCard,
  at: string,
): DrawnCard | Issue {
  const byId = id === undefined ? undefined : cardWithId(id)
  if (id !== undefined && byId === undefined)
    return issue(
      `${at}.id`,
      `"${excerpt(id)}" is no id of a card. Ids are ar00 to ar21, or wa, cu, sw, pe with ac, 02 to 10, pa, kn, qu, ki`,
    )
  const named = name === undefined ? undefined : words.cards.cardNamed(name)
  if (name !== undefined && named === undefined)
    return issue(
      `${at}.name`,
      `"${excerpt(name)}" is no card of the deck. Write it like "The Fool", "Two of Cups" or "2 of Cups reversed"`,
    )
  const card = (byId ?? named?.card) as Card
  if (named !== undefined && named.card !== card)
    return issue(
      `${at}.name`,
      `means ${nameOf(words, named.card)}, but the id is that of ${nameOf(words, card)}`,
    )
  const said = named?.orientation
  if (said !== undefined && orientation !== undefined && said !== orientation)
    return issue(`${at}.orientation`, `is ${orientation}, but the name says ${said}`)
  return { card, orientation: orientation ?? said ?? 'upright' }
}

const issue = (path: string, fault: string): Issue => ({ path, message: `${path} ${fault}.` })

const nameOf = ({ cards }: TarotWords, card: Card) => cards.cardWords(card).name

function checkNoneTwice(words: TarotWords, cards: readonly DrawnCard[]): void {
  const issues = cards.flatMap(({ card }, at): Issue[] => {
    const first = cards.findIndex((other) => other.card === card)
    return first === at
      ? []
      : [issue(`cards[${at}]`, `is the same card as cards[${first}]: ${nameOf(words, card)}`)]
  })
  if (issues.length > 0) throw invalid(issues)
}

function checkCount(count: number, places: number): void {
  if (count === places) return
  const cards = places === 1 ? 'one card' : `${places} cards`
  throw invalid([
    issue(
      'cards',
      `must hold ${cards}, one for each place of the spread. There ${count === 1 ? 'is' : 'are'} ${count}`,
    ),
  ])
}
