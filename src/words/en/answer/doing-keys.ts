/** Which pieces say what the asker can do, what to decide by, and the one thing for today (docs/questions.md, "Pieces"). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import { type Keys, unreadKeys } from './keys.ts'
import type { TurnMood } from './pieces.ts'
import {
  isConsoled,
  isDayOfTwo,
  isEither,
  isHow,
  isNoToLove,
  isOfBody,
  isOfEx,
  isSmall,
  wordedAbout,
} from './question-kinds.ts'
import { situationKeys } from './situation-keys.ts'

export function turnKeys(question: Question, answer: CardsAnswer, mood: TurnMood): Keys {
  if (!question.understood) return unreadKeys('turn', question)
  if (question.isBare) return ['turn/bare']
  if (isNoToLove(question)) return ['turn/love/negated']
  const ofSituation = situationKeys(question, isHow(answer) ? 'how' : mood)
  const consoling: Keys = [`turn/${question.topic}/quiet`, 'turn/general/quiet']
  if (isConsoled(question)) return [...ofSituation, ...consoling]
  const keys = [...ofSituation, ...ordinaryTurnKeys(question, answer, mood)]
  return question.register === 'quiet' ? [...keys, ...consoling] : keys
}

/** What fits an ask in every topic. */
const OWN_TURNS: Partial<Record<QuestionAsk, PieceKey>> = {
  why: 'turn/why',
  report: 'turn/report',
  what_is: 'turn/what',
  hurdle: 'turn/what',
  hidden: 'turn/hidden',
  chance: 'turn/chance',
}
const OWN_ACTS: Partial<Record<QuestionAsk, PieceKey>> = {
  what_is: 'act/general/sense',
  hidden: 'act/hidden',
  report: 'act/report',
  chance: 'act/chance',
}

function worthTurnKeys(question: Question, mood: TurnMood): Keys {
  const any: PieceKey = `turn/worth/${mood}`
  if (isOfBody(question)) return ['turn/worth/body']
  return question.worth ? [`turn/worth/${question.worth}/${mood}`, any] : [any]
}

function ordinaryTurnKeys(question: Question, answer: CardsAnswer, mood: TurnMood): Keys {
  const { topic, isBig, step } = question
  const { kind, family } = answer
  const about = wordedAbout(question)
  if (answer.kind === 'who') return [`turn/who/${answer.face}`]
  const own = answer.kind === 'place' ? OWN_TURNS[answer.ask] : undefined
  if (own !== undefined) return [own]
  if (family === 'veil') return [`turn/${topic}/veil/${mood}`, `turn/general/veil/${mood}`]
  if (about === 'other') return [`turn/${topic}/other/${mood}`, `turn/general/other/${mood}`]
  if (kind === 'worth') return worthTurnKeys(question, mood)
  if (kind === 'when' && isDayOfTwo(question)) return ['turn/when/theirs']
  if (kind === 'deed' && isEither(question) && isSmall(question)) return ['turn/small']
  if (isHow(answer) && step === 'away') return ['turn/love/how/away']
  if (isHow(answer)) return [`turn/${topic}/how/${about}`, `turn/${topic}/how`]
  if (topic === 'love' && kind === 'deed' && (isBig || step !== null)) {
    const base: PieceKey = `turn/love/${step ?? 'big'}/${mood}`
    return isOfEx(question) ? [`${base}/ex`, base] : [base]
  }
  const base: PieceKey = `turn/${topic}/${family}/${mood}`
  return about === 'us' ? [`${base}/us`, base] : [base]
}

/** One thing for today, by topic and by what is asked. */
export function actKeys(question: Question, answer: CardsAnswer): Keys {
  if (!question.understood) return [...unreadKeys('act', question), 'act/unclear']
  if (question.isBare) return ['act/bare']
  if (isNoToLove(question)) return ['act/love/negated']
  return [...situationKeys(question, 'act'), ...ordinaryActKeys(question, answer)]
}

function ordinaryActKeys(question: Question, answer: CardsAnswer): Keys {
  const { topic } = question
  const about = wordedAbout(question)
  if (isConsoled(question)) return [`act/${topic}/quiet`, 'act/general/quiet']
  const own = answer.kind === 'place' ? OWN_ACTS[answer.ask] : undefined
  if (own !== undefined) return [own]
  if (answer.kind === 'who') return ['act/who']
  if (about === 'other') return [`act/${topic}/other`, 'act/general/other']
  if (answer.kind === 'when' && isDayOfTwo(question)) return ['act/when/theirs']
  if (answer.kind === 'deed' && isEither(question) && isSmall(question)) return ['act/small']
  if (isHow(answer) && question.step === 'away') return ['act/love/how/away']
  if (isHow(answer)) return [`act/${topic}/how/${about}`, `act/${topic}/how`]
  return [`act/${topic}/${answer.family}`, `act/general/${answer.family}`]
}

export function decisionKeys(question: Question, isOfPersons: boolean): Keys {
  const { topic, options } = question
  if (options.length > 2) return [`decide/${topic}/several`]
  const ways: Keys = [...situationKeys(question, 'decide'), `decide/${topic}/ways`]
  return isOfPersons ? [`decide/${topic}/persons`, ...ways] : ways
}
