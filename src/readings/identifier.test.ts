import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { identifier } from './identifier.ts'

test('an identifier is the first 132 bits of the SHA-256 of its key, in base64url', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (key) => {
      const digest = createHash('sha256').update(key, 'utf8').digest('base64url')
      assert.equal(identifier('chart', key), `chart_${digest.slice(0, 22)}`)
    }),
  )
})
