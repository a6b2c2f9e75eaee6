/** bin/augury.js chooses the Node that Augury runs on, or says what is missing. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { BARE_ENVIRONMENT } from './own-child.ts'

/** A module that makes this Node call itself version 20, before the launcher looks. */
const PRETEND = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })`
const AS_NODE_20 = ['--import', PRETEND]
const SERVICE = { ...BARE_ENVIRONMENT, PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'silent' }
/** Whatever waits for a process without letting others run is not ended by the test's own bound. */
const timeout = 120_000

test('an older Node hands over to the installed runtime, and its exit code comes back', () => {
  const { status, stdout } = spawnSync(process.execPath, [...AS_NODE_20, 'bin/augury.js', 'help'], {
    encoding: 'utf8',
    timeout,
  })
  assert.match(stdout, /augury serve/)
  assert.equal(status, 0)
  assert.equal(
    spawnSync(process.execPath, [...AS_NODE_20, 'bin/augury.js', 'nothing'], { timeout }).status,
    2,
  )
})

test('signals are handed over too', async (t) => {
  const child = spawn(process.execPath, [...AS_NODE_20, 'bin/augury.js', 'serve'], {
    env: SERVICE,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => child.kill())
  const [line] = await once(child.stdout, 'data')
  assert.match(String(line), /answers at/)
  child.kill('SIGTERM')
  const [code, signal] = await once(child, 'exit')
  assert.deepEqual({ code, signal }, { code: 0, signal: null })
})

/** Runs the launcher where npm has installed no runtime, as Node 20. */
function withoutRuntime(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'augury-'))
  try {
    cpSync('bin', join(folder, 'bin'), { recursive: true })
    cpSync('package.json', join(folder, 'package.json'))
    return spawnSync(process.execPath, [...AS_NODE_20, 'bin/augury.js', 'serve'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      timeout,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('without the runtime one sentence says what to do', () => {
  const { status, stderr } = withoutRuntime()
  assert.equal(status, 1)
  assert.match(stderr, /^Augury needs Node 26\. This is Node 20\.9\.0.*npm ci.*\n$/)
})

test('AUGURY_NODE=system goes on with the running Node, and one that is too old ends with that message', () => {
  const { status, stderr } = withoutRuntime({ AUGURY_NODE: 'system' })
  assert.equal(status, 1)
  assert.match(stderr, /^Augury needs Node 26, but AUGURY_NODE=system selects your own Node 20\.9\.0\.\n$/)
})

test('AUGURY_NODE=system passes over the runtime that npm has installed, as npm start would run it', {
  skip: process.platform === 'win32',
}, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho "my own Node runs $2"', { mode: 0o755 })
  const installed = resolve('node_modules/.bin')
  const run = (path: string) =>
    spawnSync(join(installed, 'node'), ['bin/augury.js', 'version'], {
      encoding: 'utf8',
      env: { AUGURY_NODE: 'system', PATH: path },
      timeout,
    })
  assert.equal(run(`${installed}:${folder}:/bin`).stdout, 'my own Node runs version\n')
  const { status, stderr } = run(installed)
  assert.equal(status, 1)
  assert.match(stderr, /^AUGURY_NODE=system is set, but there is no other Node in PATH\.\n$/)
})
