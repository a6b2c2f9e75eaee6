/** A week, month or year of a sign from the phrasebook: whole sentences, chosen by the plan (docs/writing.md). */
import { type Category, type Outlook, outlookOf } from '../../judgement/day/categories.ts'
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { PLANETS } from '../../sky/planets.ts'
import type { PeriodType } from '../../time/period.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import { lengthOf } from '../../words/text-measure.ts'
import type { Words } from '../../words/words.ts'
import { PERIOD_SUMMARY, type PeriodOverview, type PhasesAsk, type PhaseText } from '../period-text.ts'
import type { PeriodPlan, Phase } from '../plan/period-plan.ts'
import { prose, type Sentence } from '../sentence.ts'
import { dealForPeriod, stepOf } from './period-dealing.ts'

export const overviewText = (words: Words, plan: PeriodPlan): PeriodOverview => ({
  summary: plan.period.type === 'year' ? essay(words, plan) : throughLine(words, plan),
  love: ofCategory(words, plan, 'love', 'love'),
  career: ofCategory(words, plan, 'profession', 'career'),
  wellbeing: ofCategory(words, plan, 'health', 'wellbeing'),
  advice: ofHouse(words, plan, 'advice', loudest(plan)),
})

type Walked = Exclude<PeriodType, 'year'>

const BEGINS: Record<Walked, PeriodPoolName> = { week: 'week-begins', month: 'month-begins' }
const LEADS: Record<PeriodType, PeriodPoolName> = {
  week: 'week-leads',
  month: 'month-leads',
  year: 'year-months',
}
const COLOURS: Record<PeriodType, PeriodPoolName | null> = {
  week: 'week-colours',
  month: 'month-colours',
  year: null,
}
/** How many turning points a summary has room for, whatever their length. */
// mutate constant 0, constant 1: no sentences are so long that a summary with fewer is not too short: it gets one more anyway
const TURNS: Record<Walked, number> = { week: 1, month: 2 }

/** Where the period begins, where it turns, and where it leaves the reader. */
function throughLine(words: Words, plan: PeriodPlan): Sentence[] {
  const type = plan.period.type as Walked
  const begins = ofHouse(words, plan, BEGINS[type], plan.phases[0]!)
  const ends = ofHouse(words, plan, 'ends', plan.phases.at(-1)!)
  const turns = tellable(plan)
  const withTurns = (count: number) => {
    const chosen = turns.slice(0, count).toSorted((one, other) => one.event.at - other.event.at)
    return [begins, ...chosen.map((turn) => turnOf(words, plan, turn)), ends]
  }
  let count = TURNS[type]
  // mutate operator <=: more than all are all
  while (isShort(withTurns(count), type) && count < turns.length) count++
  return lengthened(words, withTurns(count), plan)
}

const isShort = (sentences: readonly Sentence[], type: PeriodType) =>
  lengthOf(prose(sentences)) < PERIOD_SUMMARY[type].least

/** Weightiest first, as the plan has them, one of each kind and manner: a list is used once in a period. */
function tellable(plan: PeriodPlan): KeyEvent[] {
  const keys = plan.turns.map((turn) => turnKeys(plan, turn).join(' '))
  return plan.turns.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

/** An event without a manner of its own speaks in the direction of the phase that it falls into. */
function turnKeys({ phases }: PeriodPlan, { kind, date, manner }: KeyEvent): [KeyEvent['kind'], Manner] {
  return [kind, manner ?? phases.find(({ to }) => date <= to)!.direction]
}

function turnOf(words: Words, plan: PeriodPlan, turn: KeyEvent): Sentence {
  const text = dealForPeriod(words, plan, { pool: 'turns', keys: turnKeys(plan, turn) })
  const day = words.dates.dayInPeriod(turn.date, plan.period.type)
  return { text: text.replace('{day}', day), transits: [turn.event.uid] }
}

/** A period with too few events has more to say of its phases, each in other words than the phase itself. */
function lengthened(words: Words, sentences: readonly Sentence[], plan: PeriodPlan): Sentence[] {
  const { type } = plan.period
  let [body, ends] = [sentences.slice(0, -1), sentences.slice(-1)]
  for (const phase of plan.phases) {
    // mutate order: only the length is looked at
    if (!isShort([...body, ...ends], type)) break
    body = [...body, ofHouse(words, plan, LEADS[type], phase, SOME_STEPS)]
  }
  return [...body, ...ends]
}

const SOME_STEPS = 4

/** An opening, the houses of Jupiter, of Saturn and of one of the three slowest planets, by turns, and a closing. */
function essay(words: Words, plan: PeriodPlan): Sentence[] {
  const { score, phases, themes } = plan
  const outlook = outlookOf(score)
  const slowest = themes.filter(({ kind }) => kind === 'planet').slice(2)
  const third = slowest[stepOf(plan, slowest.length)]!
  const whole = (pool: PeriodPoolName): Sentence => ({
    text: dealForPeriod(words, plan, { pool, keys: [outlook] }),
    transits: [loudest({ phases }).story.id],
  })
  return [
    whole('year-openings'),
    ...[themes[0]!, themes[1]!, third].map((theme) => themeText(words, plan, theme)),
    whole('year-closings'),
  ]
}

function themeText(words: Words, plan: PeriodPlan, theme: YearTheme): Sentence {
  const pools = { planet: 'year-themes', eclipse: 'year-eclipses', retrograde: 'year-retrogrades' } as const
  const who = theme.kind === 'eclipse' ? theme.of : theme.planet
  const text = dealForPeriod(words, plan, { pool: pools[theme.kind], keys: [who, String(theme.house)] })
  return { text, transits: [theme.id] }
}

/** The phase with the largest score, good or bad. */
const loudest = ({ phases }: Pick<PeriodPlan, 'phases'>): Phase =>
  phases.reduce((best, phase) => (Math.abs(phase.score) > Math.abs(best.score) ? phase : best))

const ofHouse = (
  words: Words,
  plan: PeriodPlan,
  pool: PeriodPoolName,
  phase: Phase,
  earlier = 0,
): Sentence => ({
  text: dealForPeriod(words, plan, { pool, keys: [String(phase.story.house), phase.direction], earlier }),
  transits: [phase.story.id],
})

type PartOfLife = 'love' | 'career' | 'wellbeing'

/** What is the case, and one thing to do. */
function ofCategory(words: Words, plan: PeriodPlan, category: Category, part: PartOfLife): Sentence[] {
  const { outlook, transit } = plan.categories[category]
  const keys: readonly Outlook[] = [outlook]
  const { type } = plan.period
  const pools = [`${type}-${part}`, `${type}-${part}-acts`] as const
  return pools.map((pool) => ({ text: dealForPeriod(words, plan, { pool, keys }), transits: [transit] }))
}

export const phaseTexts = (words: Words, { plan, start, end }: PhasesAsk): PhaseText[] =>
  plan.phases.slice(start, end).map((phase, i) => phaseText(words, plan, phase, start + i))

function phaseText(words: Words, plan: PeriodPlan, phase: Phase, place: number): PhaseText {
  const { house, planet, id } = phase.story
  const { type } = plan.period
  const chosen = plan.phases.slice(0, place).filter(({ direction }) => direction === phase.direction)
  const ofHouseBefore = chosen.filter(({ story }) => story.house === house).length
  const ofPlanetBefore = chosen.filter(({ story }) => story.planet === planet).length
  const deal = (pool: PeriodPoolName, key: string, earlier: number): string =>
    dealForPeriod(words, plan, { pool, keys: [key, phase.direction], earlier })
  const colours = COLOURS[type]
  // The lists have sentences of one form at the same place: so that neighbouring phases do not sound alike, each planet is some steps ahead.
  const aside = PLANETS.indexOf(planet)
  return {
    title: deal('titles', String(house), ofHouseBefore),
    text: [
      ofHouse(words, plan, LEADS[type], phase, ofHouseBefore),
      ...(colours ? [{ text: deal(colours, planet, ofPlanetBefore + aside), transits: [id] }] : []),
      ...themesIn(words, plan, phase),
    ],
  }
}

/** The eclipses and retrogrades that begin in a month of a year. */
const themesIn = (words: Words, plan: PeriodPlan, { from, to }: Phase): Sentence[] =>
  plan.themes
    .filter(({ date }) => date !== null && date >= from && date <= to)
    .map((theme) => themeText(words, plan, theme))
