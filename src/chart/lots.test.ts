import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize, separation } from '../sky/angle.ts'
import { daylightAround } from '../sky/horizon.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type ChartInput, castChart } from './chart.ts'
import { isDayChart, LOT_NAMES, lotOf } from './lots.ts'

const PLACES = [
  { latitude: 52.52, longitude: 13.405 },
  { latitude: -33.9, longitude: 151.2 },
  { latitude: 1.3, longitude: 103.8 },
]
const chartAt = (instant: number, place = PLACES[0]!, more: Partial<ChartInput> = {}) =>
  castChart({ instant, place, houseSystem: 'whole', ...more })

const MINUTE_MS = 60_000

test('a chart is a day chart from the minute in which the middle of the Sun rises until it sets', () => {
  for (const place of PLACES)
    for (let day = 0; day < 365; day += 40) {
      const light = daylightAround(Date.UTC(1990, 0, 1, 3) + day * DAY_MS, place, 0)
      assert.ok(light.kind === 'rises_and_sets')
      const isDay = (instant: number) => isDayChart(chartAt(instant, place))
      assert.deepEqual(
        [-MINUTE_MS, MINUTE_MS].map((ms) => isDay(light.sunrise + ms)),
        [false, true],
      )
      assert.deepEqual(
        [-MINUTE_MS, MINUTE_MS].map((ms) => isDay(light.sunset + ms)),
        [true, false],
      )
    }
})

test('day and night do not depend on the zodiac', () => {
  for (let hour = 0; hour < 24; hour++) {
    const instant = Date.UTC(1990, 4, 15, hour, 30)
    const sidereal = chartAt(instant, PLACES[0], { zodiac: 'sidereal' })
    assert.equal(isDayChart(sidereal), isDayChart(chartAt(instant)))
  }
})

test('Fortune is as far from the Ascendant as the Moon from the Sun by day, and Spirit the other way; by night they change places', () => {
  const seen = new Set<boolean>()
  for (const more of [{}, { zodiac: 'sidereal' }] as const)
    for (let hour = 0; hour < 24; hour += 3) {
      const chart = chartAt(Date.UTC(1990, 4, 15, hour, 30), PLACES[1], more)
      const { sun, moon } = chart.bodies
      const { ascendant } = chart.angles
      const day = isDayChart(chart)
      seen.add(day)
      const ahead = normalize(ascendant + moon.longitude - sun.longitude)
      const behind = normalize(ascendant + sun.longitude - moon.longitude)
      assert.ok(separation(lotOf('fortune', chart, day), day ? ahead : behind) < 1e-9)
      assert.ok(separation(lotOf('spirit', chart, day), day ? behind : ahead) < 1e-9)
      assert.ok(LOT_NAMES.every((lot) => lotOf(lot, chart, day) >= 0 && lotOf(lot, chart, day) < 360))
    }
  assert.equal(seen.size, 2)
})

test('at sunrise the lot of Fortune is where the Moon is', () => {
  const { sunrise } = daylightAround(Date.UTC(1990, 4, 15, 12), PLACES[0]!, 0) as { sunrise: number }
  const chart = chartAt(sunrise + 1000)
  assert.ok(isDayChart(chart))
  assert.ok(separation(lotOf('fortune', chart, true), chart.bodies.moon.longitude) < 0.1)
})
