import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bucketName, clientOf, senderOf } from './client-address.ts'

const bucket = (address: string) => {
  const client = clientOf(address)
  return client && bucketName(client)
}

test('an IPv4 address is its own bucket, however it is written', () => {
  for (const address of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
  ])
    assert.equal(bucket(address), '203.0.113.7', address)
  assert.equal(bucket('0.0.0.0'), '0.0.0.0')
  assert.equal(bucket('255.255.255.255'), '255.255.255.255')
})

test('a client behind NAT64 has the bucket of its IPv4 address, not that of the whole network', () => {
  for (const address of [
    '64:ff9b::203.0.113.7',
    '64:FF9B::cb00:7107',
    '64:ff9b:1::203.0.113.7',
    '64:ff9b:1:abcd::203.0.113.7',
    // RFC 6052 §2.2 with a prefix of 48 bits: two bytes, a zero, two bytes, zeros.
    '64:ff9b:1:cb00:71:0700::',
  ])
    assert.equal(bucket(address), '203.0.113.7', address)
  assert.notEqual(bucket('64:ff9b::203.0.113.8'), bucket('64:ff9b::203.0.113.7'))
  for (const other of ['64:ff9b:2::203.0.113.7', '64:ff9b:0:1::203.0.113.7', '64:ff9a::203.0.113.7'])
    assert.match(bucket(other)!, /\/64$/, other)
})

test('an IPv6 address counts with its /64, however it is written', () => {
  for (const address of [
    '2001:db8:1:2::',
    '2001:0DB8:0001:0002:a:b:c:d',
    '2001:db8:1:2::1%eth0',
    '2001:db8:1:2::1.2.3.4',
  ])
    assert.equal(bucket(address), '2001:db8:1:2::/64', address)
  assert.equal(bucket('::1'), '0:0:0:0::/64')
  assert.equal(bucket('fe80::1%lo0'), 'fe80:0:0:0::/64')
})

test('a text that is not an address has no bucket', () => {
  for (const text of [
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4:80',
    '[::1]',
    ':::',
    '1::2::3',
    'g::1',
    '01.2.3.4',
  ])
    assert.equal(clientOf(text), undefined, text)
})

test('a socket without a peer still has a bucket', () => {
  assert.equal(bucketName(senderOf(undefined, undefined, undefined)), '0.0.0.0')
})

test('two IPv6 addresses share a bucket exactly when their first 64 bits agree', () => {
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
  const prefix = half.filter((groups) => groups.some((group) => group !== 0))
  const written = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':')
  fc.assert(
    fc.property(prefix, prefix, half, half, (one, other, low, elsewhere) => {
      assert.deepEqual(clientOf(written(...one, ...low)), clientOf(written(...one, ...elsewhere)))
      const isSame = written(...one) === written(...other)
      assert.equal(bucket(written(...one, ...low)) === bucket(written(...other, ...low)), isSame)
    }),
  )
})
