/** What a model's text does against the rules: plain English prose of the asked length, nothing of the prompt, nothing unsafe. */
import { remembered } from '../../sky/remembered.ts'
import { lengthOf, proseFaults, wordsOf } from '../../words/en/prose-rules.ts'
import { prose } from '../writer.ts'
import type { Passage } from './assignment.ts'
import type { Fact } from './facts.ts'

export function textFaults(
  { sentences, length }: Passage,
  facts: readonly Fact[],
  instructions: string,
): string[] {
  const text = prose(sentences)
  return [
    ...lengthFaults(lengthOf(text), length),
    ...plainFaults(text),
    ...echoFaults(text, facts, instructions),
    ...languageFaults(text),
    ...proseFaults(text),
  ]
}

function lengthFaults(length: number, { least, most }: Passage['length']): string[] {
  return length < least || length > most ? [`has ${length} characters, not ${least} to ${most}`] : []
}

/** Letters, figures and the marks of plain prose. No control characters, markup, links, emoji or other scripts. */
const PLAIN = /^[A-Za-zÀ-ɏ0-9 ,.;:?'-]*$/
const NOT_PROSE = [
  {
    pattern: /[.,;:?](?![\s']|$)(?<!\d[:.,](?=\d))/,
    fault: 'has a mark without a space after it, like a link',
  },
  { pattern: /^\s*(?:\d+[.)]|[-•])\s/, fault: 'begins like a list' },
  { pattern: /\bhttps?\b|\bwww\b/i, fault: 'has a link' },
]

function plainFaults(text: string): string[] {
  if (!PLAIN.test(text)) return ['is not plain text']
  return NOT_PROSE.filter(({ pattern }) => pattern.test(text)).map(({ fault }) => fault)
}

const MACHINE_TALK =
  /\b(?:as an ai|language model|ai assistant|json|the prompt|these instructions|transits?|the reader's)\b|^(?:certainly|sure|of course|here is|here's|i cannot|i can't|i'm sorry)\b/i
/** This many words in a row that are also in our instructions are no chance. */
const ECHO_WORDS = 6

function echoFaults(text: string, facts: readonly Fact[], instructions: string): string[] {
  const faults: string[] = []
  const talk = MACHINE_TALK.exec(text)
  if (talk) faults.push(`speaks of its task: “${talk[0]}”`)
  if (facts.some(({ id }) => text.toLowerCase().includes(id)))
    faults.push('has the id of a fact in its prose')
  const known = runsOfInstructions(instructions)
  if ([...runsOf(text)].some((run) => known.has(run))) faults.push('repeats the instructions')
  return faults
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(ECHO_WORDS - 1).map((_, at) => words.slice(at, at + ECHO_WORDS).join(' ')))
}

/** They differ by style only. */
const runsOfInstructions = remembered(8, runsOf)

const wordList = (words: string) => new Set(words.split(/\s+/))

/** Small words that an English sentence can hardly do without, and that its neighbours do not have. */
const ENGLISH = wordList(
  `the and of to is it with for that you your on at what before are not be this can one will from by let when but
  has have where who out up its than then there they their into over under after through only more some any if
  keep give take make leave say ask how which while until about again all another back both down each every first
  here just last like little long most much near need never next off other own put same see small someone still
  such tell them thing things those time too two turn want way well without work write as in`,
)
/** Small words of Spanish, French, Italian, Portuguese, German, Dutch and the Nordic languages that English has not. */
const FOREIGN = wordList(
  `la el los las que una un por para e o del y tu su le les des du est et dans pour avec qui il lo gli che di sono una
  um uma os com sua seu der das und ist nicht ein eine mit für auf dich dir sie het een en je niet voor og och att
  det som inte är på`,
)

/** Fewer say nothing about their language. */
const WORDS_TO_JUDGE = 6

function languageFaults(text: string): string[] {
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  return words.length >= WORDS_TO_JUDGE && english <= foreign ? ['is not English'] : []
}
