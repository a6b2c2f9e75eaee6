/** The answer to a question: the matter, the verdict, the card that carries it, and what the asker can do (docs/questions.md). */
import { answerOf, type CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { ChoiceReading } from '../../../tarot/answer/choice.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { capitalised } from '../../../text.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { AnswerRole, AnswerSentence, QuestionContext } from '../../answers.ts'
import { cardName } from '../deck.ts'
import { gistOf } from '../places.ts'
import { isJarring } from '../question/jarring.ts'
import { type Deal, dealFor } from '../story-dealing.ts'
import { piecesOf as storyPiecesOf } from '../story-scenes.ts'
import { decisionKeys, graveKeys, openingKeys, turnKeys, verdictKeys } from './keys.ts'
import { areOfPersons, optionName } from './options.ts'
import { filledPiece, linesOf, textsFor, textsOf, turnMoodOf, withMatter } from './pieces.ts'
import { canFit, fittingSentences, type Slot } from './slots.ts'

/** In characters. */
export const MAX_ANSWER_LENGTH = 420
export const MAX_GRAVE_ANSWER_LENGTH = 700

/** An answer with the codes it was made from. */
export interface Answered {
  readonly answer: CardsAnswer
  readonly sentences: readonly AnswerSentence[]
}

export function answered(context: QuestionContext, cards: readonly LaidCard[]): Answered {
  const answer = answerOf(context.question, cards)
  const made: Making = { context, answer, cards, deal: dealFor(cards) }
  const slots = answer.kind === 'grave' ? graveSlots(made, answer) : slotsOf(made)
  const most = answer.kind === 'grave' ? MAX_GRAVE_ANSWER_LENGTH : MAX_ANSWER_LENGTH
  return { answer, sentences: fittingSentences(slots, most) }
}

interface Making {
  readonly context: QuestionContext
  readonly answer: CardsAnswer
  readonly cards: readonly LaidCard[]
  readonly deal: Deal
}

/** The sentences of the first key that has any which do not jar. */
function fittingTexts(context: QuestionContext, keys: readonly PieceKey[]): readonly string[] {
  for (const key of keys) {
    const texts = withMatter(textsOf(key), context.question)
    const fitting = texts.filter((text) => !isJarring(text, context))
    if (fitting.length > 0) return fitting
  }
  return withMatter(textsFor(...keys), context.question)
}

/** The sentences for a key, those that were dealt first. */
function piecesFor({ context, cards, deal }: Making, name: string, keys: readonly PieceKey[]): string[] {
  const { question } = context
  return deal(fittingTexts(context, keys), name).map((text) => filledPiece(text, question, cards.length))
}

const slotOf = (role: AnswerRole, texts: readonly string[], ...cards: readonly LaidCard[]): Slot =>
  texts.map((text) => ({ text, cards, role }))

function slotsOf(made: Making): Slot[] {
  const { answer, context } = made
  const { question } = context
  const verdict = slotOf('verdict', piecesFor(made, 'say', verdictKeys(question, answer)), answer.carrier)
  if (answer.kind === 'ways') {
    const slotsWith = (isLong: boolean) => [
      ...waySlots(answer.choice.ways, question, isLong),
      verdict,
      decision(made),
    ]
    return canFit(slotsWith(true), MAX_ANSWER_LENGTH) ? slotsWith(true) : slotsWith(false)
  }
  const opening = slotOf('matter', piecesFor(made, 'open', openingKeys(question, answer.family)))
  const end = answer.kind === 'choice' ? decision(made) : turn(made)
  return [opening, verdict, cardSlot(made), end]
}

function decision(made: Making): Slot {
  const { question } = made.context
  return slotOf('step', piecesFor(made, 'decide', decisionKeys(question, areOfPersons(question.options))))
}

function turn(made: Making): Slot {
  const { answer, context } = made
  const mood = answer.against ? 'stuck' : turnMoodOf(answer.carrier)
  return slotOf('step', piecesFor(made, 'turn', turnKeys(context.question, answer, mood)))
}

/** From so many cards on, it is told in which place the card lies. */
const MANY_CARDS = 5

/** The carrying card as the subject, or both cards where they stand against each other. */
function cardSlot(made: Making): Slot {
  const { answer, cards } = made
  const { carrier, against } = answer
  if (against) {
    const pair = halvesOf(made, carrier, against)
    if (pair.length > 0) return slotOf('card', pair, carrier, against)
  }
  const lines = cardLines(made)
  if (cards.length < MANY_CARDS) return slotOf('card', lines, carrier)
  return slotOf(
    'card',
    lines.map((line) => withPlace(line, carrier)),
    carrier,
  )
}

/** Lines by what is asked: with the sign of the lean, neutral, or as company where no card can look. */
function cardLines({ answer, context, deal }: Making): readonly string[] {
  const { carrier } = answer
  const lines = linesOf(carrier)
  const fits = (line: string) => !isJarring(line, context)
  if (answer.kind === 'place' && (answer.ask === 'mind' || answer.ask === 'hidden')) {
    // One sentence: what may lie behind it is not for cards to say.
    const seeming = storyPiecesOf(carrier).other.replace(/(?<=[.]) .*$/, '')
    const isSeen = carrier.kind === 'other_person' && fits(seeming)
    return isSeen ? [seeming, ...lines.company] : deal(lines.company, 'card')
  }
  const isLeaning = answer.kind === 'event' || answer.kind === 'deed' || answer.kind === 'worth'
  const leaning = isLeaning ? lines.lean.filter(fits) : []
  const neutral = leaning.length > 0 ? leaning : lines.tell.filter(fits)
  return deal(neutral.length > 0 ? neutral : lines.company, 'card')
}

function halvesOf({ context }: Making, one: LaidCard, other: LaidCard): string[] {
  const halves = (laid: LaidCard) => (linesOf(laid).half ?? []).filter((half) => !isJarring(half, context))
  return halves(one).flatMap((first) => halves(other).map((second) => `${first}; ${lowered(second)}.`))
}

/** Where a card lies, as the beginning of a sentence. */
const PLACES: Partial<Record<PlaceKind, string>> = {
  outcome: 'Where it leads, ',
  near_future: 'Close ahead, ',
  present: 'At the heart of it, ',
  bond: 'Between you, ',
  challenge: 'In the way of it, ',
  weakness: 'On the weak side, ',
  strength: 'As your strength, ',
  self: 'On your own side, ',
  others: 'Around you, ',
  other_person: 'On the other side, ',
  past: 'Behind it, ',
  root: 'Underneath, ',
  advice: 'As advice, ',
  spirit: 'For the spirit, ',
}

/** Only a sentence that begins with the name of its card can begin with its place. */
function withPlace(line: string, laid: LaidCard): string {
  const place = PLACES[laid.kind]
  const name = cardName(laid)
  return place !== undefined && line.toLowerCase().startsWith(name.toLowerCase())
    ? `${place}${lowered(line)}`
    : line
}

/** `The Star` → `the Star`; names without an article keep their capital. */
const lowered = (line: string): string => (line.startsWith('The ') ? `the ${line.slice(4)}` : line)

/** Names for ways whose own name has nothing that can be shown. */
const WAYS = ['The first way', 'The second way']

/** Each way by its own cards, under the name that the asker gave it. Both are told at the same length. */
function waySlots(ways: ChoiceReading['ways'], { options }: Question, isLong: boolean): Slot[] {
  return ways.map(({ start, end }, at): Slot => {
    const name = optionName(options[at]!)
    const way = name === '' ? WAYS[at] : `“${capitalised(name)}”`
    const [from, to] = [start, end].map((laid) => `${gistOf(laid).noun} (${cardName(laid)})`)
    return isLong
      ? [{ text: `${way} starts with ${from} and leads to ${to}.`, cards: [start, end], role: 'way' }]
      : [{ text: `${way} leads to ${to}.`, cards: [end], role: 'way' }]
  })
}

type Grave = Extract<CardsAnswer, { kind: 'grave' }>

/** The person first, then what cards cannot know, a card as company, and who can help. */
function graveSlots(made: Making, { carrier, isDark }: Grave): Slot[] {
  const keys = graveKeys(made.context.question, specialOf(made.context.question))
  const company = isDark ? piecesFor(made, 'dark', keys.dark) : linesOf(carrier).company
  return [
    slotOf('matter', piecesFor(made, 'person', keys.person)),
    slotOf('verdict', piecesFor(made, 'limit', keys.limit)),
    slotOf('card', company, carrier),
    slotOf('step', piecesFor(made, 'help', keys.help)),
  ]
}

const ANIMALS =
  /\b(?:dog|cat|horse|pet|puppy|kitten|rabbit|bird|hamster|pony|animal|parrot|tortoise|guinea pig)\b/

/** A sign from somebody who has died, or an animal. */
export function specialOf({ grave, ask, person, matter }: Question): 'animal' | 'message' | null {
  if ((grave === 'health' || grave === 'death') && ANIMALS.test(`${person?.noun ?? ''} ${matter ?? ''}`))
    return 'animal'
  return grave === 'death' && (ask === 'mind' || ask === 'hidden' || ask === 'fact') ? 'message' : null
}
