import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize, separation } from '../sky/angle.ts'
import { PLANETS } from '../sky/planets.ts'
import { USUAL_ORBS } from './aspects.ts'
import { PARALLELS } from './parallels.ts'
import { POINTS, type Point } from './points.ts'
import { castWiderChart, castWithoutTime } from './wider-chart.ts'

const selection = (points: readonly Point[]) =>
  ({ points, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] }) as const
const cast = (instant: number, points: readonly Point[]) =>
  castWiderChart({ instant, place: { latitude: 50, longitude: 10 }, houseSystem: 'whole' }, selection(points))
const stationsOn = (instant: string) => cast(Date.parse(instant), POINTS).stations

test('stations are those of the day by the Swiss Ephemeris, and no others', () => {
  // test/golden/sky/stations.tsv: Mercury 2026-02-26 06:48 and 2026-03-20 19:32, Pluto 2026-05-06 15:34.
  assert.deepEqual(stationsOn('2026-02-26T06:48Z'), { mercury: 'retrograde' })
  assert.deepEqual(stationsOn('2026-03-20T19:32Z'), { mercury: 'direct' })
  assert.deepEqual(stationsOn('2026-05-06T15:34Z'), { pluto: 'retrograde' })
  assert.deepEqual(stationsOn('2026-04-15T12:00Z'), {})
})

test('patterns and balance are those of the ten planets, whatever else is shown', () => {
  let patterns = 0
  for (let n = 0; n < 300; n++) {
    const instant = Date.UTC(1900 + (n % 150), (5 * n) % 12, 1 + ((7 * n) % 28), (11 * n) % 24)
    const [all, planets] = [cast(instant, POINTS), cast(instant, PLANETS)]
    assert.deepEqual(all.patterns, planets.patterns)
    assert.deepEqual(all.balance, planets.balance)
    patterns += all.patterns.length
    const day = { from: instant, noon: instant + 43_200_000, to: instant + 86_400_000 }
    const [ofDay, ofPlanets] = [POINTS, PLANETS].map((points) =>
      castWithoutTime(day, { zodiac: 'tropical' }, selection(points)),
    )
    assert.deepEqual(ofDay!.patterns, ofPlanets!.patterns)
    assert.deepEqual(ofDay!.balance, ofPlanets!.balance)
  }
  assert.ok(patterns > 300, `${patterns}`)
})

test('aspects, parallels and stations are those between the points that are asked for, and the nodes make none with each other', () => {
  const everything = { ...selection(POINTS), parallels: PARALLELS }
  const some: Point[] = ['moon', 'venus', 'saturn', 'north_node', 'south_node', 'chiron']
  let [aspects, parallels] = [0, 0]
  for (let n = 0; n < 40; n++) {
    const input = {
      instant: Date.UTC(1950 + n, (5 * n) % 12, 1 + ((7 * n) % 28)),
      place: { latitude: 50, longitude: 10 },
      houseSystem: 'whole',
    } as const
    const [all, few] = [
      castWiderChart(input, everything),
      castWiderChart(input, { ...everything, points: some }),
    ]
    const isAsked = ({ planet1, planet2 }: { planet1: Point; planet2: Point }) =>
      some.includes(planet1) && some.includes(planet2)
    const pairs = (list: readonly { planet1: Point; name: string; planet2: Point }[]) =>
      list.map(({ planet1, name, planet2 }) => `${planet1} ${name} ${planet2}`)
    assert.deepEqual(pairs(few.aspects), pairs(all.aspects.filter(isAsked)))
    assert.deepEqual(pairs(few.parallels), pairs(all.parallels.filter(isAsked)))
    for (const { planet1, planet2 } of [...all.aspects, ...all.parallels])
      assert.notDeepEqual([planet1, planet2], ['north_node', 'south_node'])
    // Everything else that the chart has is there.
    assert.deepEqual(
      all.aspects,
      all.chart.aspects.filter(({ planet1, planet2 }) => `${planet1} ${planet2}` !== 'north_node south_node'),
    )
    assert.deepEqual(
      few.stations,
      Object.fromEntries(Object.entries(all.stations).filter(([point]) => some.includes(point as Point))),
    )
    // The planets are there for balance and phase, whether they are shown or not.
    assert.deepEqual(few.balance, all.balance)
    assert.deepEqual(few.moonPhase, all.moonPhase)
    for (const name of PARALLELS)
      assert.deepEqual(
        castWiderChart(input, { ...everything, parallels: [name] }).parallels,
        all.parallels.filter((pair) => pair.name === name),
      )
    aspects += few.aspects.length
    parallels += few.parallels.length
  }
  assert.ok(aspects > 40 && parallels > 20, `${aspects} ${parallels}`)
})

test('without an hour, patterns and balance hold only what is certain all day', () => {
  let changing = 0
  for (let n = 0; n < 150; n++) {
    const from = Date.UTC(1950 + n, (5 * n) % 12, 1 + ((7 * n) % 28))
    const day = { from, noon: from + 43_200_000, to: from + 86_400_000 }
    const { sky, patterns, balance } = castWithoutTime(day, { zodiac: 'tropical' }, selection(PLANETS))
    const certain = PLANETS.filter((planet) => sky.bodies[planet].signs.length === 1)
    changing += PLANETS.length - certain.length
    assert.deepEqual(new Set(Object.values(balance.elements).flat()), new Set(certain))
    const sure = sky.aspects.filter((aspect) => aspect.certain)
    for (const { name, members } of patterns)
      for (const member of members) {
        assert.ok(certain.includes(member))
        const others = members.filter((other) => other !== member)
        const touching = sure.filter(({ planet1, planet2 }) => planet1 === member || planet2 === member)
        if (name === 'stellium') continue
        assert.ok(
          touching.some(({ planet1, planet2 }) => others.some((it) => it === planet1 || it === planet2)),
        )
      }
  }
  assert.ok(changing > 20)
})

test('a chart has the lots that are asked for, and the phase of its own Moon', () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const { lots, isDay, moonPhase, chart } = castWiderChart(
      {
        instant: Date.UTC(1990, 4, 15, hour),
        place: { latitude: 50, longitude: 10 },
        houseSystem: 'whole',
      },
      { ...selection(PLANETS), lots: ['fortune'] },
    )
    const { sun, moon } = chart.bodies
    const ahead = normalize(moon.longitude - sun.longitude)
    assert.equal(moonPhase.elongation, ahead)
    assert.deepEqual(Object.keys(lots), ['fortune'])
    assert.ok(separation(lots.fortune!, chart.angles.ascendant + (isDay ? ahead : -ahead)) < 1e-9)
  }
})
