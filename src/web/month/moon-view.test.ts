import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signOfPhase, tiltOf } from './moon-view.ts'
import { dateInWords, dayAndClock, dayInMonth, dayTitle, monthTitle, percent, whenFrom } from './words.ts'

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

test('days, months and times are written out; of today the clock is enough', () => {
  assert.equal(monthTitle('2026-11'), 'November 2026')
  assert.equal(dayTitle('2026-11-24'), 'Tuesday 24 November')
  assert.equal(dayInMonth('2026-11-24'), 'Tue 24')
  assert.equal(dayAndClock('2026-11-24T15:53:35'), 'Tue 24 Nov, 15:53')
  assert.equal(dateInWords('2027-02-06T00:00:00'), '6\u00a0February\u00a02027')
  assert.equal(whenFrom('2026-11-24T01:00:00', '2026-11-24T15:53:35'), '15:53')
  assert.equal(whenFrom('2026-11-23T01:00:00', '2026-11-24T15:53:35'), 'Tue 24 Nov, 15:53')
  assert.equal(percent(0.075), '8%')
})
