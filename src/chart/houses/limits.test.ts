/** Why some systems end at a latitude: beyond it their cusps do not follow each other through the zodiac at every hour. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize } from '../../sky/angle.ts'
import { HOUSE_SYSTEMS } from './houses.ts'

/** Wider than those of the years 1600 to 2399. */
const OBLIQUITIES = [23.35, 23.53]

/** How many of the 3,600 tenths of a degree of sidereal time have cusps out of order. */
function hoursOutOfOrder(system: keyof typeof HOUSE_SYSTEMS, latitude: number): number {
  let hours = 0
  for (const obliquity of OBLIQUITIES)
    for (let tenth = 0; tenth < 3600; tenth++) {
      const cusps = HOUSE_SYSTEMS[system].cusps({ siderealTime: tenth / 10, obliquity, latitude })
      const turned = cusps.reduce((sum, cusp, i) => sum + normalize(cusps[(i + 1) % 12]! - cusp), 0)
      if (Math.abs(turned - 360) > 1e-6) hours++
    }
  return hours
}

for (const [system, last, beyond] of [
  ['regiomontanus', 66, 67],
  ['campanus', 66, 67],
  ['topocentric', 64, 65.5],
  ['azimuthal', 24, 23],
] as const) {
  test(`${system} houses are in order at ${last}° at every hour, but not at ${beyond}°`, () => {
    for (const side of [1, -1]) {
      assert.equal(hoursOutOfOrder(system, side * last), 0)
      assert.ok(hoursOutOfOrder(system, side * beyond) > 0)
    }
  })
}
