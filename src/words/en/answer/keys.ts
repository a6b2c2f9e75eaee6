/** Which pieces answer a question: keys with what they fall back to (docs/questions.md, "Pieces"). Never from quiet to light, or from one grave kind to another. */
import { type AskFamily, answeredAsk, type CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import { nearerOption, optionName, pullOfOption } from './options.ts'
import { type TurnMood, textsOf } from './pieces.ts'

type Keys = readonly PieceKey[]

/** Quiet pieces are for those who speak of a trouble; where little is known, the ordinary ones are calm enough. */
export const isConsoled = ({ register, isDistressed }: Question): boolean =>
  register === 'quiet' && isDistressed

/** Whom the sentences speak of: where nobody else is known, and where somebody would be free of another, the matter is the asker's. */
const wordedAbout = ({ about, person, ask, step }: Question): Question['about'] =>
  (about === 'other' && person === null) || (ask === 'how_do' && step === 'away') ? 'self' : about

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
  who: 'sense',
  open: 'told',
  mind: 'veil',
  hidden: 'veil',
  fact: 'veil',
}

/** Why it was not understood has words of its own. */
const unreadKeys = (part: 'open' | 'say' | 'turn' | 'act', { unreadAs = 'noise' }: Question): Keys => [
  `${part}/unclear/${unreadAs}`,
]

/** Two ways that can be named. */
const areNamed = (options: Question['options']): boolean =>
  options.length === 2 && options.every((option) => optionName(option).length >= MIN_OPTION_LENGTH)

/** In characters. */
const MIN_OPTION_LENGTH = 3

/** The words of a situation come before those of its topic. */
const situationKeys = ({ situation, situationTopic, topic }: Question, part: string): Keys =>
  situation ? [`situation/${situationTopic ?? topic}/${situation}/${part}`] : []

/** What cards cannot know in such a matter is said in place of a verdict. */
export const hasOwnVerdict = (question: Question): boolean =>
  situationKeys(question, 'say').some((key) => textsOf(key).length > 0)

/** Something can be said of the matter before the verdict. */
export const hasOwnOpening = (question: Question): boolean =>
  situationKeys(question, 'open').some((key) => textsOf(key).length > 0)

/** A joke is answered in kind: nothing is weighed, and nobody consoled. */
export const isRiddle = ({ situation }: Question): boolean => situation === 'riddle'

/** Two ways that are named in the verdict, because nothing is known of the matter that could be said before it. */
export const hasUnopenedOptions = (question: Question, answer: CardsAnswer): boolean =>
  answer.kind === 'choice' &&
  areNamed(question.options) &&
  nearerOption(question.options, answer.pull) === null &&
  situationKeys(question, 'choice').every((key) => textsOf(key).length === 0)

/** A tender opening is for those who miss somebody or something; it knows no veil. */
export function openingKeys(question: Question, family: AskFamily): Keys {
  if (!question.understood) return unreadKeys('open', question)
  if (question.isBare) return ['open/bare']
  if (question.ask === 'choice' && areNamed(question.options))
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
  switch (answer.kind) {
    case 'event':
      return eventKeys(question, answer)
    case 'deed':
      return deedKeys(question, answer)
    case 'worth':
      return ofPerson(`say/worth/${answer.grade}`)
    case 'when':
      return isDayOfTwo(question) ? ['say/when/theirs'] : ofPerson(`say/when/${answer.tempo}`)
    case 'who':
      return [`say/who/${answer.face}`]
    case 'ways':
      return [`say/choice/${answer.choice.grade}`]
    case 'choice':
      if (nearerOption(question.options, answer.pull) !== null) return [`say/choice/${answer.pull!}`]
      if (question.options.length > 2) return ['say/choice/several']
      return [hasUnopenedOptions(question, answer) ? 'say/choice/named' : 'say/choice/no_places']
    case 'outlook': {
      const base: PieceKey = `say/outlook/${gradeKey(answer)}`
      return [...examinedKeys(question, base), ...ofPerson(base)]
    }
    case 'place':
      return ofPerson(`say/${answer.ask}`)
    case 'grave':
      return []
  }
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
  if (isExamined(question)) return [...examinedKeys(question, base), base]
  if (about === 'us' && !DECIDED_BY_ANOTHER.has(question.topic)) return [base]
  return about === 'self' ? [base] : [`${base}/${about}`, base]
}

/** In which another person has a say. A relative who is named has none in a diet or a driving test. */
const DECIDED_BY_ANOTHER: ReadonlySet<Question['topic']> = new Set(['love', 'friendship'])

/** Where somebody is examined or chosen: no card passes or fails them. */
const TESTS: ReadonlySet<string> = new Set([
  'exam',
  'driving_test',
  'admission',
  'interview',
  'results',
  'thesis',
])

/** Where others listen and then decide. */
const STAGES: ReadonlySet<string> = new Set(['talk_at_work', 'audition'])

const isStage = ({ situation }: Question): boolean => STAGES.has(situation ?? '')

const isTest = ({ situation, topic, isOnItsDay }: Question): boolean =>
  TESTS.has(situation ?? '') || (topic === 'study' && isOnItsDay === true)

const isExamined = (question: Question): boolean => isTest(question) || isStage(question)

function examinedKeys(question: Question, base: PieceKey): Keys {
  if (isStage(question)) return [`${base}/stage`]
  return isTest(question) ? [`${base}/test`] : []
}

/** Whether something still is so, or to stay where one is: nobody knows which answer is hoped for, so neither yes nor no is said. */
export function isEither({ ask, restated, isNegated, about }: Question): boolean {
  if (restated === null || isNegated || about !== 'self') return false
  if (ask === 'event') return STILL.test(restated)
  return ask === 'deed' && pullOfOption(restated.replace(/^whether to /, '')) === 'stay'
}
const STILL = /^whether .*\b(?:is|are) still\b/

/** On a day between two people the other decides, too: no pace of theirs is named. */
export const isDayOfTwo = ({ ask, about, person, topic }: Question): boolean =>
  ask === 'when' &&
  (about === 'other' || (about === 'us' && (person !== null || DECIDED_BY_ANOTHER.has(topic))))

const isSmall = ({ span, isBig }: Question): boolean => span === 'day' && !isBig

function deedKeys(question: Question, answer: Leaning): Keys {
  const { isNegated, isBig } = question
  const base: PieceKey = `say/deed/${gradeKey(answer)}`
  if (isNegated) return negatedKeys(question, `say/deed/${answer.grade}/negated`)
  if (isEither(question)) return [isSmall(question) ? 'say/deed/either' : 'say/deed/either/big']
  if (isConsoled(question)) return [`${base}/quiet`]
  return isBig ? [`${base}/big`] : [base]
}

/** Between the asker and somebody they love or loved. */
const isOfTwo = ({ topic, about }: Question): boolean => topic === 'love' && about === 'us'

/** The lean says what it is about, and no card argues with a no to another person. */
const negatedKeys = (question: Question, base: PieceKey): Keys =>
  isOfTwo(question)
    ? [...(question.step === null ? [] : [`${base}/${question.step}` as const]), `${base}/love`]
    : [base]

/** A no to somebody in love, which is left free, also by what is advised for the situation. */
const isNoToLove = (question: Question): boolean =>
  question.ask === 'deed' && question.isNegated && question.step !== 'away' && isOfTwo(question)

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

const isHow = (answer: CardsAnswer): boolean =>
  answer.kind === 'place' && (answer.ask === 'how_do' || answer.ask === 'what_do')

/** What fits an ask in every topic. */
const OWN_TURNS: Partial<Record<QuestionAsk, PieceKey>> = {
  why: 'turn/why',
  report: 'turn/report',
  what_is: 'turn/what',
  hidden: 'turn/hidden',
  chance: 'turn/chance',
}
const OWN_ACTS: Partial<Record<QuestionAsk, PieceKey>> = {
  what_is: 'act/general/sense',
  hidden: 'act/hidden',
  report: 'act/report',
  chance: 'act/chance',
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
  if (kind === 'worth') return [`turn/worth/${mood}`]
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

/** Who may have asked for silence. */
const isOfEx = ({ person, matter }: Question): boolean =>
  /\bex\b/.test(`${person?.noun ?? ''} ${matter ?? ''}`)

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
