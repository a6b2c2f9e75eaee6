/** Readings in Redis or Valkey, shared by any number of processes on any number of machines. */
import type { RedisClient } from './redis-client.ts'
import type { Store } from './store.ts'

/** A lease may only be given back by the one who holds it, even if it has run out and someone else has it now. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

/** A count and its end are begun together: a count without an end would stay for good. */
const TALLY = `local count = redis.call('incr', KEYS[1]) if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end return count`

/** Every command touches one key only, so that the same code runs on a cluster. */
export function redisStore(client: RedisClient, now: () => number): Store {
  return {
    kind: 'redis',
    async read(key) {
      const [value, leftMs] = await Promise.all([client.get(readingKey(key)), client.pTTL(readingKey(key))])
      if (value === null || leftMs <= 0) return undefined
      return { value, expiresAt: now() + leftMs }
    },
    async write(key, value, ttlMs) {
      await client.set(readingKey(key), value, { expiration: { type: 'PX', value: ttlMs } })
    },
    async lease(key, token, ttlMs) {
      const answer = await client.set(leaseKey(key), token, {
        condition: 'NX',
        expiration: { type: 'PX', value: ttlMs },
      })
      return answer === 'OK' || (await client.get(leaseKey(key))) === token
    },
    async release(key, token) {
      await client.eval(RELEASE, { keys: [leaseKey(key)], arguments: [token] })
    },
    async tally(key, ttlMs) {
      return (await client.eval(TALLY, { keys: [tallyKey(key)], arguments: [String(ttlMs)] })) as number
    },
    // Redis expires keys by itself.
    async sweep() {},
    async close() {},
  }
}

const readingKey = (key: string) => `augury:reading:{${key}}`
const leaseKey = (key: string) => `augury:lease:{${key}}`
const tallyKey = (key: string) => `augury:tally:{${key}}`
