/** The texts of cards after a question: what jars with it is replaced by another text of the same card (docs/questions.md). */
import { FAMILIES } from '../../../tarot/answer/answer.ts'
import type { DrawnCard } from '../../../tarot/card.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { CardLines } from '../../answer-pieces.ts'
import type { AnsweredCardTexts, QuestionContext } from '../../answers.ts'
import { cardWords } from '../deck.ts'
import { keyThemes } from '../patterns.ts'
import { inPosition } from '../places.ts'
import { isJarring } from '../question/jarring.ts'
import { QUIET } from '../question/quiet.ts'
import { cardLinesOf, matterLines, saidFinder } from './pieces.ts'
import { otherPlacedSort, type PlacedSort, placedSort } from './place-lines.ts'

/** All other places say how it was with the asker, how it is or where it leads, which after a question would sound like a verdict. “Is it love or habit” has no ways to choose from. */
const keepsItsText = (kind: PlaceKind, { ask }: Question): boolean =>
  kind === 'choice' && FAMILIES[ask] !== 'veil'

const isOfAnswer = (sort: PlacedSort): boolean => sort === 'lean' || sort === 'reason'

/** Of each card. */
const MIN_KEYWORDS = 4

export function cardTexts(
  context: QuestionContext,
  answer: readonly { readonly text: string }[] = [],
): AnsweredCardTexts {
  const { question } = context
  const isGrave = question.register === 'grave'
  const fits = (text: string) => !isJarring(text, context)
  const isInAnswer = saidFinder(answer)
  const isNew = (text: string) => fits(text) && !isInAnswer(text)
  return {
    meaning: (drawn, theme) => {
      const [calm] = cardLinesOf(drawn).calm
      if (isGrave) return calm!
      const { [theme]: own, general, spiritual } = cardWords(drawn.card).meaning[drawn.orientation]
      return [own, general, spiritual].find(fits) ?? calm!
    },
    inPosition: (drawn, kind) => {
      const lines = cardLinesOf(drawn)
      const { company, tell } = lines
      // The first one stands in the answer.
      if (isGrave) return company[1] ?? company[0]!
      const neutral = tell.findLast(isNew) ?? tell.findLast(fits) ?? company[0]!
      if (!question.understood) return neutral
      if (keepsItsText(kind, question)) return [inPosition(drawn, kind)].find(fits) ?? neutral
      const linesFor = (wanted: PlacedSort): readonly string[] => [
        ...matterLines(wanted, drawn, context),
        ...(wanted in lines ? (lines[wanted as keyof CardLines] ?? []) : []),
      ]
      const sort = placedSort(kind, question)
      const own = linesFor(sort)
      // What the answer has said of a card is said once; of a lean or a reason not even its other line follows.
      const isSaid = own.some(isInAnswer)
      const others = isSaid ? linesFor(otherPlacedSort(sort, kind, question)) : []
      const rest = isSaid && isOfAnswer(sort) ? [] : own
      return [...others, ...rest].find(isNew) ?? neutral
    },
    keywords: (drawn) => (isGrave ? QUIET.keywords : keywordsOf(drawn, fits)),
    keyThemes: (patterns) => {
      if (isGrave) return QUIET.themes
      return filledUp(
        keyThemes(patterns).filter((phrase) => !isJarring(phrase, context, true)),
        QUIET.themes,
      )
    },
  }
}

function keywordsOf({ card, orientation }: DrawnCard, fits: (text: string) => boolean): readonly string[] {
  const all = cardWords(card).keywords[orientation]
  const fitting = all.filter(fits)
  if (fitting.length === all.length) return all
  return [...fitting, ...QUIET.keywords].slice(0, Math.max(fitting.length, MIN_KEYWORDS))
}

/** As many as the neutral ones are, at least. */
const filledUp = (phrases: readonly string[], neutral: readonly string[]): readonly string[] =>
  [...phrases, ...neutral].slice(0, Math.max(phrases.length, neutral.length))
