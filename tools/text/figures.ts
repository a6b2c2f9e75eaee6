/** What can be counted about texts: how soon sentences come back, and how alike they begin. */
import { wordsOf } from '../../src/words/en/prose-rules.ts'

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
