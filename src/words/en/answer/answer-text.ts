/** The answer to a question: the matter, the verdict, the card that carries it, and what the asker can do (docs/questions.md). */
import { answerOf, type CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { ChoiceReading } from '../../../tarot/answer/choice.ts'
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { capitalised } from '../../../text.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { AnswerRole, AnswerSentence, QuestionContext } from '../../answers.ts'
import { cardName } from '../deck.ts'
import { isJarring } from '../question/jarring.ts'
import { askedInEnglish } from '../question/other-languages.ts'
import { type Deal, dealFor } from '../story-dealing.ts'
import { isAskedAgain, withAsked } from './asked-again.ts'
import { decisionKeys, turnKeys } from './doing-keys.ts'
import { graveKeys } from './grave-keys.ts'
import { openingKeys, verdictKeys } from './keys.ts'
import { openingMatter } from './matter.ts'
import { areOfPersons, nearerOption, optionName } from './options.ts'
import { isPaceOf, paceOf } from './pace.ts'
import {
  cardLinesOf,
  filledPiece,
  matterLines,
  nounOf,
  textsFor,
  textsOf,
  turnMoodOf,
  withMatter,
} from './pieces.ts'
import { lowered, withPlace, withRole } from './place-words.ts'
import {
  hasNamedOptions,
  isConsoled,
  isDayOfTwo,
  isEither,
  isOfPlace,
  isOutOfHand,
  wordedAbout,
} from './question-kinds.ts'
import { hasOwnOpening, hasOwnVerdict, hasUnopenedOptions, jarsFor } from './situation-keys.ts'
import { canFit, fittingSentences, type Slot } from './slots.ts'
import { specialOf } from './special.ts'
import { byImportance } from './weighed-cards.ts'

/** In characters. */
export const MAX_ANSWER_LENGTH = 480
export const MAX_GRAVE_ANSWER_LENGTH = 700

/** An answer with the codes it was made from. */
export interface AnswerText {
  readonly answer: CardsAnswer
  readonly sentences: readonly AnswerSentence[]
}

export function answerText(context: QuestionContext, cards: readonly LaidCard[]): AnswerText {
  const answer = answerOf(context.question, cards)
  const draft: AnswerDraft = { context, answer, cards, deal: dealFor(cards) }
  const slots = answer.kind === 'grave' ? graveSlots(draft, answer) : slotsOf(draft)
  const most = answer.kind === 'grave' ? MAX_GRAVE_ANSWER_LENGTH : MAX_ANSWER_LENGTH
  return { answer, sentences: fittingSentences(slots, most) }
}

interface AnswerDraft {
  readonly context: QuestionContext
  readonly answer: CardsAnswer
  readonly cards: readonly LaidCard[]
  readonly deal: Deal
}

/** The sentences of the first key that has any which do not jar. */
function fittingTexts(context: QuestionContext, keys: readonly PieceKey[]): readonly string[] {
  for (const key of keys) {
    const texts = withMatter(textsOf(key), context.question)
    const jars = jarsFor(key)
    const fitting = texts.filter((text) => !jars(text, context))
    if (fitting.length > 0) return fitting
  }
  return withMatter(textsFor(...keys), context.question)
}

/** The sentences for a key, those that were dealt first. */
function piecesFor(draft: AnswerDraft, name: string, keys: readonly PieceKey[]): string[] {
  const { context, answer, cards, deal } = draft
  const { question } = context
  const nearer = answer.kind === 'choice' ? nearerOption(question.options, answer.pull) : null
  return deal(fittingTexts(context, keys), name).map((text) =>
    filledPiece(text, question, cards.length, nearer),
  )
}

const slotOf = (role: AnswerRole, texts: readonly string[], ...cards: readonly LaidCard[]): Slot =>
  texts.map((text) => ({ text, cards, role }))

function slotsOf(draft: AnswerDraft): Slot[] {
  const { answer, context } = draft
  const { question } = context
  if (!question.understood) return unreadSlots(draft)
  const verdicts = piecesFor(draft, 'say', verdictKeys(question, answer))
  const verdict = slotOf('verdict', withAsked(verdicts, question), answer.carrier)
  const opening = slotOf('matter', openingsFor(draft))
  if (answer.kind === 'ways') {
    const { ways } = answer.choice
    const opened = [opening, bothWays(ways, question), verdict, decision(draft)]
    if (isOpened(question) && canFit(opened, MAX_ANSWER_LENGTH)) return opened
    const slotsWith = (isLong: boolean) => [...waySlots(ways, question, isLong), verdict, decision(draft)]
    return canFit(slotsWith(true), MAX_ANSWER_LENGTH) ? slotsWith(true) : slotsWith(false)
  }
  // Who asks in so many words is answered in them at once, unless something can be said of the matter first.
  if (isAskedAgain(question) && !hasOwnOpening(question)) return [verdict, cardSlot(draft), turn(draft)]
  if (isOnlyAnnounced(answer, question)) return [opening, cardSlot(draft), turn(draft)]
  if (answer.kind !== 'choice') return [opening, verdict, cardSlot(draft), turn(draft)]
  if (!hasUnopenedOptions(question, answer)) return [opening, verdict, cardSlot(draft), decision(draft)]
  const slots = [verdict, cardSlot(draft), secondChoice(draft), decision(draft)].filter(
    (slot) => slot.length > 0,
  )
  return canFit(slots, MAX_ANSWER_LENGTH) ? slots : [verdict, cardSlot(draft), decision(draft)]
}

/** “This would be a way in” says nothing that the card does not say itself. */
const isOnlyAnnounced = (answer: CardsAnswer, question: Question): boolean =>
  answer.kind === 'place' &&
  ANNOUNCED.has(answer.ask) &&
  wordedAbout(question) !== 'other' &&
  !isConsoled(question) &&
  !hasOwnVerdict(question) &&
  !question.isBare
// mutate order: a set has no order
const ANNOUNCED: ReadonlySet<QuestionAsk> = new Set(['open', 'how_do', 'what_do'])

/** By what another card would choose, so that a choice has two measures. */
function secondChoice({ context, answer, cards }: AnswerDraft): Slot {
  const [other] = byImportance(cards.filter((laid) => laid !== answer.carrier))
  if (other === undefined) return []
  const fitting = cardLinesOf(other).choose.filter((line) => !isJarring(line, context))
  return slotOf('card', fitting, other)
}

/** No card: whatever it said would sound like an answer. */
function unreadSlots(draft: AnswerDraft): Slot[] {
  const { question } = draft.context
  const { language } = question
  const opening = language ? [askedInEnglish(language)] : openingsFor(draft)
  return [
    slotOf('matter', opening),
    slotOf('verdict', piecesFor(draft, 'say', verdictKeys(question, draft.answer))),
    turn(draft),
  ]
}

function openingsFor(draft: AnswerDraft): string[] {
  const { context, answer } = draft
  const question: Question = { ...context.question, matter: openingMatter(context.question) }
  return piecesFor(
    { ...draft, context: { ...context, question } },
    'open',
    openingKeys(question, answer.family),
  )
}

function decision(draft: AnswerDraft): Slot {
  const { question } = draft.context
  return slotOf('step', piecesFor(draft, 'decide', decisionKeys(question, areOfPersons(question.options))))
}

function turn(draft: AnswerDraft): Slot {
  const { answer, context } = draft
  return slotOf('step', piecesFor(draft, 'turn', turnKeys(context.question, answer, turnMoodOf(answer))))
}

/** From so many cards on, the answer names the place in which the card lies. */
const MANY_CARDS = 5

/** The carrying card as the subject, or both cards where they stand against each other. */
function cardSlot(draft: AnswerDraft): Slot {
  const { answer, cards } = draft
  const { carrier, against } = answer
  if (against) {
    const pair = halvesOf(draft, carrier, against)
    if (pair.length > 0) return slotOf('card', pair, carrier, against)
  }
  const { lines, isPlaced } = cardLines(draft)
  const placed =
    isPlaced && cards.length >= MANY_CARDS ? lines.map((line) => withPlace(line, carrier)) : lines
  return slotOf('card', placed, carrier)
}

interface CardSentences {
  readonly lines: readonly string[]
  /** Whether they may begin with the place of the card. */
  readonly isPlaced: boolean
}

/** Lines by what is asked: with the sign of the lean, how fast it moves, what the card advises, or neutral. */
function cardLines(draft: AnswerDraft): CardSentences {
  const { answer, context } = draft
  const { carrier } = answer
  const sort = sortOf(answer, context.question)
  if (sort === 'pace') return { lines: [paceOf(carrier)], isPlaced: false }
  const role = roleOf(answer, context.question)
  const roleLines = role === null ? [] : matterLines(role, carrier, context)
  if (role !== null && roleLines.length > 0)
    return { lines: roleLines.map((line) => withRole(line, role, carrier)), isPlaced: false }
  const { lines, isAdvice } = linesThatFit(draft, sort)
  return { lines, isPlaced: sort === 'lean' || sort === 'tell' || (isAdvice && carrier.kind === 'advice') }
}

const ROLE_OF_ASK: Partial<Record<QuestionAsk, 'now' | 'hurdle'>> = {
  open: 'now',
  what_is: 'now',
  hurdle: 'hurdle',
}

/** A statement, and what a thing is, is answered by how the matter stands; what lies ahead, by where it heads, if the card lies there. */
function roleOf(answer: CardsAnswer, question: Question): 'now' | 'ahead' | 'hurdle' | null {
  if (isConsoled(question) || hasOwnVerdict(question)) return null
  if (answer.kind === 'place') return ROLE_OF_ASK[answer.ask] ?? null
  const { kind } = answer.carrier
  return answer.kind === 'outlook' && (kind === 'near_future' || kind === 'outcome') ? 'ahead' : null
}

/** First the line for such a matter, then those for any; where all jar, neutral ones. */
function linesThatFit(
  { answer, context, deal }: AnswerDraft,
  sort: Exclude<LineSort, 'pace'>,
): { readonly lines: readonly string[]; readonly isAdvice: boolean } {
  const lines = cardLinesOf(answer.carrier)
  const fits = (line: string) => !isJarring(line, context)
  // Beside a theft a manner would be taken for the thief's.
  if (answer.kind === 'who' && !hasOwnVerdict(context.question))
    return { lines: mannersFirst(lines.tell).filter(fits), isAdvice: false }
  // Who doubts themselves over a trouble gets company, and no weighing of it.
  if (answer.kind === 'worth' && isConsoled(context.question))
    return { lines: lines.company, isAdvice: false }
  const ofMatter = matterLines(sort, answer.carrier, context).filter(fits)
  const fitting = lines[sort].filter(fits)
  // The others of a card that lies in a place for advice stand there.
  const own = sort === 'advise' && answer.carrier.kind === 'advice' ? fitting.slice(0, 1) : fitting
  const others = own.length > 0 ? own : lines.tell.filter(fits)
  return {
    lines: [...ofMatter, ...deal(others.length > 0 ? others : lines.company, 'card')],
    isAdvice: sort === 'advise' && own.length > 0,
  }
}

/** Of a court card, how somebody is comes before what the card is about. */
const mannersFirst = (lines: readonly string[]): readonly string[] =>
  lines.toSorted((a, b) => Number(b.includes('manner')) - Number(a.includes('manner')))

type LineSort = 'lean' | 'tell' | 'reason' | 'advise' | 'choose' | 'company' | 'pace'

/** What a card says where a place answers; in all else it is neutral. Beside a suspicion it keeps company: what it would do would be taken for a hint. */
const OF_PLACES: Partial<Record<QuestionAsk, LineSort>> = {
  why: 'reason',
  report: 'choose',
  hidden: 'company',
  how_do: 'advise',
  what_do: 'advise',
  open: 'advise',
  mind: 'advise',
  fact: 'advise',
  chance: 'advise',
}

function sortOf(answer: CardsAnswer, question: Question): LineSort {
  const { isFeared } = question
  if (answer.kind === 'choice') return 'choose'
  // Where nothing leans there is no lean and no pace to tell.
  if (hasOwnVerdict(question) || isEither(question) || isDayOfTwo(question)) return 'advise'
  if (isOutOfHand(question) && (answer.kind === 'event' || answer.kind === 'outlook')) return 'advise'
  if (isOfPlace(question, answer)) return 'advise'
  switch (answer.kind) {
    case 'event':
      // What is good for “this” would be good for what is feared.
      return isFeared ? 'advise' : 'lean'
    case 'deed':
    case 'outlook':
      return 'lean'
    // Whether one may is no matter of good prospects: the card says how to go about it.
    case 'worth':
      return 'advise'
    case 'when':
      return isPaceOf(answer.carrier, answer.tempo) ? 'pace' : 'advise'
    case 'place':
      return OF_PLACES[answer.ask] ?? 'tell'
    default:
      return 'tell'
  }
}

function halvesOf({ context }: AnswerDraft, one: LaidCard, other: LaidCard): string[] {
  const halves = (laid: LaidCard) =>
    (cardLinesOf(laid).half ?? []).filter((half) => !isJarring(half, context))
  return halves(one).flatMap((first) => halves(other).map((second) => `${first}; ${lowered(second)}.`))
}

/** Names for ways whose own name has nothing that can be shown. */
const WAYS = ['The first way', 'The second way']

/** Something can be said of the matter before its ways are. */
const isOpened = (question: Question): boolean => hasOwnOpening(question) && hasNamedOptions(question.options)

/** In one sentence, for where the matter comes first. */
function bothWays(ways: ChoiceReading['ways'], { options }: Question): Slot {
  const [first, second] = ways.map(
    ({ end }, at) => `“${optionName(options[at]!)}” leads to ${nounOf(end)} (${cardName(end)})`,
  )
  const text = `${first!.replace(/^“./, (start) => start.toUpperCase())}; ${second}.`
  return [{ text, cards: ways.map(({ end }) => end), role: 'way' }]
}

/** Each way by its own cards, under the name that the asker gave it. Both have the same length. */
function waySlots(ways: ChoiceReading['ways'], { options }: Question, isLong: boolean): Slot[] {
  return ways.map(({ start, end }, at): Slot => {
    const name = optionName(options[at]!)
    const way = name === '' ? WAYS[at] : `“${capitalised(name)}”`
    const [from, to] = [start, end].map((laid) => `${nounOf(laid)} (${cardName(laid)})`)
    return isLong
      ? [{ text: `${way} starts with ${from} and leads to ${to}.`, cards: [start, end], role: 'way' }]
      : [{ text: `${way} leads to ${to}.`, cards: [end], role: 'way' }]
  })
}

type Grave = Extract<CardsAnswer, { kind: 'grave' }>

/** The person first, then what cards cannot know, a card as company, and who can help. */
function graveSlots(draft: AnswerDraft, { carrier, isDark }: Grave): Slot[] {
  const keys = graveKeys(draft.context.question, specialOf(draft.context.question))
  // The others stand beside the card: what was read in the answer is not read again there.
  const company = isDark ? piecesFor(draft, 'dark', keys.dark) : cardLinesOf(carrier).company.slice(0, 1)
  return [
    slotOf('matter', piecesFor(draft, 'person', keys.person)),
    slotOf('verdict', piecesFor(draft, 'limit', keys.limit)),
    slotOf('card', company, carrier),
    slotOf('step', piecesFor(draft, 'help', keys.help)),
  ]
}
