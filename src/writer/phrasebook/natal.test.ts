import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timedPlans } from '../../../test/natal-plans.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { natalText } from './natal.ts'

test('a portrait keeps the order of its parts, and what it leaves out weighs no more than what it tells', () => {
  let leftOut = 0
  for (const plan of timedPlans(200)) {
    const told = natalText(ENGLISH, plan).portrait.map(({ transits }) => transits)
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
