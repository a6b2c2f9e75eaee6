import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { identifier, identifiersFor, keyOf, shuffleKeyOf } from './identifier.ts'

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

test('a key depends on the names of its inputs, whatever their order', () => {
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

test('an identifier under a secret is the same for the same secret, kind and inputs, and for no others', () => {
  const birth = { instant: 1, latitude: 2 }
  const of = identifiersFor('one secret of ours')
  const known = of('chart', birth)
  assert.match(known, /^chart_[\w-]{22}$/)
  assert.equal(identifiersFor('one secret of ours')('chart', { latitude: 2, instant: 1 }), known)
  const digest = (id: string) => id.replace(/^[a-z]+_/, '')
  const others = [
    of('chart', { instant: 1, latitude: 3 }),
    of('personal', birth),
    identifiersFor('another secret of ours')('chart', birth),
    identifier('chart', birth),
  ]
  for (const other of others) assert.notEqual(digest(other), digest(known))
})

test('an identifier under a secret is an HMAC under a key of 256 bits that HKDF makes of it, as WebCrypto has them', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const [secret, birth] = ['one secret of ours', { instant: 1, latitude: 2 }]
  const base = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveBits'])
  const info = bytes('augury identifiers')
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
  const under = await crypto.subtle.deriveBits(hkdf, base, 256)
  const key = await crypto.subtle.importKey('raw', under, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const text = 'chart [["instant",1],["latitude",2]]'
  const digest = Buffer.from(await crypto.subtle.sign('HMAC', key, bytes(text))).toString('base64url')
  assert.equal(identifiersFor(secret)('chart', birth), `chart_${digest.slice(0, 22)}`)
})

test('the shuffle key of a birth never changes: its instant, latitude and longitude, in that order, and no secret', () => {
  const digest = createHash('sha256').update('-1234567890 48.1 11.9').digest('base64url')
  assert.equal(shuffleKeyOf(-1234567890, { longitude: 11.9, latitude: 48.1 }), `birth_${digest.slice(0, 22)}`)
})
