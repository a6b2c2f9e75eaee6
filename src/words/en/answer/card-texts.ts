/** The texts of cards after a question: what jars with it is replaced by another text of the same card (docs/questions.md). */
import type { DrawnCard } from '../../../tarot/card.ts'
import type { QuestionAsk } from '../../../tarot/question/question.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { AnsweredCardTexts, QuestionContext } from '../../answers.ts'
import { cardWords } from '../deck.ts'
import { keyThemes } from '../patterns.ts'
import { inPosition } from '../places.ts'
import { isJarring } from '../question/jarring.ts'
import { QUIET } from '../question/quiet.ts'
import { isSaidIn, linesOf } from './pieces.ts'

/** What a card says where something can be done or chosen, by what is asked: what it would do. */
const LINES_OF_ASK: Partial<Record<QuestionAsk, 'advise'>> = { how_do: 'advise', what_do: 'advise' }
const PLACES_TO_ACT: ReadonlySet<PlaceKind> = new Set([
  ...(['present', 'near_future', 'outcome', 'challenge', 'strength', 'open', 'bond', 'advice'] as const),
])

/** To choose by, each place has its word; what to do is said where something still can be done. */
function sortIn(kind: PlaceKind, ask: QuestionAsk): 'advise' | 'choose' | undefined {
  if (kind === 'choice') return undefined
  if (ask === 'choice') return 'choose'
  if (kind === 'advice') return 'advise'
  return PLACES_TO_ACT.has(kind) ? LINES_OF_ASK[ask] : undefined
}

/** All other places say how it was with the asker, how it is or where it leads, which after a question would sound like a verdict. */
const keepsItsText = (kind: PlaceKind): boolean => kind === 'choice'

/** Of each card. */
const MIN_KEYWORDS = 4

export function cardTexts(
  context: QuestionContext,
  answer: readonly { readonly text: string }[] = [],
): AnsweredCardTexts {
  const { register, ask } = context.question
  const isGrave = register === 'grave'
  const fits = (text: string) => !isJarring(text, context)
  const isNew = (text: string) => fits(text) && !isSaidIn(text, answer)
  return {
    meaning: (drawn, theme) => {
      const [calm] = linesOf(drawn).calm
      if (isGrave) return calm!
      const { [theme]: own, general, spiritual } = cardWords(drawn.card).meaning[drawn.orientation]
      return [own, general, spiritual].find(fits) ?? calm!
    },
    inPosition: (drawn, kind) => {
      const lines = linesOf(drawn)
      const { company, tell } = lines
      // The first one stands in the answer.
      if (isGrave) return company[1] ?? company[0]!
      const neutral = tell.findLast(isNew) ?? tell.findLast(fits) ?? company[0]!
      if (!context.question.understood) return neutral
      const sort = sortIn(kind, ask)
      if (sort !== undefined) return lines[sort].findLast(isNew) ?? neutral
      const own = inPosition(drawn, kind)
      return keepsItsText(kind) && fits(own) ? own : neutral
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
