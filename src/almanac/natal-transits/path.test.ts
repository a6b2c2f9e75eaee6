import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { Path } from './path.ts'

test('a path asked for beyond the ephemeris begins and ends with it, and no two nodes are at one instant', () => {
  const margin = 40 * DAY_MS
  for (const [end, which] of [
    [EARLIEST, 0],
    [LATEST, -1],
  ] as const)
    for (const body of ['moon', 'saturn'] as const) {
      const [stretch, ...others] = new Path(body, {})
        .stretches(end - margin, end + margin)
        .map(({ nodes }) => nodes)
      // A station ends a stretch and begins the next.
      const instants = [stretch!, ...others.map((nodes) => nodes.slice(1))]
        .flat()
        .map(({ instant }) => instant)
      assert.equal(instants.at(which), end, body)
      assert.deepEqual(
        instants,
        [...new Set(instants)].toSorted((a, b) => a - b),
        body,
      )
    }
})
