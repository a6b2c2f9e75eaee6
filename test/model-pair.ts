/** The plan of two births for tests of the model's prompt. */
import { castChart } from '../src/chart/chart.ts'
import { synastryChartOf } from '../src/chart/synastry.ts'
import { WEIGHED_POINTS } from '../src/judgement/pair/weights.ts'
import { planOfCharts } from './random-pairs.ts'

/** Berlin, 15 May 1990, 14:30, and New York, 2 October 1988, 8:15. */
const FIRST = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'whole',
})
const SECOND = castChart({
  instant: Date.UTC(1988, 9, 2, 12, 15),
  place: { latitude: 40.7128, longitude: -74.006 },
  houseSystem: 'whole',
})

export const PAIR_PLAN = planOfCharts(
  synastryChartOf(FIRST, WEIGHED_POINTS),
  synastryChartOf(SECOND, WEIGHED_POINTS),
  'love',
)
