/** What can be counted about texts: how soon sentences come back, and how alike they begin. */
import { wordsOf } from '../../src/words/text-measure.ts'

/** The sentences of one text, in order. */
export type Sentences = readonly string[]

/** The share of days on which some sentence was seen in the days before, from the first day of `days` after `window`. */
export function shareSeenWithin(days: readonly Sentences[], window: number): number {
  const lastSeen = new Map<string, number>()
  let seenAgain = 0
  for (const [today, sentences] of days.entries()) {
    const isAgain = sentences.some((sentence) => today - (lastSeen.get(sentence) ?? -Infinity) <= window)
    if (today >= window && isAgain) seenAgain++
    for (const sentence of sentences) lastSeen.set(sentence, today)
  }
  return seenAgain / (days.length - window)
}

/** The share of days whose text begins with the same five words as the day before. */
export function shareBeginningAlike(days: readonly Sentences[]): number {
  const beginnings = days.map((sentences) => wordsOf(sentences.join(' ')).slice(0, 5).join(' '))
  const alike = beginnings.filter((beginning, day) => day > 0 && beginning === beginnings[day - 1])
  return alike.length / (days.length - 1)
}

/** How many texts are word for word one of an earlier day. */
export function textsRepeated(days: readonly Sentences[]): number {
  return days.length - new Set(days.map((sentences) => sentences.join(' '))).size
}

/** Shares of the values of a list, in the order given. */
export function shares<Value extends string>(
  values: readonly Value[],
  list: readonly Value[],
): Record<Value, number> {
  const share = (value: Value) => list.filter((each) => each === value).length / list.length
  return Object.fromEntries(values.map((value) => [value, share(value)])) as Record<Value, number>
}

export const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)} %`

export type Row = readonly [figure: string, value: string, wanted: string]

const WINDOWS = [7, 14, 30]

/** How often a slot shows a sentence again, within 7, 14 and 30 days: the worst of several readers. */
export function repetitionRow(slot: string, readers: readonly (readonly Sentences[])[], wanted: string): Row {
  const worst = WINDOWS.map((window) => Math.max(...readers.map((days) => shareSeenWithin(days, window))))
  return [
    `${slot}: days with a sentence seen within 7 / 14 / 30 days`,
    worst.map((share) => percent(share)).join(' / '),
    wanted,
  ]
}
