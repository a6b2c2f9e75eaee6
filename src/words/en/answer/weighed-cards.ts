/** The other cards after an answer, weighed together: each named once with what it stands for, grouped by how it leans (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { leanValueOf, signOf } from '../../../tarot/answer/lean.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { cardName } from '../deck.ts'
import { isJarring } from '../question/jarring.ts'
import type { Deal } from '../story-dealing.ts'
import { hasOwnVerdict } from './keys.ts'
import { nounOf, textsFor } from './pieces.ts'

const GROUPS = { help: 1, open: 0, hard: -1 } as const
type Group = keyof typeof GROUPS

type Leaning = Extract<CardsAnswer, { kind: 'event' | 'deed' | 'outlook' }>

const isLeaning = (answer: CardsAnswer): answer is Leaning =>
  answer.kind === 'event' || answer.kind === 'deed' || answer.kind === 'outlook'

/** A sentence for what helps, one for what is undecided, one for what is harder, and how the lean follows from all. */
export function weighedCards(
  context: QuestionContext,
  answer: CardsAnswer,
  others: readonly LaidCard[],
  deal: Deal,
): SpreadSentence[] {
  // Where a situation has a verdict of its own, nothing leans.
  const isWeighed = isLeaning(answer) && !hasOwnVerdict(context.question)
  const named = weightiest(others.filter((laid) => !isJarring(nounOf(laid), context)))
  const groups = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const cards = named.filter((laid) => leanValueOf(laid) === GROUPS[group])
    return cards.length === 0 ? [] : [groupSentence(isWeighed ? 'weigh' : 'rest', group, cards, deal)]
  })
  return isWeighed ? [...groups, sumOf(answer, named, deal)] : groups
}

const LIST = new Intl.ListFormat('en-GB')

/** Where nothing leans, the cards are something to rest on, or to be gentle with. */
function groupSentence(
  manner: 'weigh' | 'rest',
  group: Group,
  cards: readonly LaidCard[],
  deal: Deal,
): SpreadSentence {
  const key: PieceKey = `joint/${manner}/${group}/${cards.length > 1 ? 'many' : 'one'}`
  const named = cards.map((laid) => `${nounOf(laid)} (${cardName(laid)})`)
  return { text: deal(textsFor(key), key)[0]!.replace('{cards}', () => LIST.format(named)), cards }
}

const SUMS = { '1': 'joint/sum/yes', '0': 'joint/sum/open', '-1': 'joint/sum/no' } as const

/** How the lean follows from all of them. Where these alone would say something else, it is the card of the answer that decides it. */
function sumOf({ grade }: Leaning, named: readonly LaidCard[], deal: Deal): SpreadSentence {
  const sign = signOf(grade)
  const base = SUMS[String(sign) as keyof typeof SUMS]
  const ofOthers = Math.sign(named.reduce((sum, laid) => sum + leanValueOf(laid), 0))
  const key: PieceKey = ofOthers === sign ? base : `${base}/carried`
  return { text: deal(textsFor(key), 'sum')[0]!, cards: [] }
}

/** Of many cards, those in these places are told first. */
const TELLING_PLACES: readonly PlaceKind[] = [
  'choice',
  'outcome',
  'present',
  'challenge',
  'near_future',
  'advice',
  'root',
  'bond',
  'other_person',
  'self',
  'others',
  'strength',
]
const MAX_NAMED = 5

/** In the order of the draw. */
function weightiest(cards: readonly LaidCard[]): readonly LaidCard[] {
  if (cards.length <= MAX_NAMED) return cards
  const rankOf = ({ kind }: LaidCard) => {
    const at = TELLING_PLACES.indexOf(kind)
    return at < 0 ? TELLING_PLACES.length : at
  }
  const first = new Set(cards.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_NAMED))
  return cards.filter((laid) => first.has(laid))
}
