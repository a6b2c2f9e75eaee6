import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { CARD_PLANETS, correspondenceOf } from './correspondences.ts'

const of = (id: string) => correspondenceOf(cardWithId(id)!)

/** The Golden Dawn's list, as in MacGregor Mathers, Book T. */
const BOOK_T: Readonly<Record<string, string>> = {
  wa: 'mars sun venus · saturn jupiter mars · mercury moon saturn',
  cu: 'venus mercury moon · mars sun venus · saturn jupiter mars',
  sw: 'moon saturn jupiter · venus mercury moon · jupiter mars sun',
  pe: 'jupiter mars sun · mercury moon saturn · sun venus mercury',
}
const SIGNS_OF: Readonly<Record<string, readonly string[]>> = {
  wa: ['aries', 'leo', 'sagittarius'],
  cu: ['cancer', 'scorpio', 'pisces'],
  sw: ['libra', 'aquarius', 'gemini'],
  pe: ['capricorn', 'taurus', 'virgo'],
}

test('the pips from two to ten have the decans of Book T', () => {
  for (const [suit, planets] of Object.entries(BOOK_T))
    planets.split(/ (?:· )?/).forEach((planet, at) => {
      const id = `${suit}${String(at + 2).padStart(2, '0')}`
      const { planet: ours, sign } = of(id)
      assert.deepEqual([ours, sign], [planet, SIGNS_OF[suit]![Math.floor(at / 3)]], id)
    })
})

test('each sign has a major and three pips, each planet a major and five pips, but Mars, who begins and ends the year, six', () => {
  const count = (has: (card: ReturnType<typeof of>) => boolean) => DECK.filter(({ id }) => has(of(id))).length
  for (const sign of SIGNS)
    assert.equal(
      count((card) => card.sign === sign),
      4,
      sign,
    )
  for (const planet of CARD_PLANETS)
    assert.equal(
      count((card) => card.planet === planet),
      planet === 'mars' ? 7 : 6,
      planet,
    )
})

test('a major has one planet, one sign with its element, or one element; the three elements without earth', () => {
  assert.deepEqual(of('ar19'), { planet: 'sun' })
  assert.deepEqual(of('ar08'), { sign: 'leo', element: 'fire' })
  assert.deepEqual(of('ar11'), { sign: 'libra', element: 'air' })
  assert.deepEqual(['ar00', 'ar12', 'ar20'].map(of), [
    { element: 'air' },
    { element: 'water' },
    { element: 'fire' },
  ])
})

test('aces and courts have the element of their suit', () => {
  for (const rank of ['ac', 'pa', 'kn', 'qu', 'ki']) {
    const elements = ['wa', 'cu', 'sw', 'pe'].map((suit) => of(suit + rank))
    assert.deepEqual(
      elements,
      ['fire', 'water', 'air', 'earth'].map((element) => ({ element })),
    )
  }
})
