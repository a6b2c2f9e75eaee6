/** One suite for the stores that have a limit of their own: what is evicted when far more is asked for than fits. Redis has its own limit. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { openSqlite } from '../../../test/open-sqlite.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

const MAX_BYTES = 4_000_000
const DAY_MS = 86_400_000
const READING = 'x'.repeat(5_000)
/** As many as were enough to fill the store, and to take today's reading from it. */
const FAR_REQUESTS = 6_000

const directory = mkdtempSync(join(tmpdir(), 'augury-eviction-'))
after(() => rmSync(directory, { recursive: true, force: true }))

const STORES: Record<string, (now: () => number) => Store> = {
  // A character takes two bytes in memory, and one in a file.
  memory: (now) => memoryStore(now, 2 * MAX_BYTES),
  sqlite: (now) => openSqlite(mkdtempSync(join(directory, 'x-')), now, MAX_BYTES),
}

for (const [name, open] of Object.entries(STORES))
  describe(name, () => {
    const clock = { now: Date.UTC(2026, 10, 18) }
    const opened = () => {
      const store = open(() => clock.now)
      after(() => store.close())
      return store
    }
    const isThere = async (store: Store, key: string) =>
      typeof (await store.readOrLease(key, 'a look', 0)) === 'object'

    /** Writes so many readings that last a day, and sweeps as often as the service would. */
    async function fill(store: Store, prefix: string, count: number, isCurrent = false) {
      for (let first = 0; first < count; first += 500) {
        const keys = Array.from({ length: Math.min(500, count - first) }, (_, n) => `${prefix} ${first + n}`)
        await Promise.all(keys.map((key) => store.write(key, READING, DAY_MS, { isCurrent })))
        clock.now += 60_000
        await store.sweep()
      }
    }

    test('after six thousand readings of far dates today’s is there, although it expires first, and the rest is bounded', async () => {
      const store = opened()
      await store.write('today', READING, DAY_MS / 2, { isCurrent: true })
      await fill(store, 'far', FAR_REQUESTS)
      assert.ok(await isThere(store, 'today'))
      assert.ok(await isThere(store, `far ${FAR_REQUESTS - 1}`), 'the newest')
      let left = 0
      for (let n = 0; n < FAR_REQUESTS; n++) if (await isThere(store, `far ${n}`)) left++
      assert.ok(left > 0 && left * READING.length <= MAX_BYTES, `${left} are left`)
    })

    test('what is used stays, and what was not used for longest goes first', async () => {
      const store = opened()
      await fill(store, 'old', 2)
      await fill(store, 'older than its use', 300)
      clock.now += 600_000
      await store.touch('old 0')
      await fill(store, 'new', 550)
      assert.deepEqual([await isThere(store, 'old 0'), await isThere(store, 'old 1')], [true, false])
    })

    test('the limit holds for readings of current dates, too', async () => {
      const store = opened()
      await fill(store, 'today', 1_500, true)
      assert.equal(await isThere(store, 'today 0'), false)
      assert.ok(await isThere(store, 'today 1499'))
    })
  })
