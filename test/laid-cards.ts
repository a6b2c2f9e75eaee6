import { cardWithId } from '../src/tarot/deck.ts'
import type { LaidCard } from '../src/tarot/threads.ts'

/** Cards that lie upright in open places, by their ids. */
export const laid = (...ids: readonly string[]): LaidCard[] =>
  ids.map((id, at) => ({ card: cardWithId(id)!, orientation: 'upright', kind: 'open', number: at + 1 }))
