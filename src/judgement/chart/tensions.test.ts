/** docs/natal-reading.md, "Tensions": which pairs pull two ways, and which of them are mentioned. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balance, inSign, meeting, perhapsIn } from '../../../test/made-facts.ts'
import { ASPECT_NAMES } from '../../chart/aspects.ts'
import { PLANETS } from '../../sky/planets.ts'
import { ELEMENTS, type Sign } from '../../sky/zodiac.ts'
import type { WeighedFact } from './sections.ts'
import { tensionsOf } from './tensions.ts'

/** The ids of the facts of each tension. */
const tensionsInWords = (...facts: WeighedFact[]) =>
  tensionsOf(facts).map((tension) => tension.facts.map(({ id }) => id).join(' '))

test('squares and oppositions are tensions, with the weight of their fact', () => {
  for (const name of ASPECT_NAMES) {
    const fact = meeting('sun', name, 'mars', 3.7)
    assert.deepEqual(
      tensionsOf([fact]),
      name === 'square' || name === 'opposition'
        ? [{ kind: 'aspect', keys: ['sun-mars'], facts: [fact], weight: 3.7 }]
        : [],
      name,
    )
  }
})

test('tensions are aspects of Sun, Moon, Mercury, Venus and Mars, with any planet', () => {
  for (const [at, one] of PLANETS.slice(0, -1).entries())
    assert.equal(tensionsInWords(meeting(one, 'square', 'pluto')).length, at < 5 ? 1 : 0, one)
})

const SIGN_OF = { fire: 'leo', earth: 'virgo', air: 'libra', water: 'scorpio' } as const
const FRIENDS = ['fire air', 'air fire', 'earth water', 'water earth']

test('signs are tensions whose elements do not get on: neither the same nor fire with air, nor earth with water', () => {
  for (const one of ELEMENTS)
    for (const two of ELEMENTS) {
      const [sun, moon] = [inSign('sun', SIGN_OF[one], 5), inSign('moon', SIGN_OF[two], 3)]
      const pair = ELEMENTS.filter((element) => element === one || element === two).join('-')
      assert.deepEqual(
        // The order of the facts does not matter.
        tensionsOf([moon, sun]),
        one === two || FRIENDS.includes(`${one} ${two}`)
          ? []
          : [{ kind: 'signs', keys: [pair, 'sun-moon'], facts: [sun, moon], weight: 3.2 }],
        `${one} ${two}`,
      )
    }
})

const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'ascendant', 'midheaven'] as const
const COMPARED = ['sun-moon', 'sun-ascendant', 'moon-ascendant', 'moon-venus', 'venus-mars']

test('compared are Sun, Moon and Ascendant, Moon and Venus, Venus and Mars', () => {
  for (const one of BODIES)
    for (const two of BODIES) {
      const tensions = tensionsOf([inSign(one, 'leo'), inSign(two, 'virgo')])
      const pair = [`${one}-${two}`, `${two}-${one}`].find((each) => COMPARED.includes(each))
      assert.deepEqual(
        tensions.map(({ keys }) => keys),
        pair === undefined ? [] : [['fire-earth', pair]],
        `${one} ${two}`,
      )
    }
})

test('two signs weigh 0.4 times the sum of the two, in tenths', () => {
  const weightOf = (one: number, two: number) =>
    tensionsOf([inSign('sun', 'leo', one), inSign('moon', 'virgo', two)])[0]!.weight
  assert.equal(weightOf(5, 3), 3.2)
  assert.equal(weightOf(4.2, 7), 4.5) // 4.48
  assert.equal(weightOf(1, 0), 0.4)
})

test('an element of which there is much pulls against each of which there is little, with the mean weight', () => {
  const [much, little] = [balance('fire', 'much', 6), balance('air', 'little', 3)]
  assert.deepEqual(tensionsOf([little, much]), [
    { kind: 'elements', keys: ['fire', 'air'], facts: [much, little], weight: 4.5 },
  ])
  assert.deepEqual(tensionsInWords(balance('fire', 'much', 6), balance('earth', 'much', 5)), [])
  assert.deepEqual(tensionsInWords(balance('fire', 'little', 6), balance('earth', 'little', 5)), [])
})

test('signs of different modalities make no tension', () => {
  assert.deepEqual(tensionsInWords(balance('cardinal', 'much'), balance('air', 'little')), [])
  assert.deepEqual(tensionsInWords(balance('fire', 'much'), balance('fixed', 'little')), [])
})

test('only one pair of elements is mentioned, the weightiest, whatever else there is', () => {
  const facts = [balance('fire', 'much', 5), balance('air', 'little', 3), balance('water', 'little', 5)]
  assert.deepEqual(tensionsInWords(...facts), ['much-fire little-water'])
  assert.deepEqual(
    tensionsInWords(...facts, meeting('sun', 'square', 'mars', 4.5), meeting('moon', 'square', 'mars', 1)),
    ['much-fire little-water', 'sun-square-mars', 'moon-square-mars'],
  )
})

test('the three weightiest are mentioned, the weightiest first', () => {
  assert.deepEqual(
    tensionsInWords(
      meeting('sun', 'square', 'saturn', 2),
      meeting('moon', 'square', 'pluto', 4),
      meeting('venus', 'opposition', 'mars', 3),
      meeting('mercury', 'square', 'neptune', 1),
    ),
    ['moon-square-pluto', 'venus-opposition-mars', 'sun-square-saturn'],
  )
})

test('equal ones come in the order of the page: aspects, signs, elements', () => {
  const facts = [
    balance('fire', 'much', 2),
    balance('air', 'little', 2),
    inSign('venus', 'leo', 2.5),
    inSign('mars', 'virgo', 2.5),
    meeting('sun', 'square', 'saturn', 2),
  ]
  assert.deepEqual(tensionsInWords(...facts), [
    'sun-square-saturn',
    'venus-in-leo mars-in-virgo',
    'much-fire little-air',
  ])
  // And of those signs, of which one excludes the next, the first two of the page that go together.
  const placed = (['sun', 'moon', 'ascendant', 'venus', 'mars'] as const).map((body, at) =>
    inSign(body, (['leo', 'virgo', 'leo', 'leo', 'virgo'] as Sign[])[at]!, 5),
  )
  assert.deepEqual(tensionsInWords(...placed), ['sun-in-leo moon-in-virgo', 'venus-in-leo mars-in-virgo'])
  assert.deepEqual(tensionsInWords(...placed.slice(1)), [
    'moon-in-virgo ascendant-in-leo',
    'venus-in-leo mars-in-virgo',
  ])
  const between = [inSign('moon', 'virgo', 5), inSign('venus', 'leo', 5), inSign('mars', 'virgo', 5)]
  assert.deepEqual(tensionsInWords(...between), ['moon-in-virgo venus-in-leo'])
  const rising = [inSign('sun', 'leo', 5), inSign('moon', 'leo', 5), inSign('ascendant', 'virgo', 5)]
  assert.deepEqual(tensionsInWords(...rising), ['sun-in-leo ascendant-in-virgo'])
  const alone = [inSign('sun', 'leo', 5), inSign('moon', 'virgo', 5), inSign('ascendant', 'taurus', 5)]
  assert.deepEqual(tensionsInWords(...alone), ['sun-in-leo moon-in-virgo'])
  const venus = [inSign('moon', 'virgo', 5), inSign('ascendant', 'leo', 5), inSign('venus', 'leo', 5)]
  assert.deepEqual(tensionsInWords(...venus), ['moon-in-virgo ascendant-in-leo'])
})

test('no pair is mentioned twice, by its aspect and by its signs: the weightier is mentioned', () => {
  const square = (weight: number) => meeting('sun', 'square', 'moon', weight)
  const signs = [inSign('sun', 'leo', 5), inSign('moon', 'taurus', 5)]
  assert.deepEqual(tensionsInWords(square(5), ...signs), ['sun-square-moon'])
  assert.deepEqual(tensionsInWords(square(3), ...signs), ['sun-in-leo moon-in-taurus'])
  // Who has one of the two in common is another pair.
  assert.deepEqual(tensionsInWords(meeting('sun', 'square', 'saturn', 5), ...signs), [
    'sun-square-saturn',
    'sun-in-leo moon-in-taurus',
  ])
  assert.deepEqual(tensionsInWords(meeting('sun', 'square', 'saturn', 3), ...signs), [
    'sun-in-leo moon-in-taurus',
    'sun-square-saturn',
  ])
})

test('no sign is mentioned twice', () => {
  const facts = [inSign('sun', 'leo', 9), inSign('moon', 'virgo', 6), inSign('ascendant', 'taurus', 7)]
  assert.deepEqual(tensionsInWords(...facts), ['sun-in-leo ascendant-in-taurus'])
  const others = [inSign('venus', 'aries', 3), inSign('mars', 'cancer', 2)]
  assert.deepEqual(tensionsInWords(...facts, ...others), [
    'sun-in-leo ascendant-in-taurus',
    'moon-in-virgo venus-in-aries',
  ])
})

test('no planet is mentioned in a third aspect, and each of the two counts', () => {
  assert.deepEqual(
    tensionsInWords(
      meeting('sun', 'square', 'pluto', 9),
      meeting('moon', 'square', 'pluto', 8),
      meeting('mars', 'opposition', 'pluto', 7),
      meeting('venus', 'square', 'saturn', 6),
    ),
    ['sun-square-pluto', 'moon-square-pluto', 'venus-square-saturn'],
  )
  assert.deepEqual(
    tensionsInWords(
      meeting('sun', 'square', 'saturn', 9),
      meeting('sun', 'square', 'pluto', 8),
      meeting('sun', 'opposition', 'uranus', 7),
    ),
    ['sun-square-saturn', 'sun-square-pluto'],
  )
  // Its sign counts for itself.
  assert.deepEqual(
    tensionsInWords(
      meeting('sun', 'square', 'saturn', 9),
      meeting('sun', 'square', 'pluto', 8),
      inSign('sun', 'leo', 5),
      inSign('moon', 'virgo', 5),
    ),
    ['sun-square-saturn', 'sun-square-pluto', 'sun-in-leo moon-in-virgo'],
  )
})

test('a fact that is not certain makes no tension', () => {
  assert.deepEqual(
    tensionsInWords(inSign('sun', 'leo'), perhapsIn('moon', 'virgo'), perhapsIn('moon', 'libra')),
    [],
  )
})
