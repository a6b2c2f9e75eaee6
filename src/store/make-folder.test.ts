import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeFolder } from './make-folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-folder-'))
after(() => rmSync(scratch, { recursive: true }))

test('a folder is created with those above it, for its owner alone, and the topmost is named', () => {
  assert.equal(makeFolder(join(scratch, 'a', 'b', 'c')), join(scratch, 'a'))
  assert.equal(statSync(join(scratch, 'a', 'b', 'c')).mode & 0o777, 0o700)
  assert.equal(makeFolder(join(scratch, 'a', 'b')), undefined)
  assert.equal(makeFolder(join(scratch, 'a', 'd')), join(scratch, 'a', 'd'))
})

test('a file in the way is an error', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  assert.throws(() => makeFolder(file), { code: 'EEXIST' })
  assert.throws(() => makeFolder(join(file, 'below')), { code: 'ENOTDIR' })
})

test('where nothing can be created, it fails instead of trying for ever', {
  skip: process.platform !== 'linux',
}, () => {
  assert.throws(() => makeFolder('/proc/augury/var'), { code: 'ENOENT' })
})
