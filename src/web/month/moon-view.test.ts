import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faceOf, signOfPhase, tiltOf } from './moon-view.ts'

test('the Moon is turned as the place sees her, and without one as her bright limb lies', () => {
  type MoonTilt = Parameters<typeof tiltOf>[0]
  assert.equal(tiltOf({ bright_limb: 250, sky: { tilt: 0 } } as MoonTilt), 0)
  assert.equal(tiltOf({ bright_limb: 250, sky: null } as unknown as MoonTilt), 250)
})

test('in the north a first quarter is lit on the right, a last quarter on the left; in the south the other way round', () => {
  // Counter-clockwise from straight up: 90 is left, 270 is right.
  assert.deepEqual(signOfPhase('first_quarter', false), { illuminated: 0.5, tilt: 270 })
  assert.deepEqual(signOfPhase('last_quarter', false), { illuminated: 0.5, tilt: 90 })
  assert.equal(signOfPhase('first_quarter', true).tilt % 360, 90)
  assert.equal(signOfPhase('new_moon', false).illuminated, 0)
  assert.equal(signOfPhase('full_moon', false).illuminated, 1)
})

test('her seas are turned by as much as the place sees her bright edge turned', () => {
  const moon = { phase: { illuminated: 0.3 }, bright_limb: 250, sky: { tilt: 290 } }
  const face = faceOf(moon as unknown as Parameters<typeof faceOf>[0])
  assert.deepEqual(face, { illuminated: 0.3, tilt: 290, turn: 40 })
  const nowhere = faceOf({ ...moon, sky: null } as unknown as Parameters<typeof faceOf>[0])
  assert.deepEqual(nowhere, { illuminated: 0.3, tilt: 250, turn: 0 })
})
