/** One of several processes that ask for the same readings at once. Prints a line for each reading it had to make. */
import { setTimeout as wait } from 'node:timers/promises'
import { ReadingCache } from '../../src/store/readings/reading-cache.ts'
import { redisStore } from '../../src/store/readings/redis.ts'
import { openSqlite } from '../open-sqlite.ts'
import { connectPatiently } from '../patient-redis.ts'

const [, , kind, where] = process.argv
const [REQUESTS, KEYS] = process.argv.slice(4).map(Number) as [number, number]
const MAKING_MS = 300
/** Nobody gives up on another, however slow the machine. */
const PATIENT = { timeoutMs: 60_000, leaseMs: 120_000 }

const client = kind === 'redis' ? await connectPatiently(where!) : undefined
const store = client ? redisStore(() => client, Date.now) : openSqlite(where!)
const cache = new ReadingCache({ store, now: Date.now })

const answers = await Promise.all(
  Array.from({ length: REQUESTS }, (_, n) => {
    const key = `reading ${n % KEYS}`
    const make = async () => {
      console.log(`made ${key}`)
      await wait(MAKING_MS)
      return { reading: { key }, ttlMs: 300_000 }
    }
    return cache.read(key, make, PATIENT)
  }),
)
for (const [n, { reading }] of answers.entries())
  if (reading.key !== `reading ${n % KEYS}`) throw new Error(`a wrong answer for ${n}`)
await cache.settled()
await store.close()
client?.destroy()
