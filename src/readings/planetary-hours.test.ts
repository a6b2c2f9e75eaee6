import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../test/golden/sky/compare.ts'
import { cosine, tangent } from '../sky/angle.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { dateText, wallText } from '../time/wall-clock.ts'
import { readPlanetaryHours } from './planetary-hours.ts'

const ORDER = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon']
const HOUR_MS = 3_600_000

const BERLIN = { latitude: 52.52, longitude: 13.405 }
const berlin = (date: string) => readPlanetaryHours({ date, timezone: 'Europe/Berlin', place: BERLIN }, 0)

test('a day has 24 hours without a gap, twelve of them light, and the next day goes on where it ends', () => {
  const [today, tomorrow] = [berlin('2026-11-17'), berlin('2026-11-18')]
  assert.equal(today.hours.length, 24)
  const both = [...today.hours, ...tomorrow.hours]
  for (const [i, { from, planet }] of both.slice(1).entries()) {
    assert.ok(Math.abs(from - both[i]!.to) < 1)
    assert.equal(planet, ORDER[(ORDER.indexOf(both[i]!.planet) + 1) % 7])
  }
  assert.deepEqual(
    today.hours.map(({ isLight }) => isLight),
    Array.from({ length: 24 }, (_, hour) => hour < 12),
  )
})

test('hours of light are equal to each other, and so are hours of the night, which are longer in winter', () => {
  const { hours } = berlin('2026-12-21')
  const length = (hour: number) => hours[hour]!.to - hours[hour]!.from
  for (let hour = 0; hour < 12; hour++) {
    assert.ok(Math.abs(length(hour) - length(0)) < 1)
    assert.ok(Math.abs(length(hour + 12) - length(12)) < 1)
  }
  assert.ok(length(0) < 0.66 * HOUR_MS && length(12) > 1.33 * HOUR_MS)
})

test('the first hour belongs to the planet of the weekday, in the order of the days', () => {
  // 15 November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => berlin(`2026-11-${15 + day}`))
  assert.deepEqual(
    week.map(({ ruler }) => ruler),
    ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'],
  )
  for (const { ruler, hours } of week) assert.equal(hours[0]!.planet, ruler)
})

/** The Sun's upper edge is seen, through the air, when her centre is this far below the horizon (§ sunrise of the almanacs). */
const BELOW_HORIZON = 50 / 60

/** How long the Sun takes from there to the horizon, by the length of the day and the latitude alone. */
function dawnMs(latitude: number, daylightMs: number): number {
  const half = (daylightMs / DAY_MS) * 180
  const declination = (Math.atan(-cosine(half) / tangent(latitude)) * 180) / Math.PI
  const perHour = 15 * cosine(latitude) * cosine(declination) * Math.sqrt(1 - cosine(half) ** 2)
  return (BELOW_HORIZON / perHour) * HOUR_MS
}

test('the first hour begins at the sunrise of the Swiss Ephemeris, earlier by what air and disc make of it', (t) => {
  const errors = rowsOf('daylight').flatMap((row) => {
    const place = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    const [rise, set] = [Date.parse(row.sunrise_ut!), Date.parse(row.sunset_ut!)]
    const east = Math.round(place.longitude / 15)
    const timezone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
    const date = dateText((rise + set) / 2 + east * HOUR_MS)
    const { hours, light } = readPlanetaryHours({ date, timezone, place }, 0)
    assert.equal(light, 'rises_and_sets')
    const dawn = dawnMs(place.latitude, set - rise)
    // Where the Sun comes up at a slant, she does not rise evenly.
    const slack = 3 + (dawn / 60_000) ** 2 / 4
    const off = [hours[0]!.from - (rise - dawn), hours[12]!.from - (set + dawn)].map(
      (ms) => Math.abs(ms) / 1000,
    )
    return off.map((seconds) => seconds / slack)
  })
  t.diagnostic(
    `${errors.length} sunrises and sunsets: worst ${Math.max(...errors).toFixed(2)} of what is allowed`,
  )
  assert.ok(errors.length === 400)
  assert.ok(Math.max(...errors) <= 1)
})

test('where the Sun does not rise or set, the light is polar, and the hours are equal from six to six by the mean Sun', () => {
  const place = { latitude: 78.2, longitude: 15 }
  for (const [date, light] of [
    ['2026-06-21', 'polar_day'],
    ['2026-12-21', 'polar_night'],
  ] as const) {
    const reading = readPlanetaryHours({ date, place }, 0)
    assert.equal(reading.light, light)
    assert.equal(wallText(reading.hours[0]!.from), `${date}T05:00:00`)
    for (const { from, to } of reading.hours) assert.ok(Math.abs(to - from - HOUR_MS) < 1)
  }
})

test('without a date it is today by the clocks of the zone, which is UTC unless it is named', () => {
  const now = Date.UTC(2026, 10, 17, 23)
  const asked = readPlanetaryHours({ place: BERLIN }, now)
  assert.deepEqual([asked.date, asked.zone.name, asked.place], ['2026-11-17', 'UTC', BERLIN])
  assert.equal(readPlanetaryHours({ place: BERLIN, timezone: 'Europe/Berlin' }, now).date, '2026-11-18')
})

test('a day whose noon at the place is out of range is refused by its date', () => {
  assert.equal(readPlanetaryHours({ place: BERLIN, date: '1600-01-01' }, 0).hours.length, 24)
  // Before Alaska was sold its clocks were on the other side of the date line, fifteen hours ahead of UTC.
  const beyond = { place: { latitude: 58.3, longitude: -134.4 }, timezone: 'America/Juneau' }
  assert.throws(
    () => readPlanetaryHours({ ...beyond, date: '1600-01-01' }, 0),
    (error: { code: string; details: { field: string; provided: string } }) =>
      error.code === 'DATE_OUT_OF_RANGE' &&
      error.details.field === 'date' &&
      error.details.provided === '1600-01-01',
  )
})

test('a day that the calendar of the zone skipped has no hours', () => {
  const apia = (date: string) =>
    readPlanetaryHours({ date, timezone: 'Pacific/Apia', place: { latitude: -13.83, longitude: -171.76 } }, 0)
  assert.throws(
    () => apia('2011-12-30'),
    (error: { code: string; message: string; details: object }) =>
      error.code === 'NONEXISTENT_LOCAL_TIME' &&
      /no 2011-12-30 in Pacific\/Apia/.test(error.message) &&
      JSON.stringify(error.details) === '{"provided":"2011-12-30","timezone":"Pacific/Apia"}',
  )
  for (const date of ['2011-12-29', '2011-12-31']) assert.equal(apia(date).hours.length, 24)
})

test('a night between a polar day and a day with a sunrise is as long as it is, and no hour is lost or doubled', () => {
  const place = { latitude: 69.65, longitude: 18.96 }
  const days = Array.from({ length: 365 }, (_, i) =>
    readPlanetaryHours({ date: dateText(Date.UTC(2026, 0, 1) + i * DAY_MS), place }, 0),
  )
  const edges = days.flatMap((day, i) => {
    const next = days[i + 1]
    if (next === undefined || (day.light === 'rises_and_sets') === (next.light === 'rises_and_sets'))
      return []
    assert.ok(Math.abs(day.hours[23]!.to - next.hours[0]!.from) < 1)
    return [[day.light, (day.hours[12]!.to - day.hours[12]!.from) / 60_000]] as const
  })
  assert.deepEqual(
    edges.map(([light]) => light),
    ['polar_night', 'rises_and_sets', 'polar_day', 'rises_and_sets'],
  )
  // From the last sunset before the polar day to six, and from six in the evening of its last day to a sunrise soon after midnight.
  for (const i of [1, 2]) assert.ok(edges[i]![1] > 28 && edges[i]![1] < 36, String(edges[i]))
  for (const { light, hours } of days.filter((day) => day.light !== 'rises_and_sets'))
    for (const { from, to } of hours.slice(0, 12)) assert.ok(Math.abs(to - from - HOUR_MS) < 1, light)
})
