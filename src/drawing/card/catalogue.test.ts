import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD_FACES, CARD_IDS, faceOf, isCardId } from './catalogue.ts'

const NUMBERS = 'Ace Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

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
  assert.equal(CARD_FACES.length, 78)
  assert.deepEqual(
    CARD_IDS,
    CARD_FACES.map(({ id }) => id),
  )
  for (const face of CARD_FACES) assert.equal(faceOf(face.id), face)
  assert.ok(CARD_IDS.every(isCardId))
  for (const other of ['', 'ar22', 'wa01', 'wa11', 'waace', 'AR00']) assert.ok(!isCardId(other), other)
})
