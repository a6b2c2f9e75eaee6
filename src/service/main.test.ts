import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { BARE_ENVIRONMENT } from '../../test/own-child.ts'

const MAIN = new URL('./main.ts', import.meta.url).href

test('a signal that arrived while the sources were loading ends the service before it opens or logs anything', async () => {
  // The launcher's listener keeps the process alive until the service listens for signals itself.
  const program = `import { serve } from ${JSON.stringify(MAIN)}
    process.on('SIGTERM', () => {})
    process.kill(process.pid, 'SIGTERM')
    await serve({ PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'info', LOG_FORMAT: 'json' })`
  const options = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, options, { env: BARE_ENVIRONMENT })
  assert.equal(stdout, '')
})
