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

/** Seconds of time, where a body moves. */
const limitOf = (body: Planet): number => (QUICK.has(body) ? 2 : 20)
const QUICK: ReadonlySet<Planet> = new Set(['sun', 'mercury', 'venus', 'mars'])
/** Of what the body moves in the difference, wherever it is. */
const LIMIT_ARCSECONDS = 0.06

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
    assert.ok(worst < limitOf(body), `${worst} s`)
  })
