import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseTopic } from './keywords.ts'
import { contactsIn, eventsIn, housesIn, placementsIn, planetsIn, withoutTheir } from './sky-in-text.ts'
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
    const house = HOUSES.find((each) => houseTopic(each).split(' and ').includes(matter))!
    for (const words of [`your house of ${matter}`, `Your Sector of ${matter}`])
      assert.deepEqual(housesIn(`There is light in ${words}.`), [house], words)
  }
  for (const [matter, house] of Object.entries(BY_OTHERS))
    assert.deepEqual(housesIn(`It is in your house of ${matter}.`), [house], matter)
})

test('the check of houses reads each name that `why` has for a house as that house', () => {
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

test('planets of the day and of the birth are distinguished, and each is named once', () => {
  assert.deepEqual(planetsIn('Mars and your own Venus meet; Mars waits for your birth Moon.'), {
    sky: ['mars'],
    birth: ['venus', 'moon'],
  })
  assert.deepEqual(planetsIn('The mercury falls, and a venus flytrap waits.'), { sky: [], birth: [] })
})

test('events are found by their words', () => {
  const found = (text: string) => eventsIn(text).map(({ event }) => event)
  assert.deepEqual(found('A new Moon rises.'), ['new_moon'])
  assert.deepEqual(found('The Full Moon is eclipsed.'), ['full_moon', 'eclipse'])
  assert.deepEqual(found('Mars retrogrades with Chiron.'), ['retrograde', 'never'])
  assert.deepEqual(found('The moon is full of holes.'), [])
})

test('a planet is where a text puts it', () => {
  assert.deepEqual(placementsIn('Venus in Libra waits while the Moon moves quietly into Leo.'), [
    { planet: 'venus', sign: 'libra' },
    { planet: 'moon', sign: 'leo' },
  ])
})

test('an aspect is found with those who take part in it', () => {
  const found = (text: string) =>
    contactsIn(text).map(({ aspect, bodies, sign }) =>
      [aspect ?? 'meeting', ...bodies.map(({ planet }) => planet), ...(sign ? [sign] : [])].join(' '),
    )
  const cases: [text: string, contacts: string[]][] = [
    ['Venus trines Mars.', ['trine venus mars']],
    ['There is a trine between Venus and Mars.', ['trine venus mars']],
    ['Venus and Mars are in trine.', ['trine venus mars']],
    ['Venus trines Leo.', ['trine venus leo']],
    ['Saturn rests, and Venus trines Mars.', ['trine venus mars']],
    ['Saturn rests and a trine warms the day.', ['trine']],
    ['Mars squares Saturn.', ['square mars saturn']],
    ['The Moon is in square.', ['square moon']],
    ['Mars squares up to nobody; you stand in the square.', []],
    ['Venus makes a semisextile to Mars.', ['semisextile venus mars']],
    ['Venus joins Mars.', ['meeting venus mars']],
    ['Venus and Mars meet.', ['meeting venus mars']],
    ['Venus and Mars wait.', []],
  ]
  for (const [text, contacts] of cases) assert.deepEqual(found(text), contacts, text)
})

test('in a text about two charts a house is the other’s as well as the reader’s', () => {
  assert.equal(withoutTheir('Your Venus is in their tenth house.'), 'Your Venus is in the tenth house.')
  assert.equal(withoutTheir('their 4th house'), 'the 4th house')
  assert.equal(withoutTheir('their house, their Moon'), 'their house, their Moon')
  assert.equal(withoutTheir('Your fire Venus likes their air Mars.'), 'Your Venus likes their Mars.')
})
