import assert from 'node:assert/strict'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { mock, test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** Tables opened so far, in order. */
const opened: string[] = []
const { openSync } = fs
mock.method(fs, 'openSync', (path: URL, flags: string) => {
  const name = path instanceof URL ? basename(fileURLToPath(path)) : ''
  if (name.endsWith('.bin')) opened.push(name)
  return openSync(path, flags)
})
syncBuiltinESMExports()
const { positionAtTt } = await import('./ephemeris.ts')
const { moonDistance } = await import('./moon-light.ts')

/** The tables that are opened while `ask` runs. */
function openedBy(ask: () => unknown): string[] {
  const before = opened.length
  ask()
  return opened.slice(before)
}

test('at the start only the tables of the planets are opened', () => {
  assert.deepEqual(opened.toSorted(), ['distances.bin', 'nutation.bin', 'positions.bin'])
})

test('the table of another body is opened when it is first asked for, and once', () => {
  assert.deepEqual(
    openedBy(() => positionAtTt('lilith', 2451545)),
    [],
  )
  assert.deepEqual(
    openedBy(() => positionAtTt('chiron', 2451545)),
    ['chiron.bin', 'minor-body-distances.bin'],
  )
  assert.deepEqual(
    openedBy(() => positionAtTt('ceres', 2451545)),
    ['minor-bodies.bin'],
  )
  assert.deepEqual(
    openedBy(() => positionAtTt('juno', 2451545)),
    [],
  )
  assert.deepEqual(
    openedBy(() => positionAtTt('true_node', 2451545)),
    ['true-node.bin'],
  )
  assert.deepEqual(
    openedBy(() => moonDistance(2451545)),
    ['moon-distance.bin'],
  )
  assert.deepEqual(
    openedBy(() => moonDistance(2451546)),
    [],
  )
})
