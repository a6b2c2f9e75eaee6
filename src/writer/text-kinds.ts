/**
 * Every kind of text, a row each. A new kind is a row here, its text's form and rules beside `daily-text.ts`, its pools of
 * sentences, and a task if a model may write it (docs/writing.md).
 */

import type { NatalPlan } from '../judgement/chart/plan.ts'
import type { Category } from '../judgement/day/categories.ts'
import type { PairPlan } from '../judgement/pair/pair-plan.ts'
import type { ReturnPlan } from '../judgement/person/return-plan.ts'
import type { Words } from '../words/words.ts'
import {
  type AnsweredSpreadAsk,
  type AnsweredSpreadText,
  answeredSpreadFaults,
  answeredSpreadText,
} from './answered-spread.ts'
import {
  type CategoryText,
  categoryFaults,
  type DailyAsk,
  type DailyText,
  dailyFaults,
} from './daily-text.ts'
import type { ModelTask } from './model/model-task.ts'
import { type NatalText, natalFaults } from './natal-text.ts'
import { type PairText, pairTextFaults } from './pair-text.ts'
import {
  overviewFaults,
  type PeriodOverview,
  type PhasesAsk,
  type PhaseText,
  phasesFaults,
} from './period-text.ts'
import { type PersonalText, personalFaults } from './personal-text.ts'
import { categoryText, dailyText } from './phrasebook/daily.ts'
import { natalText } from './phrasebook/natal.ts'
import { pairReadingText } from './phrasebook/pair.ts'
import { overviewText, phaseTexts } from './phrasebook/period.ts'
import { personalText } from './phrasebook/personal-day.ts'
import { returnText } from './phrasebook/solar-return.ts'
import { spanText } from './phrasebook/span.ts'
import { spreadText } from './phrasebook/spread.ts'
import type { DailyPlan } from './plan/daily-plan.ts'
import type { PeriodPlan } from './plan/period-plan.ts'
import type { PersonalPlan } from './plan/personal-plan.ts'
import { type ReturnText, returnFaults } from './return-text.ts'
import { type SpanAsk, type SpanText, spanFaults } from './span-text.ts'
import { type SpreadAsk, type SpreadText, spreadFaults } from './spread-text.ts'

/** Each kind has a share of the model's calls and a circuit breaker of its own. */
export const TEXT_KINDS = [
  'daily',
  'category',
  'personal_day',
  'spread',
  'answered_spread',
  'natal',
  'synastry',
  'timeline',
  'solar_return',
  'period_overview',
  'period_phases',
] as const
export type TextKindName = (typeof TEXT_KINDS)[number]

export interface TextKind<Ask, Text> {
  readonly kind: TextKindName
  /** Writes the phrasebook's text. It never fails. */
  readonly phrasebook: (words: Words, ask: Ask) => Text
  /** The model's task, imported only when a model is configured. Absent: only the phrasebook writes this kind of text. */
  readonly modelTask?: (words: Words, ask: Ask) => Promise<ModelTask<object, Text>>
  /** It is made from words of the caller: neither a rejected text nor a provider's error is logged. */
  readonly isConfidential?: true
  /** The violations of the rules that apply to every writer. */
  readonly faults: (words: Words, text: Text, ask: Ask) => readonly string[]
}

export const DAILY: TextKind<DailyAsk, DailyText> = {
  kind: 'daily',
  phrasebook: (words, { plan, style }) => dailyText(words, plan, style),
  modelTask: async (words, ask) => (await import('./model/daily-task.ts')).dailyTask(words, ask),
  faults: (words, text, { style }) => dailyFaults(words, text, style),
}

export interface CategoryAsk {
  readonly plan: DailyPlan
  readonly category: Category
}

/** One category by itself, for a place where its outlook differs from the day's text (docs/decisions/0003-daily-figures-in-hundredths.md). */
export const CATEGORY: TextKind<CategoryAsk, CategoryText> = {
  kind: 'category',
  phrasebook: (words, { plan, category }) => categoryText(words, plan, category),
  faults: categoryFaults,
}

export const PERSONAL_DAY: TextKind<PersonalPlan, PersonalText> = {
  kind: 'personal_day',
  phrasebook: personalText,
  modelTask: async (words, plan) => (await import('./model/personal-task.ts')).personalDayTask(words, plan),
  faults: personalFaults,
}

export const SPREAD: TextKind<SpreadAsk, SpreadText> = {
  kind: 'spread',
  phrasebook: spreadText,
  modelTask: async (words, ask) => (await import('./model/spread-task.ts')).spreadTask(words, ask),
  faults: spreadFaults,
}

/** A spread with the answer to a question that may go to a model. */
export const ANSWERED_SPREAD: TextKind<AnsweredSpreadAsk, AnsweredSpreadText> = {
  kind: 'answered_spread',
  isConfidential: true,
  phrasebook: answeredSpreadText,
  modelTask: async (words, ask) => (await import('./model/answer-task.ts')).answerTask(words, ask),
  faults: answeredSpreadFaults,
}

export const NATAL: TextKind<NatalPlan, NatalText> = {
  kind: 'natal',
  phrasebook: natalText,
  modelTask: async (words, plan) => (await import('./model/natal-task.ts')).natalTask(words, plan),
  faults: natalFaults,
}

/** Two charts. */
export const SYNASTRY: TextKind<PairPlan, PairText> = {
  kind: 'synastry',
  phrasebook: pairReadingText,
  modelTask: async (words, plan) => (await import('./model/pair-task.ts')).pairTask(words, plan),
  faults: pairTextFaults,
}

/** The summary of a span of a person's time. */
export const TIMELINE: TextKind<SpanAsk, SpanText> = {
  kind: 'timeline',
  phrasebook: spanText,
  modelTask: async (words, ask) => (await import('./model/time-task.ts')).spanTask(words, ask),
  faults: spanFaults,
}

/** The year from birthday to birthday. */
export const SOLAR_RETURN: TextKind<ReturnPlan, ReturnText> = {
  kind: 'solar_return',
  phrasebook: returnText,
  modelTask: async (words, plan) => (await import('./model/time-task.ts')).returnTask(words, plan),
  faults: returnFaults,
}

/** A week, month or year as a whole. */
export const PERIOD_OVERVIEW: TextKind<PeriodPlan, PeriodOverview> = {
  kind: 'period_overview',
  phrasebook: overviewText,
  modelTask: async (words, plan) => (await import('./model/period-task.ts')).overviewTask(words, plan),
  faults: overviewFaults,
}

/** Some of its phases. */
export const PERIOD_PHASES: TextKind<PhasesAsk, readonly PhaseText[]> = {
  kind: 'period_phases',
  phrasebook: phaseTexts,
  modelTask: async (words, ask) => (await import('./model/period-task.ts')).phasesTask(words, ask),
  faults: phasesFaults,
}
