/** A draw as the journal keeps it. */
import type { EntryDraft } from '../journal/entries.ts'
import { addressOf } from '../state/rooms.ts'
import type { Dealt } from './dealt-card.ts'
import { type SpreadWish, spreadParams } from './spreads.ts'
import { WORDS } from './words.ts'

export function drawEntry(dealt: Dealt, wish: SpreadWish, question: string): EntryDraft {
  const { cards, reading, rule, seed } = dealt
  return {
    title: dealt.title === '' || rule !== undefined ? WORDS.kinds[wish.kind] : dealt.title,
    question,
    ...(reading?.answer !== undefined && { answer: reading.answer }),
    text: reading?.summary || rule || cards[0]!.meaning,
    cards: cards.map(({ id, name, orientation, position }) => ({
      id,
      name,
      isReversed: orientation === 'reversed',
      place: WORDS.place(position.number, position.name),
    })),
    address: addressOf('spread', spreadParams({ ...wish, seed: seed ?? '' })),
  }
}
