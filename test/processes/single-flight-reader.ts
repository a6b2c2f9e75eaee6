/** One of several processes that ask for the same readings at once. Prints a line for each reading it had to make. */
import { setTimeout as wait } from 'node:timers/promises'
import { ReadingCache } from '../../src/store/reading-cache.ts'
import { redisStore } from '../../src/store/redis.ts'
import { connectToRedis } from '../../src/store/redis-client.ts'
import { openSqlite } from '../open-sqlite.ts'

const [, , kind, where] = process.argv
const [REQUESTS, KEYS] = process.argv.slice(4).map(Number) as [number, number]
const MAKING_MS = 300

const client = kind === 'redis' ? await connectToRedis(where!, () => {}) : undefined
const store = client ? redisStore(() => client, Date.now) : openSqlite(where!)
const cache = new ReadingCache({ store, now: Date.now })

const answers = await Promise.all(
  Array.from({ length: REQUESTS }, (_, n) => {
    const key = `reading ${n % KEYS}`
    return cache.read(key, async () => {
      console.log(`made ${key}`)
      await wait(MAKING_MS)
      return { reading: { key }, ttlMs: 60_000 }
    })
  }),
)
for (const [n, { reading }] of answers.entries())
  if (reading.key !== `reading ${n % KEYS}`) throw new Error(`a wrong answer for ${n}`)
await cache.settled()
await store.close()
client?.destroy()
