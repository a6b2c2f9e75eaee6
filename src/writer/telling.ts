/**
 * Every kind of text, a row each. A new kind is a row here, its text's form and rules beside `daily-text.ts`, its pools of
 * sentences, and an assignment if a model may write it (docs/writing.md).
 */

import type { NatalPlan } from '../judgement/chart/plan.ts'
import type { Category } from '../judgement/day/categories.ts'
import type { DailyPlan } from '../judgement/day/plan.ts'
import type { PeriodPlan } from '../judgement/period/plan.ts'
import type { PersonalPlan } from '../judgement/person/plan.ts'
import {
  type CategoryText,
  categoryFaults,
  type DailyAsk,
  type DailyText,
  dailyFaults,
} from './daily-text.ts'
import type { Assignment } from './model/assignment.ts'
import { type NatalText, natalFaults } from './natal-text.ts'
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
import { overviewText, phaseTexts } from './phrasebook/period.ts'
import { personalText } from './phrasebook/personal-day.ts'
import { spreadText } from './phrasebook/spread.ts'
import { type SpreadAsk, type SpreadText, spreadFaults } from './spread-text.ts'

export interface Telling<Ask, Text> {
  /** Writes the phrasebook's text. It never fails. */
  readonly phrasebook: (ask: Ask) => Text
  /** The model's task, imported only when a model is configured. Absent: only the phrasebook writes this kind of text. */
  readonly assignment?: (ask: Ask) => Promise<Assignment<object, Text>>
  /** The violations of the rules that apply to every writer. */
  readonly faults: (text: Text, ask: Ask) => readonly string[]
  /** Which part of the day's calls to the model may be used for texts of this kind; all of them, if absent. */
  readonly shareOfCalls?: number
}

/** Texts that one person reads are asked for without end. A tenth of the calls is kept for those that all read. */
const FOR_ONE_READER = 0.9

export const DAILY: Telling<DailyAsk, DailyText> = {
  phrasebook: ({ plan, style }) => dailyText(plan, style),
  assignment: async (ask) => (await import('./model/daily-assignment.ts')).dailyAssignment(ask),
  faults: (text, { style }) => dailyFaults(text, style),
}

export interface CategoryAsk {
  readonly plan: DailyPlan
  readonly category: Category
}

/** One category by itself, for a place where its outlook differs from the day's text (docs/decisions/0003-daily-figures-in-hundredths.md). */
export const CATEGORY: Telling<CategoryAsk, CategoryText> = {
  phrasebook: ({ plan, category }) => categoryText(plan, category),
  faults: categoryFaults,
}

export const PERSONAL_DAY: Telling<PersonalPlan, PersonalText> = {
  phrasebook: personalText,
  assignment: async (plan) => (await import('./model/personal-assignment.ts')).personalAssignment(plan),
  faults: personalFaults,
  shareOfCalls: FOR_ONE_READER,
}

export const SPREAD: Telling<SpreadAsk, SpreadText> = {
  phrasebook: spreadText,
  assignment: async (ask) => (await import('./model/spread-assignment.ts')).spreadAssignment(ask),
  faults: spreadFaults,
  shareOfCalls: FOR_ONE_READER,
}

export const NATAL: Telling<NatalPlan, NatalText> = {
  phrasebook: natalText,
  assignment: async (plan) => (await import('./model/natal-assignment.ts')).natalAssignment(plan),
  faults: natalFaults,
  shareOfCalls: FOR_ONE_READER,
}

/** A week, month or year as a whole. */
export const PERIOD_OVERVIEW: Telling<PeriodPlan, PeriodOverview> = {
  phrasebook: overviewText,
  assignment: async (plan) => (await import('./model/period-assignment.ts')).overviewAssignment(plan),
  faults: overviewFaults,
}

/** Some of its phases. */
export const PERIOD_PHASES: Telling<PhasesAsk, readonly PhaseText[]> = {
  phrasebook: phaseTexts,
  assignment: async (ask) => (await import('./model/period-assignment.ts')).phasesAssignment(ask),
  faults: phasesFaults,
}
