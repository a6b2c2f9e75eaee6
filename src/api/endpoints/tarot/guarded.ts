/** Answers to questions about danger: the same shape and cards, with quiet texts and with what should be said instead. */
import type { Config } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { originOf } from '../../../http/origin.ts'
import { dangerOf, type QuestionRequest } from '../../../readings/question.ts'
import { type WithText, withPhrasebookText, withText } from '../../../readings/spread-text.ts'
import type { LaidCards } from '../../../readings/tarot.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import type { QuietWords } from '../../../words/questions.ts'
import type { TarotWords, Words } from '../../../words/words.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'

/** A spread's answer. A model is not asked where the question is about danger. */
export async function spreadAnswer<Reading extends LaidCards>(
  exchange: Exchange<QuestionRequest>,
  reading: Reading,
  toResponse: (words: Words, reading: WithText<Reading>, origin: string) => TarotResponse,
  parts: Parts,
): Promise<object> {
  const origin = originOf(exchange, parts.config)
  const { words } = parts
  const danger = dangerOf(words, exchange.body)
  if (danger === null) return toResponse(words, await withText(reading, forClient(exchange, parts)), origin)
  return quietAnswer(
    words,
    toResponse(words, withPhrasebookText(words, reading), origin),
    danger,
    parts.config,
  )
}

/** `answer` is the answer to the same request without a question. */
export function drawAnswer(
  words: TarotWords,
  request: QuestionRequest,
  answer: TarotResponse,
  config: Pick<Config, 'helplines'>,
): object {
  const danger = dangerOf(words, request)
  return danger === null ? answer : quietAnswer(words, answer, danger, config)
}

/** The members that a quiet answer changes, or depends on. */
interface CardResponse {
  readonly keywords: readonly string[]
  readonly meaning?: string
  readonly in_position?: string
  readonly leaning?: string
}

interface TarotResponse {
  readonly spread?: object
  readonly card?: CardResponse
  readonly cards?: readonly CardResponse[]
  readonly meaning?: string
  readonly rule?: string
  readonly patterns?: object
}

export function quietAnswer(
  { questions: { quiet, quietActs, dangerParagraphs } }: TarotWords,
  answer: TarotResponse,
  danger: Danger,
  { helplines }: Pick<Config, 'helplines'>,
): object {
  const { card, cards, spread, patterns } = answer
  return {
    ...answer,
    ...(card && { card: quietCard(quiet, card) }),
    ...(cards && { cards: cards.map((each) => quietCard(quiet, each)) }),
    ...(answer.meaning !== undefined && { meaning: quiet.meaning }),
    ...(answer.rule !== undefined && { answer: 'unclear', rule: quiet.rule }),
    ...(patterns && { patterns: { ...patterns, keyThemes: quiet.themes } }),
    reading: {
      answer: dangerParagraphs(danger, helplines).join('\n\n'),
      ...(spread && { summary: quiet.summary, threads: [] }),
      act: quietActs[danger.grave],
      ...(spread && { interpretation_source: 'phrasebook', sources: [] }),
    },
    question: { grave: danger.grave, show_cards: false },
  }
}

const quietCard = (quiet: QuietWords, card: CardResponse) => ({
  ...card,
  keywords: quiet.keywords,
  ...(card.meaning !== undefined && { meaning: quiet.meaning }),
  ...(card.in_position !== undefined && { in_position: quiet.inPosition }),
  ...(card.leaning !== undefined && { leaning: 'unclear' }),
})
