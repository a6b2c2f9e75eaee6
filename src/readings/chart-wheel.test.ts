import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASPECTS, type AspectName } from '../chart/aspects.ts'
import { isTimed, type TimedChart } from '../chart/wider-chart.ts'
import { normalize, separation } from '../sky/angle.ts'
import { readWiderChart } from './chart.ts'
import { readWheel, type WheelRequest } from './chart-wheel.ts'
import { identifier } from './identifier.ts'

const LIMA: WheelRequest = {
  birthDateTime: '1985-11-02 06:40',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}
const SECOND = { ...LIMA, birthDateTime: '1988-02-20 21:15' }
const TRANSITS = { transitsAt: '2026-11-17T12:00Z' }

function wheel(request: Partial<WheelRequest>) {
  const { chart, outer } = readWheel({ ...LIMA, ...request }, identifier)
  return { inner: isTimed(chart) ? chart.chart.bodies : chart.sky.bodies, outer: outer! }
}

/** Every pair of a body of the chart and one of the ring, by the orbs that a test names. */
function aspectsBy({ inner, outer }: ReturnType<typeof wheel>, orbs: Partial<Record<AspectName, number>>) {
  const bodies = (of: object) => Object.entries(of as Record<string, { longitude: number; motion: number }>)
  const shown = bodies(inner).filter(([name]) => name in outer.bodies)
  return shown.flatMap(([one, { longitude }]) =>
    bodies(outer.bodies).flatMap(([other, { longitude: at, motion }]) =>
      Object.entries(orbs).flatMap(([name, max]) => {
        const orbOf = (place: number) =>
          Math.abs(separation(longitude, place) - ASPECTS[name as AspectName].angle)
        if (orbOf(at) > max) return []
        // The birth stands still while the ring moves on.
        return [`${one} ${name} ${other} ${orbOf(at + motion / 1e6) < orbOf(at)}`]
      }),
    ),
  )
}
const THREE_EACH = Object.fromEntries(Object.keys(ASPECTS).map((name) => [name, 3]))
const withText = ({ outer }: ReturnType<typeof wheel>) =>
  outer.aspects.map(({ planet1, name, planet2, applying }) => `${planet1} ${name} ${planet2} ${applying}`)
const sameLists = (one: string[], other: string[]) => assert.deepEqual(one.toSorted(), other.toSorted())

test('the lines to a ring are aspects of at most three degrees', () => {
  for (const request of [TRANSITS, { second: SECOND }]) {
    const drawn = wheel(request)
    assert.ok(drawn.outer.aspects.length > 20)
    sameLists(withText(drawn), aspectsBy(drawn, THREE_EACH))
  }
})

test('only those aspects are drawn that are asked for, a narrow orb stays narrow and a wide one is cut', () => {
  const trines = wheel({ ...TRANSITS, aspects: ['trine'] })
  assert.ok(trines.outer.aspects.length > 3)
  sameLists(withText(trines), aspectsBy(trines, { trine: 3 }))
  const narrow = wheel({ ...TRANSITS, aspects: ['trine', 'square'], orbs: { square: 1, trine: 10 } })
  sameLists(withText(narrow), aspectsBy(narrow, { trine: 3, square: 1 }))
})

test('the ring says what it is, and when, as it was sent', () => {
  const { of, when } = wheel(TRANSITS).outer
  assert.deepEqual([of, when], ['transits', '2026-11-17T12:00Z'])
  const second = wheel({ second: SECOND }).outer
  assert.deepEqual([second.of, second.when], ['second birth', '1988-02-20 21:15'])
})

test('the ring of a second birth has the places of its own chart, in the zodiac of the first', () => {
  for (const options of [undefined, { zodiac: 'sidereal' }] as const) {
    const { outer } = wheel({ second: SECOND, options })
    const own = wheel({ ...SECOND, options }).inner
    for (const [name, { longitude }] of Object.entries(outer.bodies))
      assert.ok(Math.abs(longitude - own[name as 'sun'].longitude) < 1e-9, name)
  }
})

test('a second birth without a time stands at the noon of its day, with the bounds of the day and without houses', () => {
  const day = { ...LIMA, birthDateTime: '1988-02-20', options: { timeKnown: false } }
  const { bodies, houses } = wheel({ second: day }).outer
  const atNoon = wheel({ second: { ...LIMA, birthDateTime: '1988-02-20 12:00' } }).outer
  assert.equal(houses, null)
  for (const [point, { range: _, ...body }] of Object.entries(bodies))
    assert.deepEqual(body, atNoon.bodies[point as 'sun'])
  const { from, to } = bodies.moon.range!
  assert.ok(normalize(to - from) > 11 && normalize(to - from) < 16)
})

test('the table has aspects of the second Moon only if her time is known', () => {
  const day = { ...LIMA, birthDateTime: '1988-02-20', options: { timeKnown: false } }
  const ofMoon = (second: NonNullable<WheelRequest['second']>) =>
    wheel({ second }).outer.tableAspects!.filter((aspect) => aspect.second === 'moon')
  assert.deepEqual(ofMoon(day), [])
  assert.ok(ofMoon({ ...LIMA, birthDateTime: '1988-02-20 12:00' }).length > 0)
})

test('a second birth has the houses and angles of its own time, place and system, in the zodiac of the first', () => {
  const second = { ...LIMA, birthDateTime: '1988-02-20 21:15:00', options: { houseSystem: 'koch' } }
  const { houses } = wheel({ second }).outer
  const alone = readWiderChart(second, identifier).chart as TimedChart
  assert.deepEqual(houses!.cusps, alone.chart.houses.cusps)
  assert.equal(houses!.ascendant, alone.chart.angles.ascendant)
  assert.equal(houses!.midheaven, alone.chart.angles.midheaven)
  const sidereal = wheel({ second, options: { zodiac: 'sidereal' } }).outer
  assert.ok(Math.abs(normalize(houses!.ascendant - sidereal.houses!.ascendant) - 23.7) < 0.2)
})

test('a body of the outer ring that turns within a day is marked', () => {
  // Mercury turns on 26 February 2026 (test/golden/sky/stations.tsv).
  assert.equal(wheel({ transitsAt: '2026-02-26T12:00Z' }).outer.bodies.mercury.station, 'retrograde')
  assert.equal(wheel({ transitsAt: '2026-02-20T12:00Z' }).outer.bodies.mercury.station, null)
})

const REFUSED: [name: string, second: object, code: string, field: string][] = [
  ['latitude', { latitude: 99 }, 'INVALID_COORDINATES', 'second.latitude'],
  ['timezone', { timezone: 'Mars/Olympus' }, 'INVALID_TIMEZONE', 'second.timezone'],
  ['date', { birthDateTime: '1988-02-30 21:15' }, 'INVALID_DATE_FORMAT', 'second.birthDateTime'],
  ['range', { birthDateTime: '1500-02-20 21:15' }, 'DATE_OUT_OF_RANGE', 'second.birthDateTime'],
  ['houses', { options: { houseSystem: 'x' } }, 'UNSUPPORTED_HOUSE_SYSTEM', 'second.options.house_system'],
  ['zodiac', { options: { zodiac: 'x' } }, 'UNSUPPORTED_ZODIAC', 'second.options.zodiac'],
]
for (const [name, second, code, field] of REFUSED)
  test(`a mistake in the ${name} of the second birth has its path`, () => {
    assert.throws(
      () => wheel({ second: { ...LIMA, ...second } }),
      (error: { code: string; message: string; details: { field: string } }) =>
        error.code === code && error.details.field === field && error.message.startsWith(field),
    )
  })

test('an option of the second birth that needs another is named with the paths of both', () => {
  assert.throws(
    () => wheel({ second: { ...LIMA, options: { ayanamsa: 'lahiri' } } }),
    /second\.options\.ayanamsa needs second\.options\.zodiac/,
  )
})

test('a chart without a time may have a ring, with the bodies that the chart has', () => {
  const request = {
    birthDateTime: '1985-11-02',
    options: { timeKnown: false },
    bodies: ['mars', 'sun', 'moon'],
  }
  const drawn = wheel({ ...request, ...TRANSITS })
  assert.deepEqual(Object.keys(drawn.outer.bodies), ['sun', 'moon', 'mars'])
  sameLists(withText(drawn), aspectsBy(drawn, THREE_EACH))
})

test('without a second chart there is no ring, and with two of them there is no room', () => {
  assert.equal(readWheel(LIMA, identifier).outer, null)
  assert.throws(() => readWheel({ ...LIMA, ...TRANSITS, second: SECOND }, identifier), {
    code: 'VALIDATION_ERROR',
    details: {
      issues: [{ path: 'second', message: 'Send second or transits_at: there is room for one ring.' }],
    },
  })
})
