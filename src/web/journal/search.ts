/** Looking for entries, and the journal by its dates. */
import { localDate, ownZone } from '../parts/dates.ts'
import type { StoredEntry } from './entries.ts'

/** Accents and cases are the same letter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** By the whole name of a card: the entries with that card. Otherwise every word that is looked for begins a word of the entry: of its date, title, question, answer, text, note or cards. */
export function foundEntries(
  entries: readonly StoredEntry[],
  searched: string,
  dateOf: (entry: StoredEntry) => string,
): readonly StoredEntry[] {
  const words = wordsIn(searched)
  if (words.length === 0) return entries
  const withCard = entries.filter(({ cards }) =>
    cards.some(({ name }) => plain(name) === plain(searched.trim())),
  )
  if (withCard.length > 0) return withCard
  return entries.filter((entry) => {
    const { title, question, answer = '', text, note, cards } = entry
    const names = cards.map(({ name }) => name)
    // mutate order: words are found wherever they stand
    const entryWords = wordsIn([dateOf(entry), title, question, answer, text, note, ...names].join(' '))
    return words.every((word) => entryWords.some((other) => isMeant(word, other)))
  })
}

/** A number is meant whole: 2 March is not in every year from 2000 on. */
const isMeant = (searched: string, word: string): boolean =>
  /^\p{N}+$/u.test(searched) ? word === searched : word.startsWith(searched)

/** The date on which it was kept, where the visitor is. */
export const dayOfEntry = ({ keptAt }: StoredEntry, timeZone = ownZone()): string =>
  localDate(Date.parse(keptAt), timeZone)

export interface JournalMonth {
  /** `2026-11` */
  readonly month: string
  readonly entries: readonly StoredEntry[]
}

/** The newest month first. */
export const journalMonths = (entries: readonly StoredEntry[], timeZone = ownZone()): JournalMonth[] =>
  [...Map.groupBy(entries, (entry) => dayOfEntry(entry, timeZone).slice(0, 7))]
    .map(([month, ofMonth]) => ({ month, entries: ofMonth }))
    // mutate constant 2: what is sorted by it asks for its sign
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))

/** What was kept on this date in earlier years. What was kept on 29 February comes on the 28th where there is none. */
export function onThisDay(
  entries: readonly StoredEntry[],
  today: string,
  timeZone = ownZone(),
): readonly StoredEntry[] {
  const [year, monthAndDay] = [today.slice(0, 4), today.slice(5)]
  const isLeap = new Date(`${year}-02-29T12:00:00Z`).getUTCDate() === 29
  const days = monthAndDay === '02-28' && !isLeap ? ['02-28', '02-29'] : [monthAndDay]
  return entries.filter((entry) => {
    const day = dayOfEntry(entry, timeZone)
    return day.slice(0, 4) < year && days.includes(day.slice(5))
  })
}

/** How many years ago an entry was kept. */
export const yearsSince = (entry: StoredEntry, today: string, timeZone = ownZone()): number =>
  Number(today.slice(0, 4)) - Number(dayOfEntry(entry, timeZone).slice(0, 4))
