import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DECK } from '../src/tarot/deck.ts'
import { cardWords } from '../src/words/en/deck.ts'
import { deckFiles, FOLDER } from './build.ts'
import { CARD_FACES } from './cards/catalogue.ts'

test('the files in data/cards are what is drawn now (npm run build -- deck)', () => {
  const files = deckFiles()
  assert.deepEqual(readdirSync(FOLDER).sort(), [...files.keys(), 'SOURCE.md'].sort())
  for (const [name, text] of files)
    assert.ok(readFileSync(new URL(name, FOLDER), 'utf8') === text, `${name} is not what is drawn`)
})

test('the deck has a picture for each card of the service, in the same order, with the same suit and name', () => {
  assert.deepEqual(
    CARD_FACES.map(({ id, suit, title }) => ({ id, suit, title })),
    DECK.map((card) => ({ id: card.id, suit: card.suit, title: cardWords(card).name })),
  )
})
