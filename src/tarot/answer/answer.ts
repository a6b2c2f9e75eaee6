/** How cards answer a question, as codes: what is answered, how, and by which card. No sentence is made here (docs/questions.md). */
import { isCourt } from '../card.ts'
import type { Question, QuestionAsk } from '../question/question.ts'
import type { LaidCard } from '../threads.ts'
import { type ChoiceReading, choiceOf } from './choice.ts'
import { companyCards, isDark } from './company.ts'
import { type Carriers, carriersOf, type Grade, type Lean, leanOf, notClearly, polarityOf } from './lean.ts'
import { answeringCard } from './places.ts'
import { type Pull, pullOf } from './pull.ts'
import { isLate, type Tempo, tempoOf } from './tempo.ts'

/** What kind of answer an ask wants; openings and turns are written for these. */
export type AskFamily = 'outcome' | 'step' | 'sense' | 'veil'

export const FAMILIES: Readonly<Record<QuestionAsk, AskFamily>> = {
  event: 'outcome',
  when: 'outcome',
  what_ahead: 'outcome',
  how_be: 'outcome',
  deed: 'step',
  report: 'step',
  choice: 'step',
  how_do: 'step',
  what_do: 'step',
  worth: 'sense',
  why: 'sense',
  what_is: 'sense',
  hurdle: 'sense',
  who: 'sense',
  open: 'sense',
  mind: 'veil',
  hidden: 'veil',
  fact: 'veil',
  chance: 'veil',
}

/** How much something costs: neither a promise nor a verdict. */
export type WorthGrade = 'light' | 'mixed' | 'costly'

interface AnswerParts extends Carriers {
  readonly family: AskFamily
}

export type CardsAnswer =
  | (AnswerParts & { readonly kind: 'event' | 'deed'; readonly grade: Grade; readonly isLate: boolean })
  | (AnswerParts & { readonly kind: 'worth'; readonly grade: WorthGrade })
  | (AnswerParts & { readonly kind: 'when'; readonly tempo: Tempo })
  | (AnswerParts & { readonly kind: 'who'; readonly face: 'court_upright' | 'court_reversed' | 'no_court' })
  | (AnswerParts & { readonly kind: 'ways'; readonly choice: ChoiceReading })
  | (AnswerParts & { readonly kind: 'choice'; readonly pull: Pull | null })
  | (AnswerParts & { readonly kind: 'outlook'; readonly grade: Grade })
  | (AnswerParts & { readonly kind: 'place'; readonly ask: Exclude<QuestionAsk, LeaningAsk> })
  | (AnswerParts & { readonly kind: 'grave'; readonly isDark: boolean })

type LeaningAsk = 'event' | 'deed' | 'worth' | 'when' | 'who' | 'choice'

/** What is answered in place of what was asked: nobody’s exam or health is leaned on for another, no one’s pace is named for them, and what they will feel is answered as how it may be for them. */
export function answeredAsk({ ask, about, topic, person }: Question): QuestionAsk {
  if (about !== 'other') return ask
  if (ask === 'mind' || (ask === 'when' && person !== null)) return 'how_be'
  return ask === 'event' && isOnlyTheirs({ topic }) ? 'how_be' : ask
}

/** Matters for which the cards give no lean if they are somebody else's. */
const isOnlyTheirs = ({ topic }: Pick<Question, 'topic'>): boolean => topic === 'study' || topic === 'health'

export function answerOf(question: Question, cards: readonly LaidCard[]): CardsAnswer {
  const ask = answeredAsk(question)
  const family = FAMILIES[ask]
  if (question.register === 'grave') return graveAnswer(cards, family)
  switch (ask) {
    case 'event':
    case 'deed':
      return leaningAnswer(question, cards, ask)
    case 'worth':
      return worthAnswer(question, cards)
    case 'when': {
      const { tempo, carrier } = tempoOf(cards, limitedLean(question, cards).grade)
      return { kind: 'when', family, tempo, carrier }
    }
    case 'who':
      return whoAnswer(cards)
    case 'choice':
      return choiceAnswer(question, cards)
    case 'how_be':
    case 'what_ahead':
      return outlookAnswer(question, cards, ask)
    default:
      return { kind: 'place', family, ask, carrier: answeringCard(cards, ask) }
  }
}

/** The lean of the cards as this question allows it: clear only for the asker’s own matter, never for a step or in the quiet register. */
export function limitedLean(question: Question, cards: readonly LaidCard[]): Lean {
  const lean = leanOf(cards)
  const { ask, about, register } = question
  const isLimited = about !== 'self' || ask === 'deed' || register !== 'light'
  return isLimited ? { ...lean, grade: notClearly(lean.grade) } : lean
}

function leaningAnswer(question: Question, cards: readonly LaidCard[], kind: 'event' | 'deed'): CardsAnswer {
  const { grade } = limitedLean(question, cards)
  const mayBeLate = kind === 'event' && question.isOnItsDay !== true && polarityOf(grade) > 0
  const late = mayBeLate && isLate(question.span, tempoOf(cards, grade).tempo)
  return {
    kind,
    family: FAMILIES[kind],
    grade: late ? notClearly(grade) : grade,
    isLate: late,
    ...carriersOf(cards, grade),
  }
}

/** How it will be leans like an event, unless that would tell somebody else's exam, health or pace. */
function outlookAnswer(
  question: Question,
  cards: readonly LaidCard[],
  ask: 'how_be' | 'what_ahead',
): CardsAnswer {
  const isAnothers = question.about === 'other' && (isOnlyTheirs(question) || ask !== question.ask)
  if (isAnothers) return { kind: 'place', family: 'outcome', ask, carrier: answeringCard(cards, ask) }
  const { grade } = limitedLean(question, cards)
  return { kind: 'outlook', family: 'outcome', grade, ...carriersOf(cards, grade) }
}

const WORTH_GRADES: Readonly<Record<string, WorthGrade>> = { '1': 'light', '0': 'mixed', '-1': 'costly' }

function worthAnswer(question: Question, cards: readonly LaidCard[]): CardsAnswer {
  const { grade } = limitedLean(question, cards)
  const { carrier } = carriersOf(cards, grade)
  return { kind: 'worth', family: 'sense', grade: WORTH_GRADES[polarityOf(grade)]!, carrier }
}

function whoAnswer(cards: readonly LaidCard[]): CardsAnswer {
  const carrier = answeringCard(cards, 'who')
  const face = isCourt(carrier.card) ? (`court_${carrier.orientation}` as const) : 'no_court'
  return { kind: 'who', family: 'sense', face, carrier }
}

/** Two options and two ways are weighed; otherwise the heart of the matter speaks. */
function choiceAnswer({ options }: Question, cards: readonly LaidCard[]): CardsAnswer {
  const carrier = answeringCard(cards, 'choice')
  const choice = options.length === 2 ? choiceOf(cards) : undefined
  return choice
    ? { kind: 'ways', family: 'step', choice, carrier }
    : { kind: 'choice', family: 'step', pull: pullOf(carrier), carrier }
}

function graveAnswer(cards: readonly LaidCard[], family: AskFamily): CardsAnswer {
  const [carrier] = companyCards(cards)
  return { kind: 'grave', family, carrier: carrier!, isDark: isDark(carrier!) }
}
