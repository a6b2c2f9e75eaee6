/** The assignment for a spread as a whole: its cards in words, the schema of the answer, and the conversion of the answer to a text. */
import type { Static } from 'typebox'
import { Type } from '../../schema/type.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { plainName } from '../../words/en/deck.ts'
import { certaintiesIn, dutiesIn, ordersIn } from '../../words/en/instructions.ts'
import { type Prompt, promptOf } from '../../words/en/prompts.ts'
import { spreadLengths, spreadMembers, themeWords, threadFact } from '../../words/en/spread-facts.ts'
import { summaryLength, threadsToTell, wholeReading } from '../../words/en/spread-reading.ts'
import { numberWord } from '../../words/en/threads.ts'
import type { Sentence } from '../sentence.ts'
import { MOST_THREADS, type SpreadAsk, type SpreadText } from '../spread-text.ts'
import { type Assignment, CLOSED, type Length, listed, type Passage } from './assignment.ts'
import { cardChecks } from './check-cards.ts'

const CardSentence = Type.Object(
  {
    text: Type.String(),
    cards: Type.Array(Type.String(), { description: 'Ids of the cards it comes from.' }),
  },
  CLOSED,
)

const SPREAD_ANSWER = Type.Object(
  {
    summary: Type.Array(CardSentence),
    threads: Type.Array(CardSentence, { maxItems: MOST_THREADS }),
    act: CardSentence,
  },
  CLOSED,
)
export type SpreadAnswer = Static<typeof SPREAD_ANSWER>

const MAX_OUTPUT_TOKENS = 2000

type Member = keyof SpreadAnswer
const MEMBERS: readonly Member[] = ['summary', 'threads', 'act']

/** Of a thread, the length of each. */
const lengthsFor = (size: number): Record<Member, Length> => ({
  summary: summaryLength(size),
  threads: { most: 230 },
  act: { most: 180 },
})

export function spreadAssignment(ask: SpreadAsk): Assignment<SpreadAnswer, SpreadText> {
  const { cards } = ask
  return {
    name: 'spread',
    prompt: spreadPrompt(ask),
    schema: SPREAD_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: cardChecks(cards),
    passagesOf: (answer) => passagesOf(textOf(answer), cards),
    mapSentences,
    textOf,
  }
}

const SENTENCE_FORM = '{"text":"…","cards":["…"]}'
const FORM = `{"summary":[${SENTENCE_FORM}],"threads":[${SENTENCE_FORM}],"act":${SENTENCE_FORM}}`

/** The cards are told in the phrasebook's order, and with its threads: every writer has the same plan. */
export function spreadPrompt({ cards, theme }: SpreadAsk): Prompt {
  const threads = threadsToTell(cards)
  const { summary, act } = wholeReading(cards, theme)
  const members = spreadMembers(summary.map(idsOf), threads.length, idsOf(act).join())
  return promptOf('spread', {
    form: FORM,
    lengths: spreadLengths(lengthsFor(cards.length)),
    count: numberWord(cards.length),
    theme: themeWords(theme),
    facts: listed(cardChecks(cards).facts),
    threads: threads.map((thread) => `- ${threadFact(thread)}`).join('\n') || 'none',
    members: MEMBERS.map((member) => `- ${member}: ${members[member]}`).join('\n'),
  })
}

const idsOf = ({ cards }: { readonly cards: readonly LaidCard[] }) => cards.map(({ card }) => card.id)

function passagesOf({ summary, threads, act }: SpreadText, cards: readonly LaidCard[]): Passage[] {
  const lengths = lengthsFor(cards.length)
  const passage = (member: Member, sentences: readonly Sentence[], faults: readonly string[]) => ({
    member,
    name: member,
    sentences,
    length: lengths[member],
    faults,
  })
  const told = threadsToTell(cards).map(idsOf)
  const tooMany = threads.length > told.length ? [`has ${threads.length} sentences, not ${told.length}`] : []
  return [
    passage('summary', summary, [...describes(summary), ...sourceless(summary), ...leftOut(summary, cards)]),
    ...threads.map((thread) =>
      passage('threads', [thread], [...tooMany, ...describes([thread]), ...threadFaults(thread, told)]),
    ),
    passage('act', [act], sourceless([act])),
  ]
}

/** Only the act instructs, and nothing is certain. */
const describes = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => [
    ...[...ordersIn(text), ...dutiesIn(text)].map((words) => `gives an instruction: “${words}”`),
    ...certaintiesIn(text).map((words) => `is certain of what comes: “${words}”`),
  ])

const sourceless = (sentences: readonly Sentence[]): string[] =>
  sentences.filter(({ transits }) => transits.length === 0).map(() => 'names no card in "cards"')

/** So few cards are all told. */
const FEW = 4

function leftOut(summary: readonly Sentence[], cards: readonly LaidCard[]): string[] {
  if (cards.length > FEW) return []
  const told = summary.flatMap(({ transits }) => transits)
  return cards.filter(({ card }) => !told.includes(card.id)).map((laid) => `leaves out ${plainName(laid)}`)
}

/** A thread is one of those that were found if its cards are among that one's. */
function threadFaults({ transits }: Sentence, told: readonly (readonly string[])[]): string[] {
  const isTold = told.some((ids) =>
    transits.length === 0 ? ids.length === 0 : transits.every((id) => ids.includes(id)),
  )
  return isTold ? [] : ['tells of cards that have no listed thread in common']
}

type Said = SpreadAnswer['act']

const sentenceOf = ({ text, cards }: Said): Sentence => ({ text, transits: cards })

const textOf = ({ summary, threads, act }: SpreadAnswer): SpreadText => ({
  summary: summary.map(sentenceOf),
  threads: threads.map(sentenceOf),
  act: sentenceOf(act),
})

function mapSentences(
  { summary, threads, act }: SpreadAnswer,
  change: (sentence: Sentence) => Sentence,
): SpreadAnswer {
  const changed = (said: Said): Said => {
    const { text, transits } = change(sentenceOf(said))
    return { text, cards: [...transits] }
  }
  return { summary: summary.map(changed), threads: threads.map(changed), act: changed(act) }
}
