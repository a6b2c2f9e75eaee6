import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { GOLD, ROSE } from '../kit/palette.ts'
import { sideLap, sideMantle } from './side-lap.ts'
import { skeleton } from './skeleton.ts'

const BONES = skeleton({
  hip: [100, 100],
  height: 204,
  view: 'half',
  near: [120, 90],
  far: [130, 90],
  nearFoot: [150, 190],
  farFoot: [160, 190],
})

function boxOf(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${drawing}</svg>`
  return new Resvg(svg).getBBox()!
}
const lap = (drop: number) => boxOf(sideLap({ fill: ROSE, shoe: GOLD }, drop)(BONES))

test('a longer robe hangs lower, and lies on the seat as it did', () => {
  const [short, long] = [lap(2.5), lap(3)]
  assert.ok(Math.abs(long.height - short.height - 0.5 * BONES.u) < 1, `${short.height} and ${long.height}`)
  assert.ok(Math.abs(long.y - short.y) < 0.2)
  assert.ok(Math.abs(long.x - short.x) < 0.2)
})

test('the knees are before the hip and the mantle behind it', () => {
  assert.ok(lap(2.5).x + lap(2.5).width > 100 + 2 * BONES.u)
  assert.ok(boxOf(sideMantle(ROSE)(BONES)).x < 100 - 1.5 * BONES.u)
})
