import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLASSICAL } from '../tradition.ts'
import { dayAnywhere, dayAt, hoursOf, rulerOfDay } from './planetary-hours.ts'

const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16)

test('the days of the week belong to the planets they are named after', () => {
  // 15 November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => rulerOfDay(`2026-11-${15 + day}`))
  assert.deepEqual(week, ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'])
})

test('the first hour of a day is its ruler’s, and the next day begins with the next ruler', () => {
  for (let day = 15; day < 22; day++) {
    const date = `2026-11-${day}`
    const [first] = hoursOf(rulerOfDay(date), date, dayAnywhere(date))
    assert.equal(clock(first!.from), '06:00')
    // The 25th hour: three times seven planets, and three more.
    const ruler = CLASSICAL.indexOf(rulerOfDay(date))
    assert.equal(CLASSICAL[(ruler + 24) % 7], rulerOfDay(`2026-11-${day + 1}`))
  }
})

test('without a place hours are equal, from six in the morning to midnight', () => {
  const date = '2026-11-15'
  const spans = CLASSICAL.flatMap((planet) => hoursOf(planet, date, dayAnywhere(date)))
  const starts = spans.map(({ from }) => clock(from)).sort()
  const expected = Array.from({ length: 18 }, (_, hour) => `${String(6 + hour).padStart(2, '0')}:00`)
  assert.deepEqual(starts, expected)
  assert.ok(spans.every(({ from, to }) => to - from === 3_600_000))
})

test('with a place an hour of the day is a twelfth of its daylight', () => {
  const date = '2026-06-21'
  const day = dayAt(Date.UTC(2026, 5, 21, 10, 48), { latitude: 59.33, longitude: 18.07 })
  const [first] = hoursOf(rulerOfDay(date), date, day)
  assert.equal(first!.from, day.sunrise)
  assert.ok(Math.abs((first!.to - first!.from) * 12 - (day.sunset - day.sunrise)) < 1)
  // Stockholm at midsummer has more than eighteen hours of light.
  assert.ok(day.sunset - day.sunrise > 18 * 3_600_000)
})

test('where the Sun does not set or rise, hours are equal and centred on the local noon', () => {
  for (const date of ['2026-06-21', '2026-12-21']) {
    const day = dayAt(Date.parse(`${date}T11:00Z`), { latitude: 78.2, longitude: 15 })
    assert.equal(clock(day.sunrise), '05:00')
    assert.equal(clock(day.sunset), '17:00')
  }
})
