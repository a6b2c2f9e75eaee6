import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { identifier, keyOf } from './identifier.ts'

const inputs = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.double({ noNaN: true, noDefaultInfinity: true })),
)

test('an identifier is the first 132 bits of the SHA-256 of its key, in base64url', () => {
  fc.assert(
    fc.property(inputs, (made) => {
      const digest = createHash('sha256').update(keyOf('chart', made), 'utf8').digest('base64url')
      assert.equal(identifier('chart', made), `chart_${digest.slice(0, 22)}`)
    }),
  )
})

test('a key tells inputs by their names, whatever their order', () => {
  assert.equal(keyOf('daily', { sign: 'leo', date: 'x' }), keyOf('daily', { date: 'x', sign: 'leo' }))
  const keys = [
    keyOf('daily', { a: 1, b: 2 }),
    keyOf('daily', { a: 2, b: 1 }),
    keyOf('daily', { a: '1', b: 2 }),
    keyOf('daily', { a: 1 }),
    keyOf('daily', { 'a","b': '1' }),
    keyOf('weekly', { a: 1, b: 2 }),
  ]
  assert.equal(new Set(keys).size, keys.length)
})
