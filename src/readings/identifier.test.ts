import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { identifier, identifiersFor } from './identifier.ts'

test('an identifier is the first 132 bits of the SHA-256 of its key, in base64url', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (key) => {
      const digest = createHash('sha256').update(key, 'utf8').digest('base64url')
      assert.equal(identifier('chart', key), `chart_${digest.slice(0, 22)}`)
    }),
  )
})

test('an identifier under a secret is the same for the same secret, kind and key, and for no others', () => {
  const of = identifiersFor('one secret of ours')
  const known = of('chart', 'a birth')
  assert.match(known, /^chart_[\w-]{22}$/)
  assert.equal(identifiersFor('one secret of ours')('chart', Buffer.from('a birth')), known)
  const digest = (id: string) => id.replace(/^[a-z]+_/, '')
  const others = [
    of('chart', 'another birth'),
    of('personal', 'a birth'),
    identifiersFor('another secret of ours')('chart', 'a birth'),
    identifier('chart', 'a birth'),
    identifier('chart', 'chart a birth'),
  ]
  for (const other of others) assert.notEqual(digest(other), digest(known))
})
