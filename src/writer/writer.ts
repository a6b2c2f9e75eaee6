/** The port of those who turn a plan of facts into prose: the phrasebook, or a language model. */
import type { Category } from '../horoscope/categories.ts'
import { CATEGORY_NAMES } from '../horoscope/categories.ts'
import type { DailyPlan } from '../horoscope/daily.ts'
import type { TransitId } from '../sky/transits.ts'
import { lengthOf, proseFaults } from './prose-rules.ts'

export const STYLES = ['brief', 'detailed', 'poetic'] as const
export type Style = (typeof STYLES)[number]

/** In code points, whoever wrote the text (specification §2.5.2). */
export const SUMMARY_LENGTH: Record<Style, { readonly least: number; readonly most: number }> = {
  brief: { least: 80, most: 150 },
  detailed: { least: 150, most: 250 },
  poetic: { least: 120, most: 200 },
}

/** A sentence, and the facts it was made from. */
export interface Sentence {
  readonly text: string
  readonly transits: readonly TransitId[]
}

export interface CategoryText {
  readonly interpretation: readonly Sentence[]
  readonly advice: Sentence
}

interface CommonText {
  readonly summary: readonly Sentence[]
  readonly categories: Readonly<Record<Category, CategoryText>>
}

/** The text of the brief style (shape B). */
export interface BriefText extends CommonText {
  readonly advice: Sentence
}

/** The text of the detailed and the poetic style (shape A). */
export interface FullText extends CommonText {
  readonly love: readonly Sentence[]
  readonly career: readonly Sentence[]
  readonly wellbeing: readonly Sentence[]
}

export type DailyText = BriefText | FullText

export const isFull = (text: DailyText): text is FullText => 'love' in text

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** May fail, and may answer with text that breaks a rule: `withFallback` deals with both. */
export interface Writer {
  readonly name: WriterName
  writeDaily(plan: DailyPlan, style: Style): Promise<DailyText>
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** All sentences of a text in the order in which a reader meets them, without those of the categories. */
export function sentencesIn(text: DailyText): readonly Sentence[] {
  if (!isFull(text)) return [...text.summary, text.advice]
  return [...text.summary, ...text.love, ...text.career, ...text.wellbeing]
}

/** What a text does against the rules that hold for every writer; nothing when it is fine. */
export function dailyFaults(text: DailyText, style: Style): string[] {
  const faults: string[] = []
  const { least, most } = SUMMARY_LENGTH[style]
  const length = lengthOf(prose(text.summary))
  if (length < least || length > most)
    faults.push(`summary has ${length} characters, not ${least} to ${most}`)
  if (isFull(text) !== (style !== 'brief')) faults.push(`is not of the shape of the ${style} style`)
  const categories = CATEGORY_NAMES.map((name) => text.categories[name])
  const sentences = [
    ...sentencesIn(text),
    ...categories.flatMap(({ interpretation, advice }) => [...interpretation, advice]),
  ]
  for (const { text: said } of sentences)
    faults.push(...proseFaults(said).map((fault) => `“${said}” ${fault}`))
  return faults
}
