/** Whether a card sets out or stays where it is: for a choice between the two in a spread without places for them (docs/questions.md). */
import type { DrawnCard } from '../card.ts'

export type Pull = 'go' | 'stay'

/** Upright; other cards pull neither way. Reversed, those that set out hold back, and those that stay say nothing. */
// mutate-block order: a set has no order
const GOING: ReadonlySet<string> = new Set([
  ...['ar00', 'ar07', 'ar10', 'ar13', 'ar20'],
  ...['waac', 'cuac', 'swac', 'peac', 'wa03', 'wa06', 'wa08', 'cu08', 'sw06'],
  ...['wakn', 'cukn', 'swkn', 'wapa'],
])
// mutate-block order: a set has no order
const STAYING: ReadonlySet<string> = new Set([
  ...['ar02', 'ar04', 'ar05', 'ar09', 'ar12', 'ar14'],
  ...['wa04', 'cu04', 'sw04', 'pe04', 'wa09', 'sw02', 'pe07', 'pe10'],
  ...['pekn', 'cuki', 'peki', 'pequ'],
])

export function pullOf({ card: { id }, orientation }: DrawnCard): Pull | null {
  if (GOING.has(id)) return orientation === 'upright' ? 'go' : 'stay'
  return STAYING.has(id) && orientation === 'upright' ? 'stay' : null
}
