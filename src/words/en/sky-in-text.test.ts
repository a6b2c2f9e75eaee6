import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topicOf } from './keywords.ts'
import { housesIn } from './sky-in-text.ts'
import { houseOfBirth, inHouse } from './why.ts'

const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1)

/** The matters by which we call a house (docs/judgement.md), as far as one can say “your house of”. */
const SAID =
  'self money worth messages home family play work habits partners trust travel learning career reputation friends plans rest solitude'.split(
    ' ',
  )
/** Other names, by tradition. */
const BY_OTHERS: Readonly<Record<string, number>> = {
  'everyday talk': 3,
  talk: 3,
  romance: 5,
  'daily work': 6,
  health: 6,
  partnership: 7,
  marriage: 7,
  retreat: 12,
}

test('a house is known by its matters, however a text begins or writes them', () => {
  for (const matter of SAID) {
    const house = HOUSES.find((each) => topicOf(each).split(' and ').includes(matter))!
    for (const words of [`your house of ${matter}`, `Your Sector of ${matter}`])
      assert.deepEqual(housesIn(`There is light in ${words}.`), [house], words)
  }
  for (const [matter, house] of Object.entries(BY_OTHERS))
    assert.deepEqual(housesIn(`It is in your house of ${matter}.`), [house], matter)
})

test('what `why` calls a house is the house it is', () => {
  for (const house of HOUSES.slice(1))
    for (const words of [inHouse('leo', house), houseOfBirth(house)])
      assert.deepEqual(housesIn(words), [house], words)
  assert.equal(inHouse('leo', 1), 'Leo, your own sign')
  assert.equal(houseOfBirth(1), 'your first house')
})

test('a house has a number in words or in figures; a house in the street has not', () => {
  const words = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
  const figures = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ')
  for (const house of HOUSES)
    for (const number of [words[house - 1], figures[house - 1]])
      assert.deepEqual(housesIn(`The Moon is in your ${number} house.`), [house])
  assert.deepEqual(housesIn('Ring at the third house on the left.'), [])
  assert.deepEqual(housesIn('The 4th house and your house of friends are busy.'), [4, 11])
})
