/** What follows an answer: a short sentence that leads over, and the other cards, each in its place (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { isDark } from '../../../tarot/answer/company.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { AnsweredReading, AnswerSentence, QuestionContext, ShortAnswer } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { dealFor } from '../story-dealing.ts'
import { actFor, saidWords } from './act.ts'
import { answerText } from './answer-text.ts'
import { storyAfter } from './answered-story.ts'
import { closingFor } from './closing.ts'
import { textsFor } from './pieces.ts'
import { isConsoled, isRiddle } from './question-kinds.ts'

/** A topic that is a guess has the words for any topic. */
const withSureTopic = (context: QuestionContext): QuestionContext =>
  context.question.isTopicSure === false
    ? { ...context, question: { ...context.question, topic: 'general' } }
    : context

export function shortAnswerTo(asked: QuestionContext, cards: readonly LaidCard[]): ShortAnswer {
  const context = withSureTopic(asked)
  const { answer, sentences } = answerText(context, cards)
  return { answer: sentences, act: actFor(context, answer, cards, saidIn(sentences)) }
}

export function answeredReading(
  asked: QuestionContext,
  cards: readonly LaidCard[],
  theme: Theme,
): AnsweredReading {
  const context = withSureTopic(asked)
  const { answer, sentences } = answerText(context, cards)
  const said = saidIn(sentences)
  const closing = closingFor(context, answer, cards, said)
  const act = actFor(context, answer, cards, closing === null ? said : [...said, saidWords(closing)])
  const lead: SpreadSentence = { text: leadFor(context, answer, cards), cards: [] }
  const summary = storyAfter({ context, answer, sentences, lead, closing }, cards, theme)
  // What several cards have in common says nothing of what was asked, and beside a worry it sounds like a hint.
  return { answer: sentences, summary, threads: [], act }
}

function leadFor(context: QuestionContext, answer: CardsAnswer, cards: readonly LaidCard[]): string {
  return dealFor(cards)(textsFor(leadKey(context, answer, cards)), 'lead')[0]!
}

function leadKey({ question }: QuestionContext, answer: CardsAnswer, cards: readonly LaidCard[]): PieceKey {
  if (question.register === 'grave') return cards.some(isDark) ? 'frame/dark' : 'frame/grave'
  if (!question.understood) return 'joint/unclear'
  if (isRiddle(question)) return 'joint/riddle'
  if (isConsoled(question)) return 'frame/quiet'
  if (answer.family === 'veil') return 'joint/veil'
  if (answer.kind === 'place') return `joint/${answer.ask}`
  return `joint/${answer.kind === 'ways' ? 'choice' : answer.kind}`
}

const saidIn = (sentences: readonly AnswerSentence[]) => sentences.map(({ text }) => saidWords(text))
