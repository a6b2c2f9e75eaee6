/**
 * Finds questions about ending one's life or being in danger. It knows no language: a vocabulary is passed in. It leans to caution, for a
 * false alarm costs a reading, and a miss can cost more.
 */
import { DANGERS, type Danger, type DangerKind, type DangerVoice } from './danger.ts'
import { type Spelling, speller } from './spelling.ts'

/** Phrases of one field. They are regular expressions over plain words, in which `{name}` stands for a list of words and `~` for up to three words. */
export interface PhraseGroup {
  readonly grave: DangerKind
  readonly voice: DangerVoice
  readonly phrases: readonly string[]
  /** So many different phrases must be found; without it, one is enough. */
  readonly least?: number
  /** One of these must be found as well. */
  readonly needs?: readonly string[]
  /** None of these may be found. */
  readonly unless?: readonly string[]
}

export interface DangerVocabulary {
  readonly spelling: Spelling
  /** By name, the words that `{name}` stands for; later ones may use earlier ones. */
  readonly lists: Readonly<Record<string, string>>
  /** Phrases that only sound like danger. They are taken out first. */
  readonly light: readonly string[]
  readonly groups: readonly PhraseGroup[]
}

export type Guard = (question: string) => Danger | null

const GAP = '(?: [a-z0-9]+){0,3}?'

export function guardWith(vocabulary: DangerVocabulary): Guard {
  const plain = speller(vocabulary.spelling)
  const compile = compiler(vocabulary.lists)
  const light = compile(vocabulary.light, 'g')
  const groups = DANGERS.flatMap((grave) => vocabulary.groups.filter((group) => group.grave === grave)).map(
    (group) => ({ ...group, isFound: finder(group, compile) }),
  )
  return (question) => {
    if (question.trim() === '') return null
    const words = plain(question).replaceAll(light, ' ~')
    const found = groups.find(({ isFound }) => isFound(words))
    return found === undefined ? null : { grave: found.grave, voice: found.voice }
  }
}

type Compile = (phrases: readonly string[], flags?: string) => RegExp

function compiler(lists: Readonly<Record<string, string>>): Compile {
  const expanded = new Map<string, string>()
  const expand = (phrase: string) => phrase.replace(/\{(\w+)\}/g, (_, name: string) => expanded.get(name)!)
  for (const [name, list] of Object.entries(lists)) expanded.set(name, `(?:${expand(list)})`)
  // A phrase begins with the space before it and ends at the space after it.
  return (phrases, flags = '') =>
    RegExp(`(?: (?:${phrases.map((phrase) => expand(phrase).replaceAll('~', GAP)).join('|')})(?= ))`, flags)
}

function finder({ phrases, least = 1, needs, unless }: PhraseGroup, compile: Compile) {
  const each = least === 1 ? [compile(phrases)] : phrases.map((phrase) => compile([phrase]))
  const needed = needs && compile(needs)
  const forbidden = unless && compile(unless)
  return (words: string): boolean =>
    each.filter((phrase) => phrase.test(words)).length >= least &&
    needed?.test(words) !== false &&
    forbidden?.test(words) !== true
}
