import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearing, distance } from '../kit/points.ts'
import { type Pose, skeleton } from './skeleton.ts'

const POSE: Pose = {
  hip: [150, 300],
  height: 204,
  near: [220, 250],
  far: [104, 250],
  nearFoot: [160, 404],
  farFoot: [140, 404],
}

test('a hand that holds something turns across it, to the side that its forearm comes from', () => {
  for (const held of [90, -90, 270])
    assert.equal((skeleton({ ...POSE, nearHolds: held }).near.turn + 360) % 360, 0)
  assert.equal((skeleton({ ...POSE, farHolds: 90 }).far.turn + 360) % 360, 180)
  assert.equal(skeleton({ ...POSE, nearTurn: 33 }).near.turn, 33)
})

test('a hand that holds nothing points where its forearm does', () => {
  const { elbow, hand, turn } = skeleton({ ...POSE, view: 'half' }).near
  assert.ok(Math.abs(bearing(elbow, hand) - turn) < 6)
})

test('the wrist lies behind the palm, whichever way the hand is turned', () => {
  for (const nearTurn of [-90, 0, 45, 180]) {
    const { u, near } = skeleton({ ...POSE, nearTurn })
    assert.ok(Math.abs(distance(near.wrist, near.hand) - 0.3 * u) < 1e-9)
    assert.ok(Math.abs(((bearing(near.wrist, near.hand) - nearTurn + 540) % 360) - 180) < 1e-9)
  }
})

test('the elbow of somebody who faces us hangs when the hand is before the body', () => {
  const { shoulder, elbow } = skeleton({ ...POSE, near: [160, 276] }).near
  assert.ok(elbow[1] > shoulder[1] + 30 && elbow[0] > shoulder[0] && elbow[0] < shoulder[0] + 14)
})

test('an elbow is where the pose says', () => {
  assert.deepEqual(skeleton({ ...POSE, farElbowAt: [99, 277] }).far.elbow, [99, 277])
})
