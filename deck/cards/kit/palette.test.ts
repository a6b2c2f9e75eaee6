import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edgeOf, INK, IVORY, shadeOf } from './palette.ts'

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

test('a colour in shade is on the way to the ink: none of it, half of it or all of it', () => {
  assert.equal(shadeOf('#F8F0DE', 0), '#F8F0DE')
  assert.equal(shadeOf('#F8F0DE', 1), INK)
  assert.deepEqual(
    parts(shadeOf('#F8F0DE', 0.5)),
    parts('#F8F0DE').map((part, i) => Math.round((part + parts(INK)[i]!) / 2)),
  )
})

test('shade is deeper on dark cloth, where it would not be seen otherwise', () => {
  const depth = (fill: string) =>
    (parts(fill)[0]! - parts(shadeOf(fill))[0]!) / (parts(fill)[0]! - parts(INK)[0]!)
  assert.ok(depth('#5A639C') > depth(IVORY) * 1.5)
})

test('light cloth is outlined in ink, dark cloth in ivory', () => {
  assert.equal(edgeOf(IVORY), INK)
  assert.equal(edgeOf('#1D2247'), IVORY)
})
