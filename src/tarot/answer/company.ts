/** Which card a grave question gets, as company and not as an answer (docs/questions.md, "Grave questions"). */
import type { DrawnCard } from '../card.ts'
import type { PlaceKind } from '../spreads.ts'
import type { LaidCard } from '../threads.ts'

/** Death, the Devil, the Tower; Three, Nine and Ten of Swords. */
// mutate order: a set has no order
const DARK: ReadonlySet<string> = new Set(['ar13', 'ar15', 'ar16', 'sw03', 'sw09', 'sw10'])
export const isDark = ({ card }: Pick<DrawnCard, 'card'>): boolean => DARK.has(card.id)

export const COMPANY_PLACES: readonly PlaceKind[] = ['present', 'self', 'strength', 'advice', 'bond']

/** All that are not dark, in the order in which they are taken; dark cards only where no other lies there. */
export function companyCards(cards: readonly LaidCard[]): LaidCard[] {
  const rankOf = ({ kind }: LaidCard) => {
    const at = COMPANY_PLACES.indexOf(kind)
    return at < 0 ? COMPANY_PLACES.length : at
  }
  const gentle = cards.filter((card) => !isDark(card))
  return (gentle.length > 0 ? gentle : [...cards]).toSorted((a, b) => rankOf(a) - rankOf(b))
}
