/** docs/natal-reading.md, "Facts": where the bodies stand, in charts made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { madeChart, madeDay, within } from '../../../test/made-chart.ts'
import { READING_BODIES } from './fact.ts'
import { placementFacts } from './placement-facts.ts'

type Facts = ReturnType<typeof placementFacts>
const idsOf = (facts: Facts, kind: string) => facts.filter((fact) => fact.kind === kind).map(({ id }) => id)

test('each body has its sign and its house, each angle its sign, and the ruler its house', () => {
  const facts = placementFacts(madeChart({ midheaven: 242 }))
  const find = (id: string) => facts.find((fact) => fact.id === id)
  assert.deepEqual(find('sun-in-aries'), {
    id: 'sun-in-aries',
    kind: 'sign',
    subjects: ['sun'],
    keys: ['sun', 'aries'],
    sign: 'aries',
  })
  assert.deepEqual(find('north-node-in-house-12'), {
    id: 'north-node-in-house-12',
    kind: 'house',
    subjects: ['north_node'],
    keys: ['north_node', '12'],
    house: 12,
  })
  assert.deepEqual(find('midheaven-in-sagittarius'), {
    id: 'midheaven-in-sagittarius',
    kind: 'angle',
    subjects: ['midheaven'],
    keys: ['midheaven', 'sagittarius'],
    sign: 'sagittarius',
  })
  // Pisces rises; Jupiter is in Virgo.
  assert.deepEqual(find('ruler-in-house-7'), {
    id: 'ruler-in-house-7',
    kind: 'ruler',
    subjects: ['jupiter'],
    keys: ['7'],
    house: 7,
  })
  assert.deepEqual(idsOf(facts, 'angle'), ['ascendant-in-pisces', 'midheaven-in-sagittarius'])
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'sign').map(({ subjects: [body] }) => body),
    [...READING_BODIES],
  )
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'house').map(({ subjects: [body] }) => body),
    [...READING_BODIES],
  )
})

test('facts come in the order of signs, angles, houses, ruler, sect, dignities, retrogrades and the phase', () => {
  const kinds = placementFacts(madeChart({ retrograde: ['mars'] })).map(({ kind }) => kind)
  assert.deepEqual(
    [...new Set(kinds)],
    ['sign', 'angle', 'house', 'ruler', 'sect', 'dignity', 'retrograde', 'moon_phase'],
  )
  assert.deepEqual(
    kinds,
    kinds.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)),
  )
})

test('a chart is one of the day or of the night, by the Sun', () => {
  for (const [isDay, sect] of [
    [true, 'day'],
    [false, 'night'],
  ] as const) {
    const facts = placementFacts(madeChart({ isDay })).filter(({ kind }) => kind === 'sect')
    assert.deepEqual(facts, [{ id: `${sect}-chart`, kind: 'sect', subjects: ['sun'], keys: [sect] }])
  }
})

test('without a time there are no houses, no angles, no ruler, and neither day nor night', () => {
  const kinds = new Set(placementFacts(madeDay({ retrograde: ['venus'] })).map(({ kind }) => kind))
  assert.deepEqual([...kinds], ['sign', 'dignity', 'retrograde', 'moon_phase'])
})

test('a body that changes its sign that day is mentioned in both, and has no dignity', () => {
  const facts = placementFacts(madeDay({ ranges: { moon: [88, 101], venus: [29.5, 30.5], sun: [10, 11] } }))
  const placed = facts.filter(({ kind }) => kind === 'sign')
  const ofMoon = placed.filter(({ subjects: [body] }) => body === 'moon')
  assert.deepEqual(
    ofMoon.map(({ id, isDoubtful }) => [id, isDoubtful]),
    [
      ['moon-in-gemini', true],
      ['moon-in-cancer', true],
    ],
  )
  const ofSun = placed.filter(({ subjects: [body] }) => body === 'sun')
  assert.deepEqual(
    ofSun.map((fact) => [fact.id, 'isDoubtful' in fact]),
    [['sun-in-aries', false]],
  )
  // The Moon is at home in Cancer, Venus in Taurus and in detriment in Aries.
  assert.deepEqual(
    idsOf(facts, 'dignity').filter((id) => !id.startsWith('moon') && !id.startsWith('venus')),
    idsOf(facts, 'dignity'),
  )
  assert.ok(idsOf(facts, 'dignity').includes('sun-in-exaltation'))
})

test('domicile, exaltation, detriment and fall are mentioned, in this order, of the seven planets', () => {
  const facts = placementFacts(
    madeChart({
      places: {
        sun: within('libra'),
        moon: within('cancer'),
        mercury: within('virgo'),
        venus: within('aries'),
        mars: within('gemini'),
        jupiter: within('cancer'),
        // Outside the seven: Uranus, of whom moderns say that it is at home there.
        uranus: within('aquarius'),
      },
    }),
  ).filter(({ kind }) => kind === 'dignity')
  assert.deepEqual(
    facts.map(({ id, subjects, keys }) => [id, ...subjects, ...keys].join(' ')),
    [
      'sun-in-fall sun sun fall',
      'moon-in-domicile moon moon domicile',
      'mercury-in-domicile mercury mercury domicile',
      'mercury-in-exaltation mercury mercury exaltation',
      'venus-in-detriment venus venus detriment',
      'jupiter-in-exaltation jupiter jupiter exaltation',
      'saturn-in-exaltation saturn saturn exaltation',
    ],
  )
  const pisces = placementFacts(madeChart({ places: { mercury: within('pisces') } }))
  assert.deepEqual(
    idsOf(pisces, 'dignity').filter((id) => id.startsWith('mercury')),
    ['mercury-in-detriment', 'mercury-in-fall'],
  )
})

test('of retrograde planets Mercury, Venus and Mars are mentioned; without a time, only those that do not turn within the day', () => {
  const all = [...READING_BODIES]
  assert.deepEqual(idsOf(placementFacts(madeChart()), 'retrograde'), [])
  const retrogrades = placementFacts(madeChart({ retrograde: all })).filter(
    ({ kind }) => kind === 'retrograde',
  )
  assert.deepEqual(
    retrogrades.map(({ id, subjects, keys }) => [id, ...subjects, ...keys].join(' ')),
    ['mercury-retrograde mercury mercury', 'venus-retrograde venus venus', 'mars-retrograde mars mars'],
  )
  const ofDay = (turning: typeof all) =>
    idsOf(placementFacts(madeDay({ retrograde: all, turning })), 'retrograde')
  assert.deepEqual(ofDay([]), ['mercury-retrograde', 'venus-retrograde', 'mars-retrograde'])
  assert.deepEqual(ofDay(['venus']), ['mercury-retrograde', 'mars-retrograde'])
  assert.deepEqual(idsOf(placementFacts(madeDay({ turning: ['mars'] })), 'retrograde'), [])
})

test('the phase of the Moon is mentioned of Sun and Moon', () => {
  const [phase, ...others] = placementFacts(madeChart({ places: { sun: 300, moon: 20 } })).filter(
    ({ kind }) => kind === 'moon_phase',
  )
  assert.deepEqual(phase, {
    id: 'crescent-moon',
    kind: 'moon_phase',
    subjects: ['sun', 'moon'],
    keys: ['crescent'],
  })
  assert.deepEqual(others, [])
})

test('without a time the phase is mentioned if it is the same at the beginning and at the end of the day', () => {
  const phaseOf = (sun: [number, number], moon: [number, number]) =>
    idsOf(placementFacts(madeDay({ ranges: { sun, moon } })), 'moon_phase')
  // A crescent is 45° to 90° ahead of the Sun.
  assert.deepEqual(phaseOf([10, 11], [60, 73]), ['crescent-moon'])
  assert.deepEqual(phaseOf([10, 11], [55, 68]), ['crescent-moon'], 'begins with the day')
  assert.deepEqual(phaseOf([10, 11], [54, 67]), [], 'begins after the day')
  assert.deepEqual(phaseOf([10, 11], [87.9, 100.9]), ['crescent-moon'], 'ends after the day')
  assert.deepEqual(phaseOf([10, 11], [88.1, 101.1]), [], 'ends before the day does')
})
