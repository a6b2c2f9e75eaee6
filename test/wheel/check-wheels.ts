/** Draws 400 charts of a kind and measures each: half are real, the others worse than any sky. Each of eight small bugs put into the layout showed within the first hundred. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { drawWheel, type WheelOptions } from '../../src/drawing/wheel/wheel.ts'
import type { WheelChart } from '../../src/drawing/wheel/wheel-chart.ts'
import { type Cast, chances } from './charts.ts'
import { crossingIn, measure, overlapIn } from './measured-wheel.ts'
import { houseAt, untruthIn } from './truth.ts'

const BIRTHS = 200
const WORSE = 200

interface Charts {
  readonly what: string
  readonly options: WheelOptions
  readonly birth: (chance: () => number) => Cast
  readonly adversarial: fc.Arbitrary<WheelChart>
}

function check(chart: WheelChart, options: WheelOptions): void {
  const wheel = measure(drawWheel(chart, options))
  const wrong = untruthIn(wheel, chart) ?? overlapIn(wheel) ?? crossingIn(wheel)
  if (wrong !== undefined) assert.fail(wrong)
}

export function checkWheels({ what, options, birth, adversarial }: Charts): void {
  test(`${what}: on ${BIRTHS} charts of random births everything stands in its own sign and house, and nothing lies on anything else`, () => {
    const chance = chances(21)
    for (let count = 0; count < BIRTHS; count++) {
      const { wheel, houses } = birth(chance)
      check(wheel, options)
      // The houses that the drawing is measured by are those that the chart tells.
      for (const { name, longitude } of wheel.bodies)
        if (houses.has(name)) assert.equal(houseAt(longitude, wheel.cusps!), houses.get(name), name)
    }
  })

  test(`${what}: the same holds on ${WORSE} charts with houses of a degree and heaps of bodies`, () => {
    fc.assert(
      fc.property(adversarial, (chart) => check(chart, options)),
      { numRuns: WORSE, seed: 21 },
    )
  })
}
