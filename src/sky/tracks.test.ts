import assert from 'node:assert/strict'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { mock, test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** Tables read so far, in order. */
const read: string[] = []
const { readFileSync } = fs
mock.method(fs, 'readFileSync', (path: URL, ...options: []) => {
  const name = path instanceof URL ? basename(fileURLToPath(path)) : ''
  if (name.endsWith('.bin')) read.push(name)
  return readFileSync(path, ...options)
})
syncBuiltinESMExports()
const { positionAtTt } = await import('./ephemeris.ts')
const { moonDistance } = await import('./moon-light.ts')

/** The tables that are read while `ask` runs. */
function readBy(ask: () => unknown): string[] {
  const before = read.length
  ask()
  return read.slice(before)
}

test('at the start only the tables of the planets are read', () => {
  assert.deepEqual(read.toSorted(), ['distances.bin', 'nutation.bin', 'positions.bin'])
})

test('the table of another body is read when it is first asked for, and once', () => {
  assert.deepEqual(
    readBy(() => positionAtTt('lilith', 2451545)),
    [],
  )
  assert.deepEqual(
    readBy(() => positionAtTt('chiron', 2451545)),
    ['chiron.bin', 'minor-body-distances.bin'],
  )
  assert.deepEqual(
    readBy(() => positionAtTt('ceres', 2451545)),
    ['minor-bodies.bin'],
  )
  assert.deepEqual(
    readBy(() => positionAtTt('juno', 2451545)),
    [],
  )
  assert.deepEqual(
    readBy(() => positionAtTt('true_node', 2451545)),
    ['true-node.bin'],
  )
  assert.deepEqual(
    readBy(() => moonDistance(2451545)),
    ['moon-distance.bin'],
  )
  assert.deepEqual(
    readBy(() => moonDistance(2451546)),
    [],
  )
})
