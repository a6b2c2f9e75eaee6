/**
 * What a question is weighed by: its words, each two in a row, those it opens and ends with, its length, and the signs that tables and guard find in it.
 */
import type { Danger } from './danger.ts'
import type { GraveField } from './graves.ts'
import type { TableSpan, WordSpan } from './pattern-finder.ts'
import type { SortedSpans } from './reader-tables.ts'
import type { ReaderVocabulary, RegisterTable } from './reader-vocabulary.ts'

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly']
const MIN_STEM = 3

/** Crude on purpose: the same in learning and in reading. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** What is no word, as a number or the end of a sentence, has none. */
const NO_STEM = ''
export const stemsOf = (words: readonly string[]): string[] =>
  words.map((word) => (isWord(word) ? stemOf(word) : NO_STEM))

const isWord = (word: string): boolean => /^[a-z]/.test(word) || /^\p{L}/u.test(word)

/** The stems of the words, and of each two in a row. */
export function wordFeatures(stems: readonly string[]): Set<string> {
  const features = new Set<string>()
  let before = NO_STEM
  for (const stem of stems) {
    if (stem !== NO_STEM) features.add(stem)
    if (stem !== NO_STEM && before !== NO_STEM) features.add(`${before} ${stem}`)
    before = stem
  }
  return features
}

/** Of so many words more each, a question is longer. */
const LENGTHS = [4, 7, 10, 14, 20, 30, 45, 70]
const MAX_SENTENCES = 4

/** Where a word stands: how the question and its last sentence open, what the last of several sentences says; and how long it is. */
export function* positionFeatures(
  stems: readonly string[],
  sentences: readonly WordSpan[],
): Generator<string> {
  const all = stems.filter((stem) => stem !== NO_STEM)
  const [first, second] = all
  if (first !== undefined) yield `first: ${first}`
  if (second !== undefined) yield `first: ${first}-${second}`
  const end = sentences.at(-1)
  const last = end === undefined ? [] : stems.slice(end.start, end.end).filter((stem) => stem !== NO_STEM)
  if (last.length > 0) yield `opens: ${last[0]}`
  if (sentences.length > 1) for (const stem of last) yield `last: ${stem}`
  yield sign(`length ${LENGTHS.filter((length) => all.length > length).length}`)
  yield sign(`sentences ${Math.min(MAX_SENTENCES, sentences.length)}`)
}

/** Signs stand in angle brackets, so that none is taken for a word. */
const sign = (name: string): string => `<${name}>`

/** Tables of which it matters that something of them is said at all. */
const SAID: readonly RegisterTable[] = [
  'sorrow',
  'distress',
  'dear',
  'everyday',
  'animal',
  'doubtful',
  'dying',
  'died',
  'sober',
]

type Fields = Pick<ReaderVocabulary, 'graves' | 'topics'>

/** The signs of a question: fields of grave matters and of everyday life, topics, registers, and what the guard suspects. */
export function* signsIn(
  { graves, topics }: Fields,
  found: SortedSpans,
  guarded: Danger | null,
): Generator<string> {
  yield* graveSigns(graves, found.graves)
  for (const { table } of found.topics) yield sign(`topic ${topics[table]!.topic}`)
  for (const name of found.calm) yield sign(`everyday ${name}`)
  for (const name of SAID) if (found.spansOf(`register.${name}`).length > 0) yield sign(name)
  if (guarded !== null) yield sign(`guard ${guarded.grave}`)
  if (guarded?.isCertain === true) yield sign('guard certain')
}

/** Each field by its name; its kind, and how many there are of its strength, for fields that no written question has. */
function* graveSigns(fields: readonly GraveField[], spans: readonly TableSpan[]): Generator<string> {
  const counts = new Map<string, Set<number>>()
  for (const { table } of spans) {
    const { grave, name, strength } = fields[table >> 1]!
    const isCommon = (table & 1) === 1
    yield sign(`${grave}: ${name}${isCommon ? ', common' : ''}`)
    yield sign(`${grave} ${strength === 'weak' || isCommon ? 'hinted' : 'named'}`)
    const group = strength !== 'weak' && isCommon ? 'common' : strength
    counts.set(group, (counts.get(group) ?? new Set()).add(table >> 1))
  }
  for (const [group, { size }] of counts) {
    yield sign(group)
    if (size > 1) yield sign(`two ${group}`)
    if (size > 2) yield sign(`three ${group}`)
  }
}
