/** The progressed or directed chart of a birth at a moment of life, and what comes next in it (docs/progressions.md). */
import {
  type ProgressedEvent,
  type ProgressedMoon,
  progressedEvents,
  progressedMoonAt,
  progressedStepMs,
} from '../almanac/progressions.ts'
import { middleOf } from '../almanac/returns.ts'
import type { AspectName } from '../chart/aspects.ts'
import { hyphened } from '../chart/fact-ids.ts'
import { aspectsToNatal, comparedPoints, equalOrbs, type NatalAspect } from '../chart/natal-aspects.ts'
import { directedChart, secondaryChart, secondaryWithoutTime } from '../chart/progression/chart.ts'
import {
  derivedInstant,
  lastInstant,
  type ProgressedClock,
  progressedClock,
} from '../chart/progression/clock.ts'
import type { AngleMethod, ProgressionMethod, ProgressionRules } from '../chart/progression/rules.ts'
import {
  type ProgressedBirth,
  type ProgressedMoment,
  progressedBirth,
  progressedMoment,
} from '../chart/progression/sky.ts'
import { type SynastryChart, type SynastryPoint, synastryAspects } from '../chart/synastry.ts'
import type { Selection, WiderChart } from '../chart/wider-chart.ts'
import { invalid } from '../errors.ts'
import { horizonAt } from '../sky/horizon.ts'
import { PLANETS } from '../sky/planets.ts'
import { outOfRange } from '../time/civil-time.ts'
import { utcText } from '../time/wall-clock.ts'
import { type Birth, type BirthRequest, resolveBirth } from './birth.ts'
import { castBirth, chartInputs, selectionOf } from './chart.ts'
import type { Identify } from './identifier.ts'
import { momentOrDate } from './moment.ts'
import { momentOfBirth } from './returns.ts'
import { DEFAULT_SYNASTRY_POINTS } from './synastry.ts'

/** Degrees, for aspects of progressed points. */
export const PROGRESSION_ORB = 1
const ORBS = equalOrbs(PROGRESSION_ORB)
export const MAX_YEARS_AHEAD = 10
export const DEFAULT_YEARS_AHEAD = 1
export const DEFAULT_METHOD = 'secondary' satisfies ProgressionMethod
export const DEFAULT_ANGLES = 'solar_arc_longitude' satisfies AngleMethod

export interface ProgressionsRequest extends BirthRequest {
  /** A moment in UTC, or a date by the clocks of the birth place. Now, if absent. */
  readonly at?: string | undefined
  readonly method?: ProgressionMethod | undefined
  readonly angles?: AngleMethod | undefined
  readonly converse?: boolean | undefined
  /** How far ahead to look. */
  readonly years?: number | undefined
}

/** An aspect between two progressed points, each pair once. */
export interface ProgressedAspect {
  /** `progressed-moon-square-progressed-mars` */
  readonly id: string
  readonly first: SynastryPoint
  readonly aspect: AspectName
  readonly second: SynastryPoint
  readonly orb: number
  readonly certain: boolean
}

export interface ProgressionsReading {
  readonly natalChartId: string
  readonly chartId: string
  readonly birth: Birth
  readonly at: number
  readonly rules: ProgressionRules
  readonly clock: ProgressedClock
  /** That of noon, if the time of birth is unknown. */
  readonly derivedInstant: number
  /** Of the chart's own zodiac, degrees. */
  readonly solarArc: number
  /** Years of life, with their fraction. */
  readonly years: number
  readonly natalChart: WiderChart
  readonly chart: WiderChart
  readonly toNatal: readonly NatalAspect[]
  readonly toProgressed: readonly ProgressedAspect[]
  readonly moon: ProgressedMoon
  readonly yearsAhead: number
  readonly coming: readonly ProgressedEvent[]
  /** By so many days any date may be wrong if the time of birth is unknown: half a day of birth time is half a year here. */
  readonly uncertaintyDays: number
}

export function readProgressions(
  request: ProgressionsRequest,
  now: number,
  identifier: Identify,
): ProgressionsReading {
  const birth = resolveBirth(request)
  const rules = rulesOf(request)
  const progressed = progressedBirthOf(birth, rules)
  const at = momentOf(request, birth, progressed.clock, now)
  const selection = selectionOf({}, [birth])
  const natalChart = castBirth(birth, selection)
  const moment = progressedMoment(progressed, rules, at)
  const chart = chartOf(birth, natalChart, moment, at, selection)
  const [natal, made] = [natalChart, chart].map((each) => comparedPoints(each, DEFAULT_SYNASTRY_POINTS))
  const name = rules.method === 'secondary' ? 'progressed' : 'directed'
  const search = { birth: progressed, rules, natal: natal!, points: pointsToFollow(birth, rules) }
  const { years: yearsAhead = DEFAULT_YEARS_AHEAD } = request
  return {
    natalChartId: identifier('chart', chartInputs(birth)),
    chartId: identifier('progressed', { ...chartInputs(birth), at, ...idOf(rules) }),
    ...{ birth, at, rules, clock: progressed.clock, natalChart, chart, yearsAhead },
    derivedInstant: derivedInstant(progressed.clock, at),
    solarArc: moment.solarArc,
    years: moment.years,
    toNatal: aspectsToNatal(made!, natal!, name, ORBS),
    toProgressed: aspectsWithin(made!, name),
    moon: progressedMoonAt({ ...search, points: ['sun', 'moon'] }, at),
    coming: progressedEvents(search, at, at + yearsAhead * progressedStepMs(progressed)),
    uncertaintyDays: birth.time === null ? Math.round(progressed.clock.yearDays / 2) : 0,
  }
}

function rulesOf(request: ProgressionsRequest): ProgressionRules {
  const { method = DEFAULT_METHOD, angles = DEFAULT_ANGLES, converse = false } = request
  if (method === 'solar_arc' && angles !== DEFAULT_ANGLES) {
    const message =
      'angles belongs to the method secondary: by solar_arc every point moves by the arc of the Sun.'
    throw invalid([{ path: 'angles', message }])
  }
  return { method, angles, isConverse: converse }
}

const idOf = ({ method, angles, isConverse }: ProgressionRules) => ({
  method,
  angles,
  converse: String(isConverse),
})

/** A birth in the form that progressions need. */
export function progressedBirthOf(
  birth: Birth,
  { isConverse }: Pick<ProgressionRules, 'isConverse'>,
): ProgressedBirth {
  const { place, zodiac, ayanamsa, node, time } = birth
  return progressedBirth({
    clock: progressedClock(middleOf(momentOfBirth(birth)), isConverse),
    place,
    zodiac: { zodiac, ayanamsa },
    node,
    horizon: time && horizonAt(time.instant, place),
  })
}

function momentOf(request: ProgressionsRequest, birth: Birth, clock: ProgressedClock, now: number): number {
  const at = momentOrDate(request.at, birth.zone, now, 'at')
  if (at < clock.birth) throw invalid([{ path: 'at', message: 'at must not be before the birth.' }])
  if (at > lastInstant(clock)) throw outOfRange(request.at ?? utcText(at), 'at')
  return at
}

function chartOf(
  { day, houseSystem }: Birth,
  natal: WiderChart,
  moment: ProgressedMoment,
  at: number,
  selection: Selection,
): WiderChart {
  if (moment.rules.method === 'solar_arc') return directedChart(natal, moment)
  if (day === null) return secondaryChart(moment, houseSystem, selection)
  const noon = derivedInstant(moment.birth.clock, at)
  // The day of birth itself, as many days later.
  const [from, to] = [noon + day.from - day.noon, noon + day.to - day.noon]
  return secondaryWithoutTime({ from, noon, to }, moment, selection)
}

/** Quotidian angles go round in a year, so their aspects are left out. */
function pointsToFollow({ time }: Birth, { method, angles }: ProgressionRules): readonly SynastryPoint[] {
  const isSpinning = method === 'secondary' && angles === 'quotidian'
  return time === null || isSpinning ? PLANETS : DEFAULT_SYNASTRY_POINTS
}

function aspectsWithin(made: SynastryChart, name: string): ProgressedAspect[] {
  const order = Object.keys(made.points)
  return synastryAspects(made, made, ORBS)
    .filter(({ first, second }) => order.indexOf(first) < order.indexOf(second))
    .map(({ first, name: aspect, second, orb, certain }) => ({
      id: `${name}-${hyphened(first)}-${aspect}-${name}-${hyphened(second)}`,
      ...{ first, aspect, second, orb, certain },
    }))
}
