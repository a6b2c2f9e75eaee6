/** The pieces of an answer, with their gaps filled. */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { polarityOf } from '../../../tarot/answer/lean.ts'
import type { DrawnCard } from '../../../tarot/card.ts'
import type { Question, QuestionAsk, QuestionTopic } from '../../../tarot/question/question.ts'
import { capitalised } from '../../../text.ts'
import {
  type AdviceGroup,
  type MatterGroup,
  PLACE_ROLES,
  type PlaceGroup,
  type PlaceRole,
  readAnswerPieces,
} from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import { gistOf } from '../places.ts'
import { storyToneOf } from '../story-scenes.ts'
import { optionName } from './options.ts'
import { withoutColon } from './place-words.ts'
import { isConsoled } from './question-kinds.ts'

const { ownNounOf, ...pieces } = readAnswerPieces('en')
export const { textsFor, textsOf, cardLinesOf, matterLeanOf, matterAdviceOf, placeLineOf, pieceTexts } =
  pieces

/** The group of a topic. Losses are of too many kinds to have one, and so is what the law settles. */
const GROUPS: Readonly<Record<QuestionTopic, MatterGroup | null>> = {
  ...{ love: 'love', friendship: 'people', family: 'people', work: 'work', money: 'work' },
  ...{ study: 'making', creativity: 'making', home: 'places', travel: 'places' },
  ...{ spirit: 'inner', health: 'inner', general: 'inner', loss: null, law: null },
}

/** One thing that the question names stands where else “this” does. */
const named = (line: string, { thing }: Question): string =>
  line.replaceAll('{this}', thing && !UNFIT.test(thing) ? thing : 'this')
/** Several things, and what is done: “dropping out is slow for now”. */
const UNFIT = /[^s]s$|^(?:dropping|having|smoking)/

/** What a card says for or against such a matter. Who speaks of a trouble gets what fits any. */
export function matterLeans(drawn: DrawnCard, { question }: QuestionContext): readonly string[] {
  const group = GROUPS[question.situationTopic ?? question.topic]
  if (group === null || question.isDistressed || !question.understood) return []
  return [named(matterLeanOf(drawn, group), question)]
}

/** What a card would do in such a matter. What is known of no group has the lines for any. */
export function matterAdvice(drawn: DrawnCard, { question }: QuestionContext): readonly string[] {
  const isOpen = question.understood && !isConsoled(question) && !UNSEEN.has(question.ask)
  const group = adviceGroupOf(question)
  return group === null || !isOpen ? [] : [matterAdviceOf(drawn, group)]
}

function adviceGroupOf({ ask, situation, situationTopic, topic }: Question): AdviceGroup | null {
  if (ask === 'mind') return 'unknown'
  if (LOST.has(situation ?? '')) return 'places'
  const own = situationTopic ?? topic
  if (own === 'general') return null
  return own === 'travel' ? 'travel' : GROUPS[own]
}

/** What can be looked for. */
// mutate-block order: a set has no order
const LOST: ReadonlySet<string> = new Set([
  'lost_keys',
  'lost_thing',
  'lost_at_home',
  'left_behind',
  'lost_pet',
])
/** Beside a suspicion a supper for two would be out of place. */
// mutate order: a set has no order
const UNSEEN: ReadonlySet<QuestionAsk> = new Set(['hidden', 'report'])

/** The lines of places for each topic. A loss has none. */
const PLACE_GROUP_OF: Readonly<Record<QuestionTopic, PlaceGroup | null>> = {
  ...{ love: 'love', friendship: 'people', family: 'people', work: 'doing', money: 'doing' },
  ...{ study: 'doing', creativity: 'doing', home: 'doing', travel: 'doing', law: 'doing' },
  ...{ spirit: 'inner', health: 'inner', general: 'inner', loss: null },
}

/** What the card says of such a matter in a place: of another's mind, what is so on the asker's own side. Of a trouble with a body or the law no card says where it heads. */
function placeLines(role: PlaceRole, drawn: DrawnCard, { question }: QuestionContext): readonly string[] {
  const { understood, isDistressed, ask, situationTopic, topic } = question
  const isForAdviser = isDistressed && (topic === 'health' || topic === 'law')
  // What many ask about a loss is a thing that is lost or stolen.
  const ofTopic = situationTopic === 'loss' ? 'doing' : PLACE_GROUP_OF[situationTopic ?? topic]
  const group = ask === 'mind' ? 'inner' : ofTopic
  return group === null || isForAdviser || !understood ? [] : [placeLineOf(drawn, group, role)]
}

const isPlaceRole = (sort: string): sort is PlaceRole => (PLACE_ROLES as readonly string[]).includes(sort)

/** The lines of a card for such a matter, of a sort that has any. */
export function matterLines(sort: string, drawn: DrawnCard, context: QuestionContext): readonly string[] {
  if (isPlaceRole(sort)) return placeLines(sort, drawn, context)
  if (sort === 'lean') return matterLeans(drawn, context)
  return sort === 'advise' ? matterAdvice(drawn, context) : []
}

/** What a card stands for, in a few words that state nothing of the asker. */
export const nounOf = (drawn: DrawnCard): string => ownNounOf(drawn) ?? gistOf(drawn).noun

/** Tells whether a line of a card stands in one of the sentences, also behind the name of its place or of its card. */
export function saidFinder(sentences: readonly { readonly text: string }[]): (line: string) => boolean {
  const said = sentences.map(({ text }) => withoutColon(text))
  return (line) => {
    const end = withoutColon(line.slice(ARTICLE))
    return said.some((text) => text.length >= line.length && text.endsWith(end))
  }
}
const ARTICLE = 'The '.length

const PRONOUNS = {
  he: { they: 'he', them: 'him', their: 'his', They: 'He', Their: 'His' },
  she: { they: 'she', them: 'her', their: 'her', They: 'She', Their: 'Her' },
  they: { they: 'they', them: 'them', their: 'their', They: 'They', Their: 'Their' },
} as const

const MATTER = '{matter}'
const ASKED = '{asked}'

/** Those that name the matter if it is known, else those that do not. */
export function withMatter(texts: readonly string[], { matter }: Question): readonly string[] {
  // What repeats the question needs no other name for it.
  if (texts.some((text) => text.includes(ASKED))) return texts
  const fitting = texts.filter((text) => text.includes(MATTER) === (matter !== null))
  return fitting.length > 0 ? fitting : texts.filter((text) => matter !== null || !text.includes(MATTER))
}

/** `[many|one]` is worded for several cards or for one; the other person is he, she or they. */
export function filledPiece(
  text: string,
  { matter, person, pronoun, restated, options }: Question,
  cardCount: number,
  /** Of two options, the one that is nearer to the card. */
  nearer: string | null = null,
): string {
  if (!/[{[]/.test(text)) return text
  const pronouns = PRONOUNS[pronoun ?? person?.pronoun ?? 'they']
  const quoted = (option: string) => `“${optionName(option)}”`
  const [start = null, second = null] = options.map(quoted)
  // At the beginning of a sentence it has a capital.
  const first = start !== null && text.startsWith('{first}') ? `“${capitalised(start.slice(1))}` : start
  const named: Readonly<Record<string, string | null>> = {
    ...{ matter, asked: restated, first, second },
    ...{ nearer: nearer && quoted(nearer), pet: petOf(person) },
  }
  return text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, many: string, one: string) => (cardCount > 1 ? many : one))
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name in named ? (named[name] ?? '') : pronouns[name as keyof typeof pronouns],
    )
}

const PETS = /^(?:dog|cat|horse|rabbit)$/

/** Its sex is seldom known, and “they” would be several. */
const petOf = (person: Question['person']): string =>
  PETS.test(person?.noun ?? '') ? `your ${person!.noun}` : 'your animal'

/** What an asker can do: help it along where it leans well, else what would loosen it. */
export type TurnMood = 'soft' | 'stuck'

// mutate order: a set has no order
const LATER: ReadonlySet<string> = new Set(['months', 'slow', 'not_yet'])

/** Where nothing leans, it depends on whether the card is kind. */
export function turnMoodOf(answer: CardsAnswer): TurnMood {
  switch (answer.kind) {
    case 'event':
    case 'deed':
    case 'outlook':
      return polarityOf(answer.grade) > 0 ? 'soft' : 'stuck'
    case 'worth':
      return answer.grade === 'light' ? 'soft' : 'stuck'
    case 'when':
      return LATER.has(answer.tempo) ? 'stuck' : 'soft'
    default:
      return storyToneOf(answer.carrier) === 'kind' ? 'soft' : 'stuck'
  }
}
