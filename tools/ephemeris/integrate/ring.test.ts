import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ellipticIntegrals, ringPull } from './ring.ts'

/** By their definition: of a function that repeats, the midpoint rule finds the integral to the last digits. */
function integral(of: (sine: number) => number): number {
  const steps = 2000
  const sines = Array.from({ length: steps }, (_, n) => Math.sin(((n + 0.5) / steps) * (Math.PI / 2)))
  return (sines.reduce((sum, sine) => sum + of(sine), 0) / steps) * (Math.PI / 2)
}

test('the elliptic integrals are what their definition says', () => {
  for (const m of [0, 0.1, 0.5, 0.9, 0.99]) {
    const found = ellipticIntegrals(m)
    assert.ok(
      Math.abs(found.first - integral((sine) => 1 / Math.sqrt(1 - m * sine * sine))) < 1e-12,
      `K(${m})`,
    )
    assert.ok(Math.abs(found.second - integral((sine) => Math.sqrt(1 - m * sine * sine))) < 1e-12, `E(${m})`)
  }
})

/** The same matter as so many points on the circle. */
const POINTS = 20_000

function pullOfPoints(
  mass: number,
  radius: number,
  pole: readonly number[],
  at: readonly number[],
): number[] {
  const [px, py, pz] = pole as [number, number, number]
  const length = Math.hypot(px, py)
  const across = [py / length, -px / length, 0]
  const along = [
    py * across[2]! - pz * across[1]!,
    pz * across[0]! - px * across[2]!,
    px * across[1]! - py * across[0]!,
  ]
  const pull = [0, 0, 0]
  for (let n = 0; n < POINTS; n++) {
    const angle = (2 * Math.PI * n) / POINTS
    const away = [0, 1, 2].map(
      (axis) => radius * (Math.cos(angle) * across[axis]! + Math.sin(angle) * along[axis]!) - at[axis]!,
    )
    const distance = Math.hypot(...away)
    for (const axis of [0, 1, 2]) pull[axis]! += (mass * away[axis]!) / POINTS / distance ** 3
  }
  return pull
}

test('a ring pulls as its matter does, in pieces: within it, outside of it and above it', () => {
  const pole = [0.36, -0.48, 0.8]
  const ring = { gm: 0.02, radius: 1.7, pole: Float64Array.from(pole) }
  for (const place of [
    [0.7, -0.4, 0.5],
    [3, 1, -0.6],
    [0.6, -0.9, 1.3],
  ] as const) {
    const sun = [0.1, 0.2, -0.3]
    const a = new Float64Array(6)
    const r = Float64Array.of(...sun, ...place.map((value, axis) => value + sun[axis]!))
    ringPull(Float64Array.of(2, 0), [1], ring)(r, new Float64Array(6), a)
    const expected = pullOfPoints(ring.gm, ring.radius, pole, place)
    for (const axis of [0, 1, 2])
      assert.ok(Math.abs(a[3 + axis]! - expected[axis]!) < 1e-12, `${place} ${axis}`)
  }
})
