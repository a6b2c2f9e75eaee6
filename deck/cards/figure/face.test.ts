import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOf, flattened } from '../kit/curves.ts'
import { distance } from '../kit/points.ts'
import { face, type Mood } from './face.ts'
import { FEATURES } from './features.ts'

const chain = (line: string, closed: boolean) => flattened(curveOf(line), closed, 12)

test('both eyes of a face stand clear of the nose, also when it is turned', (t) => {
  for (const view of ['front', 'half'] as const) {
    const { eyes, nose, lids } = FEATURES[view]
    for (const [i, eye] of [...eyes, ...lids].entries()) {
      const gaps = chain(eye, i < eyes.length).flatMap((a) => chain(nose, false).map((b) => distance(a, b)))
      t.diagnostic(`${view} ${i}: ${Math.min(...gaps).toFixed(1)} of 38`)
      assert.ok(Math.min(...gaps) >= 1.5, `${view}, eye ${i}`)
    }
  }
})

test('every feature lies inside the outline of its face', () => {
  for (const [view, { outline, eyes, mouth, brows }] of Object.entries(FEATURES)) {
    const face = chain(outline, true)
    const [left, right] = [Math.min(...face.map(([x]) => x)), Math.max(...face.map(([x]) => x))]
    for (const line of [...eyes, ...brows, mouth])
      for (const [x] of chain(line, false)) assert.ok(x >= left && x <= right, `${view}: ${x}`)
  }
})

/** The paths of a face, as SVG has them. */
const pathsOf = (mood: Mood) =>
  Array.from(
    face('front', { mood, awake: true }, { strand: '#000000', fine: true }).matchAll(/ d="([^"]*)"/g),
    ([, data]) => data,
  )

test('each mood changes brows and mouth and nothing else', () => {
  const calm = pathsOf('calm')
  for (const mood of ['glad', 'sad', 'stern', 'afraid'] as const) {
    const changed = pathsOf(mood).filter((data, i) => data !== calm[i])
    assert.equal(changed.length, 3, `${mood}: brows, lips and the line between them`)
  }
})

test('only those with grey or white hair have wrinkles', () => {
  const lines = (hair: 'grey' | 'white' | 'brown') =>
    face('half', { hair }, { strand: '#000000', fine: true }).match(/<path/g)!.length
  assert.equal(lines('grey'), lines('brown') + 1)
  assert.equal(lines('white'), lines('grey'))
})
