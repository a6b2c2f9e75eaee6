import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import { type Deal, fromOwnDeck, fromSharedDeck } from './deal-sentence.ts'

const forEachSign = (
  deal: (deal: Deal) => string,
  { pool, keys }: Pick<Deal, 'pool' | 'keys'>,
  ordinal = 7,
) => SIGNS.map((sign) => deal({ pool, keys, sign, ordinal }))

test('twelve signs get twelve different sentences from a shared deck', () => {
  for (let ordinal = 0; ordinal < 24; ordinal++) {
    const told = forEachSign(fromSharedDeck, { pool: 'links', keys: ['venus', 'flow'] }, ordinal)
    assert.equal(new Set(told).size, SIGNS.length, `${ordinal}`)
  }
})

test('in a shared deck each sign gets the card after its neighbour’s, and the first follows the last', () => {
  const shared = { pool: 'lunations', keys: ['new', '5'] } as const
  const deck = sentencesOf(shared.pool, shared.keys)
  assert.ok(deck.length < SIGNS.length)
  const places = forEachSign(fromSharedDeck, shared).map((sentence) => deck.indexOf(sentence))
  for (const [at, place] of places.slice(1).entries())
    assert.equal(place, (places[at]! + 1) % deck.length, `${SIGNS[at + 1]}`)
})

test('separate decks are shuffled differently: signs do not follow each other through the pool', () => {
  const own = { pool: 'openings', keys: ['4'] } as const
  const deck = sentencesOf(own.pool, own.keys)
  const steps = forEachSign(fromOwnDeck, own)
    .map((sentence) => deck.indexOf(sentence))
    .map((place, at, places) => (place - places[(at + 11) % 12]! + deck.length) % deck.length)
  assert.ok(new Set(steps).size > 6, `${steps}`)
})
