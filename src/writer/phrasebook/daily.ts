/** A sign's day from the phrasebook: whole sentences, chosen by the plan and dealt from pools (docs/writing.md). */

import type { TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES, type Category } from '../../judgement/day/categories.ts'
import type { EnergyLevel } from '../../judgement/day/energy.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { CategoryText, CategoryTexts, DailyText, DetailedText, FullText, Style } from '../daily-text.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import type { Sentence } from '../sentence.ts'
import { dealSentence, type Turn } from './deal-sentence.ts'

export function dailyText(plan: DailyPlan, style: Style): DailyText {
  if (style === 'brief') return { summary: [lead(plan), image(plan)], advice: act(plan) }
  return style === 'poetic' ? poetic(plan) : detailed(plan)
}

const detailed = (plan: DailyPlan): DetailedText => ({
  summary: [lead(plan), image(plan), act(plan)],
  love: love(plan),
  career: career(plan),
  wellbeing: wellbeing(plan),
  background: background(plan),
  categories: categoryTexts(plan),
})

const poetic = (plan: DailyPlan): FullText => ({
  summary: [poeticSummary(plan)],
  love: [ofOutlook(plan, 'poetic-love', 'love')],
  career: [ofOutlook(plan, 'poetic-career', 'profession')],
  wellbeing: [ofOutlook(plan, 'poetic-wellbeing', 'health')],
})

type Keys = readonly string[]

/** A sentence for the day's sign. */
const tell = (
  { sign }: DailyPlan,
  pool: PoolName,
  keys: Keys,
  turn: Turn,
  transits: readonly TransitId[],
  answers = pool,
): Sentence => ({ text: dealSentence({ pool, keys, deck: sign, turn, answers }), transits })

/** Two lunations of one kind are at least 29 days apart. */
const DAYS_OF_LUNATION = 29

function ofHouse(plan: DailyPlan, pool: PoolName, answers = pool): Sentence {
  const { id, house, direction, turn } = plan.story
  const { window, ofHouse: count } = turn
  return tell(plan, pool, [String(house), direction], { window, count }, [id], answers)
}

/** By the Moon's house, which differs from sign to sign: no two signs share a text. */
function poeticSummary(plan: DailyPlan): Sentence {
  const { story, moon, moonTurn } = plan
  return tell(plan, 'poetic', [String(moon.house), story.direction], moonTurn, [
    ...new Set([moon.id, story.id]),
  ])
}

/** What is different today, said literally. */
const lead = (plan: DailyPlan) => ofHouse(plan, 'leads')

/** One thing to do about it. */
const act = (plan: DailyPlan) => ofHouse(plan, 'advice', 'leads')

/** One picture of the same matter: the planet of the story, two that meet, a new or full Moon, or an eclipse. */
function image(plan: DailyPlan): Sentence {
  const { id, shows, direction, turn } = plan.story
  const phase = lunationOf(plan)
  if (phase !== null) {
    const number = Math.floor(dayNumber(plan.date) / DAYS_OF_LUNATION)
    const pool = plan.lead!.eclipse === undefined ? 'lunations' : 'eclipses'
    return tell(plan, pool, [phase, String(plan.moon.house)], number, [id])
  }
  const shown = { window: turn.window, count: turn.ofPlanets }
  if (shows.length > 1) return tell(plan, 'meetings', [shows.join('-'), mannerOfMeeting(plan)], shown, [id])
  return tell(plan, 'images', [shows[0]!, direction], shown, [id])
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
  plan: DailyPlan,
  pool: PoolName,
  category: Category,
  key?: string,
  answers = pool,
): Sentence {
  const { outlook, leader } = plan.judgement.categories[category]
  const keys = key === undefined ? [outlook] : [outlook, key]
  return tell(plan, pool, keys, day(plan), [leader.transit], answers)
}

const love = (plan: DailyPlan) => lineAndAct(plan, 'love', 'love', leaderOf(plan, 'love'))
const career = (plan: DailyPlan) => lineAndAct(plan, 'career', 'profession', leaderOf(plan, 'profession'))
const wellbeing = (plan: DailyPlan) =>
  lineAndAct(plan, 'wellbeing', 'health', DRIVE[plan.judgement.energy.level])

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
  plan: DailyPlan,
  pool: 'love' | 'career' | 'wellbeing',
  category: Category,
  key: string,
): readonly Sentence[] => [
  ofOutlook(plan, pool, category, key),
  ofOutlook(plan, `${pool}-advice`, category, key, pool),
]

/** The phrasebook's whoever writes the rest: it is the same weather for months. A planet has every fifth day of a sign. */
export function background(plan: DailyPlan): Sentence {
  const { planet, house, id } = plan.background
  const ordinal = Math.floor((day(plan) + SIGNS.indexOf(plan.sign)) / SLOW_PLANETS.length)
  return tell(plan, 'background', [planet, String(house)], ordinal, [id])
}

function categoryTexts(plan: DailyPlan): CategoryTexts {
  const texts = CATEGORY_NAMES.map((category) => [category, categoryText(plan, category)])
  return Object.fromEntries(texts) as CategoryTexts
}

/** Also used for a place where the outlook differs from that of the cached text. */
export function categoryText(plan: DailyPlan, category: Category): CategoryText {
  const { outlook, leader } = plan.judgement.categories[category]
  const dealt = (pool: PoolName) =>
    tell(plan, pool, [category, outlook], day(plan), [leader.transit], 'category-lines')
  return { interpretation: [dealt('category-lines')], advice: dealt('category-advice') }
}
