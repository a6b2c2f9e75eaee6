/** The port of those who turn a plan of facts into prose: the phrasebook, or a language model. */

import type { TransitId } from '../chart/transits.ts'
import type { Category } from '../judgement/day/categories.ts'
import { CATEGORY_NAMES } from '../judgement/day/categories.ts'
import type { DailyPlan } from '../judgement/day/plan.ts'
import type { PersonalPlan } from '../judgement/person/plan.ts'
import { lengthOf, proseFaults } from '../words/en/prose-rules.ts'
import type { Deadline } from './deadline.ts'

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

/** The same in every style, so they are written once: with the detailed text. */
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
  readonly categories: CategoryTexts
}

export type DailyText = BriefText | FullText | DetailedText

export const isFull = (text: DailyText): text is FullText | DetailedText => 'love' in text
export const isDetailed = (text: DailyText): text is DetailedText => 'categories' in text

/** The text of one person's day (specification §2.6, `interpretation.content`). */
export interface PersonalText {
  readonly overall: readonly Sentence[]
  readonly personalDevelopment: readonly Sentence[]
  readonly relationships: readonly Sentence[]
  readonly careerPurpose: readonly Sentence[]
  readonly emotionalWisdom: readonly Sentence[]
  /** Three to five. */
  readonly practicalAdvice: readonly Sentence[]
  readonly timingGuidance: readonly Sentence[]
  readonly affirmation: Sentence
}

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** May fail, and may answer with text that breaks a rule: `withFallback` deals with both. */
export interface Writer {
  readonly name: WriterName
  writeDaily(plan: DailyPlan, style: Style, deadline: Deadline): Promise<DailyText>
  writePersonalDay(plan: PersonalPlan, deadline: Deadline): Promise<PersonalText>
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** The sentences of a text in the order in which a reader meets them, without those of the categories. */
export function sentencesIn(text: DailyText): readonly Sentence[] {
  if (!isFull(text)) return [...text.summary, text.advice]
  return [...text.summary, ...text.love, ...text.career, ...text.wellbeing]
}

/** Those of the categories, too. */
export function everySentenceIn(text: DailyText): readonly Sentence[] {
  if (!isDetailed(text)) return sentencesIn(text)
  const categories = CATEGORY_NAMES.flatMap((name) => {
    const { interpretation, advice } = text.categories[name]
    return [...interpretation, advice]
  })
  return [...sentencesIn(text), ...categories]
}

/** What a text does against the rules that hold for every writer; nothing when it is fine. */
export function dailyFaults(text: DailyText, style: Style): string[] {
  const faults: string[] = []
  const { least, most } = SUMMARY_LENGTH[style]
  const length = lengthOf(prose(text.summary))
  if (length < least || length > most)
    faults.push(`summary has ${length} characters, not ${least} to ${most}`)
  if (isFull(text) !== (style !== 'brief') || isDetailed(text) !== (style === 'detailed'))
    faults.push(`is not of the shape of the ${style} style`)
  for (const { text: said } of everySentenceIn(text))
    faults.push(...proseFaults(said).map((fault) => `“${said}” ${fault}`))
  return faults
}

const ADVICE_COUNT = { least: 3, most: 5 }

/** All sentences of a person's day in the order in which a reader meets them. */
export const sentencesInPersonal = (text: PersonalText): readonly Sentence[] => [
  ...text.overall,
  ...text.personalDevelopment,
  ...text.relationships,
  ...text.careerPurpose,
  ...text.emotionalWisdom,
  ...text.practicalAdvice,
  ...text.timingGuidance,
  text.affirmation,
]

/** What a person's day does against the rules that hold for every writer. */
export function personalFaults(text: PersonalText): string[] {
  const { length } = text.practicalAdvice
  const faults =
    length < ADVICE_COUNT.least || length > ADVICE_COUNT.most ? [`gives ${length} pieces of advice`] : []
  for (const { text: said } of sentencesInPersonal(text))
    faults.push(...proseFaults(said).map((fault) => `“${said}” ${fault}`))
  return faults
}
