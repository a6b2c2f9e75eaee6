import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairOrbs } from './synastry.ts'

test('of the aspects that are asked for each has its usual orb, unless another is given', () => {
  const usual = pairOrbs({})
  assert.deepEqual(pairOrbs({ aspects: ['trine', 'square'] }), { square: usual.square, trine: usual.trine })
  assert.deepEqual(pairOrbs({ aspects: ['trine'], orbs: { trine: 1.5, square: 2 } }), { trine: 1.5 })
  assert.deepEqual(pairOrbs({ orbs: { opposition: 3 } }), { ...usual, opposition: 3 })
})
