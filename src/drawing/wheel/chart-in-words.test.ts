import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wheelBodyOf, wheelInWords, wheelOf, widerWheelOf } from './chart-in-words.ts'
import type { WheelBody } from './wheel-chart.ts'

const angles = { ascendant: { longitude: 185 }, midheaven: { longitude: 95 } }
const square = { planet1: 'sun', planet2: 'moon', aspect: 'square', orb: 1 }

test('of a natal chart the wheel has the angles, the cusps, the planets in their order and the aspects', () => {
  const chart = wheelOf({
    planets: {
      sun: { longitude: 10, retrograde: false },
      mercury: { longitude: 20, retrograde: true },
    },
    houses: [{ cusp: 185 }, { cusp: 215 }],
    angles,
    aspects: [square],
  })
  assert.deepEqual(chart, {
    ascendant: 185,
    midheaven: 95,
    cusps: [185, 215],
    bodies: [
      { name: 'sun', longitude: 10, retrograde: false },
      { name: 'mercury', longitude: 20, retrograde: true },
    ],
    aspects: [square],
  })
})

test('the text of a wider chart has the lots after the bodies, and without a time neither houses nor angles', () => {
  const chart = widerWheelOf({
    bodies: { moon: { longitude: 118, retrograde: false, range: { from: 112, to: 124.5 } } },
    houses: null,
    angles: null,
    lots: { fortune: { longitude: 77 } },
    aspects: [],
  })
  assert.deepEqual(chart, {
    bodies: [
      { name: 'moon', longitude: 118, retrograde: false, range: { from: 112, to: 124.5 } },
      { name: 'fortune', longitude: 77, retrograde: false },
    ],
    aspects: [],
  })
})

test('an aspect that does not hold all day is not drawn; one of which nothing is said is', () => {
  const aspects = [
    { ...square, certain: false },
    { ...square, certain: true },
    { ...square, orb: 2 },
  ]
  const chart = widerWheelOf({ bodies: {}, houses: null, angles: null, lots: {}, aspects })
  assert.deepEqual(chart.aspects, aspects.slice(1))
})

test('a station is mentioned where there is one', () => {
  const mars = { longitude: 5, retrograde: true }
  assert.deepEqual(wheelBodyOf('mars', { ...mars, station: 'direct' }), {
    name: 'mars',
    ...mars,
    station: 'direct',
  })
  assert.deepEqual(wheelBodyOf('mars', { ...mars, station: null }), { name: 'mars', ...mars })
})

test('a wheel is named by the signs of Sun and Moon, whatever their order, and by the rising sign', () => {
  const body = (name: WheelBody['name'], longitude: number): WheelBody => ({
    name,
    longitude,
    retrograde: false,
  })
  const [sun, moon, mars] = [body('sun', 130), body('moon', 29.9), body('mars', 200)]
  const ranging = (from: number, to: number): WheelBody => ({ ...moon, range: { from, to } })
  const outer = { label: 'Transiting', bodies: [sun], aspects: [] }
  for (const [chart, words] of [
    [{ bodies: [moon, mars, sun], ascendant: 180 }, ': Sun in Leo, Moon in Aries, Libra rising'],
    [{ bodies: [sun] }, ': Sun in Leo, birth time unknown'],
    [{ bodies: [mars], ascendant: 0 }, ': Aries rising'],
    [{ bodies: [mars] }, ''],
    [{ bodies: [], ascendant: 0 }, ''],
    [{ bodies: [ranging(112, 119.9)] }, ': Moon in Cancer, birth time unknown'],
    [{ bodies: [ranging(112, 120)] }, ': Moon in Cancer or Leo, birth time unknown'],
    [{ bodies: [moon], outer }, ' with a second ring (Transiting): Moon in Aries, birth time unknown'],
  ] as const)
    assert.equal(wheelInWords({ aspects: [], ...chart }), `Natal chart wheel${words}`)
})
