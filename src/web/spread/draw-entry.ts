/** A draw as the journal keeps it. */
import type { EntryDraft } from '../journal/entries.ts'
import { addressOf } from '../state/rooms.ts'
import type { Dealt } from './dealt-card.ts'
import { KINDS } from './kinds.ts'
import { paramsOf, type SpreadWish } from './spreads.ts'

export function drawEntry(dealt: Dealt, wish: SpreadWish, question: string): EntryDraft {
  const { cards, reading, rule, seed } = dealt
  const label = KINDS.find(({ value }) => value === wish.kind)!.label
  return {
    title: dealt.title === '' || rule !== undefined ? label : dealt.title,
    question,
    text: reading?.summary ?? rule ?? cards[0]!.meaning,
    cards: cards.map(({ id, name, orientation, position }) => ({
      id,
      name,
      isReversed: orientation === 'reversed',
      place: `${position.number}. ${position.name}`,
    })),
    address: addressOf('spread', paramsOf({ ...wish, seed: seed ?? '' })),
  }
}
