import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENLARGED, enlargedView, halfOf, withView } from './enlarged.ts'

const valuesOf = (view: string) => view.split(' ').map(Number)

test('the point that was touched is in the middle of what is shown', () => {
  const [x, y, width, height] = valuesOf(enlargedView(336, { x: 0.4, y: 0.6 }))
  assert.equal(width, height)
  assert.ok(Math.abs(width! - 672 / ENLARGED) < 0.01)
  assert.ok(Math.abs(x! + width! / 2 - (0.4 * 672 - 336)) < 0.01)
  assert.ok(Math.abs(y! + width! / 2 - (0.6 * 672 - 336)) < 0.01)
})

test('at the rim nothing beyond the picture is shown', () => {
  const [x, y, width] = valuesOf(enlargedView(336, { x: 0, y: 1 }))
  assert.equal(x, -336)
  assert.ok(Math.abs(y! + width! - 336) < 0.01)
})

test('the view of a drawing is read and exchanged, and nothing else of it', () => {
  const svg = '<svg viewBox="-336 -336 672 672" width="640"><g/></svg>'
  assert.equal(halfOf(svg), 336)
  assert.equal(withView(svg, '1 2 3 4'), '<svg viewBox="1 2 3 4" width="640"><g/></svg>')
})
