/** What each fact of a birth chart means, by itself. */
import { ServiceError } from '../errors.ts'
import type { FactKind } from '../judgement/chart/fact.ts'
import type { Meaning } from '../words/meanings.ts'
import type { Words } from '../words/words.ts'

export const meaningsOf = ({ natal }: Words, kind?: FactKind): readonly Meaning[] =>
  kind === undefined ? natal.meanings : natal.meanings.filter((meaning) => meaning.kind === kind)

export function meaningById({ natal }: Words, id: string): Meaning {
  const meaning = natal.meanings.find((each) => each.id === id)
  if (meaning === undefined)
    throw new ServiceError(
      'NOT_FOUND',
      'There is no meaning with this id. GET /v1/astrology/meanings lists them.',
    )
  return meaning
}
