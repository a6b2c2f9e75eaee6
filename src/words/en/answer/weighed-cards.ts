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
import { hasOwnVerdict, isEither } from './keys.ts'
import { nounOf, textsFor } from './pieces.ts'

const GROUPS = { help: 1, open: 0, hard: -1 } as const
type Group = keyof typeof GROUPS

type Leaning = Extract<CardsAnswer, { kind: 'event' | 'deed' | 'outlook' }>

const isLeaning = (answer: CardsAnswer): answer is Leaning =>
  answer.kind === 'event' || answer.kind === 'deed' || answer.kind === 'outlook'

/** A sentence for what helps and one for what is harder, or else one for what is undecided, and how they lean together. */
export function weighedCards(
  context: QuestionContext,
  answer: CardsAnswer,
  others: readonly LaidCard[],
  deal: Deal,
): SpreadSentence[] {
  // Where a situation has a verdict of its own, nothing leans.
  const isWeighed = isLeaning(answer) && !hasOwnVerdict(context.question)
  const isSummed = isWeighed && !isEither(context.question)
  const groups = groupsOf(others.filter((laid) => !isJarring(nounOf(laid), context)))
  const sentences = groups.map(([group, cards]) =>
    groupSentence(isWeighed ? 'weigh' : 'rest', group, cards, deal),
  )
  const named = groups.flatMap(([, cards]) => cards)
  return isSummed ? [...sentences, ...sumOf(answer, named, deal)] : sentences
}

/** What is undecided says little, and is mentioned only where there is nothing else. */
function groupsOf(cards: readonly LaidCard[]): [Group, readonly LaidCard[]][] {
  const groups = (Object.keys(GROUPS) as Group[]).map((group): [Group, readonly LaidCard[]] => [
    group,
    weightiest(cards.filter((laid) => leanValueOf(laid) === GROUPS[group])),
  ])
  const filled = groups.filter(([, members]) => members.length > 0)
  return filled.length > 1 ? filled.filter(([group]) => group !== 'open') : filled
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

/** How they lean together. Where those that are named would say something else than the answer, which its own card decides, there is no sum. */
function sumOf({ grade }: Leaning, named: readonly LaidCard[], deal: Deal): SpreadSentence[] {
  const sign = signOf(grade)
  const ofNamed = Math.sign(named.reduce((sum, laid) => sum + leanValueOf(laid), 0))
  if (ofNamed !== sign) return []
  const [text] = deal(textsFor(SUMS[String(sign) as keyof typeof SUMS]), 'sum')
  return [{ text: text!, cards: [] }]
}

/** Of many cards, those in these places come first. */
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
/** In a group. */
const MAX_NAMED = 2

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
