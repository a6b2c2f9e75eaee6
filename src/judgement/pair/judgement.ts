/** Two charts judged: their contacts, and the sums of them with their ranks (docs/synastry.md). */
import type { SynastryChart } from '../../chart/synastry.ts'
import { type PairAspect, type PairSettings, pairAspects } from './aspects.ts'
import { rankOf } from './baseline.ts'
import { PAIR_MEASURES, type PairMeasure, type PairSums, sumsBetween, sumsOf } from './score.ts'
import { PAIR_ORBS, WEIGHED_POINTS } from './weights.ts'

export interface PairMember {
  readonly chart: SynastryChart
  /** Of a birth without a time: the charts of its day, with Moon and angles. */
  readonly ofDay?: readonly SynastryChart[] | undefined
}

export interface PairFigure {
  readonly value: number
  /** Null where it would compare unlike things: without a time, or with other points or orbs than the baseline's. */
  readonly rank: number | null
  /** Between what values it is, if a time is unknown. */
  readonly range: PairRange | null
}

export interface PairRange {
  readonly low: number
  readonly high: number
  readonly rankLow: number | null
  readonly rankHigh: number | null
}

export type PairScore = Readonly<Record<PairMeasure, PairFigure>>

export interface PairJudgement {
  /** The most influential first. */
  readonly aspects: readonly PairAspect[]
  readonly score: PairScore
}

export function judgePair(first: PairMember, second: PairMember, settings: PairSettings): PairJudgement {
  const aspects = pairAspects(first.chart, second.chart, settings).sort(byInfluence)
  const sums = sumsOf(aspects)
  const ranges = rangesOf(first, second, settings)
  const isComparable = hasUsualOrbs(settings)
  const rank = (sum: number, measure: PairMeasure, isWhole: boolean) =>
    isComparable && isWhole ? rankOf(sum, measure, settings.kind) : null
  const isWhole = isComplete(first.chart) && isComplete(second.chart)
  const score = {} as Record<PairMeasure, PairFigure>
  for (const measure of PAIR_MEASURES) {
    const value = sums[measure]
    const range = ranges && withRanks(ranges[measure], (sum) => rank(sum, measure, ranges.isWhole))
    score[measure] = { value, rank: rank(value, measure, isWhole), range }
  }
  return { aspects, score }
}

/** Those without a weight come last, the closest first. */
const byInfluence = (a: PairAspect, b: PairAspect) =>
  Math.abs(b.influence) - Math.abs(a.influence) || a.orb - b.orb

const hasUsualOrbs = ({ orbs = PAIR_ORBS }: PairSettings): boolean =>
  orbs === PAIR_ORBS ||
  Object.entries(PAIR_ORBS).every(([name, orb]) => orbs[name as keyof typeof PAIR_ORBS] === orb)

const isComplete = ({ points }: SynastryChart): boolean =>
  WEIGHED_POINTS.every((point) => points[point] !== undefined)

type Bounds = Record<PairMeasure, { low: number; high: number }> & { readonly isWhole: boolean }

/** The least and the greatest sums over the day, or over both days. */
function rangesOf(first: PairMember, second: PairMember, settings: PairSettings): Bounds | null {
  if (first.ofDay === undefined && second.ofDay === undefined) return null
  const [ones, twos] = [first.ofDay ?? [first.chart], second.ofDay ?? [second.chart]]
  const bounds = { isWhole: isComplete(ones[0]!) && isComplete(twos[0]!) } as Bounds
  for (const measure of PAIR_MEASURES) bounds[measure] = { low: Infinity, high: -Infinity }
  for (const one of ones) for (const two of twos) widen(bounds, sumsBetween(one, two, settings))
  return bounds
}

function widen(bounds: Bounds, sums: PairSums): void {
  for (const measure of PAIR_MEASURES) {
    const bound = bounds[measure]
    bound.low = Math.min(bound.low, sums[measure])
    bound.high = Math.max(bound.high, sums[measure])
  }
}

const withRanks = (
  { low, high }: { low: number; high: number },
  rank: (sum: number) => number | null,
): PairRange => ({
  ...{ low, high },
  rankLow: rank(low),
  rankHigh: rank(high),
})
