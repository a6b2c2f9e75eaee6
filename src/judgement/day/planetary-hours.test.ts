import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CLASSICAL, type ClassicalPlanet } from '../../chart/dignities.ts'
import { meanNoonOf } from '../../time/mean-time.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { clockText, dateText, wallAt } from '../../time/wall-clock.ts'
import { zone } from '../../time/zones.ts'
import { hoursFromSunrise, hoursOf, lightAnywhere, lightAt, rulerOfDay } from './planetary-hours.ts'

const UTC = zone('UTC')
const hoursAnywhere = (planet: ClassicalPlanet, date: string) =>
  hoursOf(planet, date, UTC, lightAnywhere(date)).map(({ from }) => clockText(from, UTC))

interface Somewhere {
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
}

function lightOn(date: string, { timezone, ...place }: Somewhere) {
  return lightAt(meanNoonOf(date, place.longitude, zone(timezone)), place)
}

const hoursThere = (planet: ClassicalPlanet, date: string, there: Somewhere) =>
  hoursOf(planet, date, zone(there.timezone), lightOn(date, there))

const timesThere = (planet: ClassicalPlanet, date: string, there: Somewhere) => {
  const clock = zone(there.timezone)
  return hoursThere(planet, date, there).map(
    ({ from, to }) => `${clockText(from, clock)}-${clockText(to, clock)}`,
  )
}

/** The hours of all planets, in order. */
const allHours = (date: string, there: Somewhere) =>
  CLASSICAL.flatMap((planet) =>
    hoursThere(planet, date, there).map((span) => ({ planet, ...span })),
  ).toSorted((a, b) => a.from - b.from)

test('the days of the week belong to the planets they are named after', () => {
  // 15 November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => rulerOfDay(`2026-11-${15 + day}`))
  assert.deepEqual(week, ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'])
})

test('the hour at six is the ruler’s of the day; the night before belongs to the day before', () => {
  for (let day = 15; day < 22; day++) {
    const date = `2026-11-${day}`
    assert.ok(hoursAnywhere(rulerOfDay(date), date).includes('06:00'))
    // The 24th hour of a day, which is the last before six.
    const yesterday = CLASSICAL.indexOf(rulerOfDay(`2026-11-${day - 1}`))
    assert.ok(hoursAnywhere(CLASSICAL[(yesterday + 23) % 7]!, date).includes('05:00'))
  }
})

test('without a place the hours are those of the clock, from midnight to midnight', () => {
  const date = '2026-11-15'
  const starts = CLASSICAL.flatMap((planet) => hoursAnywhere(planet, date)).sort()
  assert.deepEqual(
    starts,
    Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  )
  assert.deepEqual(hoursAnywhere('sun', date), ['06:00', '13:00', '20:00'])
  assert.deepEqual(hoursAnywhere('mars', date), ['05:00', '12:00', '19:00'])
})

test('with a place an hour of the day is a twelfth of its daylight', () => {
  const stockholm = { latitude: 59.33, longitude: 18.07, timezone: 'Europe/Stockholm' }
  const date = '2026-06-21'
  const { sunrise, sunset } = lightOn(date, stockholm)(0)
  const first = hoursThere(rulerOfDay(date), date, stockholm).find(({ from }) => from === sunrise)!
  assert.ok(Math.abs((first.to - first.from) * 12 - (sunset - sunrise)) < 1)
  // Stockholm at midsummer has more than eighteen hours of light.
  assert.ok(sunset - sunrise > 18 * 3_600_000)
})

test('in Kashgar, where the Sun is three hours late by the clock, no hour of the 22nd is listed for the 21st', () => {
  const kashgar = { latitude: 39.47, longitude: 75.99, timezone: 'Asia/Shanghai' }
  // By the Swiss Ephemeris 2.10 the Sun rises at 07:29:06 and sets at 22:26:31; an hour of that night has 45 min 14 s.
  assert.deepEqual(timesThere('moon', '2026-06-21', kashgar), ['04:28-05:13', '11:13-12:28', '19:57-21:11'])
  assert.equal(timesThere('moon', '2026-06-22', kashgar)[0], '02:12-02:57')
  assert.deepEqual(timesThere('sun', '2026-06-21', kashgar), [
    '02:12-02:57',
    '07:29-08:43',
    '16:12-17:27',
    '23:57-00:42',
  ])
})

test('where the Sun does not set or rise, hours are equal and the day is from six to six by its mean Sun', () => {
  for (const date of ['2026-06-21', '2026-12-21']) {
    const { sunrise, sunset } = lightOn(date, { latitude: 78.2, longitude: 15, timezone: 'UTC' })(0)
    assert.deepEqual([clockText(sunrise, UTC), clockText(sunset, UTC)], ['05:00', '17:00'])
  }
})

const PLACES: readonly Somewhere[] = [
  { latitude: 52.52, longitude: 13.4, timezone: 'Europe/Berlin' },
  { latitude: 40.71, longitude: -74.01, timezone: 'America/New_York' },
  { latitude: 39.47, longitude: 75.99, timezone: 'Asia/Shanghai' },
  { latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' },
  { latitude: 1.87, longitude: -157.4, timezone: 'Pacific/Kiritimati' },
  { latitude: -31.55, longitude: 159.08, timezone: 'Australia/Lord_Howe' },
  // Polar days and nights, and the days between them and the others.
  { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' },
  { latitude: 66.2, longitude: -18, timezone: 'Atlantic/Reykjavik' },
  { latitude: -77.85, longitude: 166.67, timezone: 'Antarctica/McMurdo' },
  { latitude: 90, longitude: 0, timezone: 'UTC' },
  // Clocks that have nothing to do with the place.
  { latitude: 35, longitude: -170, timezone: 'Europe/Berlin' },
  { latitude: 60, longitude: 179, timezone: 'UTC' },
]

test('the hours of a date begin on it, leave out none, and go on with those of the next date', () => {
  const anyDay = fc.integer({ min: Date.UTC(1975) / DAY_MS, max: Date.UTC(2035) / DAY_MS })
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), anyDay, (there, day) => {
      const clock = zone(there.timezone)
      const [today, tomorrow] = [day, day + 1].map((each) => dateText(each * DAY_MS))
      const hours = allHours(today!, there)
      const ahead = allHours(tomorrow!, there)
      assert.ok(hours.every(({ from }) => dateText(wallAt(from, clock)) === today))
      const both = [...hours, ...ahead]
      for (const [at, { from, planet }] of both.slice(1).entries()) {
        const before = both[at]!
        assert.ok(Math.abs(from - before.to) < 1, `${today} ${there.timezone}`)
        assert.equal(planet, CLASSICAL[(CLASSICAL.indexOf(before.planet) + 1) % CLASSICAL.length])
      }
    }),
    { numRuns: 150 },
  )
})

test('a date of 23 or 25 hours has the hours of that time, and one that the clocks skipped has none', () => {
  const berlin = PLACES[0]!
  const length = (date: string, there: Somewhere) =>
    Math.round(allHours(date, there).reduce((sum, { from, to }) => sum + to - from, 0) / 3_600_000)
  assert.deepEqual(
    ['2026-03-28', '2026-03-29', '2026-10-25'].map((date) => length(date, berlin)),
    [24, 23, 25],
  )
  assert.deepEqual(allHours('2011-12-30', PLACES[3]!), [])
})

test('the 24 hours of a date are twelve of light from sunrise to sunset, and twelve to the next sunrise', () => {
  const date = '2026-06-21'
  // Fourteen hours of light and ten of night, then a sunrise at four. A Sunday.
  const hour = 3_600_000
  const midnight = Date.parse(date)
  const lights = [
    { sunrise: midnight + 4 * hour, sunset: midnight + 18 * hour },
    { sunrise: midnight + 28 * hour, sunset: midnight + 42 * hour },
  ]
  const hours = hoursFromSunrise(date, (daysAfter) => lights[daysAfter]!)
  assert.equal(hours.length, 24)
  assert.deepEqual(
    hours.map(({ isLight }) => isLight),
    Array.from({ length: 24 }, (_, at) => at < 12),
  )
  const starts = hours.map(({ from }) => (from - midnight) / hour)
  for (const [at, start] of starts.entries()) {
    const expected = at < 12 ? 4 + (at * 14) / 12 : 18 + ((at - 12) * 10) / 12
    assert.ok(Math.abs(start - expected) < 1e-6, `${at}: ${start}`)
  }
  assert.equal(hours.at(-1)!.to, lights[1]!.sunrise)
  // Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars, and again; the 25th hour would be the Moon’s, whose day is Monday.
  const order = 'sun venus mercury moon saturn jupiter mars'.split(' ')
  assert.deepEqual(
    hours.map(({ planet }) => planet),
    Array.from({ length: 24 }, (_, at) => order[at % 7]),
  )
})
