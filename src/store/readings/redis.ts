/** Readings in Redis or Valkey, shared by any number of processes on any number of machines. */
import { crc32 } from 'node:zlib'
import { type RedisClient, runScript, script } from '../redis-client.ts'
import { MAX_FALLBACK_MS, type Store, type WriteOptions } from './store.ts'

/** Reads or leases in one round trip: `{value, leftMs}`, or 1 if the lease is ours and 0 if not. A key of the wrong type is deleted. */
const READ_OR_LEASE = script(`
local value = redis.pcall('GET', KEYS[1])
if type(value) == 'table' then
  redis.call('DEL', KEYS[1])
elseif value then
  return {value, redis.call('PTTL', KEYS[1])}
end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
local holder = redis.pcall('GET', KEYS[2])
if type(holder) == 'table' then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end
if holder == ARGV[1] or type(holder) == 'table' then return 1 end
return 0
`)

const LEASE = script(`
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) == ARGV[1] then return 1 end
return 0
`)

/** The rule of `staysFirst` (store.ts), in one step with the write: `{value, leftMs}` of the entry that stays, or nothing. */
const WRITE = script(`
redis.call('DEL', KEYS[2])
local found = redis.pcall('GET', KEYS[1])
if type(found) == 'string' and found ~= ARGV[3] then
  local left = redis.call('PTTL', KEYS[1])
  if left > ${MAX_FALLBACK_MS} or left >= tonumber(ARGV[2]) then return {found, left} end
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
`)

/** Only the holder may release a lease: it may have expired, and someone else may hold it now. */
const RELEASE = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`)

/** The count and its expiry are set in one step: a count without an expiry would stay for ever. */
const TALLY = script(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count
`)

type StoredText = [text: string, leftMs: number] | 0 | 1
type RemainingText = [text: string, leftMs: number] | null

/** `client` is called for each command, because after a failure there is a new connection. */
export function redisStore(client: () => RedisClient, now: () => number): Store {
  const find = async (key: string, token: string, leaseMs: number) => {
    const keys = [readingKey(key), leaseKey(key)] as const
    return (await runScript(client(), READ_OR_LEASE, keys, [token, leaseMs])) as StoredText
  }
  return {
    kind: 'redis',
    async readOrLease(key, token, leaseMs) {
      let found = await find(key, token, leaseMs)
      if (typeof found === 'object' && checked(found[0]) === undefined) {
        await client().send(readingKey(key), ['DEL', readingKey(key)])
        found = await find(key, token, leaseMs)
      }
      if (typeof found === 'number') return found === 1 ? 'leased' : 'taken'
      const value = checked(found[0])
      return value === undefined ? 'leased' : { value, expiresAt: now() + found[1] }
    },
    async lease(key, token, leaseMs) {
      return (await runScript(client(), LEASE, [leaseKey(key)], [token, leaseMs])) === 1
    },
    async write(key, value, ttlMs, { replaces }: WriteOptions = {}) {
      const write = async (replaced: string) => {
        const words = [withChecksum(value), Math.ceil(ttlMs), replaced]
        return (await runScript(client(), WRITE, [readingKey(key), leaseKey(key)], words)) as RemainingText
      }
      const first = await write(replaces === undefined ? '' : withChecksum(replaces))
      // A damaged entry is of no use to anybody.
      const stayed = first && checked(first[0]) === undefined ? await write(first[0]) : first
      const found = stayed ? checked(stayed[0]) : undefined
      if (found === undefined) return { value, expiresAt: now() + ttlMs }
      return { value: found, expiresAt: now() + stayed![1] }
    },
    // Redis evicts by use if it is told to (docs/operating.md).
    async touch(key) {
      await client().send(readingKey(key), ['TOUCH', readingKey(key)])
    },
    async release(key, token) {
      await runScript(client(), RELEASE, [leaseKey(key)], [token])
    },
    async tally(key, ttlMs) {
      return (await runScript(client(), TALLY, [tallyKey(key)], [ttlMs])) as number
    },
    // Redis expires keys by itself.
    async sweep() {},
    async close() {},
  }
}

/** `7f3a01:{…}` */
const withChecksum = (value: string) => `${crc32(value).toString(16)}:${value}`

/** The reading, or undefined if the checksum is wrong. */
function checked(text: string): string | undefined {
  const value = text.slice(text.indexOf(':') + 1)
  return withChecksum(value) === text ? value : undefined
}

/** The braces are a hash tag: they put all keys of one reading into the same slot of a cluster. */
const readingKey = (key: string) => `augury:reading:{${key}}`
const leaseKey = (key: string) => `augury:lease:{${key}}`
const tallyKey = (key: string) => `augury:tally:{${key}}`
