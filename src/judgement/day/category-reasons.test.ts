import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyWith } from '../../../test/made-sky.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { addReasons, type Domain, reasonsFor } from './category-reasons.ts'
import type { AspectFactor, Scales } from './influence.ts'

/** No planet at 65°, in Gemini, is dignified or debilitated but Mercury and Jupiter, who rule nothing here. */
const ELSEWHERE = 65
const DOMAIN: Domain = { rulers: ['sun', 'moon', 'mars', 'saturn'], houses: [1, 4] }

const met = (planets: Planet[], score: number): AspectFactor => ({
  id: planets.join('-'),
  planets,
  name: 'trine',
  score,
})
const scalesOf = (scales: Partial<Scales>, presence: Partial<Record<Planet, number>> = {}): Scales => ({
  toSign: [],
  inSky: [],
  ...scales,
  presence: {
    ...(Object.fromEntries(PLANETS.map((planet) => [planet, 0])) as Scales['presence']),
    ...presence,
  },
})
const QUIET = skyWith({}, { elsewhere: ELSEWHERE })
const worths = (reasons: readonly { id: string; score: number }[]) =>
  Object.fromEntries(reasons.map(({ id, score }) => [id, score]))

test('rulers weigh 1, 0.7, 0.45 and 0.3 by their place in the list, others nothing', () => {
  const toSign = PLANETS.map((planet) => met([planet], 2))
  const reasons = reasonsFor(DOMAIN, QUIET, scalesOf({ toSign }), 'leo')
  assert.deepEqual(worths(reasons), { sun: 2, moon: 1.4, mars: 0.9, saturn: 0.6 })
  assert.deepEqual(reasons[1]!.theme, { planet: 'moon', aspect: 'trine', to: 'leo' })
  assert.deepEqual(reasons[1]!.planets, ['moon'])
})

test('of two planets that meet, the one of greater weight counts; without a ruler nothing does', () => {
  const inSky = [
    met(['sun', 'moon'], 2),
    met(['moon', 'mars'], 2),
    met(['venus', 'mars'], 2),
    met(['mercury', 'saturn'], 2),
    met(['saturn', 'mercury'], -2),
    met(['venus', 'pluto'], 2),
  ]
  const reasons = reasonsFor(DOMAIN, QUIET, scalesOf({ inSky }), 'leo')
  assert.deepEqual(worths(reasons), {
    'sun-moon': 2,
    'moon-mars': 1.4,
    'venus-mars': 0.9,
    'mercury-saturn': 0.6,
    'saturn-mercury': -0.6,
  })
  assert.deepEqual(reasons[2]!.theme, { planet: 'venus', aspect: 'trine', to: 'mars' })
})

test('planets that rule nothing here give no reason, not even one of no worth', () => {
  const ids: string[] = []
  const scales = scalesOf({ toSign: [met(['venus'], 2)], inSky: [met(['venus', 'pluto'], 2)] })
  addReasons(DOMAIN, QUIET, scales, 'leo', (id) => ids.push(id))
  assert.deepEqual(ids, [])
})

test('every planet in one of the houses counts in full, ruler or not', () => {
  // From Leo: Leo is the first house, Virgo the second, Scorpio the fourth.
  const sky = skyWith({ venus: 125, sun: 230, jupiter: 160 }, { elsewhere: ELSEWHERE })
  const scales = scalesOf({}, { venus: 1.76, sun: 1.1, jupiter: 2.4, pluto: -0.72 })
  const reasons = reasonsFor(DOMAIN, sky, scales, 'leo')
  assert.deepEqual(reasons, [
    { id: 'venus-in-leo', planets: ['venus'], score: 1.76, theme: { planet: 'venus', house: 1 } },
    { id: 'sun-in-scorpio', planets: ['sun'], score: 1.1, theme: { planet: 'sun', house: 4 } },
  ])
})

test('a ruler in dignity gives 0.8 of its weight, in debility or retrograde it takes as much', () => {
  // The Sun in his own sign, the Moon in her fall, Mars turned back; Venus, at home and turned back, rules nothing here.
  const sky = skyWith(
    { sun: 140, moon: 220, venus: 40 },
    { elsewhere: ELSEWHERE, retrograde: ['mars', 'venus'] },
  )
  const reasons = reasonsFor({ ...DOMAIN, houses: [] }, sky, scalesOf({}), 'taurus')
  assert.deepEqual(reasons, [
    {
      id: 'sun-in-leo',
      planets: ['sun'],
      score: 0.8,
      theme: { planet: 'sun', dignity: 'dignified', sign: 'leo' },
    },
    {
      id: 'moon-in-scorpio',
      planets: ['moon'],
      score: -0.56,
      theme: { planet: 'moon', dignity: 'debilitated', sign: 'scorpio' },
    },
    { id: 'mars-in-gemini', planets: ['mars'], score: -0.36, theme: { planet: 'mars', isRetrograde: true } },
  ])
})

test('a planet can be both dignified and retrograde', () => {
  const sky = skyWith({ saturn: 275 }, { elsewhere: ELSEWHERE, retrograde: ['saturn'] })
  const reasons = reasonsFor({ ...DOMAIN, houses: [] }, sky, scalesOf({}), 'leo')
  assert.deepEqual(
    reasons.map(({ id, score }) => [id, score]),
    [
      ['saturn-in-capricorn', 0.24],
      ['saturn-in-capricorn', -0.24],
    ],
  )
})

test('reasons are sorted by size, whichever way they go, and those below half a hundredth are left out', () => {
  const toSign = [met(['sun'], 0.004), met(['moon'], 1), met(['mars'], -2), met(['saturn'], 4)]
  const reasons = reasonsFor(DOMAIN, QUIET, scalesOf({ toSign }), 'leo')
  assert.deepEqual(
    reasons.map(({ id, score }) => [id, score]),
    [
      ['saturn', 1.2],
      ['mars', -0.9],
      ['moon', 0.7],
    ],
  )
})
