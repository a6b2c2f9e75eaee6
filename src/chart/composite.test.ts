import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize, separation, signedArc } from '../sky/angle.ts'
import { PLANETS } from '../sky/planets.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { USUAL_ORBS } from './aspects.ts'
import { castChart } from './chart.ts'
import { castComposite, type PairedBirth } from './composite.ts'
import type { HouseSystem } from './houses/houses.ts'
import { isAmbiguous, midpointNear, nearMidpoint } from './midpoint.ts'
import type { Point } from './points.ts'
import {
  castWiderChart,
  castWithoutTime,
  type Selection,
  type TimedChart,
  type TimelessChart,
} from './wider-chart.ts'

const SELECTION: Selection = {
  points: [...PLANETS, 'north_node', 'south_node'],
  node: 'true',
  lots: ['fortune', 'spirit'],
  orbs: USUAL_ORBS,
  parallels: ['parallel', 'contraparallel'],
}
const WITHOUT_LOTS: Selection = { ...SELECTION, lots: [] }

const birth = (
  instant: number,
  latitude: number,
  longitude: number,
  houseSystem: HouseSystem = 'placidus',
  zodiac: 'tropical' | 'sidereal' = 'tropical',
): PairedBirth => ({ instant, day: null, input: { place: { latitude, longitude }, houseSystem, zodiac } })

const withoutTime = ({ input }: PairedBirth, noon: number): PairedBirth => ({
  input,
  instant: null,
  day: { from: noon - DAY_MS / 2, noon, to: noon + DAY_MS / 2 },
})

const anyBirth = fc
  .record({
    instant: fc.integer({ min: Date.UTC(1700), max: Date.UTC(2300) }),
    latitude: fc.integer({ min: -75, max: 75 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ instant, latitude, longitude }) => ({ instant, latitude, longitude }))
const system = fc.constantFrom<HouseSystem>(
  'whole',
  'placidus',
  'koch',
  'equal',
  'campanus',
  'sripati',
  'morinus',
)
const zodiac = fc.constantFrom('tropical', 'sidereal')
const houses = fc.constantFrom('derived', 'midpoint', 'none')

test('the composite of two births is that of the two exchanged', () => {
  fc.assert(
    fc.property(anyBirth, anyBirth, system, zodiac, houses, (a, b, house, sky, rule) => {
      const [one, two] = [a, b].map((at) => birth(at.instant, at.latitude, at.longitude, house, sky))
      const selection = rule === 'none' ? WITHOUT_LOTS : SELECTION
      const made = castComposite(one!, two!, selection, { houses: rule })
      const exchanged = castComposite(two!, one!, selection, { houses: rule })
      isSame(made, exchanged, 1e-9)
    }),
    { numRuns: 300 },
  )
})

/** Numbers within a limit, angles over 0° Aries; all else equal. */
function isSame(one: unknown, two: unknown, limit: number, path = ''): void {
  if (typeof one === 'number' && typeof two === 'number') {
    const near = Math.abs(one - two) <= limit || separation(normalize(one), normalize(two)) <= limit
    assert.ok(near, `${path}: ${one} and ${two}`)
  } else if (one !== null && two !== null && typeof one === 'object' && typeof two === 'object') {
    assert.deepEqual(Object.keys(one), Object.keys(two), path)
    for (const key in one)
      isSame(one[key as keyof typeof one], two[key as keyof typeof two], limit, `${path}.${key}`)
  } else assert.equal(one, two, path)
}

/** What a chart and a composite have in common: a composite stands still. */
const comparable = ({ chart, ...facts }: TimedChart) => {
  const { zodiac, ayanamsa, bodies, houses, angles } = chart
  const aspects = facts.aspects.map((aspect) => ({ ...aspect, applying: null }))
  return { ...facts, aspects, stations: {}, chart: { zodiac, ayanamsa, bodies, houses, angles } }
}

test('the composite of a birth with itself is its chart', () => {
  fc.assert(
    fc.property(anyBirth, system, zodiac, fc.constantFrom('derived', 'midpoint'), (at, house, sky, rule) => {
      // Beyond the polar circles the half of the zodiac behind the Ascendant need not be above the horizon.
      fc.pre(rule === 'derived' || Math.abs(at.latitude) < 66)
      const one = birth(at.instant, at.latitude, at.longitude, house, sky)
      const { chart } = castComposite(one, one, SELECTION, { houses: rule })
      const natal = castWiderChart({ ...one.input, instant: one.instant! }, SELECTION)
      isSame(comparable(chart as TimedChart), comparable(natal), 1e-7)
    }),
    { numRuns: 150 },
  )
})

test('a composite of unknown times is that of the days, with half of the ranges of both', () => {
  const noon = Date.UTC(1990, 4, 15, 12)
  const day = withoutTime(birth(0, 52, 13), noon)
  const { chart, method } = castComposite(day, day, WITHOUT_LOTS, { houses: null })
  const natal = castWithoutTime(day.day!, { zodiac: 'tropical' }, WITHOUT_LOTS)
  assert.equal(method.houses, 'none')
  isSame((chart as TimelessChart).sky.bodies, natal.sky.bodies, 1e-9)
  isSame((chart as TimelessChart).sky.moonPhases, natal.sky.moonPhases, 1e-9)
  assert.ok((chart as TimelessChart).aspects.some(({ certain }) => certain === false))
})

test('of one unknown time the composite has half of the range', () => {
  const noon = Date.UTC(1990, 4, 15, 12)
  const known = birth(Date.UTC(1985, 10, 2, 6), -12, -77)
  const { chart } = castComposite(known, withoutTime(birth(0, 52, 13), noon), WITHOUT_LOTS, { houses: null })
  const { moon } = (chart as TimelessChart).sky.bodies
  const natal = castWithoutTime(withoutTime(known, noon).day!, { zodiac: 'tropical' }, WITHOUT_LOTS)
  const whole = signedArc(natal.sky.bodies.moon.range.to, natal.sky.bodies.moon.range.from)
  assert.ok(Math.abs(signedArc(moon.range.to, moon.range.from) - whole / 2) < 1e-9)
})

test('known times and no houses: nothing is uncertain', () => {
  const [one, two] = [birth(0, 10, 20), birth(5e11, 30, 40)]
  const { chart } = castComposite(one, two, WITHOUT_LOTS, { houses: 'none' })
  const { sky, aspects } = chart as TimelessChart
  assert.equal(sky.bodies.moon.range.from, sky.bodies.moon.longitude)
  assert.equal(sky.bodies.moon.range.to, sky.bodies.moon.longitude)
  assert.ok(aspects.every(({ certain, applying }) => certain === undefined && applying === null))
})

test('midpoints of cusps follow each other for every pair, though the near ones fall out of order for some', (t) => {
  let repaired = 0
  const pairs = 1000
  for (let i = 0; i < pairs; i++) {
    const one = birth(
      Date.UTC(1960) + ((i * 7919) % 16_436) * DAY_MS + ((i * 104_729_111) % DAY_MS),
      (i * 37) % 60,
      (i * 71) % 180,
    )
    const two = birth(
      Date.UTC(1960) + ((i * 3571) % 16_436) * DAY_MS + ((i * 15_485_863) % DAY_MS),
      (i * 53) % 60,
      -((i * 29) % 180),
    )
    const [ones, twos] = [cuspsOf(one), cuspsOf(two)]
    const { chart, method } = castComposite(one, two, SELECTION, { houses: 'midpoint' })
    const { houses, angles } = (chart as TimedChart).chart
    const arcs = houses.cusps.map((cusp, at) => normalize(houses.cusps[(at + 1) % 12]! - cusp))
    assert.ok(Math.abs(arcs.reduce((sum, arc) => sum + arc, 0) - 360) < 1e-6, `${houses.cusps}`)
    assert.ok(separation(houses.cusps[0]!, angles.ascendant) < 1e-9)
    assert.ok(separation(houses.cusps[9]!, angles.midheaven) < 1e-9)
    for (const [at, cusp] of houses.cusps.entries()) {
      const near = nearMidpoint(ones[at]!, twos[at]!)
      const isFar = method.farCusps.includes(at + 1)
      assert.ok(separation(cusp, isFar ? normalize(near + 180) : near) < 1e-9)
    }
    assert.equal(method.keptAngle !== null, method.farCusps.includes(1) || method.farCusps.includes(10))
    if (method.farCusps.length > 0) repaired++
  }
  t.diagnostic(`${((100 * repaired) / pairs).toFixed(1)} % of pairs`)
  assert.ok(repaired > pairs / 50 && repaired < pairs / 8)
})

const cuspsOf = ({ input, instant }: PairedBirth) => castChart({ ...input, instant: instant! }).houses.cusps

test('if the midpoints of two angles are out of order, the angle whose originals are nearer to each other keeps its near midpoint', () => {
  const one = birth(Date.UTC(1980, 0, 1, 0), 45, 0)
  for (let hour = 0; hour < 24; hour += 0.25) {
    const two = birth(Date.UTC(1980, 0, 1, 0) + hour * 3_600_000, 45, 0)
    const { chart, method } = castComposite(one, two, SELECTION, { houses: 'midpoint' })
    const { ascendant, midheaven } = (chart as TimedChart).chart.angles
    assert.ok(normalize(ascendant - midheaven) < 180, `${hour}`)
    if (method.keptAngle === null) continue
    const [a, b] = [one, two].map(
      ({ input, instant }) => castWiderChart({ ...input, instant: instant! }, SELECTION).chart.angles,
    )
    const apart = (angle: 'ascendant' | 'midheaven') => separation(a![angle], b![angle])
    const other = method.keptAngle === 'ascendant' ? 'midheaven' : 'ascendant'
    assert.ok(apart(method.keptAngle) <= apart(other))
  }
})

test('whole signs, equal and Vehlow houses follow from the composite Ascendant, not from midpoints of cusps', () => {
  for (const [house, first] of [
    ['whole', (rising: number) => Math.floor(rising / 30) * 30],
    ['equal', (rising: number) => rising],
    ['vehlow', (rising: number) => normalize(rising - 15)],
  ] as const) {
    const pair = [birth(0, 10, 20, house), birth(5e11, 30, 40, house)] as const
    const { houses, angles } = (castComposite(...pair, SELECTION, { houses: 'midpoint' }).chart as TimedChart)
      .chart
    assert.ok(separation(houses.cusps[0]!, first(angles.ascendant)) < 1e-9)
  }
})

test('derived houses are those of the mean latitude, or of the one given', () => {
  const pair = [birth(0, 10, 20), birth(5e11, 30, 130)] as const
  const at = (latitude?: number) => castComposite(...pair, SELECTION, { houses: 'derived', latitude })
  assert.equal(at().method.latitude, 20)
  isSame(at().chart, at(20).chart, 1e-12)
  assert.equal(at(50).method.latitude, 50)
  const [usual, moved] = [at().chart as TimedChart, at(50).chart as TimedChart]
  assert.equal(usual.chart.angles.midheaven, moved.chart.angles.midheaven)
  assert.ok(separation(usual.chart.angles.ascendant, moved.chart.angles.ascendant) > 5)
})

test('where the house system does not exist, equal houses stand in, by either rule', () => {
  const pair = [birth(0, 70, 20), birth(5e11, 30, 40)] as const
  const used = (rule: 'derived' | 'midpoint', latitude?: number) =>
    (castComposite(...pair, SELECTION, { houses: rule, latitude }).chart as TimedChart).chart.houses
  assert.equal(used('derived').used, 'placidus')
  assert.equal(used('derived', 70).used, 'equal')
  assert.equal(used('midpoint').used, 'equal')
  assert.deepEqual(used('midpoint').fallback, { reason: 'high_latitude', latitude: 70 })
  const poles = [birth(0, -67, 20), birth(5e11, 68, 40)] as const
  for (const [one, two] of [poles, poles.toReversed() as unknown as typeof poles]) {
    const { chart } = castComposite(one, two, SELECTION, { houses: 'midpoint' })
    assert.equal((chart as TimedChart).chart.houses.fallback?.latitude, 68)
  }
})

test('opposed points have two midpoints: the one on the side of the Midheaven is taken', () => {
  assert.equal(isAmbiguous(10, 190), true)
  assert.equal(isAmbiguous(10, 190.0000005), true)
  assert.equal(isAmbiguous(10, 189.99), false)
  assert.equal(midpointNear(10, 190, 80), 100)
  assert.equal(midpointNear(10, 190, 270), 280)
  assert.equal(midpointNear(190, 10, 270), 280)
  assert.equal(midpointNear(10, 189.9, 270), 99.95)
})

test('midpoints lie on the shorter way, over 0° Aries too', () => {
  assert.equal(nearMidpoint(350, 20), 5)
  assert.equal(nearMidpoint(20, 350), 5)
  assert.equal(nearMidpoint(110, 310), 30)
  assert.equal(nearMidpoint(123.456789, 123.456789), 123.456789)
})

test('the south node stays opposite the north node', () => {
  for (let year = 0; year < 40; year++) {
    const pair = [birth(0, 10, 20), birth(year * 365 * DAY_MS, 30, 40)] as const
    const { bodies } = (castComposite(...pair, SELECTION, { houses: 'derived' }).chart as TimedChart).chart
    const [north, south] = (['north_node', 'south_node'] satisfies Point[]).map((node) => bodies[node])
    assert.ok(Math.abs(separation(north!.longitude, south!.longitude) - 180) < 1e-9)
  }
})
