/** The prompt for a question and its answer. The asker's words stand in the fence alone; everything else is in words of our own. */
import type { Question, QuestionForm } from '../../tarot/question/question.ts'
import type { AnswerRole, AnswerSentence } from '../answers.ts'
import type { QuestionPrompts } from '../prompts.ts'
import { lengthWords } from './prompt-words.ts'
import { proseFaults } from './prose-rules.ts'
import { spreadFactMembers } from './spread-facts.ts'

export const KNOWS = {
  nothing: 'You do not know their question.',
  question: 'You know their question, and who asks is a stranger to you.',
}

/** What could end the fence, begin a line of its own, or cannot be seen. */
const UNFENCED = /[\p{C}\p{Z}<>{}[\]`\\|~^*_#=]+/gu

/** Compatibility forms first: a wide `＜` is a `<`. */
const fenced = (question: string): string => question.normalize('NFKC').replace(UNFENCED, ' ').trim()

const FORMS: Readonly<Record<QuestionForm, string>> = {
  yes_no: 'whether something is so',
  choice: 'what to choose',
  when: 'when something comes',
  why: 'why something is so',
  how: 'how something goes or is done',
  who: 'who somebody is',
  what: 'what something is, or what to do',
  open: 'nothing in particular; it tells of a matter',
}

const ABOUTS = {
  self: 'the asker’s own',
  us: 'one between the asker and another person',
  other: 'somebody else’s',
} as const

const readWords = ({ form, topic, about }: Question): string =>
  `it asks ${FORMS[form]}; the topic is ${topic}; the matter is ${ABOUTS[about]}`

const namedWords = ({ matter, person }: Question): string =>
  [matter, person?.noun].filter((each) => each != null && isWelcome(each)).join(', ') || 'nothing'

/** Some that our vocabulary knows are not for a model to speak of. */
const isWelcome = (noun: string): boolean => proseFaults(`It is ${noun}.`).length === 0

const TELLS: Readonly<Record<Exclude<AnswerRole, 'verdict' | 'way'>, string>> = {
  matter: 'the matter that was asked about, and how it is to be in it',
  card: 'what it comes from',
  step: 'what the person can do, without a promise',
}

function answerSentence({ role, text, cards }: AnswerSentence): string {
  const ids = cards.map(({ card }) => card.id).join(', ')
  // The name of a way is the asker's.
  if (role === 'way') return `printed as it stands: one of the ways, by its cards (${ids})`
  if (role === 'verdict') return `printed as it stands: ${text}`
  return `yours: ${TELLS[role]}${ids && ` (${ids})`}`
}

const COUNTS = ['no sentence', 'one sentence', 'two sentences', 'three sentences']

export const QUESTION_PROMPTS: QuestionPrompts = {
  fenced,
  readWords,
  namedWords,
  answerSentence,
  answeredMembers: ({ count, most }, parts, threads) => ({
    answer: `${COUNTS[count]}: those of the answer that are yours, in their order; at most ${most} characters in all`,
    summary: spreadFactMembers(parts, threads, '').summary.replace(/; the act.*$/, ''),
    threads: spreadFactMembers(parts, threads, '').threads,
  }),
  answeredLengths: (lengths) =>
    [
      lengthWords('answer', lengths.answer, 'your sentences alone'),
      lengthWords('summary', lengths.summary, 'a sentence or two for each card'),
      lengthWords('threads, each', lengths.threads, 'one sentence, or two short ones'),
    ].join('\n'),
}
