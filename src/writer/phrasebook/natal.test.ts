import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_ORBS } from '../../chart/aspects.ts'
import { castWiderChart } from '../../chart/wider-chart.ts'
import { TOLD_BODIES } from '../../judgement/chart/fact.ts'
import { natalPlan } from '../../judgement/chart/plan.ts'
import { natalText } from './natal.ts'

const SELECTION = { points: TOLD_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const

test('a portrait keeps the order of its parts, and what it leaves out weighs no more than what it tells', () => {
  let leftOut = 0
  for (let n = 0; n < 200; n++) {
    const instant = Date.UTC(1920 + (n % 100), (5 * n) % 12, 1 + ((7 * n) % 28), (11 * n) % 24)
    const place = { latitude: ((n * 37) % 120) - 60, longitude: (n * 73) % 180 }
    const plan = natalPlan(castWiderChart({ instant, place, houseSystem: 'whole' }, SELECTION))
    const told = natalText(plan).portrait.map(({ transits }) => transits)
    // Facts of a part are its own list, so the parts that are told can be found again.
    const kept = plan.portrait.filter(({ facts }) => told.includes(facts))
    assert.deepEqual(
      kept.map(({ facts }) => facts),
      told,
    )
    const missing = plan.portrait.filter((part) => !kept.includes(part))
    leftOut += missing.length
    const lightest = Math.min(...kept.map(({ weight }) => weight))
    for (const { weight } of missing) assert.ok(weight <= lightest)
  }
  assert.ok(leftOut > 100, `${leftOut}`)
})
