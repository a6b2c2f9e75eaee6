/** Readings in Redis or Valkey, shared by any number of processes on any number of machines. */
import { type RedisClient, run, script } from '../redis-client.ts'
import type { Store } from './store.ts'

/** Entry and lease in one look: `{value, leftMs}`, or whether the lease is ours. */
const READ_OR_LEASE = script(`
local value = redis.call('GET', KEYS[1])
if value then return {value, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[2]) == ARGV[1] then return 1 end
return 0
`)

const LEASE = script(`
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) == ARGV[1] then return 1 end
return 0
`)

const WRITE = script(`
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('DEL', KEYS[2])
`)

/** A lease may only be given back by the one who holds it, even if it has run out and someone else has it now. */
const RELEASE = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`)

/** A count and its end are begun together: a count without an end would stay for good. */
const TALLY = script(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count
`)

/** `client` is asked for at each call: after a failure it is another one. */
export function redisStore(client: () => RedisClient, now: () => number): Store {
  return {
    kind: 'redis',
    async readOrLease(key, token, leaseMs) {
      const keys = [readingKey(key), leaseKey(key)] as const
      const answer = (await run(client(), READ_OR_LEASE, keys, [token, leaseMs])) as [string, number] | 0 | 1
      if (answer === 1) return 'leased'
      if (answer === 0) return 'taken'
      return { value: answer[0], expiresAt: now() + answer[1] }
    },
    async lease(key, token, leaseMs) {
      return (await run(client(), LEASE, [leaseKey(key)], [token, leaseMs])) === 1
    },
    async write(key, value, ttlMs) {
      await run(client(), WRITE, [readingKey(key), leaseKey(key)], [value, ttlMs])
    },
    async release(key, token) {
      await run(client(), RELEASE, [leaseKey(key)], [token])
    },
    async tally(key, ttlMs) {
      return (await run(client(), TALLY, [tallyKey(key)], [ttlMs])) as number
    },
    // Redis expires keys by itself.
    async sweep() {},
    async close() {},
  }
}

/** The braces make all keys of one reading fall into one slot of a cluster. */
const readingKey = (key: string) => `augury:reading:{${key}}`
const leaseKey = (key: string) => `augury:lease:{${key}}`
const tallyKey = (key: string) => `augury:tally:{${key}}`
