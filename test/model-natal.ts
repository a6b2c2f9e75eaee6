/** The plan of a birth for tests of the model's prompt. */
import { USUAL_ORBS } from '../src/chart/aspects.ts'
import { castWiderChart } from '../src/chart/wider-chart.ts'
import { READING_BODIES } from '../src/judgement/chart/fact.ts'
import { natalPlan } from '../src/judgement/chart/plan.ts'

const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const

/** Berlin, 15 May 1990, 14:30, with all its facts: prompts are compared to the letter, whatever the list of opposites leaves out. */
export const NATAL_PLAN = natalPlan(
  castWiderChart(
    {
      instant: Date.UTC(1990, 4, 15, 12, 30),
      place: { latitude: 52.52, longitude: 13.405 },
      houseSystem: 'whole',
    },
    SELECTION,
  ),
  new Map(),
)
