/** How many cards help, how many make it harder, and how many do neither: said of large spreads, where nobody counts them (docs/questions.md). */
import { type Grade, leanValueOf, polarityOf } from '../../../tarot/answer/lean.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { SpreadSentence } from '../../spreads.ts'
import type { Deal } from '../story-dealing.ts'
import { listed, numberWord } from '../threads.ts'
import { textsFor } from './pieces.ts'

/** From so many cards on. */
const MANY_CARDS = 5

/** For one card and for several. */
const VERBS = [
  { value: 1, one: 'helps', many: 'help' },
  { value: -1, one: 'makes it harder', many: 'make it harder' },
  { value: 0, one: 'can go either way', many: 'can go either way' },
] as const

export function countedCards(grade: Grade, cards: readonly LaidCard[], deal: Deal): SpreadSentence[] {
  if (cards.length < MANY_CARDS) return []
  const values = cards.map(leanValueOf)
  const counts = VERBS.map((verb) => ({
    ...verb,
    count: values.filter((value) => value === verb.value).length,
  }))
  const named = counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${numberWord(count)} ${count === 1 ? one : many}`)
  const [text] = deal(textsFor(`joint/count/${standing(grade, values)}`), 'count')
  const filled = text!.replace('{total}', numberWord(cards.length)).replace('{counts}', listed(named))
  return [{ text: filled, cards: [] }]
}

/** The lean is weighted by places: the fewer cards may decide it. */
function standing(grade: Grade, values: readonly number[]): 'agrees' | 'few_for' | 'few_against' {
  const side = polarityOf(grade)
  const most = Math.sign(values.reduce((sum, value) => sum + value, 0))
  if (side === 0 || most === side) return 'agrees'
  return side > 0 ? 'few_for' : 'few_against'
}
