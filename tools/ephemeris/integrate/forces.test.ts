import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GM, LIGHT_SPEED } from './bodies.ts'
import { dop853 } from './dop853.ts'
import { motion, oblateness, pointMasses, solarRelativity } from './forces.ts'
import { solarSystem, toArray } from './solar-system.ts'
import { planetsAtStart } from './start.ts'

test('the forces of the whole solar system add up to nothing', () => {
  const planets = toArray(planetsAtStart())
  const count = planets.length / 6
  const rate = new Float64Array(planets.length)
  solarSystem(count)(planets, rate)
  for (let axis = 0; axis < 3; axis++) {
    let [sum, size] = [0, 0]
    for (let i = 0; i < count; i++) {
      const force = GM[i]! * rate[3 * count + 3 * i + axis]!
      sum += force
      size += Math.abs(force)
    }
    assert.ok(Math.abs(sum / size) < 1e-14)
  }
})

test("relativity turns Mercury's perihelion by 42.98″ a century", (t) => {
  const [a, e] = [0.38709927, 0.20563593]
  const gm = Float64Array.of(GM[0]!, 1e-30)
  const speed = Math.sqrt((gm[0]! * (1 + e)) / (a * (1 - e)))
  const state = Float64Array.of(0, 0, 0, a * (1 - e), 0, 0, 0, 0, 0, 0, speed, 0)
  const advance = dop853(state, motion(2, [pointMasses(gm), solarRelativity(gm, LIGHT_SPEED)]), 0.25)
  const period = (2 * Math.PI * Math.sqrt(a ** 3 / gm[0]!)) / 0.25
  // The direction of the perihelion (Laplace's vector), averaged over whole periods a century apart.
  const mean = () => {
    const steps = Math.round(10 * period)
    let sum = 0
    for (let i = 0; i < steps; i++) {
      advance()
      sum += perihelion(state, gm[0]!)
    }
    return sum / steps
  }
  const first = mean()
  const between = Math.round(40 * period)
  for (let i = 0; i < between; i++) advance()
  const days = (Math.round(10 * period) + between) * 0.25
  const advanceAngle = ((mean() - first) * 206264.806 * 36525) / days
  t.diagnostic(`${advanceAngle.toFixed(3)}″ a century`)
  assert.ok(Math.abs(advanceAngle - 42.98) < 0.01)
})

function perihelion(s: Float64Array, gm: number): number {
  const [x, y, vx, vy] = [s[3]! - s[0]!, s[4]! - s[1]!, s[9]! - s[6]!, s[10]! - s[7]!]
  const momentum = x * vy - y * vx
  const distance = Math.hypot(x, y)
  return Math.atan2(-vx * momentum - (gm * y) / distance, vy * momentum - (gm * x) / distance)
}

test('the pull of a bulge is the slope of its potential', () => {
  const gm = Float64Array.of(2, 0)
  const [radius, j2] = [0.3, 0.01]
  const pole = Float64Array.of(0.36, 0.48, 0.8)
  const potential = (x: number, y: number, z: number) => {
    const r = Math.hypot(x, y, z)
    const sine = (x * pole[0]! + y * pole[1]! + z * pole[2]!) / r
    return (-gm[0]! * j2 * radius ** 2 * (3 * sine ** 2 - 1)) / (2 * r ** 3)
  }
  const a = new Float64Array(6)
  const r = Float64Array.of(0, 0, 0, 0.7, -0.4, 0.5)
  oblateness(gm, { body: 0, acts: [1], radius, j2, pole })(r, new Float64Array(6), a)
  const h = 1e-5
  const slope = [
    potential(0.7 + h, -0.4, 0.5) - potential(0.7 - h, -0.4, 0.5),
    potential(0.7, -0.4 + h, 0.5) - potential(0.7, -0.4 - h, 0.5),
    potential(0.7, -0.4, 0.5 + h) - potential(0.7, -0.4, 0.5 - h),
  ].map((difference) => difference / (2 * h))
  slope.forEach((value, axis) => {
    assert.ok(Math.abs(a[3 + axis]! - value) < 1e-9)
  })
})
