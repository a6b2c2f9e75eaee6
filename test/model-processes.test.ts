/** Two processes over one store, and one language model: a reading costs one call, whoever asks where. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startModelServer } from './model-server.ts'
import { ownChild } from './own-child.ts'
import { NO_REDIS, startRedis } from './redis-server.ts'

const READER = fileURLToPath(new URL('./processes/model-reader.ts', import.meta.url))
const PROCESSES = 2

async function oneCallForAll(t: TestContext, kind: 'sqlite' | 'redis', where: string): Promise<void> {
  const model = await startModelServer('slow')
  t.after(() => model.stop())
  const env = {
    ...process.env,
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: `${model.origin}/v1`,
  }
  const readers = Array.from({ length: PROCESSES }, () =>
    ownChild(spawn(process.execPath, [READER, kind, where], { env, stdio: ['pipe', 'pipe', 'inherit'] })),
  )
  const outputs = readers.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]())
  const ended = readers.map((reader) => once(reader, 'exit'))
  for (const output of outputs) assert.equal((await output.next()).value, 'ready')
  for (const { stdin } of readers) stdin.write('go\n')
  const sources = await Promise.all(
    outputs.map((output) => Array.fromAsync({ [Symbol.asyncIterator]: () => output })),
  )
  for (const [code] of await Promise.all(ended)) assert.equal(code, 0)
  assert.equal(sources.flat().length, PROCESSES * 100)
  assert.deepEqual(new Set(sources.flat()), new Set(['model']))
  assert.equal(model.calls.length, 1)
}

test('processes over one SQLite file make one call to the model for all', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-model-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  await oneCallForAll(t, 'sqlite', directory)
})

test('processes over one Redis make one call to the model for all', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return t.skip(NO_REDIS)
  t.after(() => redis.stop())
  await oneCallForAll(t, 'redis', redis.url)
})
