/** A week, month or year of a sign from the phrasebook: whole sentences, chosen by the plan (docs/writing.md). */
import type { Category } from '../../judgement/day/categories.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import { PLANETS } from '../../sky/planets.ts'
import type { PeriodType } from '../../time/period.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import { lengthOf } from '../../words/text-measure.ts'
import type { Words } from '../../words/words.ts'
import { PERIOD_SUMMARY, type PeriodOverview, type PhasesAsk, type PhaseText } from '../period-text.ts'
import type { PeriodPlan, Phase } from '../plan/period-plan.ts'
import { prose, type Sentence } from '../sentence.ts'
import { dealForPeriod, dealStep } from './period-dealing.ts'
import { courseOf, eventPart, MAX_TURNS, periodFrame, throughLine, turningPoints } from './through-line.ts'

export const overviewText = (words: Words, plan: PeriodPlan): PeriodOverview => ({
  summary: plan.period.type === 'year' ? essay(words, plan) : throughLine(words, plan),
  love: ofCategory(words, plan, 'love', 'love'),
  career: ofCategory(words, plan, 'profession', 'career'),
  wellbeing: ofCategory(words, plan, 'health', 'wellbeing'),
  advice: ofHouse(words, plan, 'advice', loudest(plan)),
})

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
/** The houses of Jupiter, of Saturn and of one of the three slowest planets, by turns, and the weightiest turns of the year, in a frame. */
function essay(words: Words, plan: PeriodPlan): Sentence[] {
  const { phases, themes } = plan
  const slowest = themes.filter(({ kind }) => kind === 'planet').slice(2)
  const third = slowest[dealStep(plan, slowest.length)]!
  const { opening, closing } = periodFrame(words, plan)
  const transits = [loudest({ phases }).story.id]
  const body = [themes[0]!, themes[1]!, third].map((theme) => themeText(words, plan, theme))
  const turns = turningPoints(plan).slice(0, MAX_TURNS.year)
  const dated = turns.map((turn) => eventPart(words, plan, turn)).toSorted((one, other) => one.at - other.at)
  const whole = [
    { text: opening, transits },
    ...body,
    ...dated.map(({ sentence }) => sentence),
    { text: closing, transits },
  ]
  return lengthOf(prose(whole)) <= PERIOD_SUMMARY.year.most ? whole : whole.toSpliced(1 + body.length, 1)
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

/** The situation and one thing to do, in one text that fits the direction of the period. */
function ofCategory(words: Words, plan: PeriodPlan, category: Category, part: PartOfLife): Sentence[] {
  const { outlook, transit } = plan.categories[category]
  const pool = plan.period.type === 'year' ? (`year-${part}` as const) : part
  return [
    { text: dealForPeriod(words, plan, { pool, keys: [courseOf(plan), outlook] }), transits: [transit] },
  ]
}

export const phaseTexts = (words: Words, { plan, start, end }: PhasesAsk): PhaseText[] =>
  plan.phases.slice(start, end).map((phase, i) => phaseText(words, plan, phase, start + i))

function phaseText(words: Words, plan: PeriodPlan, phase: Phase, place: number): PhaseText {
  const { house, planet, id } = phase.story
  const { type } = plan.period
  const chosen = plan.phases.slice(0, place).filter(({ direction }) => direction === phase.direction)
  const ofHouseBefore = chosen.filter(({ story }) => story.house === house).length
  const isPlanetNew = chosen.every(({ story }) => story.planet !== planet)
  const deal = (pool: PeriodPoolName, key: string, earlier: number): string =>
    dealForPeriod(words, plan, { pool, keys: [key, phase.direction], earlier })
  // What a planet is like in a direction stands once: a list has a text for each month of a year.
  const colours = COLOURS[type]
  // The lists have sentences of one form at the same place: so that neighbouring phases do not sound alike, each planet is some steps ahead.
  const aside = PLANETS.indexOf(planet)
  return {
    title: deal('titles', String(house), ofHouseBefore),
    text: [
      ofHouse(words, plan, LEADS[type], phase, ofHouseBefore),
      ...(colours && isPlanetNew ? [{ text: deal(colours, planet, aside), transits: [id] }] : []),
      ...themesIn(words, plan, phase),
    ],
  }
}

/** The eclipses and retrogrades that begin in a month of a year. */
const themesIn = (words: Words, plan: PeriodPlan, { from, to }: Phase): Sentence[] =>
  plan.themes
    .filter(({ date }) => date !== null && date >= from && date <= to)
    .map((theme) => themeText(words, plan, theme))
