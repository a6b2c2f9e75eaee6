/** What follows an answer: the other cards weighed together. Nothing of the asker's past and no outcome is stated, so that it agrees with the answer (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { AnswerSentence, QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isCalendar } from '../calendar-story.ts'
import { isJarring } from '../question/jarring.ts'
import { spreadStoryOf } from '../spread-reading.ts'
import { dealFor } from '../story-dealing.ts'
import type { Step } from '../story-steps.ts'
import { cardLinesOf, saidFinder, textsFor } from './pieces.ts'
import { isConsoled, isRiddle } from './question-kinds.ts'
import { weighedCards } from './weighed-cards.ts'

export interface AnsweredQuestion {
  readonly context: QuestionContext
  readonly answer: CardsAnswer
  /** The answer itself. */
  readonly sentences: readonly AnswerSentence[]
  /** What leads over to the story. */
  readonly lead: SpreadSentence
  /** What else can be done, if anything is known of the matter. */
  readonly closing: string | null
}

/** Days and months keep their own story. What was not understood, what is grave and what is a joke has no story: `in_position` has every card. */
export function storyAfter(
  answered: AnsweredQuestion,
  cards: readonly LaidCard[],
  theme: Theme,
): SpreadSentence[] {
  const { context, answer, sentences, lead, closing } = answered
  if (answer.kind === 'grave' || !context.question.understood || isRiddle(context.question)) return [lead]
  if (isCalendar(cards)) return [...calendarAfter(answered, cards, theme)]
  const last: readonly SpreadSentence[] = closing === null ? [] : [{ text: closing, cards: [] }]
  const mentioned = mentionedIn(sentences)
  const others = cards.filter((laid) => !mentioned.has(laid))
  const weighed = weighedCards({ context, answer, cards, others, isBrief: last.length > 0 }, dealFor(cards))
  if (last.length > 0) return [...weighed, ...last]
  if (weighed.length > 0) return weighed
  if (isConsoled(context.question)) return [lead]
  if (others.length > 0) return [placesLead(answer, cards)]
  // What is about one card alone needs no sentence that leads over.
  return cards.map((laid) => sentenceOf(answered, laid))
}

/** What the cards say beside their places, where there is nothing to say of them together. */
function placesLead(answer: CardsAnswer, cards: readonly LaidCard[]): SpreadSentence {
  const sort = answer.family === 'veil' ? 'veil' : 'any'
  const [text] = dealFor(cards)(textsFor(`joint/each/${sort}`), 'places')
  return { text: text!, cards: [] }
}

/** The cards that the answer speaks of; its verdict only rests on them. */
const mentionedIn = (sentences: readonly AnswerSentence[]): ReadonlySet<LaidCard> =>
  new Set(sentences.flatMap(({ role, cards }) => (role === 'verdict' ? [] : cards)))

/** What the answer said of a card is not said again. */
function sentenceOf({ context, sentences }: AnsweredQuestion, laid: LaidCard): SpreadSentence {
  const { tell, company } = cardLinesOf(laid)
  const isSaid = saidFinder(sentences)
  const line = tell.find((each) => !isSaid(each) && !isJarring(each, context)) ?? company[0]!
  return { text: line, cards: [laid] }
}

/** The opening is the answer; what leads from the act to the last card is nothing without the act. */
const isOfFrame = ({ spare, part }: Step) =>
  part !== undefined || spare === 'opening' || spare === 'onward' || spare === 'closing'

const calendarAfter = ({ context, lead }: AnsweredQuestion, cards: readonly LaidCard[], theme: Theme) =>
  spreadStoryOf(cards, theme, (steps) => [
    lead,
    ...steps.filter((step) => !isOfFrame(step) && !isJarring(step.text, context, true)),
  ]).summary
