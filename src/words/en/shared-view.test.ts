import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { DECK } from '../../tarot/deck.ts'
import { dayTitle, feedTitle, PART_TITLES } from './daily-feed.ts'
import { cardsInWords, drawnCardName, longDate, shortened, titleOfDay } from './shared-view.ts'

test('a day is titled by its sign and its date', () => {
  assert.equal(titleOfDay('leo', '2026-11-17'), 'Leo, Tuesday 17 November 2026')
  assert.equal(longDate('0987-03-01'), 'Thursday 1 March 987')
  assert.equal(dayTitle('leo', '2026-11-17'), 'Leo, 17 November')
  assert.equal(feedTitle('leo'), 'Leo, day by day')
})

test('a part of a feed is titled by its name', () => {
  for (const [part, title] of Object.entries(PART_TITLES))
    assert.ok(title.toLowerCase().split(' ').includes(part), title)
})

test('cards are listed with their places and orientations, and without places by themselves', () => {
  const [star, ten] = laid('ar17', 'cu10')
  const cards = [star!, { ...ten!, orientation: 'reversed' as const }]
  assert.equal(cardsInWords(cards, ['Past', 'Present']), 'Past: The Star. Present: Ten of Cups, reversed.')
  assert.equal(cardsInWords(cards, []), 'The Star. Ten of Cups, reversed.')
  assert.equal(drawnCardName(star!), 'The Star')
})

test('a description has up to 240 characters of whole sentences, and the first whatever its length', () => {
  const sentence = (length: number) => `${'a'.repeat(length - 1)}.`
  const [half, fits, tooLong] = [sentence(120), sentence(119), sentence(120)]
  assert.equal(shortened([half, fits]), `${half} ${fits}`)
  assert.equal(shortened([half, tooLong]), half)
  assert.equal(shortened([sentence(300), 'No.']), sentence(300))
  assert.equal(shortened([half, tooLong, 'No.']), half)
  assert.equal(shortened([]), '')
})

test('cards for which there is no room are counted', () => {
  const cards = DECK.slice(0, 22).map((card) => ({ card, orientation: 'upright' as const }))
  const text = cardsInWords(cards, [])
  const sentences = text.split('. ').length - 1
  assert.ok(sentences > 10)
  assert.ok(text.endsWith(`. And ${22 - sentences} more.`), text)
})
