/** The text of a sign's day in its three styles, and the rules that apply to it, whether the phrasebook or a model wrote it. */

import { CATEGORY_NAMES, type Category } from '../judgement/day/categories.ts'
import { lengthOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import type { DailyPlan } from './plan/daily-plan.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

export const STYLES = ['brief', 'detailed', 'poetic'] as const
export type Style = (typeof STYLES)[number]

/** What a writer of a day is given. */
export interface DailyAsk {
  readonly plan: DailyPlan
  readonly style: Style
}

/** In code points (specification §2.5.2). */
export const SUMMARY_LENGTH: Record<Style, { readonly least: number; readonly most: number }> = {
  brief: { least: 80, most: 150 },
  detailed: { least: 150, most: 250 },
  poetic: { least: 120, most: 200 },
}

export interface CategoryText {
  readonly interpretation: readonly Sentence[]
  readonly advice: Sentence
}

/** The same in every style, so they are written only once, with the detailed text. */
export type CategoryTexts = Readonly<Record<Category, CategoryText>>

/** The text of the brief style (shape B). */
export interface BriefText {
  readonly summary: readonly Sentence[]
  readonly advice: Sentence
}

/** The text of the poetic style (shape A). */
export interface FullText {
  readonly summary: readonly Sentence[]
  readonly love: readonly Sentence[]
  readonly career: readonly Sentence[]
  readonly wellbeing: readonly Sentence[]
}

/** The text of the detailed style (shape A). */
export interface DetailedText extends FullText {
  /** The long weather: what a slow planet does for months or years in one part of life. */
  readonly background: Sentence
  readonly categories: CategoryTexts
}

export type DailyText = BriefText | FullText | DetailedText

export const isFull = (text: DailyText): text is FullText | DetailedText => 'love' in text
export const isDetailed = (text: DailyText): text is DetailedText => 'categories' in text

/** The sentences of a text in reading order, without those of the categories. */
export function sentencesIn(text: DailyText): readonly Sentence[] {
  if (!isFull(text)) return [...text.summary, text.advice]
  const background = isDetailed(text) ? [text.background] : []
  return [...text.summary, ...text.love, ...text.career, ...text.wellbeing, ...background]
}

/** The same with those of the categories. */
export function everySentenceIn(text: DailyText): readonly Sentence[] {
  if (!isDetailed(text)) return sentencesIn(text)
  const categories = CATEGORY_NAMES.flatMap((name) => {
    const { interpretation, advice } = text.categories[name]
    return [...interpretation, advice]
  })
  return [...sentencesIn(text), ...categories]
}

/** The violations of the rules that apply to every writer. */
export function dailyFaults(words: Words, text: DailyText, style: Style): string[] {
  const faults: string[] = []
  const { least, most } = SUMMARY_LENGTH[style]
  const length = lengthOf(prose(text.summary))
  if (length < least || length > most)
    faults.push(`summary has ${length} characters, not ${least} to ${most}`)
  if (isFull(text) !== (style !== 'brief') || isDetailed(text) !== (style === 'detailed'))
    faults.push(`is not of the shape of the ${style} style`)
  return [...faults, ...sentenceFaults(words, everySentenceIn(text))]
}

export const categoryFaults = (words: Words, { interpretation, advice }: CategoryText): string[] =>
  sentenceFaults(words, [...interpretation, advice])
