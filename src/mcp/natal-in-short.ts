/** The natal reading as an assistant needs it: what a person would be told; the facts behind it only if it asks. */

import { factsIn } from '../api/envelope.ts'
import type { Ask } from '../api/tool-caller.ts'
import { omit } from './omit.ts'

export const WITH_FACTS = {
  type: 'boolean',
  default: false,
  description: '`true`: the whole answer of the API, with every fact, its text and its weight.',
}

/** The members of the reading that are there only with the facts. */
// mutate-block order: names to leave out
export const FACTS = [
  'chart_id',
  'sources',
  'facts',
  'placements',
  'aspects',
  'patterns',
  'balance',
  'dominants',
  'metadata',
] as const

export async function natalInShort(
  { with_facts: withFacts, ...request }: Readonly<Record<string, unknown>>,
  ask: Ask,
): Promise<object> {
  const reading = factsIn(await ask('/astrology/natal-reading', request))
  return withFacts === true ? reading : (omit(reading, FACTS) as object)
}
