import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { hmacSha256, sha256 } from './sha256.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('the examples of FIPS 180-4 and RFC 4231 come out', () => {
  assert.equal(
    hex(sha256(Buffer.from('abc'))),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  assert.equal(
    hex(hmacSha256(Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?'))),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('every length around the edges of a block agrees with the platform', () => {
  for (let length = 0; length <= 260; length++) {
    const message = Buffer.alloc(length, length + 1)
    assert.equal(hex(sha256(message)), createHash('sha256').update(message).digest('hex'), String(length))
  }
})

test('any key and any message agree with the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
      assert.equal(hex(hmacSha256(key, message)), createHmac('sha256', key).update(message).digest('hex'))
    }),
  )
})
