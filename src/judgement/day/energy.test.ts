import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesAfter, figuresAfter } from '../../../test/judgement-page.ts'
import { skyWith, toSign, transitsOf } from '../../../test/made-sky.ts'
import type { SignAspect } from '../../chart/transits.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { ENERGY_LEVELS, energyOf } from './energy.ts'

const HEAT = figuresAfter('**heat**: ')
/** Half full: the Moon neither adds nor takes. */
const HALF_MOON = skyWith({ sun: 10, moon: 100 })
const hundredths = (worth: number) => Math.round(worth * 100) / 100

const energyWith = (aspects: readonly SignAspect[], within: readonly Planet[] = []) =>
  energyOf(HALF_MOON, transitsOf('leo', aspects, within))
const scoresById = ({ factors }: ReturnType<typeof energyOf>) =>
  Object.fromEntries(factors.map(({ id, score }) => [id, score]))

test('an exact aspect to the sign gives the heat of its planet, half of it if its orb is 3°', () => {
  for (const planet of PLANETS) {
    const heat = HEAT[planet]!
    const aspects = [
      toSign(planet, 'trine'),
      toSign(planet, 'square', 0.5),
      toSign(planet, 'sextile'),
      toSign(planet, 'quincunx', 0.5),
    ]
    const scores = scoresById(energyWith(aspects))
    assert.equal(scores[`${planet}-trine`], hundredths(heat))
    assert.equal(scores[`${planet}-square`], hundredths(heat * 0.5))
    assert.equal(scores[`${planet}-sextile`], hundredths(heat * 0.5))
    assert.equal(scores[`${planet}-quincunx`], hundredths(heat * 0.25))
  }
})

test('a planet in the sign gives six tenths of its heat', () => {
  for (const planet of PLANETS) {
    const { factors } = energyWith([], [planet])
    const own = factors.find(({ id, planets }) => id === `${planet}-in-leo` && planets[0] === planet)
    assert.equal(own!.score, hundredths(HEAT[planet]! * 0.6))
  }
})

test('moonlight adds up to 0.75 at the full Moon and takes as much at the new one', () => {
  const figures: [sun: number, moon: number, light: number][] = [
    [10, 10, -0.75],
    [10, 100, 0],
    [10, 190, 0.75],
    [10, 280, 0],
    [350, 35, -0.38],
    [350, 305, -0.38],
    [100, 235, 0.38],
  ]
  for (const [sun, moon, light] of figures) {
    const { factors } = energyOf(skyWith({ sun, moon }), transitsOf('leo', []))
    const [only] = factors
    assert.equal(factors.length, 1)
    // Halves are rounded up.
    assert.ok(Math.abs(only!.score - light) < 0.0101, `${sun} ${moon}: ${only!.score}`)
    assert.deepEqual(only!.planets, ['moon'])
  }
})

test('moonlight is a factor of the sign that the Moon is in', () => {
  const { factors } = energyOf(skyWith({ sun: 0, moon: 170 }), transitsOf('leo', []))
  assert.deepEqual(
    factors.map(({ id }) => id),
    ['moon-in-virgo'],
  )
})

/** Jupiter’s heat is 1, so that an aspect of his gives what it is close; those of Saturn take two. */
function energyOfScore(score: number) {
  const cold = Math.max(0, Math.ceil(-score / 2))
  const warm = score + 2 * cold
  const whole = Math.floor(warm)
  const aspects = [
    ...Array.from({ length: cold }, () => toSign('saturn', 'trine')),
    ...Array.from({ length: whole }, () => toSign('jupiter', 'trine')),
    toSign('jupiter', 'square', warm - whole),
  ]
  return energyWith(aspects)
}

test('the levels begin at −1, 0, 1.3 and 2.3', () => {
  const levels = [-1.9, -1.1, -1, -0.1, 0, 1.2, 1.3, 2.2, 2.3, 4].map((score) => {
    const energy = energyOfScore(score)
    assert.equal(energy.score, score)
    return energy.level
  })
  const expected = 'very_low very_low low low moderate moderate high high very_high very_high'
  assert.deepEqual(levels, expected.split(' '))
})

test('the levels are listed from the least to the most, as on the page', () => {
  assert.deepEqual(ENERGY_LEVELS, codesAfter('Below −1'))
})

test('the factors of energy are sorted by size, whichever way they go', () => {
  const aspects = [toSign('mercury', 'trine'), toSign('saturn', 'trine'), toSign('jupiter', 'trine')]
  const { factors, score } = energyOf(skyWith({ sun: 0, moon: 180 }), transitsOf('leo', aspects, ['sun']))
  assert.deepEqual(
    factors.map((factor) => [factor.id, factor.score]),
    [
      ['saturn-trine', -2],
      ['jupiter-trine', 1],
      ['moon-in-libra', 0.75],
      ['sun-in-leo', 0.72],
      ['mercury-trine', 0.5],
    ],
  )
  // 0.97 to one decimal.
  assert.equal(score, 1)
})
