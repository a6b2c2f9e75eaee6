/** One suite for every store: what the port promises, each adapter keeps. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startRedis } from '../../test/redis-server.ts'
import { memoryStore } from './memory.ts'
import { redisStore } from './redis.ts'
import { connectToRedis } from './redis-client.ts'
import { sqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'
import { withStandIn } from './with-stand-in.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'augury-store-'))
  folders.push(made)
  return made
}
after(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

const redis = await startRedis()
const client = redis && connectToRedis(redis.url, () => {})
if (client && !client.isReady) await new Promise((resolve) => client.once('ready', resolve))
after(async () => {
  client?.destroy()
  await redis?.stop()
})

const failing = (): Store => {
  const fail = async () => {
    throw new Error('the store is away')
  }
  return {
    kind: 'sqlite',
    read: fail,
    write: fail,
    lease: fail,
    release: fail,
    tally: fail,
    sweep: fail,
    close: async () => {},
  }
}

const STORES: Record<string, (() => Store) | undefined> = {
  memory: () => memoryStore(Date.now),
  sqlite: () => sqliteStore({ directory: folder(), now: Date.now }),
  redis: client && (() => redisStore(client, Date.now)),
  'a stand-in for a store that always fails': () =>
    withStandIn({
      kind: 'sqlite',
      open: failing,
      standIn: memoryStore(Date.now),
      now: Date.now,
      pauseMs: 5,
      onFailure: () => {},
      onRecovery: () => {},
    }),
}

for (const [name, open] of Object.entries(STORES))
  describe(name, { skip: open === undefined && 'no redis-server on the PATH' }, () => {
    const store = open?.() as Store
    const key = (word: string) => `${word} ${process.pid} 'quoted' ☾ ${Math.random()}`
    after(() => store?.close())

    test('what was written is read, with the time at which it expires', async () => {
      const k = key('written')
      const before = Date.now()
      await store.write(k, '{"text":"☾"}', 60_000)
      const entry = await store.read(k)
      assert.equal(entry?.value, '{"text":"☾"}')
      assert.ok(Math.abs(entry.expiresAt - before - 60_000) < 2_000)
    })

    test('a key that was never written reads as nothing', async () => {
      assert.equal(await store.read(key('never')), undefined)
    })

    test('a later write replaces an earlier one', async () => {
      const k = key('twice')
      await store.write(k, 'first', 60_000)
      await store.write(k, 'second', 60_000)
      assert.equal((await store.read(k))?.value, 'second')
    })

    test('an expired entry is gone, before and after a sweep', async () => {
      const k = key('short')
      await store.write(k, 'brief', 20)
      await wait(40)
      assert.equal(await store.read(k), undefined)
      await store.sweep()
      assert.equal(await store.read(k), undefined)
    })

    test('one token holds a lease until it is released', async () => {
      const k = key('lease')
      assert.equal(await store.lease(k, 'a', 60_000), true)
      assert.equal(await store.lease(k, 'b', 60_000), false)
      assert.equal(await store.lease(k, 'a', 60_000), true)
      await store.release(k, 'b')
      assert.equal(await store.lease(k, 'b', 60_000), false)
      await store.release(k, 'a')
      assert.equal(await store.lease(k, 'b', 60_000), true)
    })

    test('a lease whose holder vanished is free after its time', async () => {
      const k = key('vanished')
      assert.equal(await store.lease(k, 'a', 20), true)
      await wait(40)
      assert.equal(await store.lease(k, 'b', 60_000), true)
    })

    test('of fifty who ask for a lease at once one gets it', async () => {
      const k = key('race')
      const got = await Promise.all(Array.from({ length: 50 }, (_, n) => store.lease(k, `t${n}`, 60_000)))
      assert.equal(got.filter(Boolean).length, 1)
    })

    test('a tally counts everyone once, and begins anew after its time', async () => {
      const k = key('tally')
      const counts = await Promise.all(Array.from({ length: 20 }, () => store.tally(k, 60_000)))
      assert.deepEqual(
        counts.sort((a, b) => a - b),
        Array.from({ length: 20 }, (_, n) => n + 1),
      )
      const short = key('short tally')
      assert.equal(await store.tally(short, 20), 1)
      await wait(40)
      assert.equal(await store.tally(short, 60_000), 1)
      assert.equal(await store.tally(short, 60_000), 2)
    })
  })

test('the SQLite file keeps readings over a restart, and only its owner may read it', async () => {
  const directory = join(folder(), 'deep', 'var')
  const first = sqliteStore({ directory, now: Date.now })
  await first.write('k', 'kept', 60_000)
  const modes = readdirSync(directory).map((file) => statSync(join(directory, file)).mode & 0o777)
  assert.ok(modes.length >= 1)
  assert.deepEqual(new Set(modes), new Set([0o600]))
  assert.equal(statSync(directory).mode & 0o777, 0o700)
  await first.close()
  const second = sqliteStore({ directory, now: Date.now })
  assert.equal((await second.read('k'))?.value, 'kept')
  await second.close()
})

test('a damaged file is set aside and a new one is begun', async () => {
  const directory = folder()
  writeFileSync(join(directory, 'augury.db'), 'this is no database '.repeat(500))
  const store = sqliteStore({ directory, now: Date.now })
  await store.write('k', 'fresh', 60_000)
  assert.equal((await store.read('k'))?.value, 'fresh')
  assert.ok(readdirSync(directory).some((file) => file.startsWith('augury.db.damaged-')))
  await store.close()
})

test('an expired reading leaves no trace in the files after a sweep', async () => {
  const directory = folder()
  let now = Date.now()
  const store = sqliteStore({ directory, now: () => now })
  await store.write('k', 'born in Paramaribo', 1_000)
  now += 2_000
  await store.sweep()
  const bytes = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'latin1'))
  assert.ok(!bytes.some((text) => text.includes('Paramaribo')))
  await store.close()
})

test('a file that is too full gives up what expires soonest', async () => {
  const store = sqliteStore({ directory: folder(), now: Date.now, maxEntries: 3 })
  for (let n = 1; n <= 5; n++) await store.write(`k${n}`, 'x', n * 60_000)
  await store.sweep()
  const left = await Promise.all([1, 2, 3, 4, 5].map(async (n) => (await store.read(`k${n}`)) !== undefined))
  assert.deepEqual(left, [false, false, true, true, true])
  await store.close()
})

test('a store that comes back is used again after its pause, and both changes are told once', async () => {
  let now = 0
  let broken = true
  const told: string[] = []
  const memory = memoryStore(() => now)
  const store = withStandIn({
    kind: 'sqlite',
    open: () => {
      if (broken) throw new Error('disk is full')
      return { ...memory, kind: 'sqlite' }
    },
    standIn: memoryStore(() => now),
    now: () => now,
    pauseMs: 1_000,
    onFailure: () => told.push('failure'),
    onRecovery: () => told.push('recovery'),
  })
  await store.write('k', 'in memory', 60_000)
  await store.write('k', 'in memory', 60_000)
  assert.equal(store.isWell, false)
  assert.equal(store.kind, 'memory')
  broken = false
  now += 999
  assert.equal((await store.read('k'))?.value, 'in memory')
  now += 1
  assert.equal(await store.read('k'), undefined)
  assert.equal(store.isWell, true)
  assert.equal(store.kind, 'sqlite')
  assert.deepEqual(told, ['failure', 'recovery'])
})
