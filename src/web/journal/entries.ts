/** The journal: what a visitor keeps, in this browser only, and as a file of their own. */

export interface StoredEntry {
  readonly id: string
  /** When it was kept: ISO 8601. */
  readonly keptAt: string
  readonly title: string
  /** Empty if nothing was asked. */
  readonly question: string
  /** What the reading said to the question. */
  readonly answer?: string
  readonly text: string
  /** `The Star, reversed`, each with its place. */
  readonly cards: readonly JournalCard[]
  /** Relative to the page's own folder; empty where there is no link, as for the day of a birth. */
  readonly address: string
  readonly note: string
}

export interface JournalCard {
  readonly id: string
  readonly name: string
  readonly isReversed: boolean
  readonly place: string
}

/** The members that a reading provides; the journal adds the others. */
export type EntryDraft = Omit<StoredEntry, 'id' | 'keptAt' | 'note'>

export const newEntry = (draft: EntryDraft, keptAt: string): StoredEntry => ({
  ...draft,
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  keptAt,
  note: '',
})

/** Whether it is kept already: the same reading of the same question. */
export const isSame = (one: EntryDraft, other: EntryDraft): boolean =>
  one.title === other.title &&
  one.question === other.question &&
  one.answer === other.answer &&
  one.text === other.text

const KIND = 'augury journal'

/** The journal as a file. */
export const fileOf = (entries: readonly StoredEntry[]): string =>
  JSON.stringify({ kind: KIND, version: 1, entries }, null, 2)

export interface FileReading {
  readonly entries: readonly StoredEntry[]
  /** Undefined if nothing is wrong with the file. */
  readonly fault: FileFault | undefined
}

export type FileFault =
  | { readonly kind: 'unreadable' | 'other' | 'passphrase' | 'newer' }
  | { readonly kind: 'damaged'; readonly damaged: number; readonly all: number }

export function readFile(text: string): FileReading {
  const found = parsed(text)
  if (found === undefined) return { entries: [], fault: { kind: 'unreadable' } }
  if (found.kind !== KIND || !Array.isArray(found.entries)) return { entries: [], fault: { kind: 'other' } }
  const entries = found.entries.filter(isEntry)
  const damaged = found.entries.length - entries.length
  if (damaged === 0) return { entries, fault: undefined }
  return { entries: [], fault: { kind: 'damaged', damaged, all: found.entries.length } }
}

function parsed(text: string): { kind?: unknown; entries?: unknown } | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : undefined
  } catch {
    return undefined
  }
}

const TEXTS = ['id', 'keptAt', 'title', 'question', 'text', 'address', 'note'] as const

function isEntry(found: unknown): found is StoredEntry {
  if (typeof found !== 'object' || found === null) return false
  const entry = found as Record<keyof StoredEntry, unknown>
  return (
    ['string', 'undefined'].includes(typeof entry.answer) &&
    TEXTS.every((name) => typeof entry[name] === 'string') &&
    !Number.isNaN(Date.parse(entry.keptAt as string)) &&
    Array.isArray(entry.cards) &&
    entry.cards.every(isCard)
  )
}

function isCard(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false
  const { id, name, place, isReversed } = found as Record<keyof JournalCard, unknown>
  return [id, name, place].every((text) => typeof text === 'string') && typeof isReversed === 'boolean'
}

/** The entries of both, the newest first. An entry that both have is taken from the file if it has a note there. */
export function merged(own: readonly StoredEntry[], added: readonly StoredEntry[]): StoredEntry[] {
  const all = new Map(own.map((entry) => [entry.id, entry]))
  for (const entry of added) if (!all.has(entry.id) || entry.note !== '') all.set(entry.id, entry)
  return [...all.values()].toSorted((a, b) => Date.parse(b.keptAt) - Date.parse(a.keptAt))
}
