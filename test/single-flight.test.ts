/** Four processes ask 300 times each for 20 readings: each is made once, over either shared store. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startRedis } from './redis-server.ts'

const READER = fileURLToPath(new URL('./processes/single-flight-reader.ts', import.meta.url))
const PROCESSES = 4
const KEYS = 20

async function made(kind: 'sqlite' | 'redis', where: string): Promise<string[]> {
  const outputs = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const reader = spawn(process.execPath, [READER, kind, where], { stdio: ['ignore', 'pipe', 'inherit'] })
      const [output, [code]] = await Promise.all([text(reader.stdout), once(reader, 'exit')])
      assert.equal(code, 0)
      return output
    }),
  )
  return outputs.flatMap((output) => output.split('\n').filter((line) => line !== ''))
}

test('over one SQLite file each reading is made once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-flight-'))
  const lines = await made('sqlite', directory)
  rmSync(directory, { recursive: true, force: true })
  assert.equal(lines.length, KEYS)
  assert.equal(new Set(lines).size, KEYS)
})

test('over one Redis each reading is made once', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return t.skip('no redis-server on the PATH')
  const lines = await made('redis', redis.url)
  await redis.stop()
  assert.equal(lines.length, KEYS)
  assert.equal(new Set(lines).size, KEYS)
})
