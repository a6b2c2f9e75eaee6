import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import type { DeckCard } from './deck.ts'
import { type CardFilter, filterIn, filterParams, isShown } from './filters.ts'

const service = await testService()
const { cards } = (await service.inject('/v1/tarot/cards')).json() as { cards: DeckCard[] }
const shown = (filter: CardFilter) => cards.filter((card) => isShown(card, filter)).map(({ id }) => id)

test('without a choice all 78 cards are shown, in the order of the deck', () => {
  assert.equal(shown({}).length, 78)
  assert.deepEqual(shown({}).slice(0, 2), ['ar00', 'ar01'])
})

test('the filters separate the major arcana and the suits', () => {
  const counts = (['majors', 'minors', 'wands', 'cups', 'swords', 'pentacles'] as const).map(
    (kind) => shown({ kind }).length,
  )
  assert.deepEqual(counts, [22, 56, 14, 14, 14, 14])
})

test('a number shows the major and the pips that have it, a rank the four of the court', () => {
  assert.deepEqual(shown({ number: '1' }), ['ar01', 'waac', 'cuac', 'swac', 'peac'])
  assert.deepEqual(shown({ number: '10' }), ['ar10', 'wa10', 'cu10', 'sw10', 'pe10'])
  assert.deepEqual(shown({ number: 'page' }), ['wapa', 'cupa', 'swpa', 'pepa'])
  assert.deepEqual(shown({ number: 'king' }), ['waki', 'cuki', 'swki', 'peki'])
})

test('element, planet and sign are those of the tradition, and choices narrow each other', () => {
  assert.deepEqual(shown({ kind: 'majors', element: 'fire' }), ['ar04', 'ar08', 'ar14', 'ar20'])
  assert.deepEqual(shown({ sign: 'leo' }), ['ar08', 'wa05', 'wa06', 'wa07'])
  assert.deepEqual(shown({ planet: 'moon', kind: 'cups' }), ['cu04'])
  assert.deepEqual(shown({ planet: 'moon', sign: 'aries' }), [])
})

test('a filter is in the address, and what cannot be chosen shows all', () => {
  const filter: CardFilter = { kind: 'cups', element: 'water', number: '4', planet: 'moon', sign: 'cancer' }
  assert.equal(filterParams(filter).toString(), 'kind=cups&element=water&number=4&planet=moon&sign=cancer')
  assert.deepEqual(filterIn(filterParams(filter)), filter)
  assert.deepEqual(filterIn(new URLSearchParams('kind=tea&number=11&planet=pluto&card=ar05&sign=leo')), {
    sign: 'leo',
  })
  assert.equal(filterParams({}).size, 0)
})
