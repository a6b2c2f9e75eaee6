import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { BARE_ENVIRONMENT } from '../../test/own-child.ts'

const MAIN = JSON.stringify(new URL('./main.ts', import.meta.url).href)

const run = (program: string) => {
  const options = ['--input-type=module', '--eval', program]
  return promisify(execFile)(process.execPath, options, { env: BARE_ENVIRONMENT })
}

test('a signal that arrived while the sources were loading ends the service before it opens or logs anything', async () => {
  // The launcher's listener keeps the process alive until the service listens for signals itself.
  const program = `import { serve } from ${MAIN}
    process.on('SIGTERM', () => {})
    process.kill(process.pid, 'SIGTERM')
    await serve({ PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'info', LOG_FORMAT: 'json' })`
  const { stdout } = await run(program)
  assert.equal(stdout, '')
})

test('a service bounds the growth of its heap, and a bug outside any request is logged and ends it with 1', async () => {
  const program = `import { syncBuiltinESMExports } from 'node:module'
    import v8 from 'node:v8'
    v8.setFlagsFromString = (flag) => console.error(flag)
    syncBuiltinESMExports()
    const { serve } = await import(${MAIN})
    await serve({ PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' })
    setImmediate(() => { throw new Error('a bug') })`
  const { code, stdout, stderr } = await run(program).then(
    () => assert.fail('it ended well'),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  assert.equal(code, 1)
  assert.equal(stderr, '--heap-growing-percent=70\n')
  const [ready, bug] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.match(ready.msg, /^Augury answers at /)
  assert.deepEqual([bug.level, bug.msg, bug.err.message], [60, 'an error outside any request', 'a bug'])
})

test('a clock that is past the ephemeris is an error in the log, and the service starts all the same', async () => {
  const program = `Date.now = () => Date.UTC(2500, 0, 1)
    const { serve } = await import(${MAIN})
    await serve({ PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'error', LOG_FORMAT: 'json' })
    process.kill(process.pid, 'SIGTERM')`
  const { stdout } = await run(program)
  const [clock, ready] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(clock.level, 50)
  assert.match(clock.msg, /2399/)
  assert.match(ready.msg, /^Augury answers at /)
})
