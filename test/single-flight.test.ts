/** Four processes ask 300 times each for 20 readings: each is made once, over either shared store. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { generations, KEYS } from './generations.ts'
import { NO_REDIS, startRedis } from './redis-server.ts'

test('over one SQLite file each reading is made once', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-flight-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const lines = await generations('sqlite', directory)
  assert.equal(lines.length, KEYS)
  assert.equal(new Set(lines).size, KEYS)
})

test('over one Redis each reading is made once', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return t.skip(NO_REDIS)
  t.after(() => redis.stop())
  const lines = await generations('redis', redis.url)
  assert.equal(lines.length, KEYS)
  assert.equal(new Set(lines).size, KEYS)
})
