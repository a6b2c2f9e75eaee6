import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize } from '../sky/angle.ts'
import type { Position } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGNS, signOf, startOf } from '../sky/zodiac.ts'
import { houseFrom, natureOf, type Sky, skyAt, transitsToSign } from './transits.ts'

/** All ten bodies at one longitude, except for those given. */
function skyWith(longitudes: Partial<Record<Planet, number>>, elsewhere = 0): Sky {
  const positions = Object.fromEntries(
    PLANETS.map((planet): [Planet, Position] => [
      planet,
      { longitude: normalize(longitudes[planet] ?? elsewhere), latitude: 0, motion: 1 },
    ]),
  ) as Record<Planet, Position>
  return { instant: 0, positions, aspects: [] }
}

const aspectOf = (planet: Planet, longitude: number, sign: (typeof SIGNS)[number]) =>
  transitsToSign(skyWith({ [planet]: longitude }), sign).aspects.find((aspect) => aspect.planet === planet)

test('an aspect is measured to the middle of the sign, across 0° Aries too', () => {
  assert.deepEqual(aspectOf('mars', 105, 'aries'), {
    id: 'mars-square',
    planet: 'mars',
    name: 'square',
    orb: 0,
    strength: 'strong',
    nature: 'very_challenging',
    exact: true,
    retrograde: false,
  })
  assert.equal(aspectOf('venus', 282, 'pisces')?.name, 'sextile')
  assert.equal(aspectOf('venus', 353, 'aries'), undefined)
  assert.equal(aspectOf('venus', 7, 'aries')?.orb, 8)
})

test('orbs of 3 and 6 degrees begin the next weaker strength', () => {
  const strength = (orb: number) => aspectOf('sun', 135 + orb, 'aries')?.strength
  assert.deepEqual([2.999, 3, 5.999, 6, 8].map(strength), ['strong', 'moderate', 'moderate', 'weak', 'weak'])
})

test('the nature of an aspect follows the table of the contract', () => {
  const conjunctions = PLANETS.map((planet) => natureOf(planet, 'conjunction', 0))
  assert.deepEqual(conjunctions, [
    'beneficial',
    'neutral',
    'neutral',
    'beneficial',
    'challenging',
    'beneficial',
    'challenging',
    'neutral',
    'neutral',
    'challenging',
  ])
  assert.equal(natureOf('saturn', 'opposition', 2.9), 'very_challenging')
  assert.equal(natureOf('saturn', 'opposition', 3), 'challenging')
  assert.equal(natureOf('moon', 'square', 0), 'challenging')
  assert.equal(natureOf('saturn', 'trine', 0), 'beneficial')
  assert.equal(natureOf('pluto', 'quincunx', 0), 'neutral')
  assert.equal(natureOf('pluto', 'semisquare', 0), 'challenging')
  assert.equal(natureOf('pluto', 'semisextile', 0), 'beneficial')
})

test('the sign of a planet is its place in the wheel of houses', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SIGNS),
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      (sign, longitude) => {
        const house = houseFrom(sign, longitude)
        assert.ok(house >= 1 && house <= 12)
        assert.equal(signOf(normalize(startOf(sign) + (house - 1) * 30)), signOf(longitude))
      },
    ),
  )
})

test('a planet in a sign is named with it, and with its degree there', () => {
  const { planetsInSign } = transitsToSign(skyWith({ venus: 190.5 }), 'libra')
  const [found, ...more] = planetsInSign
  assert.deepEqual(more, [])
  assert.deepEqual(found, { id: 'venus-in-libra', planet: 'venus', degreeInSign: 10.5, retrograde: false })
})

test('a planet that moves backwards is retrograde, in its aspects and in its sign', () => {
  const sky = skyWith({ venus: 195 })
  const positions = { ...sky.positions, venus: { ...sky.positions.venus, motion: -0.5 } }
  const { aspects, planetsInSign } = transitsToSign({ ...sky, positions }, 'libra')
  const ofVenus = [...aspects, ...planetsInSign].filter(({ planet }) => planet === 'venus')
  assert.deepEqual(
    ofVenus.map(({ id, retrograde }) => [id, retrograde]),
    [
      ['venus-conjunction', true],
      ['venus-in-libra', true],
    ],
  )
})

test('the planets in a sign are those whose longitude is in it, and every id is unique', () => {
  const sky = skyAt(Date.UTC(2026, 10, 15, 12))
  const placed = SIGNS.flatMap((sign) => transitsToSign(sky, sign).planetsInSign.map(({ id }) => id))
  assert.equal(new Set(placed).size, PLANETS.length)
  for (const sign of SIGNS) {
    const { aspects, planetsInSign } = transitsToSign(sky, sign)
    const ids = [...aspects, ...planetsInSign, ...sky.aspects].map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  }
})
