/** The story that follows an answer. Its frame falls away, for the answer is its opening; a short sentence leads over (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { AnsweredReading, QuestionContext, ShortAnswer } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isJarring } from '../question/jarring.ts'
import { storyOf, threadsIn } from '../spread-reading.ts'
import { dealFor } from '../story-dealing.ts'
import type { Step } from '../story-steps.ts'
import { actFor, adviceOf } from './act.ts'
import { answered } from './answer-text.ts'
import { isConsoled } from './keys.ts'
import { linesOf, textsFor } from './pieces.ts'

export function shortAnswer(context: QuestionContext, cards: readonly LaidCard[]): ShortAnswer {
  const { answer, sentences } = answered(context, cards)
  return { answer: sentences, act: actFor(context, answer, cards, adviceOf(answer.carrier)) }
}

export function answeredReading(
  context: QuestionContext,
  cards: readonly LaidCard[],
  theme: Theme,
): AnsweredReading {
  const { answer, sentences } = answered(context, cards)
  const lead: Step = { text: leadFor(context, answer, cards), cards: [] }
  if (answer.kind === 'grave') {
    const act = actFor(context, answer, cards, adviceOf(answer.carrier))
    return { answer: sentences, summary: [lead, ...companyOf(answer.others)], threads: [], act }
  }
  const story = storyOf(cards, theme, (steps) => [lead, ...withoutJarring(steps, context, sentences)])
  return {
    answer: sentences,
    summary: story.summary,
    threads: threadsIn(cards).filter(({ text }) => !isJarring(text, context, true)),
    act: actFor(context, answer, cards, story.act),
  }
}

function leadFor({ question }: QuestionContext, answer: CardsAnswer, cards: readonly LaidCard[]): string {
  return dealFor(cards)(textsFor(leadKey(question, answer)), 'lead')[0]!
}

function leadKey(question: QuestionContext['question'], answer: CardsAnswer): PieceKey {
  if (question.register === 'grave') return 'frame/grave'
  if (isConsoled(question)) return 'frame/quiet'
  if (answer.family === 'veil') return 'joint/veil'
  if (answer.kind === 'place') return `joint/${answer.ask}`
  return `joint/${answer.kind === 'ways' ? 'choice' : answer.kind}`
}

/** A grave question has two more cards for company at most. */
const MAX_COMPANY = 2

const companyOf = (cards: readonly LaidCard[]): SpreadSentence[] =>
  cards.slice(0, MAX_COMPANY).map((laid) => ({ text: linesOf(laid).company[0]!, cards: [laid] }))

const isOfFrame = ({ spare }: Step) => spare === 'opening' || spare === 'closing' || spare === 'comfort'

/** Frame and act fall away. What jars, or stands in the answer, is told in other words of the same card, or not at all. */
function withoutJarring(
  steps: readonly Step[],
  context: QuestionContext,
  said: readonly SpreadSentence[],
): Step[] {
  const told = new Set(said.map(({ text }) => text))
  return steps.flatMap((step): Step[] => {
    if (step.part !== undefined || isOfFrame(step)) return []
    const isNew = step.spare === undefined && step.cards.length > 1
    if (!isJarring(step.text, context, isNew) && !told.has(step.text)) return [step]
    const laid = step.cards.at(-1)
    const other =
      step.spare === 'bridge' || laid === undefined
        ? undefined
        : linesOf(laid).tell.find((line) => !told.has(line) && !isJarring(line, context))
    if (other === undefined) return []
    told.add(other)
    return [{ text: other, cards: [laid!] }]
  })
}
