import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresAfter } from '../../../test/judgement-page.ts'
import { skyWith, toSign, transitsOf } from '../../../test/made-sky.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { RULER } from '../../chart/dignities.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { factor, hundredths, influenceOn, scoreOfHundredths, toneOf, total, weigh } from './influence.ts'

const TEMPER = figuresAfter('from malefic to benefic: ')
const VOICE = figuresAfter('its weight in one day: ')
const LEANING = figuresAfter('**Leaning** of an aspect: ')
const ASPECT_NAMES = Object.keys(ASPECTS) as AspectName[]
const NOTHING = skyWith({})

const near = (found: number, expected: number, what: string) =>
  assert.ok(Math.abs(found - expected) < 1e-9, `${what}: ${found}, expected ${expected}`)

const temperFor = (planet: Planet, sign: Sign) =>
  RULER[sign] === planet ? Math.max(0, TEMPER[planet]!) : TEMPER[planet]!

/** The page: benefics make good aspects better and bad ones milder, by up to a half. */
function colouring(name: AspectName, temper: number): number {
  if (name === 'conjunction') return temper
  const leaning = LEANING[name]!
  return leaning * (leaning > 0 ? 1 + temper / 2 : 1 - temper / 2)
}

test('an aspect to the sign weighs the voice of its planet, its colouring and its closeness', () => {
  for (const sign of SIGNS)
    for (const planet of PLANETS)
      for (const name of ASPECT_NAMES)
        for (const close of [1, 0.25]) {
          const { toSign: found } = weigh(NOTHING, transitsOf(sign, [toSign(planet, name, close)]))
          assert.equal(found.length, 1)
          assert.deepEqual([found[0]!.id, found[0]!.name], [`${planet}-${name}`, name])
          assert.deepEqual(found[0]!.planets, [planet])
          const expected = VOICE[planet]! * colouring(name, temperFor(planet, sign)) * close
          near(found[0]!.score, expected, `${sign} ${planet} ${name}`)
        }
})

test('an aspect between planets has the mean of their voices and of their tempers', () => {
  for (const sign of SIGNS)
    for (const name of ASPECT_NAMES)
      for (const [at, one] of PLANETS.entries())
        for (const other of PLANETS.slice(at + 1)) {
          // A quarter of the orb from the exact angle.
          const apart = Math.abs(ASPECTS[name].angle - ASPECTS[name].orb / 4)
          const sky = skyWith({ [one]: 20, [other]: 20 + apart })
          const { inSky } = weigh(sky, transitsOf(sign, []))
          assert.equal(inSky.length, 1)
          assert.deepEqual(inSky[0]!.planets, [one, other])
          assert.equal(inSky[0]!.name, name)
          const mood = (temperFor(one, sign) + temperFor(other, sign)) / 2
          const expected = ((VOICE[one]! + VOICE[other]!) / 2) * colouring(name, mood) * 0.75
          near(inSky[0]!.score, expected, `${sign} ${one} ${name} ${other}`)
        }
})

test('a planet in a house weighs its voice times its temper, and does no harm to the sign it rules', () => {
  for (const sign of SIGNS) {
    const { presence } = weigh(NOTHING, transitsOf(sign, []))
    for (const planet of PLANETS) near(presence[planet], VOICE[planet]! * temperFor(planet, sign), planet)
  }
  assert.equal(weigh(NOTHING, transitsOf('aries', [])).presence.mars, 0)
  near(weigh(NOTHING, transitsOf('taurus', [])).presence.mars, -1.76, 'mars in Taurus')
})

test('aspects between planets count in full with the sign’s ruler, half with the Moon, else 0.15', () => {
  const shares: [sign: Sign, planets: [Planet, Planet], share: number][] = [
    ['leo', ['sun', 'jupiter'], 1],
    ['sagittarius', ['sun', 'jupiter'], 1],
    ['taurus', ['sun', 'jupiter'], 0.15],
    ['taurus', ['moon', 'jupiter'], 0.5],
    ['taurus', ['moon', 'venus'], 1],
    ['cancer', ['moon', 'jupiter'], 1],
  ]
  for (const [sign, planets, share] of shares) {
    const weighed = { id: 'any', planets, name: 'trine', score: 2 } as const
    const { presence } = weigh(NOTHING, transitsOf(sign, []))
    const scales = { toSign: [], inSky: [weighed], presence }
    const { factors } = influenceOn(scales, transitsOf(sign, []))
    assert.deepEqual(factors, [{ id: 'any', planets, score: 2 * share }], `${sign} ${planets}`)
  }
})

test('an influence is the aspects to the sign, the planets in it and the aspects in the sky, without those of no worth', () => {
  // For Leo. Jupiter trine: 2.4 × 1.1 × 1.5. A quincunx of the Sun, and Mercury in the sign, are worth nothing.
  const transits = transitsOf(
    'leo',
    [toSign('jupiter', 'trine'), toSign('sun', 'quincunx')],
    ['venus', 'mercury'],
  )
  const sky = skyWith({ mercury: 10, saturn: 100 })
  const { factors, score, tone } = influenceOn(weigh(sky, transits), transits)
  assert.deepEqual(factors, [
    { id: 'jupiter-trine', planets: ['jupiter'], score: 3.96 },
    // 2.2 × 0.8
    { id: 'venus-in-leo', planets: ['venus'], score: 1.76 },
    // 0.15 × 2.1 × −1 × 1.25 = −0.39375
    { id: 'mercury-square-saturn', planets: ['mercury', 'saturn'], score: -0.39 },
  ])
  assert.deepEqual([score, tone], [5.3, 'very_positive'])
})

test('a factor is rounded to hundredths', () => {
  assert.deepEqual([0.004, 0.005, 0.0149, -0.016, 2].map(hundredths), [0, 0.01, 0.01, -0.02, 2])
  assert.deepEqual(factor('sun-trine', ['sun'], 1.234), { id: 'sun-trine', planets: ['sun'], score: 1.23 })
})

test('a score is the sum of hundredths to one decimal, from −10 to 10, and never −0', () => {
  assert.deepEqual(
    [14, 15, 24, -14, -16, 990, 1000, 1010, 5000, -990, -1000, -1010, -5000].map(scoreOfHundredths),
    [0.1, 0.2, 0.2, -0.1, -0.2, 9.9, 10, 10, 10, -9.9, -10, -10, -10],
  )
  assert.ok(Object.is(scoreOfHundredths(-3), 0))
})

test('a sum of factors has no errors of binary fractions', () => {
  const of = (...scores: number[]) => total(scores.map((score) => ({ id: 'any', planets: [], score })))
  // 0.29 × 100 is 28.999999999999996, and 0.57 × 100 is 56.99999999999999.
  assert.equal(of(0.29, -0.24), 0.1)
  assert.equal(of(0.57, -0.52), 0.1)
  assert.equal(of(0.05, 0.05, 0.05), 0.2)
  assert.equal(of(3.05), 3.1)
  assert.equal(of(0.04), 0)
  assert.equal(of(), 0)
})

test('tones have the contract’s thresholds', () => {
  const tones = [10, 5, 4.9, 1.5, 1.4, 0, -1.4, -1.5, -4.9, -5, -10].map(toneOf)
  const expected =
    'very_positive very_positive positive positive neutral neutral neutral challenging challenging very_challenging very_challenging'
  assert.deepEqual(tones, expected.split(' '))
})
