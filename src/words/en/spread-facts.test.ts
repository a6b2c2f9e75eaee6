import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS } from '../../tarot/spreads.ts'
import { cardFact } from './spread-facts.ts'

const told = (kind: (typeof PLACE_KINDS)[number], place?: string) =>
  cardFact({ card: DECK[0]!, orientation: 'upright', kind, place } as Parameters<typeof cardFact>[0])

test('a model is told each kind of place in its own words', () => {
  const words = PLACE_KINDS.map((kind) => /Place: ([^.]*)\./.exec(told(kind))![1]!)
  assert.equal(new Set(words).size, PLACE_KINDS.length)
  assert.equal(words[PLACE_KINDS.indexOf('spirit')], 'meaning')
  assert.equal(words[PLACE_KINDS.indexOf('other_person')], 'the other person, as seen from outside')
  assert.equal(words[PLACE_KINDS.indexOf('outcome')], 'where it leads if nothing changes')
})

test('a place of our own table keeps its name', () => {
  assert.match(told('outcome', 'Outcome'), /Place: Outcome, where it leads if nothing changes\./)
})
