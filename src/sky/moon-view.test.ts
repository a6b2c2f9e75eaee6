import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from './angle.ts'
import { moonAbove, moonAtHighest } from './moon-view.ts'

const MINUTE_MS = 60_000
const HALF_MOON_DAY_MS = 12.5 * 60 * MINUTE_MS

/** The instant at which she is highest, within half of her day, by looking every two minutes. */
function highestAround(noon: number, place: { latitude: number; longitude: number }): number {
  let best = noon
  for (let at = noon - HALF_MOON_DAY_MS; at <= noon + HALF_MOON_DAY_MS; at += 2 * MINUTE_MS)
    if (moonAbove(at, place).altitude > moonAbove(best, place).altitude) best = at
  return best
}

test('at her highest the Moon hangs as the sky of the place shows her then, in the north, the tropics and the south', (t) => {
  const worst = { altitude: 0, tilt: 0 }
  // Not near 9 and 24 November, the new and the full Moon: her bright edge turns within hours there, and nobody sees it.
  for (const latitude of [64, 38.7, 10, -10, -33.9, -54])
    for (const day of [3, 5, 13, 17, 20, 29]) {
      const place = { latitude, longitude: 20 }
      const highest = highestAround(Date.UTC(2026, 10, day, 11), place)
      const [seen, told] = [moonAbove(highest, place), moonAtHighest(highest, place)]
      worst.altitude = Math.max(worst.altitude, Math.abs(seen.altitude - told.altitude))
      // Near the zenith up turns round within minutes: no tilt of her is the right one there.
      if (seen.altitude < 80) worst.tilt = Math.max(worst.tilt, separation(seen.tilt, told.tilt))
    }
  t.diagnostic(`worst: altitude ${worst.altitude.toFixed(2)}°, tilt ${worst.tilt.toFixed(2)}°`)
  // The Moon is seen from the ground and not from the Earth's centre: up to one degree lower.
  assert.ok(worst.altitude < 1.1)
  assert.ok(worst.tilt < 3)
})
