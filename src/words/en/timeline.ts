/** How English speaks of one person's time: lengths, dates, and what it never says (data/en/timeline has the texts). */
import { dateWords } from './dates.ts'

/** In code points. */
export const SPAN_SUMMARY_LENGTH = { least: 430, most: 650 }

/** `2027-03-02` → `2 March`, or `2 March 2027` if today is in another year. */
export function dateFrom(date: string, today: string): string {
  const year = yearOf(date)
  return year === yearOf(today) ? dateWords(date) : `${dateWords(date)} ${Number(year)}`
}

/** `21 February and 10 May 2027`: a year that both have is said once. */
export function datesFrom(dates: readonly string[], today: string): string {
  const last = dates.at(-1)!
  const words = dates.map((date) =>
    date !== last && yearOf(date) === yearOf(last) ? dateWords(date) : dateFrom(date, today),
  )
  return words.join(' and ')
}

/** Dates as they follow each other in a sentence: a coming year is said once, with the first of its dates. */
export const datesInRow = (dates: readonly string[], today: string): string[] =>
  dates.map((date, i) => {
    const before = dates[i - 1]
    const isSaid = before !== undefined && before < date && yearOf(before) === yearOf(date)
    return isSaid && date > today ? dateWords(date) : dateFrom(date, today)
  })

const yearOf = (date: string): string => date.split('-')[0]!

/** What cannot stand before “around 4 June it comes near once more”. */
const LAST =
  /only eases|come (?:back|round again|so near again)|no (?:second|third) round|just this once|one single time|no more\.|that’s all|has finished|had its say|easier|each (?:day|week)|lighter|there’s less|lets go by degrees|takes its leave|fades?\b|fading|no third|soft end|the tail of it|only lingers|goes for good|an end\.|is leaving|way out/

export const saysLast = (text: string): boolean => LAST.test(text)

/** Fate, verdicts, worn-out words of the trade, and words that assume who the reader is. */
const NEVER =
  /\b(karma\w*|fate\w*|destin\w*|meant to be(?=[.,;?])|lessons?|energy|energies|vibes?|journey|this transit|this aspect|influences?|challeng\w+|opportunit\w+|partners?|marr(?:y|ied|iage)\w*|divorced?|he|she|him|her|his|hers|whoever|somehow|at least|simply|truly|gently|universe|manifest\w*|trines?|sextiles?|conjunct\w*|retrograde)\b/i

export function timeFaults(text: string): string[] {
  const found = NEVER.exec(text)
  return found ? [`says “${found[0]}”`] : []
}
