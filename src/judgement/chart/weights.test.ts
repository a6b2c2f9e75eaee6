/** docs/natal-reading.md, "What counts": the figures of its two tables, each by a chart or a fact made for it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { aspect, madeChart, madeDay, stellium, within } from '../../../test/made-chart.ts'
import { inHouse, inSign, meeting, planetsWith } from '../../../test/made-facts.ts'
import { figures } from '../../../test/recomputed/tables.ts'
import type { WiderChart } from '../../chart/wider-chart.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import type { ChartFact, FactKind, Subject } from './fact.ts'
import { figureFacts } from './figure-facts.ts'
import { placementFacts } from './placement-facts.ts'
import { factWeight, planetWeights, pointsIn, REASONS, sumOf, type WeightReason } from './weights.ts'

const page = readFileSync('docs/natal-reading.md', 'utf8').split('\n')

/** What the table says of each name of its first column. */
function table(head: string): Map<string, string> {
  const from = page.findIndex((line) => line.startsWith(head)) + 2
  const to = page.findIndex((line, at) => at > from && !line.startsWith('|'))
  return new Map(
    page.slice(from, to).flatMap((line) => {
      const [, names, text] = line.split('|')
      return [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => [name!, text!.trim()] as const)
    }),
  )
}

const POINTS = table('| `reason` |')
const WEIGHTS = table('| Kind of fact |')
const firstFigure = (text: string) => Number(/\d[\d.]*/.exec(text)![0])
const pointsFor = (reason: WeightReason['reason']) => firstFigure(POINTS.get(reason)!)

const weighed = (chart: WiderChart) => planetWeights(chart, [...placementFacts(chart), ...figureFacts(chart)])
const reasonsIn = (chart: WiderChart, planet: Planet) =>
  weighed(chart).find((each) => each.planet === planet)!.reasons
const found = (chart: WiderChart, planet: Planet, reason: WeightReason['reason']) =>
  reasonsIn(chart, planet).filter((each) => each.reason === reason)

test('the reasons are those of the page, in its order', () => {
  assert.deepEqual([...POINTS.keys()], [...REASONS])
})

test('each planet has its own points, by its sign', () => {
  const own = figures(POINTS.get('planet')!)
  assert.deepEqual(Object.keys(own), PLANETS)
  for (const chart of [madeChart(), madeDay()])
    for (const [planet, points] of Object.entries(own) as [Planet, number][]) {
      const [reason, ...others] = found(chart, planet, 'planet')
      assert.deepEqual(others, [])
      assert.equal(reason!.points, points, planet)
      assert.match(reason!.facts.join(), new RegExp(`^${planet}-in-[a-z]+$`))
    }
})

test('only the ruler of the rising sign has points for it; without a time of birth no planet has', () => {
  const chart = madeChart({ ascendant: within('gemini') })
  for (const planet of PLANETS)
    assert.deepEqual(
      found(chart, planet, 'ruler'),
      planet === 'mercury'
        ? [{ reason: 'ruler', facts: ['ruler-in-house-1'], points: pointsFor('ruler') }]
        : [],
    )
  for (const planet of PLANETS) assert.deepEqual(found(madeDay(), planet, 'ruler'), [])
})

test('a planet near an angle has points that fade to nothing eight degrees from it', () => {
  const ANGLES = { on_ascendant: 0, on_midheaven: 272, on_descendant: 180, on_imum_coeli: 92 } as const
  for (const [reason, angle] of Object.entries(ANGLES) as [keyof typeof ANGLES, number][]) {
    const max = pointsFor(reason)
    for (const [distance, share] of [
      [0, 1],
      [2, 0.75],
      [4, 0.5],
      [6, 0.25],
      [7.84, 0.02],
      [7.95, 0],
      [8, 0],
      [9, 0],
      [40, 0],
    ] as const)
      for (const way of [1, -1]) {
        const venus = (angle + way * distance + 360) % 360
        const chart = madeChart({ ascendant: 0, midheaven: 272, places: { venus } })
        const { house } = chart.chart.bodies.venus
        // Less than half a tenth is nothing.
        const points = Math.round(10 * share * max) / 10
        assert.deepEqual(
          found(chart, 'venus', reason),
          points === 0 ? [] : [{ reason, facts: [`venus-in-house-${house}`], points }],
          `${distance}° ${reason}`,
        )
        const others = Object.keys(ANGLES).filter((each) => each !== reason) as (keyof typeof ANGLES)[]
        for (const other of others) assert.deepEqual(found(chart, 'venus', other), [])
      }
  }
})

test('a planet in house 1, 4, 7 or 10 has a point for it', () => {
  for (const [at, sign] of SIGNS.entries()) {
    const chart = madeChart({ ascendant: within('aries'), places: { mars: within(sign) } })
    const facts = [`mars-in-house-${at + 1}`]
    assert.deepEqual(
      found(chart, 'mars', 'angular_house'),
      [1, 4, 7, 10].includes(at + 1)
        ? [{ reason: 'angular_house', facts, points: pointsFor('angular_house') }]
        : [],
    )
  }
  for (const planet of PLANETS) assert.deepEqual(found(madeDay(), planet, 'angular_house'), [])
})

test('a planet has points for its aspects with the Sun, the Moon or the ruler, by their closeness', () => {
  const exact = pointsFor('aspect')
  // Jupiter rules the rising Pisces.
  const chart = madeChart({
    aspects: [
      aspect('sun', 'square', 'moon', 0.5),
      aspect('moon', 'trine', 'venus', 0.25),
      aspect('mercury', 'sextile', 'jupiter', 0.37),
      aspect('venus', 'opposition', 'saturn', 1),
      aspect('mars', 'conjunction', 'jupiter', 0.38),
      aspect('jupiter', 'square', 'pluto', 0.02),
    ],
  })
  const expected: Partial<Record<Planet, [string, number][]>> = {
    sun: [['sun-square-moon', 0.5 * exact]],
    moon: [['sun-square-moon', 0.5 * exact]],
    venus: [['moon-trine-venus', 0.25 * exact]],
    // 0.74 and 0.76, in tenths.
    mercury: [['mercury-sextile-jupiter', 0.7]],
    mars: [['mars-conjunction-jupiter', 0.8]],
  }
  for (const planet of PLANETS)
    assert.deepEqual(
      found(chart, planet, 'aspect').map(({ facts, points }) => [facts.join(), points]),
      expected[planet] ?? [],
      planet,
    )
  const day = madeDay({ aspects: [aspect('mars', 'square', 'jupiter'), aspect('sun', 'trine', 'mars')] })
  assert.deepEqual(
    found(day, 'mars', 'aspect').map(({ facts }) => facts.join()),
    ['sun-trine-mars'],
    'nobody rules without a time',
  )
})

test('a planet at home or exalted has points for it; in detriment or fall it has none', () => {
  const [, home, exalted] = /(\d) for domicile, (\d) for exaltation/.exec(POINTS.get('dignity')!)!
  const dignity = (places: Partial<Record<Planet, number>>, planet: Planet) =>
    found(madeChart({ places }), planet, 'dignity').map(({ facts, points }) => [facts.join(), points])
  assert.deepEqual(dignity({ mars: within('aries') }, 'mars'), [['mars-in-domicile', Number(home)]])
  assert.deepEqual(dignity({ mars: within('capricorn') }, 'mars'), [['mars-in-exaltation', Number(exalted)]])
  assert.deepEqual(dignity({ mars: within('libra') }, 'mars'), [])
  assert.deepEqual(dignity({ mars: within('cancer') }, 'mars'), [])
  assert.deepEqual(dignity({ mercury: within('virgo') }, 'mercury'), [
    ['mercury-in-domicile', Number(home)],
    ['mercury-in-exaltation', Number(exalted)],
  ])
})

test('a stellium counts for its members in its sign, and not in its house', () => {
  const places = { mercury: within('leo'), venus: within('leo'), mars: within('leo') }
  const chart = madeChart({ places, patterns: [stellium('leo', 'mercury', 'venus', 'mars')] })
  for (const planet of PLANETS)
    assert.deepEqual(
      found(chart, planet, 'stellium'),
      planet in places
        ? [{ reason: 'stellium', facts: ['stellium-in-leo'], points: pointsFor('stellium') }]
        : [],
    )
  const inHouseAlone = madeChart({ places })
  assert.ok(figureFacts(inHouseAlone).some(({ id }) => id === 'stellium-in-house-6'))
  assert.deepEqual(found(inHouseAlone, 'mars', 'stellium'), [])
})

test('a planet without an aspect that is mentioned has points for it, if the time is known', () => {
  const aspects = [
    aspect('mercury', 'square', 'saturn', 0),
    aspect('sun', 'trine', 'mercury', 1),
    aspect('venus', 'quincunx', 'mars'),
    aspect('jupiter', 'trine', 'north_node'),
  ]
  for (const planet of PLANETS) {
    assert.deepEqual(
      found(madeChart({ aspects }), planet, 'unaspected'),
      ['sun', 'mercury', 'saturn'].includes(planet)
        ? []
        : [{ reason: 'unaspected', facts: [], points: pointsFor('unaspected') }],
    )
    assert.deepEqual(found(madeDay({ aspects }), planet, 'unaspected'), [])
  }
})

test('the points of a planet are the sum of its reasons, which come in the order of the page', () => {
  const chart = madeChart({
    ascendant: 87,
    midheaven: 0,
    places: { mercury: 85, venus: 88, mars: 62 },
    aspects: [aspect('sun', 'sextile', 'mercury', 0.33), aspect('moon', 'square', 'mercury', 0.11)],
    patterns: [stellium('gemini', 'mercury', 'venus', 'mars')],
  })
  const all = [...REASONS]
  for (const { points, reasons } of weighed(chart)) {
    const places = reasons.map(({ reason }) => all.indexOf(reason))
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    assert.equal(
      Math.round(points * 10),
      reasons.reduce((sum, each) => sum + Math.round(each.points * 10), 0),
    )
    assert.equal(points, Math.round(points * 10) / 10)
  }
  assert.deepEqual(
    reasonsIn(chart, 'mercury').map(({ reason }) => reason),
    ['planet', 'ruler', 'on_ascendant', 'angular_house', 'aspect', 'aspect', 'dignity', 'stellium'],
  )
  assert.equal(sumOf([{ points: 0.1 }, { points: 0.2 }, { points: 0.44 }]), 0.7)
  assert.equal(sumOf([{ points: 0.1 }, { points: 0.2 }, { points: 0.46 }]), 0.8)
})

test('the strongest planet comes first, and equal ones in the order of the planets', () => {
  const all = weighed(madeChart())
  assert.equal(all.length, PLANETS.length)
  assert.ok(new Set(all.map(({ points }) => points)).size < all.length, 'some are equal')
  const expected = PLANETS.map((planet) => all.find((each) => each.planet === planet)!)
  for (const [at, { planet, points }] of all.entries()) {
    const before = expected.filter(
      (other) =>
        other.points > points ||
        (other.points === points && PLANETS.indexOf(other.planet) < PLANETS.indexOf(planet)),
    )
    assert.equal(before.length, at, planet)
  }
})

const MADE = { sun: 5, moon: 2.2, mars: 3.3, saturn: 4, uranus: 6, neptune: 7, pluto: 8 } as const
const given = pointsIn(planetsWith(MADE))
const factOf = (kind: FactKind, ...subjects: Subject[]): ChartFact => ({ id: kind, kind, subjects, keys: [] })
const shareOf = (kind: FactKind) => Number(/× (0\.\d)/.exec(WEIGHTS.get(kind)!)?.[1] ?? 1)
const tenths = (points: number) => Math.round(10 * points) / 10

test('a planet has its sum of points, and the angles and the node those of the page', () => {
  const angles = figures(WEIGHTS.get('angle')!)
  assert.equal(given('mars'), 3.3)
  assert.equal(given('ascendant'), angles.ascendant)
  assert.equal(given('midheaven'), angles.midheaven)
  assert.match(page.join('\n'), new RegExp(`north node counts as ${given('north_node')} points`))
})

test('a fact of one body weighs its points, times the share of its kind', () => {
  for (const kind of ['house', 'ruler', 'retrograde', 'dignity'] as const)
    assert.equal(factWeight(factOf(kind, 'mars'), given), tenths(3.3 * shareOf(kind)), kind)
  assert.equal(factWeight(factOf('sect', 'sun'), given), 5 * shareOf('sect'))
  assert.equal(factWeight(inSign('ascendant', 'leo'), given), given('ascendant'))
  assert.equal(factWeight(inSign('north_node', 'leo'), given), given('north_node'))
  assert.equal(factWeight(inHouse('north_node', 3), given), tenths(given('north_node') * shareOf('house')))
})

test('of the planets of a generation the sign counts for less, and the house does not', () => {
  const generation = /× 0\.4 for (\w+), (\w+) and (\w+)/.exec(WEIGHTS.get('sign')!)!.slice(1)
  for (const planet of Object.keys(MADE) as (keyof typeof MADE)[]) {
    const share = generation.includes(planet) ? shareOf('sign') : 1
    assert.equal(factWeight(inSign(planet, 'leo'), given), tenths(MADE[planet] * share), planet)
    assert.equal(factWeight(inHouse(planet, 2), given), tenths(MADE[planet] * shareOf('house')), planet)
  }
  assert.equal(generation.length, 3)
})

test('a fact of several planets weighs their mean, times the share of its kind', () => {
  const mean = (5 + 2.2 + 4) / 3
  for (const kind of ['stellium', 'pattern'] as const)
    assert.equal(factWeight(factOf(kind, 'sun', 'moon', 'saturn'), given), tenths(mean * shareOf(kind)), kind)
  assert.equal(
    factWeight(factOf('moon_phase', 'sun', 'moon'), given),
    tenths(((5 + 2.2) / 2) * shareOf('moon_phase')),
  )
})

test('an aspect weighs the mean of the two, for 0.4 and its closeness more', () => {
  const [, min] = /× \((0\.\d) \+ closeness\)/.exec(WEIGHTS.get('aspect')!)!
  for (const closeness of [0, 0.35, 0.5, 1])
    assert.equal(
      factWeight({ ...meeting('sun', 'square', 'saturn'), closeness }, given),
      tenths(4.5 * (Number(min) + closeness)),
      `${closeness}`,
    )
})

test('“much” of an element weighs as many points as it has planets; none, one planet and a hemisphere have the figures of the documentation', () => {
  const [none, one] = /little: (\d) with none, (\d) with one/.exec(WEIGHTS.get('balance')!)!.slice(1)
  const fire = (amount: string, ...subjects: Subject[]) =>
    factWeight({ ...factOf('balance', ...subjects), keys: ['fire', amount] }, given)
  assert.equal(fire('much', 'sun', 'moon', 'mars', 'saturn', 'uranus'), 5)
  assert.equal(fire('much', 'sun', 'moon', 'mars', 'saturn', 'uranus', 'pluto'), 6)
  assert.equal(fire('little'), Number(none))
  assert.equal(fire('little', 'pluto'), Number(one))
  assert.equal(factWeight(factOf('hemisphere'), given), firstFigure(WEIGHTS.get('hemisphere')!))
})
