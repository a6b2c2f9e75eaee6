import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timedPlans } from '../../../test/natal-plans.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { natalText } from './natal.ts'

test('a portrait keeps the order of its parts, and what it leaves out weighs no more than what it has', () => {
  let leftOut = 0
  for (const plan of timedPlans(200)) {
    const written = natalText(ENGLISH, plan).portrait.map(({ transits }) => transits)
    // Facts of a part are its own list, so the parts that were written can be found again.
    const planned = plan.portrait.filter(({ facts }) => written.includes(facts))
    assert.deepEqual(
      planned.map(({ facts }) => facts),
      written,
    )
    const missing = plan.portrait.filter((part) => !planned.includes(part))
    leftOut += missing.length
    const lightest = Math.min(...planned.map(({ weight }) => weight))
    for (const { weight } of missing) assert.ok(weight <= lightest)
  }
  assert.ok(leftOut > 100, `${leftOut}`)
})
