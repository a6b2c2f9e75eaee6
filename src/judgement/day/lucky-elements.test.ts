import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresAfter } from '../../../test/judgement-page.ts'
import { skyWith, transitsOf } from '../../../test/made-sky.ts'
import { CLASSICAL, RULER } from '../../chart/dignities.ts'
import type { Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { Influence } from './influence.ts'
import { luckyElements } from './lucky-elements.ts'

/** A Sunday, a day of the Sun. */
const SUNDAY = '2026-11-15'
const influenceOf = (...factors: [planets: string, score: number][]): Influence => ({
  score: 0,
  tone: 'neutral',
  factors: factors.map(([planets, score]) => ({
    id: planets,
    planets: planets.split('-') as Planet[],
    score,
  })),
})
const primary = (sign: Sign, ...factors: [planets: string, score: number][]) =>
  luckyElements(SUNDAY, skyWith({}), transitsOf(sign, []), influenceOf(...factors)).primaryInfluence

test('the primary influence is the classical planet whose factors have the largest sum', () => {
  assert.equal(primary('leo', ['venus', 2], ['mars', 3]), 'mars')
  assert.equal(primary('leo', ['mars', 3], ['mars', -2], ['venus', 2]), 'venus')
  // Alone or with another.
  assert.equal(primary('leo', ['venus', 2], ['mars', 1.5], ['mars-pluto', 1]), 'mars')
  assert.equal(primary('leo', ['venus', 2], ['sun-mars', 1], ['mercury-mars', 1.5]), 'mars')
  // The newer planets are none of the seven.
  assert.equal(primary('leo', ['uranus', 9], ['neptune', 9], ['pluto', 9], ['moon', 0.01]), 'moon')
})

test('of equals the slower planet is the primary influence', () => {
  for (const [at, slower] of CLASSICAL.entries())
    for (const faster of CLASSICAL.slice(at + 1))
      assert.equal(primary('leo', [faster, 1], [slower, 1]), slower)
})

test('without a sum above 0 the sign’s ruler is the primary influence', () => {
  for (const sign of SIGNS) {
    assert.equal(primary(sign), RULER[sign])
    assert.equal(
      primary(sign, ['saturn', 0], ...CLASSICAL.slice(1).map((each): [string, number] => [each, -1])),
      RULER[sign],
    )
  }
})

/** The lucky elements of Leo on a Sunday, if a planet helps. */
const luckyWith = (planet: Planet, placed: Partial<Record<Planet, number>>, date = SUNDAY) =>
  luckyElements(date, skyWith(placed), transitsOf('leo', []), influenceOf([planet, 1]))

test('lucky numbers are the planet’s own, its house, its degree, and that of the Moon', () => {
  const own = figuresAfter('II.22): ')
  for (const planet of CLASSICAL.filter((each) => each !== 'moon')) {
    // 10°20′ of Libra, the third house from Leo, is in the 11th degree; the Moon at 25°59′ in the 26th.
    const { numbers } = luckyWith(planet, { [planet]: 190.33, moon: 25.98 })
    assert.deepEqual(numbers, [...new Set([own[planet], 3, 11, 26])])
  }
})

test('if the Moon helps most, the Sun’s degree is lucky', () => {
  const { numbers } = luckyWith('moon', { moon: 190.33, sun: 144.5 })
  assert.deepEqual(numbers, [9, 3, 11, 25])
})

test('degrees are counted from 1 to 30', () => {
  assert.deepEqual(luckyWith('jupiter', { jupiter: 180, moon: 29.99 }).numbers, [4, 3, 1, 30])
})

test('lucky colours are those of the planet, of its sign and of the weekday, none twice', () => {
  assert.deepEqual(luckyWith('jupiter', { jupiter: 190 }).colors, ['jupiter', 'libra', 'sun'])
  assert.deepEqual(luckyWith('sun', { sun: 190 }).colors, ['sun', 'libra'])
  assert.deepEqual(luckyWith('sun', { sun: 130 }, '2026-11-16').colors, ['sun', 'leo', 'moon'])
})

test('a number is not mentioned twice', () => {
  // Saturn’s number is 3, and so is his house, his degree and the Moon’s.
  assert.deepEqual(luckyWith('saturn', { saturn: 182.5, moon: 2.5 }).numbers, [3])
})
