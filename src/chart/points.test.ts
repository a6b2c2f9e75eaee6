import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { positionsOf } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { bodyOf, DEFAULT_POINTS, NODE_KINDS, POINTS, positionsOfPoints } from './points.ts'

const PAGE = readFileSync(new URL('../../docs/charts.md', import.meta.url), 'utf8')
const TT = terrestrialTime(Date.UTC(2026, 10, 17))

test('the points are the ten planets, the two nodes, and the others that the docs name', () => {
  const row = PAGE.split('\n').find((line) => line.startsWith('| `bodies` |'))!
  const [, , usual, also] = row
    .split('|')
    .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  assert.deepEqual(DEFAULT_POINTS, [...PLANETS, ...usual!])
  assert.deepEqual(POINTS.slice(0, 12), [...PLANETS, 'north_node', 'south_node'])
  assert.deepEqual(new Set(POINTS), new Set([...PLANETS, ...usual!, ...also!]))
  assert.equal(POINTS.length, new Set(POINTS).size)
})

test('the kinds of node are those that the docs name', () => {
  const row = PAGE.split('\n').find((line) => line.startsWith('| `options.node` |'))!
  const named = [...row.split('|')[3]!.matchAll(/"(\w+)"/g)].map(([, kind]) => kind)
  assert.deepEqual(NODE_KINDS, named)
})

test('both nodes follow the kind that is chosen, and everything else is itself', () => {
  for (const kind of NODE_KINDS)
    for (const point of POINTS)
      assert.equal(bodyOf(point, kind), /_node$/.test(point) ? `${kind}_node` : point)
})

test('the south node is opposite the north node, on the ecliptic like it, and moves with it', () => {
  for (const kind of NODE_KINDS) {
    const node = positionsOf([`${kind}_node`], TT)[`${kind}_node`]
    const { north_node, south_node, mars } = positionsOfPoints(['south_node', 'mars', 'north_node'], kind, TT)
    assert.deepEqual(north_node, node)
    assert.deepEqual(mars, positionsOf(['mars'], TT).mars)
    assert.equal(south_node.motion, node.motion)
    assert.deepEqual([south_node.latitude, node.latitude], [0, 0])
    assert.ok(south_node.longitude >= 0 && south_node.longitude < 360)
    assert.ok(Math.abs(Math.abs(south_node.longitude - node.longitude) - 180) < 1e-9)
  }
})
