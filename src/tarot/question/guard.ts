/**
 * Finds questions about ending one's life or being in danger. It knows no language: a vocabulary is passed in. It leans to caution, for a
 * false alarm costs a reading, and a miss can cost more.
 */
import { DANGERS, type Danger, type DangerKind, type DangerVoice } from './danger.ts'
import { type Phrase, phraseOf } from './phrase.ts'
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
  const toPhrases = reader(vocabulary.lists)
  const light = toPhrases(vocabulary.light)
  const groups = DANGERS.flatMap((grave) => vocabulary.groups.filter((group) => group.grave === grave)).map(
    (group) => ({ ...group, isFound: finder(group, toPhrases) }),
  )
  return (question) => {
    if (question.trim() === '') return null
    const text = textOf(withoutLight(plain(question), light))
    const found = groups.find(({ isFound }) => isFound(text))
    return found === undefined ? null : { grave: found.grave, voice: found.voice }
  }
}

interface Text {
  readonly plain: string
  readonly words: ReadonlySet<string>
}

const textOf = (plain: string): Text => ({ plain, words: new Set(plain.split(' ')) })

function withoutLight(plain: string, light: readonly Phrase[]): string {
  const { words } = textOf(plain)
  let rest = plain
  for (const { isPossible, expression } of light)
    if (isPossible(words)) rest = rest.replaceAll(RegExp(expression(), 'g'), ' ~')
  return rest
}

type ToPhrases = (phrases: readonly string[]) => Phrase[]

function reader(lists: Readonly<Record<string, string>>): ToPhrases {
  const expanded = new Map<string, string>()
  const expand = (phrase: string) => phrase.replace(/\{(\w+)\}/g, (_, name: string) => expanded.get(name)!)
  for (const [name, list] of Object.entries(lists)) expanded.set(name, `(?:${expand(list)})`)
  return (phrases) => phrases.map((phrase) => phraseOf(expand(phrase).replaceAll('~', GAP)))
}

function finder({ phrases, least = 1, needs, unless }: PhraseGroup, toPhrases: ToPhrases) {
  const all = toPhrases(phrases)
  const needed = needs && toPhrases(needs)
  const forbidden = unless && toPhrases(unless)
  return (text: Text): boolean => {
    let found = 0
    for (const phrase of all) {
      if (isIn(phrase, text)) found += 1
      if (found === least) break
    }
    return (
      found >= least &&
      (needed?.some((phrase) => isIn(phrase, text)) ?? true) &&
      !forbidden?.some((phrase) => isIn(phrase, text))
    )
  }
}

const isIn = ({ isPossible, expression }: Phrase, { plain, words }: Text): boolean =>
  isPossible(words) && expression().test(plain)
