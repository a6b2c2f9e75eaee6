import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize, separation, signedArc } from '../sky/angle.ts'
import { ayanamsaAt } from '../sky/ayanamsa.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGNS, signOf } from '../sky/zodiac.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { ASPECTS } from './aspects.ts'
import { type DayOfBirth, skyOfUnknownHour } from './day-sky.ts'

const INPUT = { points: PLANETS, node: 'true', zodiac: 'tropical' } as const
const dayOf = (from: number): DayOfBirth => ({ from, noon: from + DAY_MS / 2, to: from + DAY_MS })
/** Of all seasons, and both stations of Mercury in the spring of 2026 (test/golden/sky/stations.tsv). */
const DAYS = [
  ...Array.from({ length: 40 }, (_, i) => dayOf(Date.UTC(2026, 0, 1 + i * 37))),
  dayOf(Date.UTC(2026, 1, 26)),
  dayOf(Date.UTC(2026, 2, 20)),
]
const longitudeAt = (planet: Planet, instant: number) => positionsAt(instant)[planet].longitude

/** How far a body is from its noon at every quarter of an hour. */
function arcsOf(planet: Planet, { from, noon }: DayOfBirth): number[] {
  const middle = longitudeAt(planet, noon)
  return Array.from({ length: 97 }, (_, i) => signedArc(longitudeAt(planet, from + i * 900_000), middle))
}

test('the range of a body is from its least longitude of the day to its greatest', () => {
  for (const day of DAYS) {
    const { bodies } = skyOfUnknownHour(day, INPUT)
    for (const planet of PLANETS) {
      const { longitude, range } = bodies[planet]
      assert.equal(longitude, longitudeAt(planet, day.noon))
      const arcs = arcsOf(planet, day)
      const label = `${planet} ${new Date(day.from).toISOString()}`
      // Between two looks a body that turns goes on by less than that.
      assert.ok(Math.abs(signedArc(range.from, longitude) - Math.min(...arcs)) < 1e-5, label)
      assert.ok(Math.abs(signedArc(range.to, longitude) - Math.max(...arcs)) < 1e-5, label)
    }
  }
})

test('on the day of a station a body goes further than it stands at either midnight', () => {
  for (const [day, end] of [
    [dayOf(Date.UTC(2026, 1, 26)), 'to'],
    [dayOf(Date.UTC(2026, 2, 20)), 'from'],
  ] as const) {
    const { range } = skyOfUnknownHour(day, INPUT).bodies.mercury
    const onward = end === 'to' ? 1 : -1
    for (const midnight of [day.from, day.to])
      assert.ok(onward * signedArc(range[end], longitudeAt('mercury', midnight)) > 0.001)
  }
})

test('a body has the signs of its range, the earlier of the zodiac first, and is retrograde as at noon', () => {
  let two = 0
  for (const day of DAYS) {
    const { bodies } = skyOfUnknownHour(day, INPUT)
    for (const planet of PLANETS) {
      const { range, signs, retrograde } = bodies[planet]
      const [first, second] = [signOf(range.from), signOf(range.to)]
      assert.deepEqual(signs, first === second ? [first] : [first, second])
      if (signs.length === 2) {
        two++
        assert.equal(SIGNS.indexOf(signs[1]!), (SIGNS.indexOf(signs[0]!) + 1) % 12)
      }
      assert.equal(retrograde, positionsAt(day.noon)[planet].motion < 0)
    }
  }
  assert.ok(two > 10)
})

test('in a sidereal zodiac the whole range is set back by the ayanamsa of noon', () => {
  for (const day of DAYS.slice(0, 10)) {
    const [tropical, sidereal] = [
      skyOfUnknownHour(day, INPUT),
      skyOfUnknownHour(day, { ...INPUT, zodiac: 'sidereal', ayanamsa: 'lahiri' }),
    ]
    const degrees = ayanamsaAt('lahiri', terrestrialTime(day.noon))
    assert.deepEqual([tropical.ayanamsa, sidereal.ayanamsa?.degrees], [null, degrees])
    for (const planet of PLANETS) {
      const [ours, theirs] = [sidereal.bodies[planet], tropical.bodies[planet]]
      for (const [back, from] of [
        [ours.longitude, theirs.longitude],
        [ours.range.from, theirs.range.from],
        [ours.range.to, theirs.range.to],
      ] as const)
        assert.ok(separation(back, normalize(from - degrees)) < 1e-9, planet)
    }
  }
})

test('the aspects are those of noon, and certain are those that both ends of the day have', () => {
  const counts = { certain: 0, passing: 0 }
  for (const day of DAYS) {
    const { aspects } = skyOfUnknownHour(day, INPUT)
    const holdsAt = (instant: number, one: Planet, other: Planet, name: keyof typeof ASPECTS) => {
      const arc = separation(longitudeAt(one, instant), longitudeAt(other, instant))
      return Math.abs(arc - ASPECTS[name].angle) <= ASPECTS[name].orb
    }
    for (const { planet1, planet2, name, certain } of aspects) {
      const [one, other] = [planet1 as Planet, planet2 as Planet]
      assert.ok(holdsAt(day.noon, one, other, name))
      const expected = holdsAt(day.from, one, other, name) && holdsAt(day.to, one, other, name)
      assert.equal(certain, expected, `${one} ${name} ${other}`)
      counts[certain ? 'certain' : 'passing']++
    }
  }
  assert.ok(counts.certain > 100 && counts.passing > 20, JSON.stringify(counts))
})

test('orbs that are asked for decide what is an aspect, at noon and at the ends of the day', () => {
  for (const day of DAYS) {
    const { aspects } = skyOfUnknownHour(day, { ...INPUT, orbs: { trine: 2 } })
    for (const { name, orb, planet1, planet2, certain } of aspects) {
      assert.ok(name === 'trine' && orb <= 2)
      const off = (instant: number) =>
        Math.abs(
          separation(longitudeAt(planet1 as Planet, instant), longitudeAt(planet2 as Planet, instant)) - 120,
        )
      assert.equal(certain, off(day.from) <= 2 && off(day.to) <= 2)
    }
  }
})
