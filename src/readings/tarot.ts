/** Draws: a request → its cards. Nothing is stored, because a draw is a function of its seed. */
import { seedOfDate } from '../day-seed.ts'
import { invalid } from '../errors.ts'
import type { DrawnCard } from '../tarot/card.ts'
import { DECK } from '../tarot/deck.ts'
import { draw } from '../tarot/draw.ts'
import { type Patterns, patternsOf } from '../tarot/patterns.ts'
import {
  type OwnPosition,
  type PositionRequest,
  type Spread,
  type SpreadType,
  sizeOf,
  type ThreeCardSpreadType,
} from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'

export interface DrawRequest {
  readonly theme?: Theme | undefined
  readonly seed?: string | undefined
}

export interface DailyCard {
  readonly drawn: DrawnCard
  readonly theme: Theme
  readonly seed: string
}

/** Cards on the places of a spread. */
export interface LaidCards {
  readonly spread: Spread
  /** In the order of the spread's positions. */
  readonly cards: readonly DrawnCard[]
  readonly theme: Theme
  /** Null if somebody drew the cards by hand. */
  readonly seed: string | null
  /** Of a Celtic Cross, whoever drew it. */
  readonly patterns?: Patterns | undefined
}

/** What the cards of a Celtic Cross show together; other spreads have no such patterns. */
export const patternsIn = ({ type }: Spread, cards: readonly DrawnCard[]): { patterns?: Patterns } =>
  type === 'celtic_cross' ? { patterns: patternsOf(cards) } : {}

export interface SpreadReading extends LaidCards {
  readonly seed: string
}

export function dailyCard(request: DrawRequest, now: number): DailyCard {
  const seed = seedOf(request, now)
  const [drawn] = draw(DECK, 1, seed, 'daily_card')
  return { drawn: drawn!, theme: request.theme ?? 'general', seed }
}

export function threeCards(
  request: DrawRequest & { spreadType?: ThreeCardSpreadType | undefined },
  now: number,
): SpreadReading {
  return lay({ type: request.spreadType ?? 'past_present_future' }, request, now)
}

export const celticCross = (request: DrawRequest, now: number): SpreadReading =>
  lay({ type: 'celtic_cross' }, request, now)

export function ownSpread(
  request: DrawRequest & { positions: readonly PositionRequest[] },
  now: number,
): SpreadReading {
  return lay({ type: 'custom_spread', positions: numbered(request.positions) }, request, now)
}

/** A position without a number gets its index in the list, from 1. Throws for an impossible number, and for one that comes twice. */
export function numbered(requested: readonly PositionRequest[]): OwnPosition[] {
  const positions = requested.map((position, index) => ({ number: index + 1, ...position }))
  checkNumbers(positions)
  return positions
}

/** Any spread of the table, by its type. */
export const laySpread = (request: DrawRequest & { spreadType: SpreadType }, now: number): SpreadReading =>
  lay({ type: request.spreadType }, request, now)

function lay(spread: Spread, request: DrawRequest, now: number): SpreadReading {
  const seed = seedOf(request, now)
  const cards = draw(DECK, sizeOf(spread), seed, spread.type)
  return { spread, cards, theme: request.theme ?? 'general', seed, ...patternsIn(spread, cards) }
}

/** Without a seed everyone draws the same cards on the same UTC day (contract §2.2). */
export const seedOf = ({ seed }: DrawRequest, now: number) =>
  seed ?? seedOfDate(new Date(now).toISOString().slice(0, 10))

const MAX_NUMBER = 999

/** Decision 2: integers that cannot be position numbers are 422, not 400. */
function checkNumbers(positions: readonly OwnPosition[]): void {
  const seen = new Set<number>()
  for (const [index, { number }] of positions.entries()) {
    const message =
      number < 1 || number > MAX_NUMBER
        ? `must be from 1 to ${MAX_NUMBER}`
        : seen.has(number)
          ? `is used twice: give every position its own number`
          : undefined
    if (message !== undefined) {
      const path = `positions[${index}].number`
      throw invalid([{ path, message: `${path} ${message}.` }])
    }
    seen.add(number)
  }
}
