/** The task for a spread with a question: the question fenced as data, the plan of its answer, and the checks of what a model makes of both. */
import type { Static } from 'typebox'
import { Type } from '../../schema/type.ts'
import { type AnsweredReading, isByRule } from '../../words/answers.ts'
import type { Prompt } from '../../words/prompts.ts'
import { lengthOf } from '../../words/text-measure.ts'
import type { Words } from '../../words/words.ts'
import { type AnsweredSpreadAsk, type AnsweredSpreadText, interleaved } from '../answered-spread.ts'
import { cardSentence } from '../phrasebook/spread.ts'
import type { Sentence } from '../sentence.ts'
import { MAX_THREADS } from '../spread-text.ts'
import { cardChecks } from './check-cards.ts'
import { CLOSED, factLines, type Length, type ModelTask, type Passage } from './model-task.ts'
import {
  CARD_SENTENCE_FORM,
  CardSentence,
  describes,
  idsOf,
  leftOut,
  saidSentence,
  skyWordFaults,
  sourceless,
  threadFaults,
} from './spread-task.ts'

const QUESTIONED_SPREAD_ANSWER = Type.Object(
  {
    answer: Type.Array(CardSentence),
    summary: Type.Array(CardSentence),
    threads: Type.Array(CardSentence, { maxItems: MAX_THREADS }),
  },
  CLOSED,
)
type QuestionedSpreadAnswer = Static<typeof QUESTIONED_SPREAD_ANSWER>
type Member = keyof QuestionedSpreadAnswer

const MAX_OUTPUT_TOKENS = 2200
const MEMBERS: readonly Member[] = ['answer', 'summary', 'threads']
const FORM = `{"answer":[${CARD_SENTENCE_FORM}],"summary":[${CARD_SENTENCE_FORM}],"threads":[${CARD_SENTENCE_FORM}]}`

export function answerTask(
  words: Words,
  ask: AnsweredSpreadAsk,
): ModelTask<QuestionedSpreadAnswer, AnsweredSpreadText> {
  const { cards, theme, context } = ask
  const own = words.answers.answeredReading(context, cards, theme)
  return {
    name: 'answered_spread',
    words,
    prompt: answerPrompt(words, ask, own),
    schema: QUESTIONED_SPREAD_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: cardChecks(words, cards),
    passagesOf: (said) => passagesOf(words, said, ask, own),
    mapSentences,
    textOf: ({ answer, summary, threads }) => ({
      answer: interleaved(own.answer, answer.map(saidSentence)) ?? own.answer.map(cardSentence),
      summary: summary.map(saidSentence),
      threads: threads.map(saidSentence),
      act: cardSentence(own.act),
    }),
  }
}

/** Of the model's sentences together. The instructions have no other figure, so that they are the same for every question. */
const MAX_OWN_LENGTH = 300

/** Sentences that are printed unchanged count towards the length. */
function roomIn({ answers }: Words, own: AnsweredReading): number {
  const taken = own.answer.filter(isByRule).reduce((sum, { text }) => sum + lengthOf(text) + 1, 0)
  return Math.min(MAX_OWN_LENGTH, answers.maxLength - taken)
}

const lengthsFor = (
  { spreads }: Words,
  { cards }: AnsweredSpreadAsk,
  room = MAX_OWN_LENGTH,
): Record<Member, Length> => ({
  answer: { most: room },
  summary: { most: spreads.summaryLength(cards.length).most },
  threads: { most: 230 },
})

const countOf = (own: AnsweredReading) => own.answer.filter((sentence) => !isByRule(sentence)).length

export function answerPrompt(words: Words, ask: AnsweredSpreadAsk, own: AnsweredReading): Prompt {
  const { cards, theme, context, questionText } = ask
  const { prompts, spreads, names } = words
  const { question: asking } = prompts.spreads
  const threads = spreads.shownThreads(cards)
  const members = asking.answeredMembers(
    { count: countOf(own), most: roomIn(words, own) },
    own.summary.map(idsOf),
    threads.length,
  )
  const question = prompts.promptOf('question', {
    question: asking.fenced(questionText),
    read: asking.readWords(context.question),
    named: asking.namedWords(context.question),
    sentences: own.answer.map((each, at) => `${at + 1}. ${asking.answerSentence(each)}`).join('\n'),
  })
  const spread = prompts.promptOf('spread', {
    knows: prompts.spreads.knows.question,
    rules: `${question.instructions}\n\n`,
    form: FORM,
    lengths: asking.answeredLengths(lengthsFor(words, ask)),
    count: names.numberWord(cards.length),
    theme: prompts.spreads.themeWords(theme),
    facts: factLines(cardChecks(words, cards).facts),
    threads: threads.map((thread) => `- ${prompts.spreads.threadFact(thread)}`).join('\n') || 'none',
    members: MEMBERS.map((member) => `- ${member}: ${members[member]}`).join('\n'),
  })
  return { instructions: spread.instructions, task: `${question.task}\n\n${spread.task}` }
}

function passagesOf(
  words: Words,
  said: QuestionedSpreadAnswer,
  ask: AnsweredSpreadAsk,
  own: AnsweredReading,
): Passage[] {
  const { cards } = ask
  const lengths = lengthsFor(words, ask, roomIn(words, own))
  const [answer, summary, threads] = MEMBERS.map((member) => said[member].map(saidSentence)) as [
    Sentence[],
    Sentence[],
    Sentence[],
  ]
  const { sentenceFaults, storyFaults } = words.answers
  const passage = (member: Member, sentences: readonly Sentence[], faults: readonly string[]): Passage => {
    const rules = member === 'answer' ? sentenceFaults : storyFaults
    const found = sentences.flatMap(({ text }) => [
      ...rules(withoutPlaces(text, ask)),
      ...words.prose.languageFaults(text),
      ...questionFaults(words, text, ask, own),
    ])
    return { member, name: member, sentences, length: lengths[member], faults: [...faults, ...found] }
  }
  const threadIds = words.spreads.shownThreads(cards).map(idsOf)
  const count = countOf(own)
  const counted = answer.length === count ? [] : [`has ${answer.length} sentences, not ${count}`]
  return [
    passage('answer', answer, counted),
    passage('summary', summary, [
      ...skyWordFaults(words, summary),
      ...sourceless(summary),
      ...leftOut(words, [...own.answer.map(cardSentence), ...answer, ...summary], cards),
      ...(summary.length === 0 ? ['is empty'] : []),
    ]),
    ...threads.map((thread) =>
      passage(
        'threads',
        [thread],
        [
          ...(threads.length > threadIds.length ? [`has more than ${threadIds.length} sentences`] : []),
          ...describes(words, [thread]),
          ...threadFaults(thread, threadIds),
        ],
      ),
    ),
  ]
}

/** Places of ours may be called like months and days. */
const withoutPlaces = (text: string, { cards }: AnsweredSpreadAsk): string =>
  cards.reduce((rest, { place }) => (place === undefined ? rest : rest.replaceAll(place, 'then')), text)

/** Whether a sentence jars with the question, or repeats its words. */
function questionFaults(
  { answers, prompts }: Words,
  text: string,
  { context, questionText }: AnsweredSpreadAsk,
  own: AnsweredReading,
): string[] {
  // The names of ways are the asker's words.
  const ours = [...own.answer.filter(({ role }) => role !== 'way'), ...own.summary, ...own.threads]
  const known = [
    ...ours.map((sentence) => sentence.text),
    prompts.spreads.question.namedWords(context.question),
  ]
  return [
    ...(answers.isFitting(context, text) ? [] : ['does not fit the topic of the question']),
    ...answers.echoesIn(text, questionText, known).map((word) => `repeats a word of the question: “${word}”`),
  ]
}

function mapSentences(
  { answer, summary, threads }: QuestionedSpreadAnswer,
  change: (sentence: Sentence) => Sentence,
): QuestionedSpreadAnswer {
  const changed = (said: QuestionedSpreadAnswer['answer'][number]) => {
    const { text, transits } = change(saidSentence(said))
    return { text, cards: [...transits] }
  }
  return { answer: answer.map(changed), summary: summary.map(changed), threads: threads.map(changed) }
}
