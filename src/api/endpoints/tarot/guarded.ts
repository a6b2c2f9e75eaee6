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
  write: (reading: Told<Reading>, origin: string) => string,
  parts: Parts,
): Promise<string> {
  const origin = originOf(exchange, parts.config)
  const danger = dangerOf(exchange.body)
  if (danger === null) return write(await told(reading, forClient(exchange, parts)), origin)
  return quietAnswer(write(toldByPhrasebook(reading), origin), danger, parts.config)
}

/** `answer` is the JSON text for the same request without a question. */
export function drawAnswer(
  asked: QuestionRequest,
  answer: string,
  config: Pick<Config, 'helplines'>,
): string {
  const danger = dangerOf(asked)
  return danger === null ? answer : quietAnswer(answer, danger, config)
}

interface CardJson {
  readonly meaning?: string
  readonly in_position?: string
  readonly leaning?: string
}

interface AnswerJson {
  readonly spread?: object
  readonly card?: CardJson
  readonly cards?: readonly CardJson[]
  readonly meaning?: string
  readonly rule?: string
  readonly patterns?: object
}

export function quietAnswer(
  answer: string,
  danger: Danger,
  { helplines }: Pick<Config, 'helplines'>,
): string {
  const given = JSON.parse(answer) as AnswerJson
  const { card, cards, spread } = given
  return JSON.stringify({
    ...given,
    ...(card && { card: quietCard(card) }),
    ...(cards && { cards: cards.map(quietCard) }),
    ...(given.meaning !== undefined && { meaning: QUIET.meaning }),
    ...(given.rule !== undefined && { answer: 'unclear', rule: QUIET.rule }),
    ...(given.patterns && { patterns: { ...given.patterns, keyThemes: QUIET.themes } }),
    reading: {
      answer: dangerText(danger, helplines),
      ...(spread && { summary: QUIET.summary, threads: [] }),
      act: QUIET_ACTS[danger.grave],
      ...(spread && { interpretation_source: 'phrasebook', sources: [] }),
    },
    question: { grave: danger.grave, show_cards: false },
  })
}

const quietCard = (card: CardJson) => ({
  ...card,
  keywords: QUIET.keywords,
  ...(card.meaning !== undefined && { meaning: QUIET.meaning }),
  ...(card.in_position !== undefined && { in_position: QUIET.inPosition }),
  ...(card.leaning !== undefined && { leaning: 'unclear' }),
})
