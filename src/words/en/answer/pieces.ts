/** The pieces of an answer, with their gaps filled. */
import type { Question } from '../../../tarot/question/question.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { readAnswerPieces } from '../../answer-pieces.ts'
import type { CardMood } from '../../spread-pieces.ts'
import { piecesOf } from '../story-scenes.ts'

export const { textsFor, textsOf, linesOf, pieceTexts } = readAnswerPieces('en')

const PRONOUNS = {
  he: { they: 'he', them: 'him', their: 'his', They: 'He', Their: 'His' },
  she: { they: 'she', them: 'her', their: 'her', They: 'She', Their: 'Her' },
  they: { they: 'they', them: 'them', their: 'their', They: 'They', Their: 'Their' },
} as const

const MATTER = '{matter}'

/** Those that name the matter if it is known, else those that do not. */
export function withMatter(texts: readonly string[], { matter }: Question): readonly string[] {
  const fitting = texts.filter((text) => text.includes(MATTER) === (matter !== null))
  return fitting.length > 0 ? fitting : texts.filter((text) => matter !== null || !text.includes(MATTER))
}

/** `[many|one]` is worded for several cards or for one; the other person is he, she or they. */
export function filledPiece(text: string, { matter, person }: Question, cardCount: number): string {
  if (!/[{[]/.test(text)) return text
  const pronouns = PRONOUNS[person?.pronoun ?? 'they']
  return text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, many: string, one: string) => (cardCount > 1 ? many : one))
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'matter' ? (matter ?? '') : pronouns[name as keyof typeof pronouns],
    )
}

/** What an asker can do depends on the mood of the card. */
export type TurnMood = 'soft' | 'stuck' | 'sore'

const TURN_MOODS: Readonly<Record<CardMood, TurnMood>> = {
  grieving: 'sore',
  weary: 'sore',
  waiting: 'stuck',
  tied: 'stuck',
  torn: 'stuck',
  clear: 'soft',
  longing: 'soft',
  acting: 'soft',
  proud: 'soft',
  home: 'soft',
  tender: 'soft',
}

export const turnMoodOf = (laid: LaidCard): TurnMood => TURN_MOODS[piecesOf(laid).mood]
