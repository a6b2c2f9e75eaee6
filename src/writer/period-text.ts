/** The text of a week, month or year of a sign, and the rules that apply to it, whether the phrasebook or a model wrote it. */

import type { PeriodType } from '../time/period.ts'
import { lengthOf, wordsOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import type { PeriodPlan } from './plan/period-plan.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

export const PERIOD_STYLES = ['brief', 'detailed'] as const
export type PeriodStyle = (typeof PERIOD_STYLES)[number]

/** In code points. */
export const PERIOD_SUMMARY: Record<PeriodType, { readonly least: number; readonly most: number }> = {
  week: { least: 280, most: 550 },
  month: { least: 400, most: 800 },
  year: { least: 600, most: 1100 },
}

/** What is said of the period as a whole. */
export interface PeriodOverview {
  readonly summary: readonly Sentence[]
  readonly love: readonly Sentence[]
  readonly career: readonly Sentence[]
  readonly wellbeing: readonly Sentence[]
  readonly advice: Sentence
}

export interface PhaseText {
  readonly title: string
  readonly text: readonly Sentence[]
}

/** Some phases of a plan, from one place up to another that is not among them. A year is written in parts, so that each call to a model is small. */
export interface PhasesAsk {
  readonly plan: PeriodPlan
  readonly start: number
  readonly end: number
}

export const PHASES_AT_ONCE = 4

/** The asks that cover all phases of a plan. */
export const phaseAsks = (plan: PeriodPlan): PhasesAsk[] =>
  Array.from({ length: Math.ceil(plan.phases.length / PHASES_AT_ONCE) }, (_, i) => ({
    plan,
    start: i * PHASES_AT_ONCE,
    end: Math.min(plan.phases.length, (i + 1) * PHASES_AT_ONCE),
  }))

export const sentencesInOverview = (text: PeriodOverview): readonly Sentence[] => [
  ...text.summary,
  ...text.love,
  ...text.career,
  ...text.wellbeing,
  text.advice,
]

/** The violations of the rules that apply to every writer. */
export function overviewFaults(words: Words, text: PeriodOverview, { period }: PeriodPlan): string[] {
  const { least, most } = PERIOD_SUMMARY[period.type]
  const length = lengthOf(prose(text.summary))
  const sentences = sentencesInOverview(text)
  return [
    ...(length < least || length > most ? [`summary has ${length} characters, not ${least} to ${most}`] : []),
    ...repetitions(sentences),
    ...sentenceFaults(words, sentences),
  ]
}

export function phasesFaults(
  words: Words,
  phases: readonly PhaseText[],
  { start, end }: PhasesAsk,
): string[] {
  const sentences = phases.flatMap(({ text }) => text)
  return [
    ...(phases.length === end - start ? [] : [`tells ${phases.length} phases, not ${end - start}`]),
    ...phases.flatMap(({ title }) => titleFaults(title)),
    ...repetitions(sentences),
    ...sentenceFaults(words, sentences),
  ]
}

export const TITLE_WORDS = { least: 2, most: 5 }

export function titleFaults(title: string): string[] {
  const count = wordsOf(title).length
  const isFitting = count >= TITLE_WORDS.least && count <= TITLE_WORDS.most && /^[A-Z][^.?!]*$/.test(title)
  return isFitting ? [] : [`the title “${title}” has not two to five words`]
}

/** Sentences that are there twice. */
const repetitions = (sentences: readonly Sentence[]): string[] =>
  sentences
    .filter(({ text }, at) => sentences.findIndex((other) => other.text === text) !== at)
    .map(({ text }) => `says “${text}” twice`)
