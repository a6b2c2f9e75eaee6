/** The task for a spread as a whole: its cards in words, the schema of the answer, and the conversion of the answer to a text. */
import type { Static } from 'typebox'
import { Type } from '../../schema/type.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { MAX_THREADS, type SpreadAsk, type SpreadText } from '../spread-text.ts'
import { cardChecks } from './check-cards.ts'
import { CLOSED, factLines, type Length, type ModelTask, type Passage } from './model-task.ts'

export const CardSentence = Type.Object(
  {
    text: Type.String(),
    cards: Type.Array(Type.String(), { description: 'Ids of the cards it comes from.' }),
  },
  CLOSED,
)

const SPREAD_ANSWER = Type.Object(
  {
    summary: Type.Array(CardSentence),
    threads: Type.Array(CardSentence, { maxItems: MAX_THREADS }),
    act: CardSentence,
  },
  CLOSED,
)
export type SpreadAnswer = Static<typeof SPREAD_ANSWER>

const MAX_OUTPUT_TOKENS = 2000

type Member = keyof SpreadAnswer
const MEMBERS: readonly Member[] = ['summary', 'threads', 'act']

/** Of a thread, the length of each. */
const lengthsFor = ({ spreads }: Words, size: number): Record<Member, Length> => ({
  summary: spreads.summaryLength(size),
  threads: { most: 230 },
  act: { most: 180 },
})

export function spreadTask(words: Words, ask: SpreadAsk): ModelTask<SpreadAnswer, SpreadText> {
  const { cards } = ask
  return {
    name: 'spread',
    words,
    prompt: spreadPrompt(words, ask),
    schema: SPREAD_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: cardChecks(words, cards),
    passagesOf: (answer) => passagesOf(words, textOf(answer), cards),
    mapSentences,
    textOf,
  }
}

export const CARD_SENTENCE_FORM = '{"text":"…","cards":["…"]}'
const FORM = `{"summary":[${CARD_SENTENCE_FORM}],"threads":[${CARD_SENTENCE_FORM}],"act":${CARD_SENTENCE_FORM}}`

/** The cards come in the phrasebook's order, and with its threads: every writer has the same plan. */
export function spreadPrompt(words: Words, { cards, theme }: SpreadAsk): Prompt {
  const { prompts, spreads, names } = words
  const threads = spreads.shownThreads(cards)
  const { summary, act } = spreads.wholeReading(cards, theme)
  const members = prompts.spreads.spreadMembers(summary.map(idsOf), threads.length, idsOf(act).join())
  return prompts.promptOf('spread', {
    knows: prompts.spreads.knows.nothing,
    rules: '',
    form: FORM,
    lengths: prompts.spreads.spreadLengths(lengthsFor(words, cards.length)),
    count: names.numberWord(cards.length),
    theme: prompts.spreads.themeWords(theme),
    facts: factLines(cardChecks(words, cards).facts),
    threads: threads.map((thread) => `- ${prompts.spreads.threadFact(thread)}`).join('\n') || 'none',
    members: MEMBERS.map((member) => `- ${member}: ${members[member]}`).join('\n'),
  })
}

export const idsOf = ({ cards }: { readonly cards: readonly LaidCard[] }) => cards.map(({ card }) => card.id)

function passagesOf(
  words: Words,
  { summary, threads, act }: SpreadText,
  cards: readonly LaidCard[],
): Passage[] {
  const lengths = lengthsFor(words, cards.length)
  const passage = (member: Member, sentences: readonly Sentence[], faults: readonly string[]) => ({
    member,
    name: member,
    sentences,
    length: lengths[member],
    faults,
  })
  const threadIds = words.spreads.shownThreads(cards).map(idsOf)
  const tooMany =
    threads.length > threadIds.length ? [`has ${threads.length} sentences, not ${threadIds.length}`] : []
  return [
    passage('summary', summary, [
      ...skyWordFaults(words, summary),
      ...sourceless(summary),
      ...leftOut(words, summary, cards),
    ]),
    ...threads.map((thread) =>
      passage(
        'threads',
        [thread],
        [...tooMany, ...describes(words, [thread]), ...threadFaults(thread, threadIds)],
      ),
    ),
    passage('act', [act], sourceless([act])),
  ]
}

/** Besides the act a story may give leave or a hint, and no more of them; nothing that comes is certain. */
const MAX_HINTS = 3

export function skyWordFaults({ prose }: Words, sentences: readonly Sentence[]): string[] {
  const hints = sentences.flatMap(({ text }) => [...prose.ordersIn(text), ...prose.dutiesIn(text)])
  // “You'll see” is no forecast.
  const certain = sentences
    .flatMap(({ text }) => prose.certaintiesIn(text))
    .filter((said) => !said.includes("'"))
  return [
    ...(hints.length > MAX_HINTS ? [`gives ${hints.length} instructions besides the act`] : []),
    ...certain.map((said) => `is certain of what comes: “${said}”`),
  ]
}

/** Threads instruct nobody, and nothing is certain. */
export const describes = ({ prose }: Words, sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => [
    ...[...prose.ordersIn(text), ...prose.dutiesIn(text)].map((order) => `gives an instruction: “${order}”`),
    ...prose.certaintiesIn(text).map((said) => `is certain of what comes: “${said}”`),
  ])

export const sourceless = (sentences: readonly Sentence[]): string[] =>
  sentences.filter(({ transits }) => transits.length === 0).map(() => 'names no card in "cards"')

/** So few cards all have to be mentioned. */
const FEW = 4

export function leftOut(
  { cards: names }: Words,
  summary: readonly Sentence[],
  cards: readonly LaidCard[],
): string[] {
  if (cards.length > FEW) return []
  const threadIds = summary.flatMap(({ transits }) => transits)
  return cards
    .filter(({ card }) => !threadIds.includes(card.id))
    .map((laid) => `leaves out ${names.plainName(laid)}`)
}

/** A thread is one of those that were found if its cards are among that one's. */
export function threadFaults({ transits }: Sentence, threadIds: readonly (readonly string[])[]): string[] {
  const isCited = threadIds.some((ids) =>
    transits.length === 0 ? ids.length === 0 : transits.every((id) => ids.includes(id)),
  )
  return isCited ? [] : ['tells of cards that have no listed thread in common']
}

type ActSentence = SpreadAnswer['act']

export const saidSentence = ({ text, cards }: ActSentence): Sentence => ({ text, transits: cards })

const textOf = ({ summary, threads, act }: SpreadAnswer): SpreadText => ({
  summary: summary.map(saidSentence),
  threads: threads.map(saidSentence),
  act: saidSentence(act),
})

function mapSentences(
  { summary, threads, act }: SpreadAnswer,
  change: (sentence: Sentence) => Sentence,
): SpreadAnswer {
  const changed = (said: ActSentence): ActSentence => {
    const { text, transits } = change(saidSentence(said))
    return { text, cards: [...transits] }
  }
  return { summary: summary.map(changed), threads: threads.map(changed), act: changed(act) }
}
