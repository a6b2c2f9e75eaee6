/** Pairs of random births, and their plans. */
import { castChart } from '../src/chart/chart.ts'
import { skyOfUnknownHour } from '../src/chart/day-sky.ts'
import { type SynastryChart, synastryChartOf, synastryDayOf } from '../src/chart/synastry.ts'
import { pairAspects } from '../src/judgement/pair/aspects.ts'
import { pairFacts } from '../src/judgement/pair/pair-facts.ts'
import { type PairPlan, pairPlan } from '../src/judgement/pair/pair-plan.ts'
import { type PairKind, WEIGHED_POINTS } from '../src/judgement/pair/weights.ts'
import { PLANETS } from '../src/sky/planets.ts'
import { DAY_MS } from '../src/time/time-scales.ts'

const [FROM, TO] = [Date.UTC(1930), Date.UTC(2026)]

/** A birth between 1930 and 2025; `draw` gives numbers from 0 to 1. */
export function randomChart(draw: () => number, isTimed: boolean): SynastryChart {
  const instant = Math.round(FROM + draw() * (TO - FROM))
  // As many at each latitude as it has room for, but for the polar circles.
  const latitude = (Math.asin(draw() * 1.8 - 0.9) * 180) / Math.PI
  const place = { latitude, longitude: draw() * 360 - 180 }
  if (isTimed) return synastryChartOf(castChart({ instant, place, houseSystem: 'placidus' }), WEIGHED_POINTS)
  const day = { from: instant - DAY_MS / 2, noon: instant, to: instant + DAY_MS / 2 }
  const sky = skyOfUnknownHour(day, { zodiac: 'tropical', points: PLANETS, node: 'true' })
  return synastryDayOf(sky, WEIGHED_POINTS)
}

export const planOfCharts = (first: SynastryChart, second: SynastryChart, kind: PairKind): PairPlan =>
  pairPlan(kind, pairFacts(first, second, pairAspects(first, second, { kind })))
