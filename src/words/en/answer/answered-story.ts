/** The other cards after an answer: what each is about, in its place. Nothing of the asker's past and no outcome is stated, so that it agrees with the answer (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { signOf } from '../../../tarot/answer/lean.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isCalendar } from '../calendar-story.ts'
import { isJarring } from '../question/jarring.ts'
import { storyOf } from '../spread-reading.ts'
import { dealFor } from '../story-dealing.ts'
import type { Step } from '../story-steps.ts'
import { linesOf, matterLines, textsFor } from './pieces.ts'
import { withPlace } from './place-words.ts'

export interface Telling {
  readonly context: QuestionContext
  readonly answer: CardsAnswer
  /** The answer itself. */
  readonly sentences: readonly SpreadSentence[]
  /** What leads over to the story. */
  readonly lead: SpreadSentence
}

/** Days and months keep their own story; other cards are told one by one. */
export function storyAfter(telling: Telling, cards: readonly LaidCard[], theme: Theme): SpreadSentence[] {
  if (isCalendar(cards)) return [...calendarAfter(telling, cards, theme)]
  const { answer, lead } = telling
  const carriers: ReadonlySet<LaidCard | undefined> = new Set([answer.carrier, answer.against])
  const others = cards.filter((laid) => !carriers.has(laid))
  // What is about one card alone needs no sentence that leads over.
  const told = others.length > 0 ? mostTelling(others) : cards
  const sentences = told.map((laid) => sentenceOf(telling, laid, placeOf(laid, cards)))
  return others.length > 0 ? [lead, ...sentences, ...sumOf(answer, cards)] : sentences
}

const SUMS = { '1': 'joint/sum/yes', '0': 'joint/sum/open', '-1': 'joint/sum/no' } as const

/** How the lean follows from all of them. */
function sumOf(answer: CardsAnswer, cards: readonly LaidCard[]): SpreadSentence[] {
  if (answer.kind !== 'event' && answer.kind !== 'deed' && answer.kind !== 'outlook') return []
  const sign = String(signOf(answer.grade)) as keyof typeof SUMS
  return [{ text: dealFor(cards)(textsFor(SUMS[sign]), 'sum')[0]!, cards: [] }]
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
const MAX_TOLD = 5

/** In the order of the draw. */
function mostTelling(cards: readonly LaidCard[]): readonly LaidCard[] {
  if (cards.length <= MAX_TOLD) return cards
  const rankOf = ({ kind }: LaidCard) => {
    const at = TELLING_PLACES.indexOf(kind)
    return at < 0 ? TELLING_PLACES.length : at
  }
  const first = new Set(cards.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_TOLD))
  return cards.filter((laid) => first.has(laid))
}

const WAYS = ['On the first way, ', 'On the second way, ', 'On the third way, ']

/** The ways of a choice are counted. */
function placeOf(laid: LaidCard, cards: readonly LaidCard[]): string | undefined {
  if (laid.kind !== 'choice') return undefined
  return WAYS[cards.filter(({ kind }) => kind === 'choice').indexOf(laid)]
}

/** A line that begins with its card can begin with its place. What the answer said of a card is not said again. */
function sentenceOf({ context, sentences }: Telling, laid: LaidCard, place?: string): SpreadSentence {
  const { tell, advise, company } = linesOf(laid)
  const own = matterLines(laid, context)
  const neutral = [...(own.tell ? [own.tell] : []), ...tell]
  const lines =
    laid.kind === 'advice' ? [...(own.advise ? [own.advise] : []), ...advise, ...neutral] : neutral
  const line = lines.find((each) => !isSaid(each, sentences) && !isJarring(each, context)) ?? company[0]!
  return { text: withPlace(line, laid, place), cards: [laid] }
}

/** Also behind the name of its place. */
const isSaid = (line: string, sentences: readonly SpreadSentence[]): boolean =>
  sentences.some(({ text }) => text.length >= line.length && text.endsWith(line.slice(ARTICLE)))
const ARTICLE = 'The '.length

/** The opening is the answer; what leads from the act to the last card is nothing without the act. */
const isOfFrame = ({ spare, part }: Step) =>
  part !== undefined || spare === 'opening' || spare === 'onward' || spare === 'closing'

const calendarAfter = ({ context, lead }: Telling, cards: readonly LaidCard[], theme: Theme) =>
  storyOf(cards, theme, (steps) => [
    lead,
    ...steps.filter((step) => !isOfFrame(step) && !isJarring(step.text, context, true)),
  ]).summary
