import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD_FACES, CARD_IDS, faceOf, isCardId } from './catalogue.ts'

test('there are 78 cards, and only they are card ids', () => {
  assert.equal(new Set(CARD_IDS).size, 78)
  assert.deepEqual(CARD_IDS.slice(0, 2), ['ar00', 'ar01'])
  assert.deepEqual(
    CARD_IDS.slice(22, 36).join(' '),
    'waac wa02 wa03 wa04 wa05 wa06 wa07 wa08 wa09 wa10 wapa wakn waqu waki',
  )
  assert.ok(isCardId('cu09') && !isCardId('cu11') && !isCardId('back') && !isCardId('toString'))
})

/** The names that A. E. Waite gives to the majors, in their order. */
const MAJORS =
  'The Fool, The Magician, The High Priestess, The Empress, The Emperor, The Hierophant, The Lovers, The Chariot, Strength, The Hermit, Wheel of Fortune, Justice, The Hanged Man, Death, Temperance, The Devil, The Tower, The Star, The Moon, The Sun, Judgement, The World'
const RANKS = 'Ace Two Three Four Five Six Seven Eight Nine Ten Page Knight Queen King'.split(' ')
const SUITS = ['Wands', 'Cups', 'Swords', 'Pentacles']

/** Of a Roman number, without its rules for writing one. */
function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

test('cards are titled and numbered as they have been since 1909, Strength VIII and Justice XI', () => {
  const minors = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank} of ${suit}`))
  assert.deepEqual(
    CARD_FACES.map(({ title }) => title),
    [...MAJORS.split(', '), ...minors],
  )
  for (const [place, { numeral, rank, title }] of CARD_FACES.entries()) {
    const number = place < 22 ? place : ((place - 22) % 14) + 1
    const isCourt = place >= 22 && number > 10
    assert.equal(rank !== undefined, isCourt, title)
    assert.equal(numeral === undefined ? undefined : romanValue(numeral), isCourt ? undefined : number, title)
    if (rank) assert.equal(rank, title.slice(0, 2).toLowerCase())
  }
})

const NUMBERS = RANKS.slice(0, 10)

/** `cu09` for Nine of Cups, `swqu` for Queen of Swords: two letters of the suit, then the number or two letters of the rank. */
function idOf(title: string): string {
  const [rank, suit] = title.split(' of ') as [string, string]
  const number = NUMBERS.indexOf(rank) + 1
  const code = number > 1 ? String(number).padStart(2, '0') : rank.slice(0, 2)
  return (suit.slice(0, 2) + code).toLowerCase()
}

test('majors are numbered from 00, and a minor’s id says its suit and its rank', () => {
  for (const [place, { id, title, suit, rank, numeral }] of CARD_FACES.entries())
    if (place < 22) {
      assert.equal(id, `ar${place < 10 ? '0' : ''}${place}`)
      assert.deepEqual([suit, rank], [undefined, undefined], 'a major has neither')
    } else {
      assert.equal(id, idOf(title))
      assert.equal(suit, title.split(' of ')[1]!.toLowerCase())
      assert.equal(rank === undefined, NUMBERS.includes(title.split(' ')[0]!))
      assert.equal(numeral === undefined, rank !== undefined, 'a number or a rank')
    }
})

test('ids are those of the cards, in their order, and each finds its card', () => {
  assert.deepEqual(
    CARD_IDS,
    CARD_FACES.map(({ id }) => id),
  )
  for (const face of CARD_FACES) assert.equal(faceOf(face.id), face)
  assert.ok(CARD_IDS.every(isCardId))
  for (const other of ['', 'ar22', 'wa01', 'wa11', 'waace', 'AR00']) assert.ok(!isCardId(other), other)
})
