/** Answers to questions about danger: the same shape and cards, with quiet texts and with what should be said instead. */
import type { Config } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { originOf } from '../../../http/origin.ts'
import { dangerOf, type QuestionRequest } from '../../../readings/question.ts'
import type { LaidCards } from '../../../readings/tarot.ts'
import { type Told, told, toldByPhrasebook } from '../../../readings/told-spread.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import { dangerText } from '../../../words/en/question/danger-text.ts'
import { QUIET, QUIET_ACTS } from '../../../words/en/question/quiet.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'

/** A spread's answer. A model is not asked where the question is about danger. */
export async function spreadAnswer<Reading extends LaidCards>(
  exchange: Exchange<QuestionRequest>,
  reading: Reading,
  toResponse: (reading: Told<Reading>, origin: string) => TarotResponse,
  parts: Parts,
): Promise<object> {
  const origin = originOf(exchange, parts.config)
  const danger = dangerOf(exchange.body)
  if (danger === null) return toResponse(await told(reading, forClient(exchange, parts)), origin)
  return quietAnswer(toResponse(toldByPhrasebook(reading), origin), danger, parts.config)
}

/** `answer` is the answer to the same request without a question. */
export function drawAnswer(
  asked: QuestionRequest,
  answer: TarotResponse,
  config: Pick<Config, 'helplines'>,
): object {
  const danger = dangerOf(asked)
  return danger === null ? answer : quietAnswer(answer, danger, config)
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
  answer: TarotResponse,
  danger: Danger,
  { helplines }: Pick<Config, 'helplines'>,
): object {
  const { card, cards, spread, patterns } = answer
  return {
    ...answer,
    ...(card && { card: quietCard(card) }),
    ...(cards && { cards: cards.map(quietCard) }),
    ...(answer.meaning !== undefined && { meaning: QUIET.meaning }),
    ...(answer.rule !== undefined && { answer: 'unclear', rule: QUIET.rule }),
    ...(patterns && { patterns: { ...patterns, keyThemes: QUIET.themes } }),
    reading: {
      answer: dangerText(danger, helplines),
      ...(spread && { summary: QUIET.summary, threads: [] }),
      act: QUIET_ACTS[danger.grave],
      ...(spread && { interpretation_source: 'phrasebook', sources: [] }),
    },
    question: { grave: danger.grave, show_cards: false },
  }
}

const quietCard = (card: CardResponse) => ({
  ...card,
  keywords: QUIET.keywords,
  ...(card.meaning !== undefined && { meaning: QUIET.meaning }),
  ...(card.in_position !== undefined && { in_position: QUIET.inPosition }),
  ...(card.leaning !== undefined && { leaning: 'unclear' }),
})
