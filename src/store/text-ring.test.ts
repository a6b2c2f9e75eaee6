import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { TextRing } from './text-ring.ts'

const TTL_MS = 1000

function ring(bytes: number) {
  const clock = { now: 0 }
  return { texts: new TextRing<number>({ bytes, ttlMs: TTL_MS, now: () => clock.now }), clock }
}

test('a text is found with what was said about it, until its time is over', () => {
  const { texts, clock } = ring(100)
  texts.keep('a', 'une étoile', 7)
  assert.deepEqual(texts.find('a'), { text: 'une étoile', about: 7 })
  assert.equal(texts.find('b'), undefined)
  clock.now = TTL_MS - 1
  assert.equal(texts.find('a')?.about, 7)
  clock.now = TTL_MS
  assert.equal(texts.find('a'), undefined)
  texts.keep('a', 'again', 8)
  assert.deepEqual(texts.find('a'), { text: 'again', about: 8 })
})

test('the newest is written over the oldest, and a text larger than the block is not kept', () => {
  const { texts } = ring(10)
  texts.keep('a', 'aaaa', 1)
  texts.keep('b', 'bbbb', 2)
  texts.keep('c', 'cccc', 3)
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => texts.find(key)?.text),
    [undefined, 'bbbb', 'cccc'],
  )
  texts.keep('c', 'x'.repeat(11), 4)
  assert.equal(texts.find('c'), undefined)
  assert.equal(texts.find('b')?.text, 'bbbb')
})

test('whatever is kept, no text is ever found but the last under its key, and the latest is found', () => {
  const write = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), length: fc.nat(25) })
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), (writes) => {
      const { texts } = ring(40)
      const last = new Map<string, string>()
      writes.forEach(({ key, length }, n) => {
        const text = String.fromCharCode(33 + n).repeat(length)
        texts.keep(key, text, n)
        last.set(key, text)
        assert.equal(texts.find(key)?.text, text)
        for (const [each, expected] of last) {
          const found = texts.find(each)
          if (found !== undefined) assert.equal(found.text, expected)
        }
      })
    }),
    { numRuns: 2_000 },
  )
})

test('a full ring holds as many texts as have room', () => {
  const { texts } = ring(1_000)
  for (let n = 0; n < 500; n++) texts.keep(`text ${n}`, 'x'.repeat(100), n)
  const found = Array.from({ length: 500 }, (_, n) => texts.find(`text ${n}`)?.about)
  assert.deepEqual(
    found.filter((about) => about !== undefined),
    [490, 491, 492, 493, 494, 495, 496, 497, 498, 499],
  )
})
