/** Whether two parts of one answer say opposite things: read from the pools that its sentences stand in. */
import type { Tone } from '../../src/judgement/day/influence.ts'
import type { Manner } from '../../src/judgement/tradition.ts'
import { sentencesOf } from '../../src/words/en/phrases.ts'
import { POOL_RULES } from '../../src/words/pool-table.ts'
import { type DailyText, everySentenceIn } from '../../src/writer/daily-text.ts'
import type { DailyPlan } from '../../src/writer/plan/daily-plan.ts'

/** Every sentence of the phrasebook, with its pool and keys. */
const PLACES = new Map(
  POOL_RULES.flatMap(({ pool, keys }) =>
    keys.flatMap((path) =>
      sentencesOf(pool, path).map((text) => [text, { pool: pool as string, path }] as const),
    ),
  ),
)

const MANNER_OF_TONE: Record<Tone, Manner> = {
  very_positive: 'flow',
  positive: 'flow',
  neutral: 'merge',
  challenging: 'friction',
  very_challenging: 'friction',
}
type Check = (path: readonly string[], plan: DailyPlan) => boolean

const followsTone: Check = ([, direction], { judgement }) =>
  direction === MANNER_OF_TONE[judgement.influence.tone]
const followsOutlook =
  (category: 'love' | 'profession' | 'health'): Check =>
  ([outlook], { judgement }) =>
    outlook === judgement.categories[category].outlook
const followsCategory: Check = ([category, outlook], { judgement }) =>
  outlook === judgement.categories[category as keyof typeof judgement.categories].outlook

/** What must hold for a sentence of each pool. A meeting of planets is as its aspect is, a conjunction on either side. */
const AGREES: Readonly<Record<string, Check>> = {
  leads: followsTone,
  advice: followsTone,
  images: followsTone,
  poetic: followsTone,
  meetings: (path, plan) => path[1] === 'merge' || followsTone(path, plan),
  love: followsOutlook('love'),
  'love-advice': followsOutlook('love'),
  career: followsOutlook('profession'),
  'career-advice': followsOutlook('profession'),
  wellbeing: followsOutlook('health'),
  'wellbeing-advice': followsOutlook('health'),
  'poetic-love': followsOutlook('love'),
  'poetic-career': followsOutlook('profession'),
  'poetic-wellbeing': followsOutlook('health'),
  'category-lines': followsCategory,
  'category-advice': followsCategory,
}

/** The sentences of a text that stand in a pool for another direction. */
export function contradictions(plan: DailyPlan, text: DailyText): string[] {
  return everySentenceIn(text).flatMap(({ text: said }) => {
    const place = PLACES.get(said)
    if (place === undefined) return [`${said} is in no pool`]
    const agrees = AGREES[place.pool]
    return agrees === undefined || agrees(place.path, plan) ? [] : [said]
  })
}
