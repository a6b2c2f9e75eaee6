/** Which cards and suits come back in the journal, month by month. */
import { dateAfter, ownZone } from '../parts/dates.ts'
import type { JournalCard, StoredEntry } from './entries.ts'
import { dayOfEntry } from './search.ts'

export const CARD_GROUPS = ['majors', 'wands', 'cups', 'swords', 'pentacles'] as const
export type CardGroup = (typeof CARD_GROUPS)[number]

/** How a card's id begins. */
const BY_PREFIX: Readonly<Record<string, CardGroup>> = {
  ar: 'majors',
  wa: 'wands',
  cu: 'cups',
  sw: 'swords',
  pe: 'pentacles',
}

/** As many months as a phone has room for. */
export const MAX_MONTHS = 12
/** Fewer cards say nothing. */
const MIN_CARDS = 3
const MAX_RECURRING = 6

export interface RecurringCard {
  readonly id: string
  readonly name: string
  readonly times: number
}

export interface MonthOfSuits {
  /** `2026-11` */
  readonly month: string
  readonly counts: Readonly<Record<CardGroup, number>>
  readonly all: number
}

export interface RecurringCards {
  /** Drawn at least twice, the most frequent first. */
  readonly cards: readonly RecurringCard[]
  /** Up to twelve, ending with this one; those without a card, too. */
  readonly months: readonly MonthOfSuits[]
  readonly totals: MonthOfSuits['counts']
  readonly all: number
}

/** Undefined if too little was kept to see anything in it. */
export function recurringIn(
  entries: readonly StoredEntry[],
  today: string,
  timeZone = ownZone(),
): RecurringCards | undefined {
  const dated = entries.flatMap((entry) =>
    entry.cards.map((card) => ({ card, month: dayOfEntry(entry, timeZone).slice(0, 7) })),
  )
  const shown = monthsUntil(
    today,
    dated.map(({ month }) => month),
  )
  const recent = dated.filter(({ month }) => shown.includes(month))
  if (recent.length < MIN_CARDS) return undefined
  const cardsOf = (month: string) => recent.filter((one) => one.month === month).map(({ card }) => card)
  const all = recent.map(({ card }) => card)
  return {
    cards: recurringCards(all),
    months: shown.map((month) => ({ month, counts: countsOf(cardsOf(month)), all: cardsOf(month).length })),
    totals: countsOf(all),
    all: all.length,
  }
}

/** From the first month with a card on, in order; at most the last twelve. */
function monthsUntil(today: string, months: readonly string[]): string[] {
  const shown: string[] = []
  const first = months.reduce((least, month) => (month < least ? month : least), today.slice(0, 7))
  for (let month = today.slice(0, 7); month >= first && shown.length < MAX_MONTHS; ) {
    shown.unshift(month)
    month = dateAfter(`${month}-01`, 'month', -1).slice(0, 7)
  }
  return shown
}

function recurringCards(cards: readonly JournalCard[]): RecurringCard[] {
  const byId = [...Map.groupBy(cards, ({ id }) => id).values()]
  return (
    byId
      .filter((same) => same.length > 1)
      .map((same) => ({ id: same[0]!.id, name: same[0]!.name, times: same.length }))
      // mutate constant 2: what is sorted by it asks for its sign
      .toSorted((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_RECURRING)
  )
}

function countsOf(cards: readonly JournalCard[]): Record<CardGroup, number> {
  const counts = { majors: 0, wands: 0, cups: 0, swords: 0, pentacles: 0 }
  for (const { id } of cards) {
    const suit = BY_PREFIX[id.slice(0, 2)]
    if (suit !== undefined) counts[suit]++
  }
  return counts
}

/** The suit that came most, unless two share the place. */
export function strongestSuit({ totals }: RecurringCards): CardGroup | undefined {
  const most = Math.max(...Object.values(totals))
  const strongest = CARD_GROUPS.filter((suit) => totals[suit] === most)
  return strongest.length === 1 ? strongest[0] : undefined
}
