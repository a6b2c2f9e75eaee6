import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Planet } from '../../../src/sky/planets.ts'
import { BODIES, compareTimelines, goldenTimelines, hardlyMoves, type MomentError } from './compare.ts'

const found = compareTimelines(goldenTimelines())

test('no transit of the Swiss Ephemeris is missing in twenty lives of two years, and none is extra', (t) => {
  assert.ok(found.transits > 14_000)
  assert.deepEqual(found.missing, [])
  assert.deepEqual(found.extra, [])
  t.diagnostic(`${found.transits} transits, ${found.moments.length} moments`)
})

/** Seconds of time. */
const LIMITS: Readonly<Partial<Record<Planet, number>>> = {
  sun: 2,
  mercury: 2,
  venus: 2,
  mars: 5,
  jupiter: 60,
  saturn: 60,
}
/** Of what the body moves in the difference: of another generation of JPL's ephemerides, or where it hardly moves. */
const LIMIT_ARCSECONDS = 0.1

for (const body of BODIES)
  test(`entries, exits and passes of ${body} agree with the Swiss Ephemeris`, (t) => {
    const moments = found.moments.filter((moment) => moment.body === body && moment.kind !== 'station')
    assert.ok(moments.length > 300, `${moments.length} moments`)
    const arc = ({ seconds, motion }: MomentError) => (seconds * Math.abs(motion)) / 24
    const worstArc = Math.max(...moments.map(arc))
    const moving = moments.filter((moment) => !hardlyMoves(moment))
    const worst = Math.max(...moving.map(({ seconds }) => seconds))
    t.diagnostic(`${body}: worst ${worst.toFixed(1)} s, ${worstArc.toFixed(3)}″`)
    assert.ok(worstArc < LIMIT_ARCSECONDS, `${worstArc}″`)
    assert.ok(worst < (LIMITS[body] ?? Number.POSITIVE_INFINITY), `${worst} s`)
  })
