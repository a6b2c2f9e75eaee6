/** One test suite for all stores: each adapter does what the interface promises. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { openSqlite } from '../../../test/open-sqlite.ts'
import { connectPatiently } from '../../../test/patient-redis.ts'
import { NO_REDIS, startCluster, startRedis } from '../../../test/redis-server.ts'
import { until } from '../../../test/until.ts'
import { StoreCircuitBreaker } from '../store-circuit-breaker.ts'
import { withFallbackStore } from '../with-fallback-store.ts'
import { memoryStore } from './memory.ts'
import { redisStore } from './redis.ts'
import type { Entry, Store } from './store.ts'

const directory = mkdtempSync(join(tmpdir(), 'augury-store-'))
after(() => rmSync(directory, { recursive: true, force: true }))

const servers = { redis: await startRedis(), cluster: await startCluster() }
const connected = async (url: string | undefined) =>
  url === undefined ? undefined : connectPatiently(url, assert.ok)
const clients = {
  redis: await connected(servers.redis?.url),
  cluster: await connected(servers.cluster?.url),
}
after(async () => {
  for (const client of Object.values(clients)) client?.destroy()
  for (const server of Object.values(servers)) await server?.stop()
})

const fail = () => Promise.reject(new Error('the store is away'))
const failing: Store = {
  kind: 'sqlite',
  readOrLease: fail,
  lease: fail,
  write: fail,
  touch: fail,
  release: fail,
  tally: fail,
  sweep: fail,
  close: async () => {},
}
const never = new StoreCircuitBreaker({ mend: fail, pauseMs: 5, onFailure: () => {}, onRecovery: () => {} })
after(() => never.end())

const STORES: Record<string, (() => Store) | undefined> = {
  memory: () => memoryStore(Date.now),
  sqlite: () => openSqlite(directory),
  redis: clients.redis && (() => redisStore(() => clients.redis!, Date.now)),
  'a cluster of Redis': clients.cluster && (() => redisStore(() => clients.cluster!, Date.now)),
  'a fallback for a store that always fails': () =>
    withFallbackStore(failing, memoryStore(Date.now), { breaker: never, now: Date.now }),
}

for (const [name, open] of Object.entries(STORES))
  describe(name, { skip: open === undefined && NO_REDIS }, () => {
    const store = open?.() as Store
    const key = (word: string) => `${word} ${process.pid} 'quoted' {☾} ${Math.random()}`
    const read = async (k: string) => (await store.readOrLease(k, 'reader', 1)) as Entry
    const lease = (k: string, token: string, ms = 60_000) => store.readOrLease(k, token, ms)
    after(() => store?.close())

    test('what was written is read, with the time at which it expires', async () => {
      const k = key('written')
      const before = Date.now()
      await store.write(k, '{"text":"☾"}', 60_000)
      const entry = await read(k)
      assert.equal(entry.value, '{"text":"☾"}')
      const writtenAt = entry.expiresAt - 60_000
      assert.ok(
        writtenAt >= before - 5 && writtenAt <= Date.now(),
        `${writtenAt - before} ms after the start`,
      )
    })

    test('of two texts the first stays, however much longer the second would last, and whoever was late gets it', async () => {
      const k = key('twice')
      assert.equal((await store.write(k, 'first', 70_000)).value, 'first')
      const stayed = await store.write(k, 'second', 86_400_000)
      assert.equal(stayed.value, 'first')
      assert.ok(stayed.expiresAt <= Date.now() + 70_000, 'it does not last longer for it')
      assert.equal((await read(k)).value, 'first')
    })

    test('of fifty who write at once one is first, and all learn its text', async () => {
      const k = key('written at once')
      const entries = await Promise.all(
        Array.from({ length: 50 }, (_, n) => store.write(k, `text ${n}`, 86_400_000 + n)),
      )
      assert.equal(new Set(entries.map(({ value }) => value)).size, 1)
      assert.equal((await read(k)).value, entries[0]!.value)
    })

    test('a fallback text, which lasts a minute at most, is replaced by a better one, and never replaces one', async () => {
      const k = key('fallback')
      await store.write(k, 'fallback', 60_000)
      assert.equal((await store.write(k, 'good', 86_400_000)).value, 'good')
      assert.equal((await store.write(k, 'fallback', 60_000)).value, 'good')
      assert.equal((await read(k)).value, 'good')
    })

    test('an entry of no use is replaced by its value, and only that one', async () => {
      const k = key('of no use')
      await store.write(k, 'of no use', 86_400_000)
      assert.equal((await store.write(k, 'good', 86_400_000, { replaces: 'another' })).value, 'of no use')
      assert.equal((await store.write(k, 'good', 86_400_000, { replaces: 'of no use' })).value, 'good')
      assert.equal((await store.write(k, 'late', 86_400_000, { replaces: 'of no use' })).value, 'good')
      assert.equal((await read(k)).value, 'good')
    })

    test('a use changes neither the entry nor its end, and makes none where there is none', async () => {
      const k = key('used')
      await store.write(k, 'kept', 60_000)
      const before = await read(k)
      await store.touch(k)
      const after = await read(k)
      assert.equal(after.value, 'kept')
      // Redis says how long is left, so the end is off by as long as the answer took;
      assert.ok(Math.abs(after.expiresAt - before.expiresAt) < 5_000)
      await store.touch(key('missing'))
      assert.equal(await lease(key('missing'), 'a'), 'leased')
    })

    test('an entry that stays ends the lease of whoever was late, too', async () => {
      const k = key('stays')
      await store.write(k, 'first', 86_400_000)
      assert.equal(await store.lease(k, 'late', 60_000), true)
      await store.write(k, 'second', 86_400_000)
      assert.equal(await store.lease(k, 'another', 60_000), true)
    })

    test('an expired entry is gone, before and after a sweep', async () => {
      const k = key('short')
      await store.write(k, 'brief', 20)
      await until('it is gone', async () => (await lease(k, 'a')) === 'leased')
      await store.sweep()
      assert.equal(await lease(k, 'a'), 'leased')
    })

    test('one token holds a lease until it is released', async () => {
      const k = key('lease')
      assert.equal(await lease(k, 'a'), 'leased')
      assert.equal(await lease(k, 'b'), 'taken')
      assert.equal(await lease(k, 'a'), 'leased')
      await store.release(k, 'b')
      assert.equal(await lease(k, 'b'), 'taken')
      await store.release(k, 'a')
      assert.equal(await lease(k, 'b'), 'leased')
    })

    test('an entry ends the lease for it, and is read by whoever comes', async () => {
      const k = key('made')
      assert.equal(await lease(k, 'a'), 'leased')
      await store.write(k, 'made', 60_000)
      assert.equal((await read(k)).value, 'made')
      assert.equal(await store.lease(k, 'b', 60_000), true)
    })

    test('of an entry that has expired no lease is left', async () => {
      const k = key('made and gone')
      assert.equal(await lease(k, 'a'), 'leased')
      await store.write(k, 'made', 20)
      await until('it is gone', async () => (await lease(k, 'b')) === 'leased')
    })

    test('the lease to make an entry anew is for one, and the entry is read meanwhile', async () => {
      const k = key('anew')
      await store.write(k, 'old', 60_000)
      assert.equal(await store.lease(k, 'a', 60_000), true)
      assert.equal(await store.lease(k, 'b', 60_000), false)
      assert.equal((await read(k)).value, 'old')
      await store.write(k, 'new', 60_000, { replaces: 'old' })
      assert.equal((await read(k)).value, 'new')
      assert.equal(await store.lease(k, 'b', 60_000), true)
    })

    test('a lease whose holder vanished is free after its time', async () => {
      const k = key('vanished')
      assert.equal(await lease(k, 'a', 20), 'leased')
      await until('it is free', async () => (await lease(k, 'b')) === 'leased')
    })

    test('of fifty who ask at once one gets the lease', async () => {
      const k = key('race')
      const got = await Promise.all(Array.from({ length: 50 }, (_, n) => lease(k, `t${n}`)))
      assert.equal(got.filter((answer) => answer === 'leased').length, 1)
    })

    if (name.startsWith('a fallback'))
      test('what cannot be counted for all is not counted: whoever pays for it learns so', () =>
        assert.rejects(store.tally(key('tally'), 60_000), /cannot be reached/))
    else
      test('a tally counts everyone once, and begins anew after its time', async () => {
        const k = key('tally')
        const counts = await Promise.all(Array.from({ length: 20 }, () => store.tally(k, 60_000)))
        assert.deepEqual(
          counts.sort((a, b) => a - b),
          Array.from({ length: 20 }, (_, n) => n + 1),
        )
        const short = key('short tally')
        assert.equal(await store.tally(short, 20), 1)
        await until('it begins anew', async () => (await store.tally(short, 60_000)) === 1)
        assert.equal(await store.tally(short, 60_000), 2)
      })
  })
