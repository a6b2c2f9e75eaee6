/** Answers to questions about danger: the same shape and cards, with quiet texts and with what should be said instead. */
import type { Config } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { originOf } from '../../../http/origin.ts'
import { dangerOf, type QuestionRequest } from '../../../readings/question.ts'
import type { LaidCards } from '../../../readings/tarot.ts'
import { type Told, told, toldByPhrasebook } from '../../../readings/told-spread.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import type { QuietWords } from '../../../words/questions.ts'
import type { TarotWords, Words } from '../../../words/words.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'

/** A spread's answer. A model is not asked where the question is about danger. */
export async function spreadAnswer<Reading extends LaidCards>(
  exchange: Exchange<QuestionRequest>,
  reading: Reading,
  write: (words: Words, reading: Told<Reading>, origin: string) => string,
  parts: Parts,
): Promise<string> {
  const origin = originOf(exchange, parts.config)
  const { words } = parts
  const danger = dangerOf(words, exchange.body)
  if (danger === null) return write(words, await told(reading, forClient(exchange, parts)), origin)
  return quietAnswer(words, write(words, toldByPhrasebook(words, reading), origin), danger, parts.config)
}

/** `answer` is the JSON text for the same request without a question. */
export function drawAnswer(
  words: TarotWords,
  asked: QuestionRequest,
  answer: string,
  config: Pick<Config, 'helplines'>,
): string {
  const danger = dangerOf(words, asked)
  return danger === null ? answer : quietAnswer(words, answer, danger, config)
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
  { questions: { quiet, quietActs, dangerParagraphs } }: TarotWords,
  answer: string,
  danger: Danger,
  { helplines }: Pick<Config, 'helplines'>,
): string {
  const given = JSON.parse(answer) as AnswerJson
  const { card, cards, spread } = given
  return JSON.stringify({
    ...given,
    ...(card && { card: quietCard(quiet, card) }),
    ...(cards && { cards: cards.map((each) => quietCard(quiet, each)) }),
    ...(given.meaning !== undefined && { meaning: quiet.meaning }),
    ...(given.rule !== undefined && { answer: 'unclear', rule: quiet.rule }),
    ...(given.patterns && { patterns: { ...given.patterns, keyThemes: quiet.themes } }),
    reading: {
      answer: dangerParagraphs(danger, helplines).join('\n\n'),
      ...(spread && { summary: quiet.summary, threads: [] }),
      act: quietActs[danger.grave],
      ...(spread && { interpretation_source: 'phrasebook', sources: [] }),
    },
    question: { grave: danger.grave, show_cards: false },
  })
}

const quietCard = (quiet: QuietWords, card: CardJson) => ({
  ...card,
  keywords: quiet.keywords,
  ...(card.meaning !== undefined && { meaning: quiet.meaning }),
  ...(card.in_position !== undefined && { in_position: quiet.inPosition }),
  ...(card.leaning !== undefined && { leaning: 'unclear' }),
})
