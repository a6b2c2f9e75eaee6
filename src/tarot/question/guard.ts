/**
 * Finds questions about ending one's life or being in danger. It knows no language: a vocabulary is passed in. It leans to caution, for a
 * false alarm costs a reading, and a miss can cost more.
 */
import { DANGERS, type Danger, type DangerKind, type DangerVoice } from './danger.ts'
import { commonLinesOf, linesOf, rareLinesOf, type WordLists, wordsOfToken } from './pattern.ts'
import { patternFinderSteps } from './pattern-finder.ts'
import { type Phrase, phraseOf } from './phrase.ts'
import { phraseIndex } from './phrase-index.ts'
import { COMMON_WEIGHT, heaviest, type SignalField } from './score.ts'
import { type Spelling, speller } from './spelling.ts'
import { allAtOnce, type Steps } from './steps.ts'

/** One idea that is enough to find a danger. */
export interface PhraseField {
  /** What the idea is, for the reader of the table. */
  readonly name: string
  readonly grave: DangerKind
  readonly voice: DangerVoice
  /** One phrase in each line: a regular expression over plain words, in which `{name}` stands for a list of words and `~` for up to three words. */
  readonly phrases: string
  /** So many different phrases must be found; without it, one is enough. */
  readonly minCount?: number
  /** One of these must be found as well. */
  readonly needs?: string
  /** None of these may be found. */
  readonly unless?: string
  /** Its phrases are things and moods that occur in everyday matters, too: it counts only where none of those is mentioned. */
  readonly isWeak?: boolean
}

export interface DangerVocabulary {
  readonly spelling: Spelling
  /** By name, the words that `{name}` stands for. */
  readonly lists: WordLists
  /** More of them for the phrases alone: regular expressions, which may use the lists. */
  readonly phraseLists: Readonly<Record<string, string>>
  /** Phrases that only sound like danger. They are taken out first. */
  readonly light: string
  readonly fields: readonly PhraseField[]
  /** More that only sounds like danger, in the notation of the signals. */
  readonly lightSignals: string
  /** Read when no field is found. */
  readonly signals: readonly SignalField[]
}

export type Guard = (question: string) => Danger | null

const GAP = '(?: [a-z0-9]+){0,3}?'

export const guardWith = (vocabulary: DangerVocabulary): Guard => allAtOnce(guardSteps(vocabulary))

export function* guardSteps(vocabulary: DangerVocabulary): Steps<Guard> {
  const { signals, lists } = vocabulary
  const plain = speller(vocabulary.spelling)
  const toPhrases = reader(vocabulary)
  const withoutLight = yield* remover(toPhrases(vocabulary.light), vocabulary.lightSignals, lists)
  const fields = DANGERS.flatMap((grave) => vocabulary.fields.filter((field) => field.grave === grave))
  const phraseLists: Phrase[][] = []
  for (const { phrases, needs = '', unless = '' } of fields) {
    phraseLists.push(...[phrases, needs, unless].map(toPhrases))
    yield
  }
  const inFields = finder(phraseLists)
  yield
  const inSignals = yield* fieldFinder(
    signals.filter(({ weight }) => weight >= 0),
    lists,
  )
  // What speaks against danger may be part of what only sounds like it.
  const against = yield* fieldFinder(
    signals.filter(({ weight }) => weight < 0),
    lists,
  )
  return (question) => {
    if (question.trim() === '') return null
    const text = plain(question)
    const words = withoutLight(text)
    const countOf = inFields(words)
    const everyday = against(text.trim().split(' '))
    const found = fields.find(
      (field, at) =>
        isFound(field, (role, max) => countOf(at * 3 + role, max)) &&
        !(field.isWeak === true && everyday.length > 0),
    )
    if (found !== undefined)
      return { grave: found.grave, voice: found.voice, isCertain: found.isWeak !== true }
    return heaviest([...inSignals(words), ...everyday], DANGERS)
  }
}

/** The three tables of a field, in the order in which they are indexed. */
const [PHRASES, NEEDS, UNLESS] = [0, 1, 2]

const isFound = (
  { minCount = 1, needs, unless }: PhraseField,
  countOf: (role: number, max: number) => number,
): boolean =>
  countOf(PHRASES, minCount) >= minCount &&
  (needs === undefined || countOf(NEEDS, 1) > 0) &&
  (unless === undefined || countOf(UNLESS, 1) === 0)

/** Takes out what only sounds like danger: a sign that no phrase goes across stands in its place. */
function* remover(
  light: readonly Phrase[],
  table: string,
  lists: WordLists,
): Steps<(plain: string) => string[]> {
  yield
  const candidatesIn = phraseIndex([light])
  const { spansIn } = yield* patternFinderSteps([table], lists)
  return (plain: string): string[] => {
    let rest = plain
    for (const { replaceIn } of candidatesIn(new Set(plain.split(' '))).get(0) ?? [])
      rest = replaceIn(rest, ' ~')
    const words = rest.trim().split(' ')
    for (const { start, end } of spansIn(words)) words.fill('~', start, end)
    return words
  }
}

/** A field of which only common lines are found weighs little. */
function* fieldFinder(
  fields: readonly SignalField[],
  lists: WordLists,
): Steps<(words: readonly string[]) => SignalField[]> {
  const tables = fields.flatMap(({ phrases }) => [rareLinesOf(phrases), commonLinesOf(phrases)])
  const { tablesIn } = yield* patternFinderSteps(
    tables.map((lines) => lines.join('\n')),
    lists,
  )
  const faint = fields.map((field) => ({ ...field, weight: Math.min(COMMON_WEIGHT, field.weight) }))
  return (words: readonly string[]): SignalField[] => {
    const numbers = tablesIn(words)
    return fields.flatMap((field, at) =>
      numbers.has(2 * at) ? [field] : numbers.has(2 * at + 1) ? [faint[at]!] : [],
    )
  }
}

/** How many phrases of a list are in the text; it stops at `max`. */
function finder(lists: readonly (readonly Phrase[])[]) {
  const candidatesIn = phraseIndex(lists)
  return (words: readonly string[]) => {
    const candidates = candidatesIn(new Set(words))
    const plain = ` ${words.join(' ')} `
    return (list: number, max: number): number => {
      let found = 0
      for (const { expression } of candidates.get(list) ?? []) {
        if (expression().test(plain)) found += 1
        if (found === max) break
      }
      return found
    }
  }
}

type ToPhrases = (table: string) => Phrase[]

function reader({ lists, phraseLists }: DangerVocabulary): ToPhrases {
  const expanded = new Map<string, string>()
  const expand = (phrase: string) =>
    phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
      const list = expanded.get(name)
      if (list === undefined) throw new Error(`no list of words is named ${name}`)
      return list
    })
  for (const name of Object.keys(lists))
    expanded.set(name, `(?:${wordsOfToken(`{${name}}`, lists).join('|')})`)
  for (const [name, list] of Object.entries(phraseLists)) expanded.set(name, `(?:${expand(list)})`)
  return (table) => linesOf(table).map((phrase) => phraseOf(expand(phrase).replaceAll('~', GAP)))
}
