/** The other cards after an answer, weighed together: each named once with what it stands for, grouped by how it leans (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { leanValueOf, polarityOf } from '../../../tarot/answer/lean.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { cardName } from '../deck.ts'
import { isJarring } from '../question/jarring.ts'
import type { Deal } from '../story-dealing.ts'
import { countedCards } from './counted-cards.ts'
import { nounOf, textsFor } from './pieces.ts'
import { isConsoled, isEither, isHow } from './question-kinds.ts'
import { hasOwnVerdict } from './situation-keys.ts'

const GROUPS = { help: 1, undecided: 0, hard: -1 } as const
type Group = keyof typeof GROUPS

type Leaning = Extract<CardsAnswer, { kind: 'event' | 'deed' | 'outlook' }>

const isLeaning = (answer: CardsAnswer): answer is Leaning =>
  answer.kind === 'event' || answer.kind === 'deed' || answer.kind === 'outlook'

export interface CardsToWeigh {
  readonly context: QuestionContext
  readonly answer: CardsAnswer
  readonly cards: readonly LaidCard[]
  /** Those that the answer doesn't speak of. */
  readonly others: readonly LaidCard[]
  /** More can be said of the matter itself: then nothing is said of cards that decide nothing. */
  readonly isBrief: boolean
}

/**
 * A sentence for the cards that help and one for those that are harder: where the answer leans, why no further and what helps besides, or else what is
 * undecided; elsewhere what there is to lean on, and what asks for patience.
 */
export function weighedCards(
  { context, answer, cards, others, isBrief }: CardsToWeigh,
  deal: Deal,
): SpreadSentence[] {
  const { question } = context
  const named = others.filter((laid) => !isJarring(nounOf(laid), context) && !HARSH.test(nounOf(laid)))
  // Where a situation has a verdict of its own, nothing leans.
  const isWeighed =
    isLeaning(answer) && !hasOwnVerdict(question) && !isEither(question) && !isConsoled(question)
  const sentence = (key: PieceKey, group: readonly LaidCard[]) => groupSentence(key, group, deal)
  if (!isWeighed) {
    if (isBrief) return []
    const isGentle = isHint(answer) || isConsoled(question)
    return groupsOf(named)
      .filter(([group]) => group === 'help' || !isGentle)
      .map(([group, members]) => sentence(`joint/rest/${restSort(answer)}/${group}`, members))
  }
  const side = SIDES[String(polarityOf(answer.grade)) as keyof typeof SIDES]
  const shown = groupsOf(named).filter(([group]) => group !== 'undecided' || !isBrief)
  const groups = shown.map(([group, members]) =>
    sentence(group === 'undecided' ? 'joint/weigh/undecided' : `joint/weigh/${side}/${group}`, members),
  )
  return [...countedCards(answer.grade, cards, deal), ...groups]
}

/** Beside somebody's mind or doings a heavy card would be taken for a hint at them. */
const isHint = ({ family }: CardsAnswer): boolean => family === 'veil'

const restSort = (answer: CardsAnswer): 'choice' | 'way' | 'any' => {
  if (answer.kind === 'choice') return 'choice'
  return isHow(answer) ? 'way' : 'any'
}

/** A card beside the answer can be looked at in its place; in a list these words would sound like news. */
const HARSH = /\b(?:disappointment|ending|hurt|low point|hard time|stuck|sudden change)\b/

const SIDES = { '1': 'yes', '0': 'open', '-1': 'no' } as const

/** What is undecided says little, and is told only where there is nothing else. */
function groupsOf(cards: readonly LaidCard[]): [Group, readonly LaidCard[]][] {
  const groups = (Object.keys(GROUPS) as Group[]).map((group): [Group, readonly LaidCard[]] => [
    group,
    weightiest(cards.filter((laid) => leanValueOf(laid) === GROUPS[group])),
  ])
  const filled = groups.filter(([, members]) => members.length > 0)
  return filled.length > 1 ? filled.filter(([group]) => group !== 'undecided') : filled
}

/** “Still open is crossed messages” would not do. */
const PLURAL = /^(?:too many|many|fewer|rules|things|crossed messages|good people)\b/
const COUNTED = /\btwo things\b|\bmore than one\b/i

function groupSentence(base: PieceKey, cards: readonly LaidCard[], deal: Deal): SpreadSentence {
  const isPlural = cards.length > 1 || cards.some((laid) => PLURAL.test(nounOf(laid)))
  const key: PieceKey = `${base}/${isPlural ? 'many' : 'one'}`
  const fitting = textsFor(key).filter((text) => cards.length > 1 || !COUNTED.test(text))
  const named = cards.map((laid) => `${nounOf(laid)} (${cardName(laid)})`)
  return { text: deal(fitting, key)[0]!.replace('{cards}', () => named.join(' and ')), cards }
}

/** Of many cards, those in these places come first. */
const IMPORTANT_PLACES: readonly PlaceKind[] = [
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

/** Those that say most about the matter first. */
export const byImportance = (cards: readonly LaidCard[]): readonly LaidCard[] =>
  cards.toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf({ kind }: LaidCard): number {
  const at = IMPORTANT_PLACES.indexOf(kind)
  return at < 0 ? IMPORTANT_PLACES.length : at
}

/** In the order of the draw. */
function weightiest(cards: readonly LaidCard[]): readonly LaidCard[] {
  if (cards.length <= MAX_NAMED) return cards
  const first = new Set(byImportance(cards).slice(0, MAX_NAMED))
  return cards.filter((laid) => first.has(laid))
}
