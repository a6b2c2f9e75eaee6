/** A question as a clause of our own words that can follow “As for”: “Will I get the flat?” → “whether you will get the flat”. */
import { askedClause } from './asked-clause.ts'
import { withCouples } from './couples.ts'
import { isOfOnePerson, withoutNames } from './named.ts'
import { clauseOf } from './order.ts'
import { inOurWords } from './our-words.ts'
import { withCapitals } from './proper-words.ts'
import { withBothOfUs } from './to-the-asker.ts'

/** Null where a word is none of ours (`isOurs`), so that nothing is repeated that we would not say, or where the grammar is not plain. */
export function restated(raw: string, isOurs: (word: string) => boolean): string | null {
  const clause = askedClause(raw)
  if (clause === undefined) return null
  const named = withoutNames(withBothOfUs(clause).split(' '), isOurs)
  const words = named === undefined ? [] : withCouples(named)
  const made = isOfOnePerson(words) ? clauseOf(words) : undefined
  if (made === undefined) return null
  const text = inOurWords(made, isOurs)
  return text === null ? null : withCapitals(text)
}
