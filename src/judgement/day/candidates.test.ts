import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyWith } from '../../../test/made-sky.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { candidatesOf, DIRECTION_OF, isEligible, locatingPlanet } from './candidates.ts'

test('a positive day flows, a challenging one has friction, a neutral one merges', () => {
  assert.deepEqual(DIRECTION_OF, {
    very_positive: 'flow',
    positive: 'flow',
    neutral: 'merge',
    challenging: 'friction',
    very_challenging: 'friction',
  })
})

test('of two planets that meet, the Moon’s meetings can be mentioned, and the great ones of the sign’s ruler', () => {
  const tellable = (planets: Planet[], sign: Sign) =>
    (Object.keys(ASPECTS) as AspectName[]).filter((name) => isEligible(planets, name, sign))
  const all = Object.keys(ASPECTS)
  const great = ['conjunction', 'sextile', 'square', 'trine', 'opposition']
  assert.deepEqual(tellable(['moon', 'pluto'], 'leo'), all)
  assert.deepEqual(tellable(['sun', 'pluto'], 'leo'), great)
  assert.deepEqual(tellable(['mars', 'pluto'], 'scorpio'), great)
  assert.deepEqual(tellable(['sun', 'pluto'], 'aries'), [])
  // Pluto rules no sign.
  assert.deepEqual(tellable(['sun', 'pluto'], 'scorpio'), [])
  assert.ok(isEligible(['pluto'], undefined, 'leo'))
})

test('a meeting is felt where the Moon is, or else the ruler; a single planet where it is itself', () => {
  assert.equal(locatingPlanet(['pluto'], 'leo'), 'pluto')
  assert.equal(locatingPlanet(['moon', 'sun'], 'leo'), 'moon')
  assert.equal(locatingPlanet(['sun', 'moon'], 'leo'), 'moon')
  assert.equal(locatingPlanet(['sun', 'pluto'], 'leo'), 'sun')
  assert.equal(locatingPlanet(['mars', 'saturn'], 'capricorn'), 'saturn')
})

/** The middle of Leo is 135°, and 65° makes no aspect to it. */
const candidates = (placed: Partial<Record<Planet, number>>) =>
  candidatesOf(skyWith(placed, { elsewhere: 65 }), 'leo')
const ids = ({ factors }: ReturnType<typeof candidatesOf>) => factors.map(({ id }) => id)

test('on a good day only what helps can be mentioned, on a bad one only what harms', () => {
  // Pluto's trine is worth 0.46 and Uranus's semisquare −0.48: less than one, but of a side.
  const small = { pluto: 259, uranus: 180 }
  // Jupiter in the middle of Leo, Venus in trine and Saturn in square to it; then Saturn and Mars against Venus.
  const good = candidates({ jupiter: 135, venus: 255, saturn: 43, ...small })
  assert.equal(good.direction, 'flow')
  assert.deepEqual(ids(good), ['venus-trine', 'jupiter-conjunction', 'pluto-trine', 'jupiter-in-leo'])
  const bad = candidates({ saturn: 135, mars: 225, venus: 258, ...small })
  assert.equal(bad.direction, 'friction')
  assert.deepEqual(ids(bad), ['mars-square', 'saturn-conjunction', 'uranus-semisquare', 'saturn-in-leo'])
})

test('on a neutral day every eligible factor is a candidate, good or bad, but not Uranus, Neptune or Pluto alone', () => {
  const still = candidates({ moon: 105, mercury: 107, sun: 199, venus: 10 })
  assert.equal(still.direction, 'merge')
  assert.deepEqual(ids(still), [
    'moon-semisextile',
    'mercury-semisextile',
    'venus-trine',
    'sun-square-moon',
    'sun-square-mercury',
    'moon-square-venus',
  ])
  const withPluto = candidates({ moon: 105, mercury: 107, sun: 199, venus: 10, pluto: 262 })
  assert.equal(withPluto.direction, 'merge')
  assert.ok(!ids(withPluto).includes('pluto-trine'))
})

test('a candidate knows its aspect, to the sign or in the sky; a planet in a sign has none', () => {
  const { aspectOf, factors } = candidates({ jupiter: 135, sun: 255 })
  assert.deepEqual(
    factors.map(({ id }) => [id, aspectOf(id)]),
    [
      ['sun-trine', 'trine'],
      ['jupiter-conjunction', 'conjunction'],
      ['jupiter-in-leo', undefined],
      ['sun-trine-jupiter', 'trine'],
    ],
  )
})
