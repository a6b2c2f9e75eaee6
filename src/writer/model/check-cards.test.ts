import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPREAD_ASK } from '../../../test/model-spread.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { cardChecks } from './check-cards.ts'

/** The Five of Cups and the Moon lie reversed; the Five of Wands, Death and the Eight of Pentacles upright. */
const { cards } = SPREAD_ASK
const { faultsIn, withSources, withoutNames, facts } = cardChecks(ENGLISH, cards)
const faultsOf = (text: string, ...transits: string[]) => faultsIn({ text, transits })

test('each card of the spread is a fact, in the order of the spread', () => {
  assert.deepEqual(
    facts.map(({ id }) => id),
    ['cu05', 'wa05', 'ar13', 'ar18', 'pe08'],
  )
  assert.match(facts[2]!.words, /^Death\b/)
})

test('every suit, the major cards and the reversed ones are counted', () => {
  const counts = { Cups: 1, Wands: 1, Swords: 0, Pentacles: 1, 'major cards': 2, 'reversed cards': 2 }
  const words = ['no', 'one', 'two', 'three']
  for (const [group, count] of Object.entries(counts))
    for (const [number, word] of words.entries())
      assert.deepEqual(
        faultsOf(`There are ${word} ${group} here.`),
        number === count ? [] : [`counts “${word} ${group}”, which is wrong`],
      )
})

test('a card may be named as it lies, or without saying how', () => {
  assert.deepEqual(faultsOf('The Moon and the Five of Wands are near.'), [])
  assert.deepEqual(faultsOf('The Moon reversed and the upright Five of Wands are near.'), [])
  assert.deepEqual(faultsOf('The upright Moon is near.'), [
    'says that the Moon lies upright, which it does not',
  ])
})

test('a sentence is checked for its sources, names, counts, and what it says of the sky', () => {
  const long = 'abcdefghij'.repeat(7)
  assert.deepEqual(faultsOf('The Tower, three Cups and Mars are near.', 'cu05', 'ar16', long), [
    'names the card ar16, which is not listed',
    `names the card ${'abcdefghij'.repeat(6)}, which is not listed`,
    'names the Tower, which is not in the facts',
    'counts “three Cups”, which is wrong',
    'names Mars, which is not in the facts',
  ])
})

test('a card that is named becomes a source, after those that were given, if it lies there', () => {
  const sources = (text: string, ...transits: string[]) => withSources({ text, transits }).transits
  assert.deepEqual(sources('Death and the Five of Cups are near.', 'pe08'), ['pe08', 'cu05', 'ar13'])
  assert.deepEqual(sources('Death and the Tower are near.', 'ar13'), ['ar13'])
  assert.deepEqual(sources('Something ends.'), [])
  assert.deepEqual(withSources({ text: 'Death.', transits: [] }), { text: 'Death.', transits: ['ar13'] })
})

test('the house rules do not see the names of the cards that lie there', () => {
  assert.equal(withoutNames('Death and the Tower'), 'card and the Tower')
})
