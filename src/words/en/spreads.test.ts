import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPlaces, spreadWords } from './spreads.ts'

const own = (...positions: { number: number; name: string; question?: string }[]) =>
  spreadWords({ type: 'custom_spread', positions })

test('a spread of one’s own counts its places, and keeps their names and numbers', () => {
  assert.equal(own({ number: 1, name: 'Past' }).description, 'A spread of your own with one place.')
  const { description, positions } = own({ number: 5, name: 'Past' }, { number: 2, name: 'Blue' })
  assert.equal(description, 'A spread of your own with 2 places.')
  assert.deepEqual(positions, [
    { number: 5, name: 'Past', meaning: 'What the card shows about Past.', kind: 'past' },
    { number: 2, name: 'Blue', meaning: 'What the card shows about Blue.', kind: 'open' },
  ])
})

test('a question replaces the meaning of a place, unless it is empty', () => {
  const meaningOf = (question: string) => own({ number: 1, name: 'Blue', question }).positions[0]!
  assert.equal(meaningOf('What blocks me?').meaning, 'What blocks me?')
  assert.equal(meaningOf('What blocks me?').kind, 'challenge')
  assert.equal(meaningOf('').meaning, 'What the card shows about Blue.')
})

test('cards without a spread lie in places that are numbered from one and open', () => {
  const places = openPlaces(3)
  assert.deepEqual(
    places.map(({ name }) => name),
    ['Card 1', 'Card 2', 'Card 3'],
  )
  const { positions } = own(...places.map((place, at) => ({ ...place, number: at + 1 })))
  assert.deepEqual(new Set(positions.map(({ kind }) => kind)), new Set(['open']))
})
