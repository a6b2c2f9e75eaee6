/** Answers to questions about danger: the same shape and cards, with quiet texts and with what should be said instead. */
import type { Config } from '../../../config.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import type { QuietWords } from '../../../words/questions.ts'
import type { TarotWords } from '../../../words/words.ts'

/** The members that a quiet answer changes, or depends on. */
interface CardResponse {
  readonly keywords: readonly string[]
  readonly meaning?: string
  readonly in_position?: string
  readonly leaning?: string
}

export interface TarotResponse {
  readonly spread?: object
  readonly card?: CardResponse
  readonly cards?: readonly CardResponse[]
  readonly meaning?: string
  readonly rule?: string
  readonly patterns?: object
}

export function quietAnswer(
  { questions: { quiet, quietAct, dangerParagraphs } }: TarotWords,
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
      act: quietAct(danger),
      ...(spread && { interpretation_source: 'phrasebook', sources: [] }),
    },
  }
}

const quietCard = (quiet: QuietWords, card: CardResponse) => ({
  ...card,
  keywords: quiet.keywords,
  ...(card.meaning !== undefined && { meaning: quiet.meaning }),
  ...(card.in_position !== undefined && { in_position: quiet.inPosition }),
  ...(card.leaning !== undefined && { leaning: 'unclear' }),
})
