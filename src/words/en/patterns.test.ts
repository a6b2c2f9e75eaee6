import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { patternsOf } from '../../tarot/patterns.ts'
import { cardWords } from './deck.ts'
import { patternPhrase } from './patterns.ts'

test('a Celtic Cross always shows three to five different themes, each a phrase without an end mark', () => {
  for (let n = 0; n < 2_000; n++) {
    const { keyPatterns } = patternsOf(draw(DECK, 10, `patterns ${n}`, 'celtic_cross'))
    const phrases = keyPatterns.map(patternPhrase)
    assert.ok(phrases.length >= 3 && phrases.length <= 5)
    assert.equal(new Set(phrases).size, phrases.length)
    for (const phrase of phrases) assert.match(phrase, /^[A-Z].*[a-z]$/)
  }
})

test('a theme names a suit’s element, a number’s name, or a card’s first keyword in its orientation', () => {
  assert.match(patternPhrase({ kind: 'many_of_suit', suit: 'cups' }), /^Much water/)
  assert.match(patternPhrase({ kind: 'none_of_suit', suit: 'swords' }), /^No air/)
  const numbers = [1, 2, 10, 11, 14].map((number) => patternPhrase({ kind: 'same_number', number }))
  assert.deepEqual(
    numbers.map((phrase) => phrase.split(' ')[0]),
    ['Aces', 'Twos', 'Tens', 'Pages', 'Kings'],
  )
  const from = { card: DECK[0]!, orientation: 'upright' } as const
  const to = { card: DECK[40]!, orientation: 'reversed' } as const
  const [first, last] = [cardWords(from.card).keywords.upright[0], cardWords(to.card).keywords.reversed[0]]
  assert.equal(patternPhrase({ kind: 'direction', from, to }), `From ${first} towards ${last}`)
})
