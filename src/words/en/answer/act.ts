/** One thing to do after an answer, written for the topic and for what is asked; a card's own advice knows neither (docs/questions.md). */
import { memoized } from '../../../sky/memoized.ts'
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isJarring, isJarringAct } from '../question/jarring.ts'
import { dealFor } from '../story-dealing.ts'
import { actKeys } from './doing-keys.ts'
import { graveKeys } from './grave-keys.ts'
import { filledPiece, textsFor, textsOf, turnMoodOf } from './pieces.ts'
import { jarsFor } from './situation-keys.ts'
import { specialOf } from './special.ts'

export function actFor(
  context: QuestionContext,
  answer: CardsAnswer,
  cards: readonly LaidCard[],
  /** Of the sentences of the answer, so that the same is not advised twice. */
  said: readonly SaidWords[] = [],
): SpreadSentence {
  const { question } = context
  const isGrave = question.register === 'grave'
  const keys = isGrave ? graveKeys(question, specialOf(question)).act : actKeys(question, answer)
  const jarsOfKey = jarsFor(keys[0]!)
  const jars = (text: string) => (isGrave ? isJarring(text, context) : isJarringAct(text, context, jarsOfKey))
  // Besides those for any answer there are some for one that leans well, or does not.
  const ofMood = textsOf(`${keys[0]!}/${turnMoodOf(answer)}`)
  const texts = [...textsFor(...keys), ...ofMood]
  const fitting = texts.filter((text) => !jars(text) && !isSaidAlready(wordsOfAct(text), said))
  const [text] = dealFor(cards)(fitting.length > 0 ? fitting : texts, 'act')
  return { text: filledPiece(text!, question, cards.length), cards: [] }
}

/** Words of four letters and more that two sentences share before they count as the same advice. */
const MAX_SHARED_WORDS = 3

/** The words of a sentence by which two are compared. */
export type SaidWords = ReadonlySet<string>

/** Whether one of some sentences advises the same. */
export const isSaidAlready = (words: Iterable<string>, said: readonly SaidWords[]): boolean =>
  said.some((sentence) => isShared(words, sentence))

function isShared(words: Iterable<string>, others: SaidWords): boolean {
  let shared = 0
  for (const word of words) if (others.has(word)) shared += 1
  return shared > MAX_SHARED_WORDS
}

export const saidWords = (text: string): SaidWords => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** The things to do are some thousands, and each stands in many answers. */
// mutate constant: how many are remembered: it only saves time
const wordsOfAct = memoized(4096, (text: string): readonly string[] => [...saidWords(text)])
