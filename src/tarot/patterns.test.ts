import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawnCard } from './card.ts'
import { cardWithId, DECK } from './deck.ts'
import { draw } from './draw.ts'
import { patternsOf } from './patterns.ts'

const cards = (...names: string[]): DrawnCard[] =>
  names.map((name) => {
    const [id, reversed] = name.split(' ')
    return { card: cardWithId(id!)!, orientation: reversed ? 'reversed' : 'upright' }
  })

test('majors and reversals are counted', () => {
  const spread = cards('ar00', 'ar01 r', 'cu02', 'cu03 r', 'sw04 r', 'pe05', 'wa06', 'wa07', 'ar21', 'peki')
  const { majorArcanaCount, reversedCount } = patternsOf(spread)
  assert.deepEqual({ majorArcanaCount, reversedCount }, { majorArcanaCount: 3, reversedCount: 3 })
})

test('the rarest finding comes first', () => {
  const { keyThemes } = patternsOf(
    cards('cu02', 'cu03', 'cu04', 'cu05', 'cu06', 'cu07', 'cu08', 'ar00', 'sw10', 'wa09 r'),
  )
  assert.match(keyThemes[0]!, /^Much water/)
})

test('four aces are named as aces', () => {
  const { keyThemes } = patternsOf(
    cards('cuac', 'swac', 'peac', 'waac', 'ar01', 'ar05 r', 'cu07 r', 'sw08', 'pe09 r', 'wa10 r'),
  )
  assert.match(keyThemes[0]!, /^Aces together/)
})

test('a Celtic Cross always shows three to five different themes, each a phrase without an end mark', () => {
  for (let n = 0; n < 2_000; n++) {
    const { keyThemes } = patternsOf(draw(DECK, 10, `patterns ${n}`, 'celtic_cross'))
    assert.ok(keyThemes.length >= 3 && keyThemes.length <= 5)
    assert.equal(new Set(keyThemes).size, keyThemes.length)
    for (const theme of keyThemes) assert.match(theme, /^[A-Z].*[a-z]$/)
  }
})

test('what is rare depends on how many cards are drawn', () => {
  const themes = (...names: string[]) => patternsOf(cards(...names)).keyThemes.join()
  // No court among ten cards is one spread in ten; one card that is no court is four in five.
  const ten = ['ar00', 'ar01', 'cu02', 'cu03', 'sw04', 'pe05', 'wa06', 'wa07', 'ar21', 'pe10']
  assert.match(themes(...ten), /court/i)
  assert.doesNotMatch(themes('cu05'), /court/i)
})
