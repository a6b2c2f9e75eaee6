import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUITS } from '../../tarot/card.ts'
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
  const elements = { wands: 'fire', cups: 'water', swords: 'air', pentacles: 'earth' } as const
  for (const suit of SUITS) {
    assert.match(patternPhrase({ kind: 'many_of_suit', suit }), new RegExp(`^Much ${elements[suit]}: `))
    assert.match(patternPhrase({ kind: 'none_of_suit', suit }), new RegExp(`^No ${elements[suit]}: `))
  }
  const numbers = Array.from({ length: 14 }, (_, at) =>
    patternPhrase({ kind: 'same_number', number: at + 1 }),
  )
  assert.equal(
    numbers.map((phrase) => phrase.split(' ')[0]).join(' '),
    'Aces Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Pages Knights Queens Kings',
  )
  const from = { card: DECK[0]!, orientation: 'upright' } as const
  const to = { card: DECK[40]!, orientation: 'reversed' } as const
  const [first, last] = [cardWords(from.card).keywords.upright[0], cardWords(to.card).keywords.reversed[0]]
  assert.equal(patternPhrase({ kind: 'direction', from, to }), `From ${first} towards ${last}`)
})
