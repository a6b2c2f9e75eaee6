/** Events of the day against astronomy-engine, an independent library (devDependency). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  Body,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  SearchMoonPhase,
  Seasons,
  SunPosition,
} from 'astronomy-engine'
import { rowsOf } from '../../test/golden/sky/compare.ts'
import { ASPECTS } from '../chart/aspects.ts'
import { separation } from '../sky/angle.ts'
import type { Planet } from '../sky/planets.ts'
import { signOf } from '../sky/zodiac.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { DAY_EVENTS, type DayEvent, eventsOfDay } from './day-events.ts'
import { events as allEvents } from './events.ts'
import { EVENT_TYPES } from './kinds.ts'

const YEAR = 2026
const days = Array.from({ length: 365 }, (_, day) => Date.UTC(YEAR, 0, 1) + day * DAY_MS)
const events = days.flatMap(eventsOfDay)
const ofType = (type: DayEvent['type']) => events.filter((event) => event.type === type)

function longitudeOf(planet: Planet, instant: number): number {
  const time = MakeTime(new Date(instant))
  if (planet === 'sun') return SunPosition(time).elon
  if (planet === 'moon') return EclipticGeoMoon(time).lon
  const body = (planet.charAt(0).toUpperCase() + planet.slice(1)) as keyof typeof Body
  return Ecliptic(GeoVector(Body[body], time, true)).elon
}

/** The library's Moon is good to an arcminute, which she moves in two minutes. */
const LIBRARY_MOON_MS = 120_000

test('new and full Moons are where astronomy-engine finds them', (t) => {
  for (const [type, phase] of [
    ['new_moon', 0],
    ['full_moon', 180],
  ] as const) {
    const expected: number[] = []
    for (let from = days[0]!; ; ) {
      const found = SearchMoonPhase(phase, new Date(from), 40)!.date.getTime()
      if (found >= days.at(-1)! + DAY_MS) break
      expected.push(found)
      from = found + DAY_MS
    }
    const ours = ofType(type).map(({ at }) => at)
    assert.equal(ours.length, expected.length)
    const worst = Math.max(...ours.map((at, i) => Math.abs(at - expected[i]!)))
    t.diagnostic(`${type}: ${ours.length} in ${YEAR}, worst ${(worst / 1000).toFixed(0)} s`)
    assert.ok(worst < LIBRARY_MOON_MS)
  }
})

test('a new or full Moon that is an eclipse says which; no other event does', () => {
  // NASA's catalogues have these of 2026.
  const marked = events.filter((event) => 'eclipse' in event)
  assert.deepEqual(
    marked.map(({ type, at, eclipse }) => [type, new Date(at).toISOString().slice(0, 10), eclipse]),
    [
      ['new_moon', '2026-02-17', 'annular-solar-eclipse'],
      ['full_moon', '2026-03-03', 'total-lunar-eclipse'],
      ['new_moon', '2026-08-12', 'total-solar-eclipse'],
      ['full_moon', '2026-08-28', 'partial-lunar-eclipse'],
    ],
  )
})

test('every new or full Moon of a century that NASA lists as an eclipse is marked, and no other', () => {
  const rows = rowsOf('eclipses-nasa').filter(({ tt }) => tt! >= '1950' && tt! < '2050')
  const listed = rows.map(({ tt, of, kind }) => ({ at: Date.parse(`${tt}Z`), name: `${kind}-${of}-eclipse` }))
  const lunations = allEvents(Date.UTC(1950), Date.UTC(2050), ['new_moon', 'full_moon'])
  const marked = lunations.flatMap(({ at, type }) => {
    const start = Math.floor(at / DAY_MS) * DAY_MS
    const found = eventsOfDay(start).find((event) => event.type === type)?.eclipse
    return found === undefined ? [] : [{ at, name: found }]
  })
  assert.equal(marked.length, listed.length)
  for (const [i, { at, name }] of marked.entries()) {
    assert.ok(Math.abs(at - listed[i]!.at) < DAY_MS)
    assert.equal(name, listed[i]!.name)
  }
})

test('the Sun enters the cardinal signs at the equinoxes and solstices, within a minute', () => {
  const seasons = Seasons(YEAR)
  const expected = {
    aries: seasons.mar_equinox,
    cancer: seasons.jun_solstice,
    libra: seasons.sep_equinox,
    capricorn: seasons.dec_solstice,
  }
  for (const [sign, time] of Object.entries(expected)) {
    const event = events.find(({ id }) => id === `sun-enters-${sign}`)!
    assert.ok(Math.abs(event.at - time.date.getTime()) < 60_000, sign)
  }
})

test('at an exact aspect the planets are that far apart', (t) => {
  const found = ofType('exact_aspect')
  const errors = found.map(({ planets: [one, two], aspect, at }) => {
    const arc = separation(longitudeOf(one!, at), longitudeOf(two!, at))
    return Math.abs(arc - ASPECTS[aspect!].angle)
  })
  const worst = Math.max(...errors)
  t.diagnostic(`${found.length} exact aspects in ${YEAR}, worst ${(worst * 3600).toFixed(1)}″`)
  assert.ok(found.length > 100)
  assert.ok(worst < 0.02)
})

test('a planet enters a sign when it is in another one an hour before', () => {
  const hour = DAY_MS / 24
  for (const {
    planets: [planet],
    sign,
    at,
    id,
  } of ofType('ingress')) {
    // Slow planets need longer to move past the difference of the two ephemerides.
    const margin = planet === 'sun' || planet === 'mercury' || planet === 'venus' ? hour : 2 * DAY_MS
    assert.equal(signOf(longitudeOf(planet!, at + margin)), sign, id)
    assert.notEqual(signOf(longitudeOf(planet!, at - margin)), sign, id)
  }
})

test('Mercury turns three times each way in a year, and moves the other way afterwards', () => {
  const turns = ofType('station').filter(({ planets }) => planets[0] === 'mercury')
  assert.deepEqual(
    turns.map(({ direction }) => direction),
    ['retrograde', 'direct', 'retrograde', 'direct', 'retrograde', 'direct'],
  )
  for (const { at, direction } of turns) {
    const before = longitudeOf('mercury', at) - longitudeOf('mercury', at - DAY_MS)
    const after = longitudeOf('mercury', at + DAY_MS) - longitudeOf('mercury', at)
    assert.equal(Math.sign(after), direction === 'direct' ? 1 : -1)
    assert.equal(Math.sign(before), -Math.sign(after))
  }
})

test('every ingress that midnight positions show is reported on its day, and no other', () => {
  const moved = days.flatMap((start) =>
    (['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const).flatMap((planet) => {
      const [before, after] = [start, start + DAY_MS].map((at) => signOf(longitudeOf(planet, at)))
      return before === after ? [] : [`${start} ${planet}-enters-${after}`]
    }),
  )
  const reported = days.flatMap((start) =>
    eventsOfDay(start)
      .filter(({ type, planets }) => type === 'ingress' && !/uranus|neptune|pluto/.test(planets[0]!))
      .map(({ id }) => `${start} ${id}`),
  )
  assert.deepEqual(reported.sort(), moved.sort())
})

test('events are within their day and in order of time', () => {
  for (const start of days) {
    const found = eventsOfDay(start)
    for (const [i, { at }] of found.entries()) {
      assert.ok(at >= start && at <= start + DAY_MS)
      if (i > 0) assert.ok(at >= found[i - 1]!.at)
    }
  }
})

test('a day has the first five kinds of the docs, which name every kind', () => {
  const page = readFileSync(new URL('../../docs/almanac.md', import.meta.url), 'utf8')
  const [table] = page.split('| Kind | Course | Marks | Ids |\n')[1]!.split('\n\n')
  const firstCells = table!.split('\n').map((row) => row.split('|')[1]!)
  const kinds = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, kind]) => kind))
  assert.deepEqual(kinds, EVENT_TYPES)
  assert.deepEqual(kinds.slice(0, 5), DAY_EVENTS)
})
