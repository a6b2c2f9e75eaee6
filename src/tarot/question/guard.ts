/**
 * Finds questions about ending one's life or being in danger. It knows no language: a vocabulary is passed in. It leans to caution, for a
 * false alarm costs a reading, and a miss can cost more.
 */
import { DANGERS, type Danger, type DangerKind, type DangerVoice } from './danger.ts'
import { commonLinesOf, linesOf, rareLinesOf, type WordLists, wordsOfToken } from './pattern.ts'
import { patternFinderSteps, type WordSpan } from './pattern-finder.ts'
import { type Phrase, phraseOf } from './phrase.ts'
import { COMMON_WEIGHT, heaviest, type SignalField } from './score.ts'
import { type Spelling, speller } from './spelling.ts'
import { allAtOnce, type Steps } from './steps.ts'

/** One idea that is enough to find a danger. */
export interface PhraseField {
  /** A name for the idea, for people who read the table. */
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
  const { lists } = vocabulary
  const plain = speller(vocabulary.spelling)
  const toPhrases = reader(vocabulary)
  const fields = DANGERS.flatMap((grave) => vocabulary.fields.filter((field) => field.grave === grave))
  const phraseLists = [toPhrases(vocabulary.light)]
  for (const { phrases, needs = '', unless = '' } of fields) {
    phraseLists.push(...[phrases, needs, unless].map(toPhrases))
    yield
  }
  const phrases = phraseTables(phraseLists)
  const signals = signalTables(vocabulary.signals)
  const [lightTable, firstSignal] = [phrases.tables.length, phrases.tables.length + 1]
  const { spansIn } = yield* patternFinderSteps(
    [...phrases.tables, vocabulary.lightSignals, ...signals.tables],
    lists,
  )
  const search = (words: readonly string[]): GuardFindings => {
    const spans = spansIn(words)
    const tables = spans.map(({ table }) => table)
    return {
      words,
      phrases: phrases.possible(tables),
      light: spans.filter(({ table }) => table === lightTable),
      signals: signals.found(
        tables.filter((table) => table >= firstSignal).map((table) => table - firstSignal),
      ),
    }
  }
  return (question) => {
    if (question.trim() === '') return null
    const whole = search(plain(question).trim().split(' '))
    // What speaks against danger may be part of what only sounds like it.
    const everyday = whole.signals.filter(({ weight }) => weight < 0)
    const rest = withoutLight(whole, search)
    const countOf = phraseCounter(rest)
    const found = fields.find(
      (field, at) =>
        isFound(field, (role, max) => countOf(FIRST_FIELD + at * 3 + role, max)) &&
        !(field.isWeak === true && everyday.length > 0),
    )
    const told = found && { grave: found.grave, voice: found.voice, isCertain: found.isWeak !== true }
    if (told?.isCertain === true) return told
    const signalled = heaviest([...rest.signals.filter(({ weight }) => weight >= 0), ...everyday], DANGERS)
    if (told === undefined) return signalled
    // A certain sign makes what weak phrases suggest certain; a child they speak of stays one.
    if (signalled?.isCertain !== true) return told
    return told.grave === 'minor' ? { ...told, isCertain: true } : signalled
  }
}

/** What is found in some words. */
interface GuardFindings {
  readonly words: readonly string[]
  /** By the number of their list, the phrases of which all needed words are there. */
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>
  /** What only sounds like danger, in the notation of the signals. */
  readonly light: readonly WordSpan[]
  readonly signals: readonly SignalField[]
}

/** The phrases that only sound like danger are the first list. */
const [LIGHT, FIRST_FIELD] = [0, 1]

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
function withoutLight(
  found: GuardFindings,
  search: (words: readonly string[]) => GuardFindings,
): GuardFindings {
  const plain = textOf(found.words)
  let rest = plain
  for (const { replaceIn } of found.phrases.get(LIGHT) ?? []) rest = replaceIn(rest, TAKEN_OUT)
  const left = rest === plain ? found : search(rest.trim().split(' '))
  if (left.light.length === 0) return left
  const words = [...left.words]
  for (const { start, end } of left.light) words.fill('~', start, end)
  return search(words)
}

const TAKEN_OUT = ' ~'

const textOf = (words: readonly string[]): string => ` ${words.join(' ')} `

/** How many phrases of a list are in the words; it stops at `max`. */
function phraseCounter({ words, phrases }: GuardFindings) {
  const plain = textOf(words)
  return (list: number, max: number): number => {
    let found = 0
    for (const { expression } of phrases.get(list) ?? []) {
      if (expression().test(plain)) found += 1
      if (found === max) break
    }
    return found
  }
}

/** Each phrase is a table of the finder by the words it needs. */
function phraseTables(lists: readonly (readonly Phrase[])[]) {
  const all = lists.flatMap((phrases, list) => phrases.map((phrase) => ({ phrase, list })))
  // Those that need no word for sure are always possible.
  const always = [...all.keys()].filter((at) => all[at]!.phrase.needed.length === 0)
  return {
    tables: all.map(({ phrase }) => phrase.needed),
    possible: (tables: readonly number[]): ReadonlyMap<number, readonly Phrase[]> => {
      const found = tables.filter((table) => table < all.length)
      const inOrder = [...always, ...found].sort((one, other) => one - other).map((at) => all[at]!)
      const byList = new Map<number, Phrase[]>()
      for (const { phrase, list } of inOrder) {
        const others = byList.get(list)
        if (others === undefined) byList.set(list, [phrase])
        else others.push(phrase)
      }
      return byList
    },
  }
}

/** Of the two tables of a field the second. */
const isCommon = (table: number): boolean => (table & 1) === 1

/** A field of which only common lines are found weighs little; what speaks against danger is as strong as ever. */
function signalTables(fields: readonly SignalField[]) {
  const faint = fields.map((field) => ({
    ...field,
    weight: Math.min(COMMON_WEIGHT, field.weight),
    isFaint: true as const,
  }))
  return {
    tables: fields.flatMap(({ phrases }) =>
      [rareLinesOf(phrases), commonLinesOf(phrases)].map((lines) => lines.join('\n')),
    ),
    /** In the order of the fields. */
    found: (tables: readonly number[]): SignalField[] => {
      const inOrder = [...new Set(tables)].sort((one, other) => one - other)
      const rare = new Set(inOrder.filter((table) => !isCommon(table)))
      return inOrder
        .filter((table) => !(isCommon(table) && rare.has(table - 1)))
        .map((table) => (isCommon(table) ? faint : fields)[table >> 1]!)
    },
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
