import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('a path or pattern that matches no test file is named and refused, even beside one that matches', () => {
  const words = ['test/run.ts', 'src/sky/angle.test.ts', 'src/sky/angel.test.ts', 'src/no-room/*.test.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  assert.equal(stderr, 'there is no such test file: src/sky/angel.test.ts src/no-room/*.test.ts\n')
  assert.equal(status, 2)
  assert.equal(stdout, '')
})
