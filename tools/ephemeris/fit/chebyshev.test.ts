import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chebyshevFit, chebyshevValue, NODE_PLACES, NODES } from './chebyshev.ts'

const fit = (curve: (x: number) => number) => {
  const coefficients = new Float64Array(NODES)
  chebyshevFit(NODE_PLACES.map(curve), coefficients, 0)
  return coefficients
}

test('a polynomial given by its coefficients is fitted by the same coefficients', () => {
  const given = Float64Array.from({ length: NODES }, (_, k) => Math.sin(k + 1) / (k + 1))
  const fitted = fit((x) => chebyshevValue((order) => given[order]!, NODES, x))
  fitted.forEach((value, order) => {
    assert.ok(Math.abs(value - given[order]!) < 1e-14)
  })
})

test('a smooth curve is met between the nodes and at both ends', () => {
  const curve = (x: number) => Math.exp(x) * Math.cos(3 * x)
  const fitted = fit(curve)
  for (const x of [-1, -0.77, 0, 0.123, 0.9, 1])
    assert.ok(Math.abs(chebyshevValue((order) => fitted[order]!, NODES, x) - curve(x)) < 1e-13)
})
