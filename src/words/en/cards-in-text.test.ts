import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { cardsIn, countsIn, withoutCardNames } from './cards-in-text.ts'
import { cardName, plainName } from './deck.ts'

const named = (text: string) => cardsIn(text).map(({ card, orientation }) => [card.id, orientation])

test('every card is found by the name that texts call it, with the way up if that is said', () => {
  for (const card of DECK)
    for (const orientation of ORIENTATIONS) {
      const said = orientation === 'reversed' ? 'reversed' : null
      assert.deepEqual(named(`Here lies ${cardName({ card, orientation })}, at last.`), [[card.id, said]])
      assert.deepEqual(named(`Then ${plainName({ card })}, reversed, speaks.`), [[card.id, 'reversed']])
    }
})

test('a card is found in other spellings, too', () => {
  assert.deepEqual(named('The three of swords hurts.'), [['sw03', null]])
  assert.deepEqual(named('A reversed Tower, and Judgment upright.'), [
    ['ar16', 'reversed'],
    ['ar20', 'upright'],
  ])
})

test('ordinary words are no cards', () => {
  const words =
    'The world is large, the sun is out, strength is needed. Start on Sunday with two cups of tea.'
  assert.deepEqual(named(words), [])
})

test('only the names of the given cards are taken out of a text', () => {
  const text = 'Start with Death and the Star, not with the Sun.'
  assert.equal(withoutCardNames(text, ['ar13', 'ar17']), 'Start with card and the card, not with the Sun.')
  assert.equal(withoutCardNames(text, []), text)
  const brackets = 'It hurts (the Three of Swords reversed). It ends (Death and the Star), slowly (as ever).'
  assert.equal(
    withoutCardNames(brackets, ['sw03', 'ar13', 'ar17']),
    'It hurts, card. It ends, card, slowly (as ever).',
  )
})

test('what a text counts is found, in words and in figures', () => {
  const counted = (text: string) => countsIn(text).map(({ group, count }) => [group, count])
  assert.deepEqual(counted('Three Swords and no Cups.'), [
    ['cups', 0],
    ['swords', 3],
  ])
  assert.deepEqual(counted('2 cards lie reversed, and four of the major cards do not.'), [
    ['major', 4],
    ['reversed', 2],
  ])
  assert.deepEqual(counted('The Three of Swords is one of several.'), [])
  assert.deepEqual(counted('Two cups are still standing, and three swords hang on the wall.'), [])
})
