/** What a reader of a year would notice: how soon a text comes back, and whether what it says is so. */

import { positionsAt } from '../../src/sky/ephemeris.ts'
import { untilWords } from '../../src/words/en/until.ts'
import { wordsOf } from '../../src/words/text-measure.ts'
import type { DailyPlan } from '../../src/writer/plan/daily-plan.ts'
import { MAX_WORN_OUT, wornOutIn } from '../../test/worn-out.ts'
import { percent, type Row, type Sentences } from './figures.ts'

const HOUR_MS = 3_600_000

const WEEK = 7

/** The first day after a week in which, on average over the readers, half of the sentences had been seen before. */
export function halfSeenAfter(readers: readonly (readonly Sentences[])[]): number {
  const shares = readers.map((days) => {
    const seen = new Set<string>()
    return days.map((sentences) => {
      const known = sentences.filter((sentence) => seen.has(sentence)).length
      for (const sentence of sentences) seen.add(sentence)
      return known / sentences.length
    })
  })
  const ofDay = shares[0]!.map((_, day) => shares.reduce((sum, own) => sum + own[day]!, 0) / readers.length)
  const mean = (day: number) => ofDay.slice(day - WEEK, day).reduce((sum, share) => sum + share, 0) / WEEK
  const found = ofDay.findIndex((_, day) => day >= WEEK && mean(day) >= 0.5)
  return found < 0 ? ofDay.length : found
}

/** The days, over all readers, on which a text is repeated that was used at most so many days before. */
export function timesAgain(readers: readonly (readonly Sentences[])[], window: number): number {
  let again = 0
  for (const days of readers) {
    const last = new Map<string, number>()
    for (const [day, sentences] of days.entries()) {
      if (sentences.some((sentence) => day - (last.get(sentence) ?? -Infinity) <= window)) again++
      for (const sentence of sentences) last.set(sentence, day)
    }
  }
  return again
}

/** Texts that begin, or end, with the same five words as one of the 30 days before. */
export function edgesAgain(readers: readonly (readonly Sentences[])[]): { begin: number; end: number } {
  const edges = (from: number, to?: number) =>
    readers.map((days) =>
      days.map((sentences) => [wordsOf(sentences.join(' ')).slice(from, to).join(' ')] as Sentences),
    )
  return { begin: timesAgain(edges(0, 5), 30), end: timesAgain(edges(-5), 30) }
}

export const different = (days: readonly Sentences[]): number =>
  new Set(days.map((sentences) => sentences.join(' '))).size

const ANGLES: Readonly<Record<string, number>> = {
  conjunction: 0,
  semisextile: 30,
  semisquare: 45,
  sextile: 60,
  square: 90,
  trine: 120,
  sesquiquadrate: 135,
  quincunx: 150,
  opposition: 180,
}
const WIDE = ['conjunction', 'square', 'trine', 'opposition']

/** Whether the end that a day names is not the one that is found hour by hour. Only days whose text names one are asked. */
export function isTimingWrong({ date, story }: DailyPlan, text: string): boolean {
  const said = text.match(
    /until (?:tonight|tomorrow(?: night)?|[A-Z]\w+day|the \d+\w\w|(?:next )?[A-Z]\w+|\d{4})/,
  )?.[0]
  if (said === undefined) return false
  const noon = Date.parse(`${date}T12:00:00Z`)
  const [one, two] = story.planets.map(({ planet }) => planet)
  const isMeeting = two !== undefined && story.standing === 'touch'
  const place = isMeeting ? (one === story.shows ? two : one!) : story.shows
  const signAt = (instant: number) => Math.floor(positionsAt(instant)[place].longitude / 30)
  const start = signAt(noon)
  const holds = (instant: number) => {
    if (signAt(instant) !== start) return false
    if (!isMeeting) return true
    const sky = positionsAt(instant)
    const apart = Math.abs(((sky[one!].longitude - sky[two].longitude + 540) % 360) - 180)
    return Math.abs(apart - ANGLES[story.aspect!]!) <= (WIDE.includes(story.aspect!) ? 8 : 3)
  }
  const limit = noon + 4 * 366 * 24 * HOUR_MS
  let hour = noon
  while (holds(hour) && hour < limit) hour += HOUR_MS
  // It ended within the last hour: one of its two ends gives the words.
  return ![hour - HOUR_MS, hour].some((end) => untilWords(date, end) === said)
}

/** The worn-out phrase that is met most often. */
export function wornOutRow(texts: readonly string[]): Row {
  const [worst] = wornOutIn(texts).toSorted((one, other) => other.per10000 - one.per10000)
  return [
    'the most frequent worn-out phrase, in 10,000 words read',
    `“${worst!.phrase}” ${worst!.per10000.toFixed(1)}`,
    `≤ ${MAX_WORN_OUT}`,
  ]
}

export const againRow = (what: string, readers: readonly (readonly Sentences[])[], wanted: string): Row => {
  const days = readers.reduce((sum, ofReader) => sum + ofReader.length, 0)
  const share = (window: number) => percent(timesAgain(readers, window) / days)
  return [
    `${what}: days with a text seen within 14 / 30 / 60 days, of all readers`,
    [14, 30, 60].map(share).join(' / '),
    wanted,
  ]
}
