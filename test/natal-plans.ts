/** The plans of birth charts all over the last century and the world. */
import { USUAL_ORBS } from '../src/chart/aspects.ts'
import { castWiderChart, castWithoutTime } from '../src/chart/wider-chart.ts'
import { READING_BODIES } from '../src/judgement/chart/fact.ts'
import { type NatalPlan, natalPlan } from '../src/judgement/chart/plan.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { OPPOSITES } from '../src/words/en/meanings.ts'

const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const

const instantOf = (n: number) => Date.UTC(1900 + (n % 120), (5 * n) % 12, 1 + ((7 * n) % 28), (11 * n) % 24)

export const timedPlans = (count: number): NatalPlan[] =>
  Array.from({ length: count }, (_, n) => {
    const place = { latitude: ((n * 37) % 120) - 60, longitude: (n * 73) % 180 }
    return natalPlan(
      castWiderChart({ instant: instantOf(n), place, houseSystem: 'whole' }, SELECTION),
      OPPOSITES,
    )
  })

export const plansOfDays = (count: number): NatalPlan[] =>
  Array.from({ length: count }, (_, n) => {
    const from = instantOf(n)
    const day = { from, noon: from + DAY_MS / 2, to: from + DAY_MS }
    return natalPlan(castWithoutTime(day, { zodiac: 'tropical' }, SELECTION), OPPOSITES)
  })
