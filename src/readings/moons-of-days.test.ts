import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from '../sky/angle.ts'
import { moonsOfDays } from './moons-of-days.ts'
import { resolveCalendar } from './sky-calendar.ts'

const march = (place?: { latitude: number; longitude: number }) =>
  moonsOfDays(resolveCalendar({ from: '2026-03-01', to: '2026-03-31', timezone: 'Europe/Berlin', place }, 0))

test('each day has one Moon, in the middle of the day by its clocks', () => {
  const moons = march()
  assert.equal(moons.length, 31)
  assert.deepEqual([moons[0]!.date, moons[30]!.date], ['2026-03-01', '2026-03-31'])
  const middle = (day: number) => new Date(moons[day - 1]!.at).toISOString().slice(0, 16)
  assert.equal(middle(28), '2026-03-28T11:00')
  assert.equal(middle(29), '2026-03-29T10:30', 'a day of 23 hours')
  assert.equal(middle(30), '2026-03-30T10:00')
})

test('a day that the calendar skipped has no Moon', () => {
  const request = { from: '2011-12-29', to: '2011-12-31', timezone: 'Pacific/Apia' }
  assert.deepEqual(
    moonsOfDays(resolveCalendar(request, 0)).map(({ date }) => date),
    ['2011-12-29', '2011-12-31'],
  )
})

/** From the phase angle, right ascension and declination that swetest gives for these instants, by the formulas 48.1 and 48.5 of Meeus. */
const BY_SWETEST = [
  { day: 1, illuminated: 0.9515, brightLimb: 291.8 },
  { day: 25, illuminated: 0.4618, brightLimb: 269.73 },
  { day: 29, illuminated: 0.8616, brightLimb: 290.95 },
]

test('she waxes until the full Moon of 3 March, and again from the new one of the 19th on', () => {
  const moons = march()
  for (const [day, isWaxing] of [
    [2, true],
    [4, false],
    [18, false],
    [20, true],
    [31, true],
  ] as const)
    assert.equal(moons[day - 1]!.phase.waxing, isWaxing, `${day} March`)
})

test('phase and bright edge are those of the Swiss Ephemeris', () => {
  const moons = march()
  for (const { day, illuminated, brightLimb } of BY_SWETEST) {
    const moon = moons[day - 1]!
    assert.ok(Math.abs(moon.phase.illuminated - illuminated) < 0.0002, `day ${day}`)
    assert.ok(separation(moon.brightLimb, brightLimb) < 0.3, `day ${day}: ${moon.brightLimb}`)
  }
})

test('in the north she is tilted as on a map of the sky, in the south the other way up, and without a place not at all', () => {
  const tilts = (latitude: number) => march({ latitude, longitude: 13 }).map(({ above }) => above!.tilt)
  const [north, south] = [tilts(52), tilts(-52)]
  march().forEach(({ brightLimb, above }, i) => {
    assert.equal(above, null)
    assert.ok(separation(north[i]!, brightLimb) < 1e-9)
    assert.ok(separation(south[i]!, brightLimb + 180) < 1e-9)
  })
})
