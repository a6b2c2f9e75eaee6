/** A sign's day from the phrasebook: whole sentences, chosen by the plan and dealt from pools (docs/writing.md). */

import type { TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES, type Category, type Outlook } from '../../judgement/day/categories.ts'
import type { DailyPlan } from '../../judgement/day/plan.ts'
import type { Manner } from '../../judgement/tradition.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { CategoryText, CategoryTexts, DailyText, DetailedText, FullText, Style } from '../daily-text.ts'
import type { Sentence } from '../sentence.ts'
import { type Deal, fromOwnDeck, fromSharedDeck } from './deal-sentence.ts'
import { eventSentence } from './events.ts'
import { dayNumber, ordinalInSign, ordinalOfContact } from './moon-round.ts'

export function dailyText(plan: DailyPlan, style: Style): DailyText {
  if (style === 'brief') return { summary: [opening(plan), story(plan)], advice: advice(plan) }
  return style === 'poetic' ? poetic(plan) : detailed(plan)
}

function detailed(plan: DailyPlan): DetailedText {
  return {
    summary: [opening(plan), story(plan), advice(plan)],
    love: [love(plan, 'love'), loveAdvice(plan)],
    career: [career(plan, 'career'), background(plan)],
    wellbeing: [wellbeing(plan, 'wellbeing'), wellbeingAdvice(plan)],
    categories: categoryTexts(plan),
  }
}

function poetic(plan: DailyPlan): FullText {
  return {
    summary: [poeticOpening(plan), poeticTurn(plan)],
    love: [love(plan, 'poetic-love')],
    career: [career(plan, 'poetic-career')],
    wellbeing: [wellbeing(plan, 'poetic-wellbeing')],
  }
}

const telling =
  (deal: (deal: Deal) => string) =>
  (
    { sign }: DailyPlan,
    pool: PoolName,
    keys: Deal['keys'],
    ordinal: number,
    ...transits: TransitId[]
  ): Sentence => ({
    text: deal({ pool, keys, sign, ordinal }),
    transits,
  })

/** A sentence whose key differs from sign to sign. */
const own = telling(fromOwnDeck)
/** A sentence whose key is the same for all signs on a day. */
const shared = telling(fromSharedDeck)

const day = ({ date }: DailyPlan) => dayNumber(date)
const house = (place: { house: number }) => [String(place.house)]

const opening = (plan: DailyPlan) =>
  own(plan, 'openings', house(plan.moon), ordinalInSign(day(plan)), plan.moon.id)

const poeticOpening = (plan: DailyPlan) =>
  own(plan, 'poetic-openings', house(plan.moon), ordinalInSign(day(plan)), plan.moon.id)

/** An event of the day, or the Moon's closest aspect. */
function story(plan: DailyPlan): Sentence {
  return plan.lead ? eventSentence(plan.lead, plan) : contact(plan, 'links')
}

const poeticTurn = (plan: DailyPlan) => contact(plan, 'poetic-turns')

/** How many noons of one round can have the same closest aspect of the Moon. */
const CONTACTS_IN_ROUND: Record<Manner | 'alone', number> = { merge: 2, flow: 4, friction: 4, alone: 5 }

function contact(plan: DailyPlan, pool: PoolName): Sentence {
  const { moon, moonAspect } = plan
  const stride = CONTACTS_IN_ROUND[moonAspect?.manner ?? 'alone']
  const keys = moonAspect ? [moonAspect.planet, moonAspect.manner] : ['alone']
  return shared(plan, pool, keys, ordinalOfContact(day(plan), stride), moonAspect?.id ?? moon.id)
}

function advice(plan: DailyPlan): Sentence {
  const { moon, manner, lead, moonAspect } = plan
  const keys = [...house(moon), manner]
  const story = lead?.id ?? moonAspect?.id
  return own(plan, 'advice', keys, ordinalInSign(day(plan)), moon.id, ...(story ? [story] : []))
}

const love = (plan: DailyPlan, pool: PoolName) => own(plan, pool, house(plan.venus), day(plan), plan.venus.id)

const career = (plan: DailyPlan, pool: PoolName) => own(plan, pool, house(plan.sun), day(plan), plan.sun.id)

const wellbeing = (plan: DailyPlan, pool: PoolName) =>
  shared(plan, pool, [plan.moon.sign], ordinalInSign(day(plan)), plan.moon.id)

const background = (plan: DailyPlan) =>
  own(plan, 'background', [plan.background.planet, ...house(plan.background)], day(plan), plan.background.id)

/** Depends on the outlook of the category love, not on the lead of the day. */
const MANNER_OF_OUTLOOK: Record<Outlook, Manner> = {
  positive: 'flow',
  neutral: 'merge',
  challenging: 'friction',
}

function loveAdvice(plan: DailyPlan): Sentence {
  const { outlook, leader } = plan.judgement.categories.love
  return own(plan, 'love-advice', [MANNER_OF_OUTLOOK[outlook]], day(plan), leader.transit)
}

function wellbeingAdvice(plan: DailyPlan): Sentence {
  const { level, factors } = plan.judgement.energy
  return own(plan, 'wellbeing-advice', [level], day(plan), factors[0]!.id)
}

function categoryTexts(plan: DailyPlan): CategoryTexts {
  const texts = CATEGORY_NAMES.map((category) => [category, categoryText(plan, category)])
  return Object.fromEntries(texts) as CategoryTexts
}

/** Also used for a place where the outlook differs from that of the cached text. */
export function categoryText(plan: DailyPlan, category: Category): CategoryText {
  const { outlook, leader } = plan.judgement.categories[category]
  const line = [category, leader.planet, outlook]
  return {
    interpretation: [own(plan, 'category-lines', line, day(plan), leader.transit)],
    advice: own(plan, 'category-advice', [category, outlook], day(plan), leader.transit),
  }
}
