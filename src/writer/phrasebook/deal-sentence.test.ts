import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import { lengthOf } from '../../words/en/prose-rules.ts'
import { dealSentence } from './deal-sentence.ts'

test('decks are shuffled differently: signs do not follow each other through the pool', () => {
  const own = { pool: 'leads', keys: ['4', 'flow'], turn: 7 } as const
  const deck = sentencesOf(own.pool, own.keys)
  const places = SIGNS.map((sign) => deck.indexOf(dealSentence({ ...own, deck: sign })))
  const steps = places.map((place, at) => (place - places[(at + 11) % 12]! + deck.length) % deck.length)
  assert.ok(new Set(steps).size > 6, `${steps}`)
})

test('a least length leaves the shorter sentences out, and no other', () => {
  const own = { pool: 'advice', keys: ['3', 'friction'], deck: 'leo', leastLength: 48 } as const
  const long = sentencesOf(own.pool, own.keys).filter((text) => lengthOf(text) >= 48)
  const dealt = Array.from({ length: long.length }, (_, turn) => dealSentence({ ...own, turn }))
  assert.deepEqual(dealt.toSorted(), long.toSorted())
})
