/** bin/augury.js under a Node that is too old: it hands over to the installed runtime, or says what is missing. */
import assert from 'node:assert/strict'
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** A module that makes this Node call itself version 20, before the launcher looks. */
const PRETEND = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })`
const AS_NODE_20 = ['--import', PRETEND]
const SERVICE = { PATH: process.env.PATH!, PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'silent' }
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

test('a service gives memory back to Linux, and begins anew for it in the same process', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const child = spawn(process.execPath, ['bin/augury.js', 'serve'], {
    env: SERVICE,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => child.kill())
  const [line] = await once(child.stdout, 'data')
  assert.match(String(line), /answers at/)
  const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0')
  assert.ok(environment.includes('MALLOC_TRIM_THRESHOLD_=131072'))
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a parent that talks with the service keeps its line to it', async (t) => {
  const child = fork('bin/augury.js', ['serve'], { env: SERVICE, silent: true })
  t.after(() => child.kill())
  const [line] = await once(child.stdout!, 'data')
  assert.match(String(line), /answers at/)
  assert.ok(child.connected)
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('without the runtime one sentence says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-'))
  try {
    cpSync('bin', join(folder, 'bin'), { recursive: true })
    cpSync('package.json', join(folder, 'package.json'))
    const { status, stderr } = spawnSync(process.execPath, [...AS_NODE_20, 'bin/augury.js', 'serve'], {
      cwd: folder,
      encoding: 'utf8',
      timeout,
    })
    assert.equal(status, 1)
    assert.match(stderr, /^Augury needs Node 26\. This is Node 20\.9\.0.*npm ci/)
    assert.equal(stderr.trim().split('\n').length, 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
