/** What each fact of a birth chart means, by itself. */
import { ServiceError } from '../errors.ts'
import type { FactKind } from '../judgement/chart/fact.ts'
import { MEANINGS, type Meaning } from '../words/en/meanings.ts'

export const meanings = (kind?: FactKind): readonly Meaning[] =>
  kind === undefined ? MEANINGS : MEANINGS.filter((meaning) => meaning.kind === kind)

const BY_ID: ReadonlyMap<string, Meaning> = new Map(MEANINGS.map((meaning) => [meaning.id, meaning]))

export function meaningById(id: string): Meaning {
  const meaning = BY_ID.get(id)
  if (meaning === undefined)
    throw new ServiceError(
      'NOT_FOUND',
      'There is no meaning with this id. GET /v1/astrology/meanings lists them.',
    )
  return meaning
}
