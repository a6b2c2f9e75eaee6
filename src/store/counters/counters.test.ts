/** Buckets of 64 bits: addresses, whole /48s and holders of keys must never be taken for each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketText, isKeyHolder, isSite, keyHolder, parseBucket, siteOf } from './counters.ts'

const IPV4 = { high: 0xffff_ffff, low: 0x7f00_0001 }

test('a bucket is a site by its first three bits, of which those of addresses in use are others', () => {
  const firstBits = Array.from({ length: 8 }, (_, bits) => bits)
  const isOne = (bits: number, rest: number) => isSite({ high: (bits * 2 ** 29 + rest) >>> 0, low: 0 })
  for (const rest of [0, 2 ** 29 - 1])
    assert.deepEqual(
      firstBits.filter((bits) => isOne(bits, rest)),
      [0b010, 0b011, 0b100],
    )
  // Global, translated, and local addresses.
  for (const high of [0x2001_0db8, 0x3fff_ffff, 0x0064_ff9b, 0xfc00_0000, 0xfe80_0000]) {
    assert.equal(isSite({ high, low: 1 }), false)
    assert.equal(isSite(siteOf({ high, low: 1 })!), true)
  }
})

test('a site is the first 48 bits of an address, whatever the sixteen after them are', () => {
  const high = 0xfedc_ba98
  const sites = [0x1234_0000, 0x1234_0001, 0x1234_ffff].map((low) => siteOf({ high, low }))
  for (const site of sites) assert.deepEqual(site, { high: 0x9edc_ba98, low: 0x1234_0000 })
  assert.deepEqual(siteOf({ high, low: 0xffff_ffff }), { high: 0x9edc_ba98, low: 0xffff_0000 })
})

test('neither an IPv4 address nor a key has a site', () => {
  const buckets = [IPV4, { high: 0xff00_0000, low: 0 }, keyHolder(Buffer.alloc(7, 0xab))]
  assert.deepEqual(buckets.map(siteOf), [undefined, undefined, undefined])
})

test('a key is the first 56 bits of its hash but for the last of the upper half', () => {
  const holder = keyHolder(Buffer.from('0a0b0d8c0e0f10ffff', 'hex'))
  assert.deepEqual(holder, { high: 0xff0a_0b0c, low: 0x8c0e_0f10 })
})

test('no hash makes a key look like an IPv4 address, and no address looks like a key', () => {
  const highest = keyHolder(Buffer.alloc(32, 0xff))
  assert.deepEqual(highest, { high: 0xffff_fffe, low: 0xffff_ffff })
  const holders = [highest, keyHolder(Buffer.alloc(32, 0)), keyHolder(Buffer.alloc(32, 7))]
  assert.ok(holders.every(isKeyHolder))
  for (const address of [
    IPV4,
    { high: 0xfe80_0000, low: 0 },
    { high: 0x2001_0db8, low: 0 },
    { high: 0, low: 0 },
  ])
    assert.equal(isKeyHolder(address), false)
})

test('a bucket is named by its halves in hexadecimal, and read from its name', () => {
  const bucket = { high: 0xff0a_0b0c, low: 16 }
  assert.equal(bucketText(bucket), 'ff0a0b0c-10')
  assert.deepEqual(parseBucket('ff0a0b0c-10'), bucket)
})
