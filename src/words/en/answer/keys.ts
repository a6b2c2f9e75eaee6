/** Which pieces answer a question: keys with what they fall back to (docs/questions.md, "Pieces"). Never from quiet to light, or from one grave kind to another. */
import {
  type AskFamily,
  answeredAsk,
  type CardsAnswer,
  type WorthGrade,
} from '../../../tarot/answer/answer.ts'
import type { Question, QuestionAsk, WorthKind } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import { nearerOption } from './options.ts'
import {
  DECIDED_BY_ANOTHER,
  decidingOf,
  hasNamedOptions,
  isConsoled,
  isDayOfTwo,
  isEither,
  isOfBody,
  isOfPlace,
  isOfTwo,
  isSmall,
  wordedAbout,
} from './question-kinds.ts'
import { hasUnopenedOptions, situationKeys } from './situation-keys.ts'

export type Keys = readonly PieceKey[]

/** Why it was not understood has words of its own. */
export const unreadKeys = (part: 'open' | 'say' | 'turn' | 'act', { unreadAs = 'noise' }: Question): Keys => [
  `${part}/unclear/${unreadAs}`,
]

/** What an opening speaks of, by what is asked. */
const OPENINGS: Readonly<Record<QuestionAsk, string>> = {
  event: 'outcome',
  what_ahead: 'outcome',
  how_be: 'outcome',
  chance: 'outcome',
  when: 'when',
  deed: 'step',
  report: 'step',
  choice: 'step',
  how_do: 'how',
  what_do: 'how',
  why: 'why',
  worth: 'worth',
  what_is: 'sense',
  hurdle: 'sense',
  who: 'sense',
  open: 'told',
  mind: 'veil',
  hidden: 'veil',
  fact: 'veil',
}

/** A tender opening is for those who miss somebody or something; it knows no veil. */
export function openingKeys(question: Question, family: AskFamily): Keys {
  if (!question.understood) return unreadKeys('open', question)
  if (question.isBare) return ['open/bare']
  if (question.ask === 'choice' && hasNamedOptions(question.options))
    return [...situationKeys(question, 'choice'), 'open/options']
  return [...situationKeys(question, 'open'), ...ordinaryOpeningKeys(question, family)]
}

function ordinaryOpeningKeys(question: Question, family: AskFamily): Keys {
  if (question.restated !== null && question.topic !== 'loss')
    return [`open/asked/${isConsoled(question) ? 'quiet' : family}`]
  const base: PieceKey = `open/${OPENINGS[answeredAsk(question)]}`
  if (!isConsoled(question)) return [`${base}/${wordedAbout(question)}`, `${base}/self`]
  const quiet: PieceKey = `${base}/quiet`
  return question.topic === 'loss' ? [`open/tender/${family === 'veil' ? 'sense' : family}`, quiet] : [quiet]
}

export function verdictKeys(question: Question, answer: CardsAnswer): Keys {
  if (!question.understood) return unreadKeys('say', question)
  if (question.isBare) return ['say/bare']
  return [...situationKeys(question, 'say'), ...ordinaryVerdictKeys(question, answer)]
}

/** What turns the meaning comes before the register, the register before the person. */
function ordinaryVerdictKeys(question: Question, answer: CardsAnswer): Keys {
  const isQuiet = isConsoled(question)
  const about = wordedAbout(question)
  const ofPerson = (base: PieceKey): Keys =>
    isQuiet ? [`${base}/quiet`, base] : about === 'self' ? [base] : [`${base}/${about}`, base]
  if (isOfPlace(question, answer)) return ['say/where']
  switch (answer.kind) {
    case 'event':
      return eventKeys(question, answer)
    case 'deed':
      return deedKeys(question, answer)
    case 'worth':
      return [...worthKeys(question, answer.grade), ...ofPerson(`say/worth/${answer.grade}`)]
    case 'when':
      return isDayOfTwo(question) ? ['say/when/theirs'] : ofPerson(`say/when/${answer.tempo}`)
    case 'who':
      return [`say/who/${answer.face}`]
    case 'ways':
      return [`say/choice/${answer.choice.grade}`]
    case 'choice':
      return choiceKeys(question, answer)
    case 'outlook': {
      const base: PieceKey = `say/outlook/${gradeKey(answer)}`
      return [...decidedKeys(question, base), ...ofPerson(base)]
    }
    case 'place':
      return ofPerson(`say/${answer.ask}`)
    case 'grave':
      return []
  }
}

/** What is normal for a body, or allowed it, no card can say; who speaks of a trouble is told alone what lays no burden on them. */
function worthKeys(question: Question, grade: WorthGrade): Keys {
  const { worth } = question
  if (!worth) return []
  if (isOfBody(question)) return ['say/worth/body']
  if (isConsoled(question) && !MILD_WORTHS.has(worth)) return []
  // Nobody alone can say whether it is too late for two.
  return worth === 'late' && wordedAbout(question) !== 'self'
    ? ['say/worth/late/us']
    : [`say/worth/${worth}/${grade}`]
}
// mutate order: a set has no order
const MILD_WORTHS: ReadonlySet<WorthKind> = new Set(['permission', 'normal', 'blame'])

function choiceKeys(question: Question, answer: Extract<CardsAnswer, { kind: 'choice' }>): Keys {
  const isNamed = hasUnopenedOptions(question, answer)
  if (nearerOption(question.options, answer.pull) !== null) {
    const base: PieceKey = `say/choice/${answer.pull!}`
    return isNamed ? [`${base}/named`, base] : [base]
  }
  if (question.options.length > 2) return ['say/choice/several']
  return [isNamed ? 'say/choice/named' : 'say/choice/no_places']
}

type Leaning = Extract<CardsAnswer, { kind: 'event' | 'deed' | 'outlook' }>

/** Cards that stand against each other are shown as divided. */
const gradeKey = ({ grade, against }: Leaning) => (against ? 'split' : grade)

function eventKeys(question: Question, answer: Extract<Leaning, { isLate: boolean }>): Keys {
  const { isFeared } = question
  const about = wordedAbout(question)
  const base: PieceKey = `say/event/${gradeKey(answer)}`
  if (isEither(question)) return ['say/event/either']
  if (isFeared) return [`${base}/feared`]
  if (isConsoled(question)) return [`${base}/quiet`]
  if (answer.isLate) return [`${base}/late`, base]
  if (decidingOf(question)) return [...decidedKeys(question, base), base]
  if (about === 'us' && !DECIDED_BY_ANOTHER.has(question.topic)) return [base]
  return about === 'self' ? [base] : [`${base}/${about}`, base]
}

function decidedKeys(question: Question, base: PieceKey): Keys {
  const deciding = decidingOf(question)
  return deciding ? [`${base}/${deciding}`] : []
}

function deedKeys(question: Question, answer: Leaning): Keys {
  const { isNegated, isBig } = question
  const base: PieceKey = `say/deed/${gradeKey(answer)}`
  if (isNegated) return negatedKeys(question, `say/deed/${answer.grade}/negated`)
  if (isEither(question)) return [isSmall(question) ? 'say/deed/either' : 'say/deed/either/big']
  if (isConsoled(question)) return [`${base}/quiet`]
  return isBig ? [`${base}/big`] : [base]
}

/** The lean says what it is about, and no card argues with a no to another person. */
const negatedKeys = (question: Question, base: PieceKey): Keys =>
  isOfTwo(question)
    ? [...(question.step === null ? [] : [`${base}/${question.step}` as const]), `${base}/love`]
    : [base]
