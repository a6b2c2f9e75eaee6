/** A service's stores in a process that may write no file beyond a bound: to SQLite, a disk that is full. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStores } from '../../src/store/open-stores.ts'
import { until } from '../until.ts'

const [, , directory] = process.argv

const logged: string[] = []
const stores = openStores({
  config: { dataDir: directory!, redisUrl: undefined },
  limits: [],
  now: Date.now,
  report: ({ message }) => logged.push(message),
})
assert.equal(stores.state().status, 'ok')

for (let n = 0; stores.state().status === 'ok'; n++) {
  assert.ok(n < 1_000, 'the bound was never met')
  const { reading } = await stores.cache.read(`k${n}`, () => ({ reading: 'x'.repeat(5_000), ttlMs: 60_000 }))
  assert.equal(reading.length, 5_000)
  await stores.cache.settled()
}
assert.deepEqual(stores.state(), { status: 'fallback', store: 'memory' })
const made = await stores.cache.read('while full', () => ({ reading: 'from memory', ttlMs: 60_000 }))
assert.equal(made.reading, 'from memory')
await stores.cache.settled()
assert.equal(logged.length, 1)

// Room is made: without the log that fills the disk the next attempt succeeds.
for (const rest of ['', '-wal', '-shm']) rmSync(join(directory!, `augury.db${rest}`), { force: true })
await until('the store is back', () => stores.state().status === 'ok')
assert.equal(logged.length, 2)
await stores.close()
