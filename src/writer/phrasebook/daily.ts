/** A sign's day from the phrasebook: whole sentences, chosen by the plan and dealt from pools (docs/writing.md). */

import type { TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES, type Category } from '../../judgement/day/categories.ts'
import type { EnergyLevel } from '../../judgement/day/energy.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { Words } from '../../words/words.ts'
import type { CategoryText, CategoryTexts, DailyText, DetailedText, FullText, Style } from '../daily-text.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import type { Sentence } from '../sentence.ts'
import { dealSentence, type Turn } from './deal-sentence.ts'

export function dailyText(words: Words, plan: DailyPlan, style: Style): DailyText {
  if (style === 'brief') return { summary: [lead(words, plan), image(words, plan)], advice: act(words, plan) }
  return style === 'poetic' ? poetic(words, plan) : detailed(words, plan)
}

const detailed = (words: Words, plan: DailyPlan): DetailedText => ({
  summary: [lead(words, plan), image(words, plan), act(words, plan)],
  love: love(words, plan),
  career: career(words, plan),
  wellbeing: wellbeing(words, plan),
  background: background(words, plan),
  categories: categoryTexts(words, plan),
})

const poetic = (words: Words, plan: DailyPlan): FullText => ({
  summary: [poeticSummary(words, plan)],
  love: [ofOutlook(words, plan, 'poetic-love', 'love')],
  career: [ofOutlook(words, plan, 'poetic-career', 'profession')],
  wellbeing: [ofOutlook(words, plan, 'poetic-wellbeing', 'health')],
})

type Keys = readonly string[]

/** A sentence for the day's sign. */
const tell = (
  words: Words,
  { sign }: DailyPlan,
  pool: PoolName,
  keys: Keys,
  turn: Turn,
  transits: readonly TransitId[],
  answers = pool,
): Sentence => ({ text: dealSentence(words, { pool, keys, deck: sign, turn, answers }), transits })

/** Two lunations of one kind are at least 29 days apart. */
const DAYS_OF_LUNATION = 29

function ofHouse(words: Words, plan: DailyPlan, pool: PoolName, answers = pool): Sentence {
  const { id, house, direction, turn } = plan.story
  const { window, ofHouse: count } = turn
  return tell(words, plan, pool, [String(house), direction], { window, count }, [id], answers)
}

/** By the Moon's house, which differs from sign to sign: no two signs share a text. */
function poeticSummary(words: Words, plan: DailyPlan): Sentence {
  const { story, moon, moonTurn } = plan
  return tell(words, plan, 'poetic', [String(moon.house), story.direction], moonTurn, [
    ...new Set([moon.id, story.id]),
  ])
}

/** What is different today, said literally. */
const lead = (words: Words, plan: DailyPlan) => ofHouse(words, plan, 'leads')

/** One thing to do about it. */
const act = (words: Words, plan: DailyPlan) => ofHouse(words, plan, 'advice', 'leads')

/** One picture of the same matter: the planet of the story, two that meet, a new or full Moon, or an eclipse. */
function image(words: Words, plan: DailyPlan): Sentence {
  const { id, shows, direction, turn } = plan.story
  const phase = lunationOf(plan)
  if (phase !== null) {
    const number = Math.floor(dayNumber(plan.date) / DAYS_OF_LUNATION)
    const pool = plan.lead!.eclipse === undefined ? 'lunations' : 'eclipses'
    return tell(words, plan, pool, [phase, String(plan.moon.house)], number, [id])
  }
  const shown = { window: turn.window, count: turn.ofPlanets }
  if (shows.length > 1)
    return tell(words, plan, 'meetings', [shows.join('-'), mannerOfMeeting(plan)], shown, [id])
  return tell(words, plan, 'images', [shows[0]!, direction], shown, [id])
}

/** The day of a new or full Moon, if that is the story. */
function lunationOf({ story: { planets }, lead }: DailyPlan): 'new' | 'full' | null {
  const isOfLights =
    planets.length === 2 && planets.every(({ planet }) => planet === 'sun' || planet === 'moon')
  if (!isOfLights) return null
  if (lead?.type === 'new_moon') return 'new'
  return lead?.type === 'full_moon' ? 'full' : null
}

/** A conjunction is neither easy nor hard in itself. */
const mannerOfMeeting = ({ story: { aspect, direction } }: DailyPlan): Manner =>
  aspect === 'conjunction' ? 'merge' : direction

const day = ({ date }: DailyPlan) => dayNumber(date)

/** The matter of a category, in the direction of its outlook. */
function ofOutlook(
  words: Words,
  plan: DailyPlan,
  pool: PoolName,
  category: Category,
  key?: string,
  answers = pool,
): Sentence {
  const { outlook, leader } = plan.judgement.categories[category]
  const keys = key === undefined ? [outlook] : [outlook, key]
  return tell(words, plan, pool, keys, day(plan), [leader.transit], answers)
}

const love = (words: Words, plan: DailyPlan) =>
  lineAndAct(words, plan, 'love', 'love', leaderOf(plan, 'love'))
const career = (words: Words, plan: DailyPlan) =>
  lineAndAct(words, plan, 'career', 'profession', leaderOf(plan, 'profession'))
const wellbeing = (words: Words, plan: DailyPlan) =>
  lineAndAct(words, plan, 'wellbeing', 'health', DRIVE[plan.judgement.energy.level])

const leaderOf = ({ judgement }: DailyPlan, category: Category) =>
  judgement.categories[category].leader.planet

const DRIVE: Record<EnergyLevel, 'low' | 'moderate' | 'high'> = {
  very_low: 'low',
  low: 'low',
  moderate: 'moderate',
  high: 'high',
  very_high: 'high',
}

/** How a matter stands, and what to do about it. */
const lineAndAct = (
  words: Words,
  plan: DailyPlan,
  pool: 'love' | 'career' | 'wellbeing',
  category: Category,
  key: string,
): readonly Sentence[] => [
  ofOutlook(words, plan, pool, category, key),
  ofOutlook(words, plan, `${pool}-advice`, category, key, pool),
]

/** The phrasebook's whoever writes the rest: it is the same weather for months. A planet has every fifth day of a sign. */
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
  const { outlook, leader } = plan.judgement.categories[category]
  const dealt = (pool: PoolName) =>
    tell(words, plan, pool, [category, outlook], day(plan), [leader.transit], 'category-lines')
  return { interpretation: [dealt('category-lines')], advice: dealt('category-advice') }
}
