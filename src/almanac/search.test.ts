/** The search on artificial courses with known passages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { positionsAt } from '../sky/ephemeris.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type Course, passages, samplesAround } from './search.ts'

const MIDNIGHT = Date.UTC(2026, 5, 1)
const sunPassing = (mark: number): Course => ({ degrees: (where) => where('sun').longitude, marks: [mark] })

test('a mark that is reached at a midnight is passed once, in the step that ends there', () => {
  const course = sunPassing(positionsAt(MIDNIGHT).sun.longitude)
  const [only, ...more] = passages(course, samplesAround(MIDNIGHT - DAY_MS, MIDNIGHT + DAY_MS))
  assert.deepEqual(more, [])
  assert.ok(only!.instant < MIDNIGHT && only!.instant >= MIDNIGHT - 1)
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT - DAY_MS, MIDNIGHT)), [only])
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT + DAY_MS)), [])
})

test('the point opposite a mark is not a passage', () => {
  const opposite = (positionsAt(MIDNIGHT).sun.longitude + 180.5) % 360
  assert.deepEqual(passages(sunPassing(opposite), samplesAround(MIDNIGHT, MIDNIGHT + DAY_MS)), [])
})

test('an empty span has no passage', () => {
  const course = sunPassing(positionsAt(MIDNIGHT + 1).sun.longitude)
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT)), [])
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT - DAY_MS)), [])
})
