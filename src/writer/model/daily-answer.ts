/** The schema of a model's answer for a day, by style, and the length limits of its parts. */
import type { Static } from 'typebox'
import { CATEGORY_NAMES, type Category } from '../../judgement/day/categories.ts'
import { Type } from '../../schema/type.ts'
import { type Style, SUMMARY_LENGTH } from '../daily-text.ts'
import { CLOSED, type Length, SentenceAnswer, TransitsAnswer } from './model-task.ts'

const sentences = Type.Array(SentenceAnswer)

const CategoryAnswer = Type.Object(
  { interpretation: Type.String(), advice: Type.String(), transits: TransitsAnswer },
  CLOSED,
)

const CategoriesAnswer = Type.Object(
  Object.fromEntries(CATEGORY_NAMES.map((name) => [name, CategoryAnswer])) as Record<
    Category,
    typeof CategoryAnswer
  >,
  CLOSED,
)

const parts = { summary: sentences, love: sentences, career: sentences, wellbeing: sentences }

export const DAILY_ANSWERS = {
  brief: Type.Object({ summary: sentences, advice: SentenceAnswer }, CLOSED),
  poetic: Type.Object(parts, CLOSED),
  detailed: Type.Object({ ...parts, categories: CategoriesAnswer }, CLOSED),
} as const satisfies Record<Style, unknown>

export type BriefAnswer = Static<typeof DAILY_ANSWERS.brief>
export type PoeticAnswer = Static<typeof DAILY_ANSWERS.poetic>
export type DetailedAnswer = Static<typeof DAILY_ANSWERS.detailed>
export type DailyAnswer = BriefAnswer | PoeticAnswer | DetailedAnswer

export type AnswerPart = 'summary' | 'advice' | 'love' | 'career' | 'wellbeing'

/** The summary's limits are the contract's (§2.5.2); the others keep a text readable on a phone. */
export const PART_LENGTHS: Record<Style, Partial<Record<AnswerPart, Length>>> = {
  brief: { summary: SUMMARY_LENGTH.brief, advice: { most: 120 } },
  poetic: {
    summary: SUMMARY_LENGTH.poetic,
    love: { most: 220 },
    career: { most: 220 },
    wellbeing: { most: 220 },
  },
  detailed: {
    summary: SUMMARY_LENGTH.detailed,
    love: { most: 280 },
    career: { most: 280 },
    wellbeing: { most: 280 },
  },
}

export const CATEGORY_LENGTHS = {
  interpretation: { most: 200 },
  advice: { most: 130 },
} as const satisfies Record<string, Length>

/** A few times the length of an answer, because some models always reason first; a rambling one is cut off. */
export const MAX_OUTPUT_TOKENS: Record<Style, number> = { brief: 1000, poetic: 1500, detailed: 3500 }
