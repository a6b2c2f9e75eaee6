/** One of several processes that ask for the same horoscope at once, with a language model. Prints who wrote each answer. */
import { readConfig } from '../../src/config.ts'
import { readDaily } from '../../src/readings/daily-horoscope.ts'
import { NO_METRICS, openTextSource } from '../../src/service/text-source.ts'
import { ReadingCache } from '../../src/store/readings/reading-cache.ts'
import { redisStore } from '../../src/store/readings/redis.ts'
import { words } from '../../src/words/language.ts'
import { openSqlite } from '../open-sqlite.ts'
import { connectPatiently } from '../patient-redis.ts'

const [, , kind, where] = process.argv
const REQUESTS = 100

const client = kind === 'redis' ? await connectPatiently(where!) : undefined
const store = client ? redisStore(() => client, Date.now) : openSqlite(where!)
const cache = new ReadingCache({ store, now: Date.now })
const config = readConfig(process.env)
const { textSource } = await openTextSource({
  config,
  now: Date.now,
  tally: (key, ttlMs) => store.tally(key, ttlMs),
  modelMetrics: NO_METRICS,
  onFailure: (error) => console.error(error),
  // One call for all, however slow the machine.
  timeoutMs: 60_000,
})

// All processes begin together, when they are told to.
console.log('ready')
await new Promise((resolve) => process.stdin.once('data', resolve))
process.stdin.destroy()

const request = { sign: 'leo', date: '2026-11-15' }
const answers = await Promise.all(
  Array.from({ length: REQUESTS }, () =>
    readDaily(request, { cache, textSource, words: words('en'), now: Date.now }),
  ),
)
for (const { reading } of answers) console.log(reading.source)
await cache.settled()
await store.close()
client?.destroy()
