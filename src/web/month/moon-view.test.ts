import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signOfPhase, tiltOf } from './moon-view.ts'

test('the Moon is turned as the place sees her, and without one as her bright limb lies', () => {
  type Hanging = Parameters<typeof tiltOf>[0]
  assert.equal(tiltOf({ bright_limb: 250, sky: { tilt: 0 } } as Hanging), 0)
  assert.equal(tiltOf({ bright_limb: 250, sky: null } as unknown as Hanging), 250)
})

test('in the north a first quarter is lit on the right, a last quarter on the left; in the south the other way round', () => {
  // Counter-clockwise from straight up: 90 is left, 270 is right.
  assert.deepEqual(signOfPhase('first_quarter', false), { illuminated: 0.5, tilt: 270 })
  assert.deepEqual(signOfPhase('last_quarter', false), { illuminated: 0.5, tilt: 90 })
  assert.equal(signOfPhase('first_quarter', true).tilt % 360, 90)
  assert.equal(signOfPhase('new_moon', false).illuminated, 0)
  assert.equal(signOfPhase('full_moon', false).illuminated, 1)
})
