import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { type DeckCard, found } from './deck.ts'

const service = await testService()
const { cards } = (await service.inject('/v1/tarot/cards')).json() as { cards: DeckCard[] }
const names = (question: string) => found(cards, question).map(({ name }) => name)

test('cards are found by name, by keyword, and by the beginnings of several words', () => {
  assert.deepEqual(names('queen sw'), ['Queen of Swords'])
  assert.ok(names('curiosity').includes('The Fool'))
  assert.equal(names('').length, 78)
  assert.deepEqual(names('zebra'), [])
})
