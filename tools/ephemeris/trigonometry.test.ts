import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arcSine, cosine, direction, sine } from './trigonometry.ts'

const ANGLES = Array.from({ length: 20_000 }, (_, i) => ((i * 0.618_033_988_749_894_9) % 1) - 0.5)

/** The engine's functions are right to one unit in the last place: 2.2e-16 at most here. */
const near = (value: number, engine: number) => Math.abs(value - engine) < 6e-16

test("sine and cosine agree with the engine's, on small angles and on those of four centuries", () => {
  for (const scale of [1e-9, 1, 13, 2e5, 2e6])
    for (const angle of ANGLES.map((a) => a * scale)) {
      assert.ok(near(sine(angle), Math.sin(angle)), `sine of ${angle}`)
      assert.ok(near(cosine(angle), Math.cos(angle)), `cosine of ${angle}`)
    }
})

test("directions and arc sines agree with the engine's, all around", () => {
  for (const a of ANGLES) {
    const [y, x] = [Math.sin(7 * a), Math.cos(7 * a) + a / 10]
    assert.ok(Math.abs(direction(y, x) - Math.atan2(y, x)) < 2e-15, `${y}, ${x}`)
    assert.ok(near(arcSine(a), Math.asin(a)), `arc sine of ${a}`)
  }
  for (const [y, x] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [1, 1],
    [-1, -1],
  ] as const)
    assert.ok(near(direction(y, x), Math.atan2(y, x)))
})
