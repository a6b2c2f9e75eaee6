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
  const { keyPatterns } = patternsOf(
    cards('cu02', 'cu03', 'cu04', 'cu05', 'cu06', 'cu07', 'cu08', 'ar00', 'sw10', 'wa09 r'),
  )
  assert.deepEqual(keyPatterns[0], { kind: 'many_of_suit', suit: 'cups' })
})

test('four aces make the theme of aces', () => {
  const { keyPatterns } = patternsOf(
    cards('cuac', 'swac', 'peac', 'waac', 'ar01', 'ar05 r', 'cu07 r', 'sw08', 'pe09 r', 'wa10 r'),
  )
  assert.deepEqual(keyPatterns[0], { kind: 'same_number', number: 1 })
})

test('after the findings come the cards of present and outcome, then the challenge, then the crown', () => {
  const laid = draw(DECK, 10, 'patterns 0', 'celtic_cross')
  const arc = patternsOf(laid).keyPatterns.filter((pattern) => 'from' in pattern || 'drawn' in pattern)
  const expected = [
    { kind: 'direction', from: laid[0], to: laid[9] },
    { kind: 'obstacle', drawn: laid[1] },
    { kind: 'aim', drawn: laid[4] },
  ]
  assert.ok(arc.length > 0)
  assert.deepEqual(arc, expected.slice(0, arc.length))
})

test('the rarity of a finding depends on the number of cards drawn', () => {
  const kinds = (...names: string[]) => patternsOf(cards(...names)).keyPatterns.map(({ kind }) => kind)
  // No court among ten cards is one spread in ten; one card that is no court is four in five.
  const ten = ['ar00', 'ar01', 'cu02', 'cu03', 'sw04', 'pe05', 'wa06', 'wa07', 'ar21', 'pe10']
  assert.ok(kinds(...ten).includes('no_courts'))
  assert.ok(!kinds('cu05').includes('no_courts'))
})

test('a number that comes once is not repeated, however rare it is', () => {
  const { keyPatterns } = patternsOf(cards('cu05', 'ar05'))
  assert.ok(!keyPatterns.some(({ kind }) => kind === 'same_number'))
})
