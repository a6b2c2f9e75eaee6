/** A sign's day from the phrasebook: whole pieces, chosen by the plan (docs/writing.md). */

import type { TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES, type Category } from '../../judgement/day/categories.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import { type CategoryPiece, FIELDS, type Field } from '../../words/day-pieces.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { Words } from '../../words/words.ts'
import type { CategoryText, CategoryTexts, DailyText, DetailedText, FullText, Style } from '../daily-text.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import { relationOf } from '../plan/daily-plan.ts'
import type { Sentence } from '../sentence.ts'
import { areOpposed, CATEGORY_OF, fieldsOf } from './day-fields.ts'
import { pieceOf } from './day-piece.ts'
import { dealSentence } from './deal-sentence.ts'
import { remainder } from './dealing.ts'

export function dailyText(words: Words, plan: DailyPlan, style: Style): DailyText {
  if (style === 'poetic') return poetic(words, plan)
  const [brief, advice] = storyText(words, plan)
  return style === 'brief' ? { summary: [brief], advice } : detailed(words, plan, [brief, advice])
}

/** What is noticed and why, until when; and what to do about it. */
function storyText(words: Words, plan: DailyPlan): [brief: Sentence, advice: Sentence] {
  const { id, until } = plan.story
  const { brief, advice } = pieceOf(words, plan)
  const end = until === null ? '' : words.days.untilWords(plan.date, until)
  return [
    { text: brief.replace('{until}', end), transits: [id] },
    { text: advice, transits: [id] },
  ]
}

const detailed = (words: Words, plan: DailyPlan, summary: readonly Sentence[]): DetailedText => ({
  summary,
  ...fieldTexts(words, plan),
  background: background(words, plan),
  categories: categoryTexts(words, plan),
})

const poetic = (words: Words, plan: DailyPlan): FullText => ({
  summary: [poeticSummary(words, plan)],
  love: [ofOutlook(words, plan, 'poetic-love', 'love')],
  career: [ofOutlook(words, plan, 'poetic-career', 'profession')],
  wellbeing: [ofOutlook(words, plan, 'poetic-wellbeing', 'health')],
})

function fieldTexts(words: Words, plan: DailyPlan): Record<Field, readonly Sentence[]> {
  const fields = fieldsOf(words, plan)
  const texts = FIELDS.map((field) => {
    const { leader } = plan.judgement.categories[CATEGORY_OF[field]]
    return [field, [{ text: fields[field].text, transits: [leader.transit] }]]
  })
  return Object.fromEntries(texts) as Record<Field, readonly Sentence[]>
}

type Keys = readonly string[]

/** A sentence for the day's sign. */
const tell = (
  words: Words,
  { sign }: DailyPlan,
  pool: PoolName,
  keys: Keys,
  turn: number,
  transits: readonly TransitId[],
): Sentence => ({ text: dealSentence(words, { pool, keys, shuffleKey: sign, turn }), transits })

/** By the Moon's house, which differs from sign to sign: no two signs share a text. */
function poeticSummary(words: Words, plan: DailyPlan): Sentence {
  const { story, moon, moonTurn } = plan
  return tell(words, plan, 'poetic', [String(moon.house), story.direction], moonTurn, [
    ...new Set([moon.id, story.id]),
  ])
}

const day = ({ date }: DailyPlan) => dayNumber(date)

/** The matter of a category, in the direction of its outlook. */
function ofOutlook(words: Words, plan: DailyPlan, pool: PoolName, category: Category): Sentence {
  const { outlook, leader } = plan.judgement.categories[category]
  return tell(words, plan, pool, [outlook], day(plan), [leader.transit])
}

/** Always from the phrasebook, because it stays the same for months. A planet has every fifth day of a sign. */
export function background(words: Words, plan: DailyPlan): Sentence {
  const { planet, house, id } = plan.background
  const ordinal = Math.floor((day(plan) + SIGNS.indexOf(plan.sign)) / SLOW_PLANETS.length)
  return tell(words, plan, 'background', [planet, String(house)], ordinal, [id])
}

function categoryTexts(words: Words, plan: DailyPlan): CategoryTexts {
  const texts = CATEGORY_NAMES.map((category) => [category, categoryText(words, plan, category)])
  return Object.fromEntries(texts) as CategoryTexts
}

/** Also used for a place where the outlook differs from that of the cached text. */
export function categoryText(words: Words, plan: DailyPlan, category: Category): CategoryText {
  const { leader } = plan.judgement.categories[category]
  const { text, advice } = categoryPiece(words, plan, category)
  const transits = [leader.transit]
  return { interpretation: [{ text, transits }], advice: { text: advice, transits } }
}

/** The text whose day it is; if that does not fit the story, the first that does of those whose day is far away. */
function categoryPiece(words: Words, plan: DailyPlan, category: Category): CategoryPiece {
  const { outlook } = plan.judgement.categories[category]
  const { mood, act, subject } = pieceOf(words, plan)
  const pool = words.days.ofCategory(category, outlook)
  const isAgainst = relationOf(plan.story.direction, outlook).startsWith('against')
  const conditions: readonly ((piece: CategoryPiece) => boolean)[] = [
    ({ about }) => !(isAgainst && about.includes(subject)),
    ({ not }) => !not.includes(mood),
    (piece) => !areOpposed(piece.act, act),
  ]
  const step = day(plan) + SIGNS.indexOf(plan.sign)
  for (let count = conditions.length; count > 0; count--) {
    const wanted = conditions.slice(0, count)
    const found = farApart(pool, step).find((piece) => wanted.every((holds) => holds(piece)))
    if (found) return found
  }
  return pool[remainder(step, pool.length)]!
}

/** A fifth of a list of 75 is 15 days: none comes twice in a fortnight as long as one in five fits. */
const PARTS_OF_ROUND = 5

/**
 * The one at a step of a walk, then those at each fifth of the round, at each tenth, and so on. They are far from each other as well, so
 * that what one day takes for want of its own is not what another day takes soon after.
 */
function* farApart<Piece>(pool: readonly Piece[], step: number): Generator<Piece, void> {
  const aways = new Set<number>()
  for (let parts = PARTS_OF_ROUND; aways.size < pool.length; parts *= 2)
    for (let part = 0; part < parts; part++) {
      const away = Math.floor((pool.length * part) / parts)
      if (aways.has(away)) continue
      aways.add(away)
      yield pool[remainder(step + away, pool.length)]!
    }
}
