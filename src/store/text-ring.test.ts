import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sha256 } from '../sha256.ts'
import { TextRing } from './text-ring.ts'

const TTL_MS = 1000
const digest = (key: string) => sha256(Buffer.from(key))

function ring(bytes: number, texts = 100) {
  const clock = { now: 0 }
  const kept = new TextRing({ bytes, texts, ttlMs: TTL_MS, now: () => clock.now })
  return {
    clock,
    keep: (key: string, text: string) => kept.keep(digest(key), text),
    find: (key: string) => kept.find(digest(key)),
  }
}

test('a text is found until its time is over, and can be kept again', () => {
  const { keep, find, clock } = ring(100)
  keep('a', 'une étoile')
  assert.equal(find('a'), 'une étoile')
  assert.equal(find('b'), undefined)
  clock.now = TTL_MS - 1
  assert.equal(find('a'), 'une étoile')
  clock.now = TTL_MS
  assert.equal(find('a'), undefined)
  keep('a', 'again')
  assert.equal(find('a'), 'again')
})

test('the newest is written over the oldest, and a text larger than the block is not kept', () => {
  const { keep, find } = ring(10)
  keep('a', 'aaaa')
  keep('b', 'bbbb')
  keep('c', 'cccc')
  assert.deepEqual(['a', 'b', 'c'].map(find), [undefined, 'bbbb', 'cccc'])
  keep('d', 'x'.repeat(11))
  assert.equal(find('d'), undefined)
  assert.equal(find('b'), 'bbbb')
})

test('whatever is kept, no text is ever found but the last under its key, and the latest is found', () => {
  const write = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), length: fc.nat(25) })
  const room = fc.record({ bytes: fc.integer({ min: 25, max: 60 }), texts: fc.integer({ min: 1, max: 8 }) })
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), room, (writes, { bytes, texts }) => {
      const { keep, find } = ring(bytes, texts)
      const last = new Map<string, string>()
      writes.forEach(({ key, length }, n) => {
        const text = String.fromCharCode(33 + n).repeat(length)
        keep(key, text)
        last.set(key, text)
        assert.equal(find(key), text)
        for (const [each, expected] of last) {
          const found = find(each)
          if (found !== undefined) assert.equal(found, expected)
        }
      })
    }),
    { numRuns: 2_000 },
  )
})

test('a full ring holds as many texts as have room, or as it may', () => {
  const kept = (bytes: number, texts: number) => {
    const { keep, find } = ring(bytes, texts)
    for (let n = 0; n < 500; n++) keep(`text ${n}`, `${n}`.padEnd(100))
    const found = Array.from({ length: 500 }, (_, n) => find(`text ${n}`)?.trim())
    return found.filter((text) => text !== undefined)
  }
  assert.deepEqual(kept(1_000, 100), ['490', '491', '492', '493', '494', '495', '496', '497', '498', '499'])
  assert.deepEqual(kept(1_000, 3), ['497', '498', '499'])
})
