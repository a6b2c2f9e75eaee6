/** Where a card lies, in front of what it says. */
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { capitalised } from '../../../text.ts'
import { cardName } from '../deck.ts'

/** Where a card lies, as the beginning of a sentence. */
const PLACES: Partial<Record<PlaceKind, string>> = {
  outcome: 'Where it leads, ',
  near_future: 'Close ahead, ',
  present: 'At the heart of it, ',
  bond: 'Between you, ',
  challenge: 'In the way of it, ',
  weakness: 'On the weak side, ',
  strength: 'As your strength, ',
  self: 'On your own side, ',
  others: 'Around you, ',
  other_person: 'On the other side, ',
  past: 'Behind it, ',
  root: 'Underneath, ',
  advice: 'As advice, ',
  spirit: 'For the spirit, ',
}

/** Only a sentence that begins with the name of its card can begin with its place. */
export function withPlace(line: string, laid: LaidCard): string {
  const place = PLACES[laid.kind]
  const name = cardName(laid)
  return place !== undefined && line.toLowerCase().startsWith(name.toLowerCase())
    ? `${place}${lowered(line)}`
    : line
}

/** `The Star` → `the Star`; names without an article keep their capital. */
export const lowered = (line: string): string => (line.startsWith('The ') ? `the ${line.slice(4)}` : line)

const ROLE_PHRASES = {
  now: 'lies at the heart of it',
  ahead: 'shows where it heads',
  hurdle: 'names what may be in the way',
} as const

/** A line of a place, which leaves the name of its card to what stands above it, as a sentence of an answer. */
export function withRole(line: string, role: keyof typeof ROLE_PHRASES, laid: LaidCard): string {
  const start = capitalised(cardName(laid))
  return `${start} ${ROLE_PHRASES[role]}: ${line[0]!.toLowerCase()}${withoutColon(line.slice(1))}`
}

/** Of two colons in a sentence the second is in the way. */
export const withoutColon = (text: string): string => text.replaceAll(': ', '; ')
