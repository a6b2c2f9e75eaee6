import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addInterpolated } from './lagrange.ts'
import { samplePlaces, unwrap } from './places.ts'

test('angles run on over the turn, forwards and backwards', () => {
  const runningOn = unwrap()
  const degrees = [170, -170, -10, 100, 179, -179, 178, -170].map((d) => (d * Math.PI) / 180)
  const found = degrees.map((angle) => Math.round((runningOn(angle) * 180) / Math.PI))
  assert.deepEqual(found, [170, 190, 350, 460, 539, 541, 538, 550])
})

test('between the sampled places of an even motion lie its own places', () => {
  const motion = 2 / 57 // radians a day, about that of a quick Mercury
  const start = 2305000
  const place = (jd: number) => {
    const angle = (jd - start) * motion
    return {
      longitude: Math.atan2(Math.sin(angle), Math.cos(angle)),
      latitude: Math.cos(angle) / 10,
      distance: 1,
    }
  }
  const grid = samplePlaces('pluto', place, () => {})
  for (const jd of [2305082.5, 2400000.123, 2598012.5]) {
    const [longitude, latitude, distance] = interpolated(grid, jd)
    const whole = interpolated(grid, start)[0]!
    assert.ok(Math.abs(longitude! - whole - (jd - start) * motion * 206264.80624709636) < 0.001)
    assert.ok(Math.abs(latitude! - (Math.cos((jd - start) * motion) / 10) * 206264.80624709636) < 1e-4)
    assert.ok(Math.abs(distance! - 1) < 1e-14)
  }
})

function interpolated(grid: Parameters<typeof addInterpolated>[0], jd: number): Float64Array {
  const row = new Float64Array(3)
  addInterpolated(grid, jd, 1, row)
  return row
}
