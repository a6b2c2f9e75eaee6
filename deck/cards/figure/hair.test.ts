import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOf, flattened } from '../kit/curves.ts'
import { type Point, points } from '../kit/points.ts'
import { STYLES } from './hair.ts'

/** Whether a point lies inside a closed curve: a line from it to the right crosses the curve an odd number of times. */
function isInside([x, y]: Point, line: string): boolean {
  const chain = flattened(curveOf(line), true, 12)
  const crossings = chain.filter(([x1, y1], i) => {
    const [x2, y2] = chain[(i + 1) % chain.length]!
    return y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  })
  return crossings.length % 2 === 1
}

/** Mouth, chin, throat and collar of each face. */
const BARE = {
  front: '0,11 -4,14 4,14 0,17 -5,24 0,24 5,24 0,34',
  half: '6,11 2,14 9,14 5,17 0,24 4,24 8,24 4,34',
  profile: '11,8 10,12 8,17 4,24 8,24 6,34',
} as const

test('no hair in front of the body crosses chin or throat, where it would read as a beard', () => {
  for (const [style, views] of Object.entries(STYLES))
    for (const view of ['front', 'half', 'profile'] as const)
      for (const lock of views[view].front)
        for (const spot of points(BARE[view])) assert.ok(!isInside(spot, lock), `${style}, ${view}: ${spot}`)
})

test('the test itself finds hair where it should not be', () => {
  assert.ok(isInside([0, 24], '-17,-8 -26,34 -8,40 8,40 26,34 17,-8 0,-26'))
  assert.ok(!isInside([40, 24], '-17,-8 -26,34 -8,40 8,40 26,34 17,-8 0,-26'))
})
