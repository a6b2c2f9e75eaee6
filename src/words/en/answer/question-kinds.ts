/** What a question is besides its codes: whom its words speak of, and what must not be weighed. */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Question } from '../../../tarot/question/question.ts'
import { optionName, pullOfOption } from './options.ts'

/** Quiet pieces are for those who speak of a trouble or are afraid; where little is known, the ordinary ones are calm enough. Who looks for an animal wants help and no consolation. */
export const isConsoled = ({ register, isDistressed, situation }: Question): boolean =>
  register === 'quiet' && situation !== 'lost_pet' && (isDistressed || situation === 'fly_fear')

/** What others decide unseen, and what comes to somebody else: a card that named a cause would find fault with whoever waits. */
export const isOutOfHand = (question: Question): boolean =>
  question.about === 'other' || decidingOf(question) === 'awaited'

/** Whom the sentences speak of: where nobody else is known, and where somebody would be free of another, the matter is the asker's. */
export const wordedAbout = ({ about, person, ask, step }: Question): Question['about'] =>
  (about === 'other' && person === null) || (ask === 'how_do' && step === 'away') ? 'self' : about

/** Two ways that can be named. */
export const hasNamedOptions = (options: Question['options']): boolean =>
  options.length === 2 && options.every((option) => optionName(option).length >= MIN_OPTION_LENGTH)

/** In characters. */
const MIN_OPTION_LENGTH = 3

/** A joke is answered in kind: nothing is weighed, and nobody consoled. */
export const isRiddle = ({ situation }: Question): boolean => situation === 'riddle'

/** In which another person has a say. A relative who is named has none in a diet or a driving test. */
// mutate order: a set has no order
export const DECIDED_BY_ANOTHER: ReadonlySet<Question['topic']> = new Set(['love', 'friendship'])

/** What others decide, by how it comes about: an examination ahead, listeners who decide afterwards, an answer that is awaited. No card decides it for them. */
export type Deciding = 'test' | 'stage' | 'awaited'

// mutate-block order: a set has no order
const DECIDED: Readonly<Record<Deciding, ReadonlySet<string>>> = {
  awaited: new Set([
    ...[
      'results',
      'remark',
      'applied',
      'after_interview',
      'refund',
      'grant_loan',
      'mortgage_answer',
      'house_offer',
    ],
    ...['visa', 'publisher_wait', 'probate', 'papers_coming', 'handover', 'offer_delay', 'council_list'],
  ]),
  stage: new Set([
    ...['talk_at_work', 'meeting_ahead', 'speech', 'audition', 'gig', 'enter_contest', 'film_festival'],
  ]),
  test: new Set([
    ...[
      'exam',
      'driving_test',
      'theory_test',
      'viva',
      'resit',
      'admission',
      'place_refused',
      'interview',
      'thesis',
    ],
  ]),
}

export function decidingOf({ situation, topic, isOnItsDay }: Question): Deciding | null {
  const known = (Object.keys(DECIDED) as Deciding[]).find((kind) => DECIDED[kind].has(situation ?? ''))
  return known ?? (topic === 'study' && isOnItsDay ? 'test' : null)
}

/** Whether something still is so, or to stay where one is: nobody knows which answer is hoped for, so neither yes nor no is said. */
export function isEither({ ask, restated, isNegated, about }: Question): boolean {
  if (restated === null || isNegated || about !== 'self') return false
  if (ask === 'event') return STILL.test(restated)
  return ask === 'deed' && pullOfOption(restated.replace(/^whether to /, '')) === 'stay'
}
const STILL = /^whether .*\b(?:is|are) still\b/

/** On a day between two people the other decides, too: no pace of theirs is named. */
export const isDayOfTwo = ({ ask, about, person, topic, situationTopic }: Question): boolean =>
  ask === 'when' &&
  (about === 'other' ||
    (about === 'us' && (person !== null || DECIDED_BY_ANOTHER.has(situationTopic ?? topic))))

/** What is normal for a body, or allowed it: for somebody who can look at it. */
export const isOfBody = ({ topic, worth }: Question): boolean =>
  topic === 'health' && (worth === 'normal' || worth === 'permission')

export const isSmall = ({ span, isBig }: Question): boolean => span === 'day' && !isBig

/** Between the asker and somebody they love or loved. */
export const isOfTwo = ({ topic, about }: Question): boolean => topic === 'love' && about === 'us'

/** A no to somebody in love, which is left free, also by what is advised for the situation. */
export const isNoToLove = (question: Question): boolean =>
  question.ask === 'deed' && question.isNegated && question.step !== 'away' && isOfTwo(question)

export const isHow = (answer: CardsAnswer): boolean =>
  answer.kind === 'place' && (answer.ask === 'how_do' || answer.ask === 'what_do')

/** Who may have asked for silence. */
export const isOfEx = ({ person, matter }: Question): boolean =>
  /\bex\b/.test(`${person?.noun ?? ''} ${matter ?? ''}`)

/** No card leans for or against a place, or names one. */
export const isOfPlace = ({ isWhere }: Question, { kind }: CardsAnswer): boolean =>
  isWhere === true && (kind === 'event' || kind === 'outlook' || kind === 'place')
