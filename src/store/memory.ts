import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './store.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_LEASES = 100_000
const MAX_TALLIES = 1_000

/** Keeps everything in this process, bounded in bytes; nothing survives a restart. */
export function memoryStore(now: () => number): Store {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // A JavaScript string takes up to two bytes a character; the rest is the entry's own overhead.
    sizeCalculation: (entry, key) => 2 * (entry.value.length + key.length) + 200,
  })
  const leases = new LRUCache<string, { token: string; expiresAt: number }>({ max: MAX_LEASES })
  const tallies = new LRUCache<string, { count: number; expiresAt: number }>({ max: MAX_TALLIES })

  return {
    kind: 'memory',
    async read(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.expiresAt > now()) return entry
      entries.delete(key)
      return undefined
    },
    async write(key, value, ttlMs) {
      entries.set(key, { value, expiresAt: now() + ttlMs })
    },
    async lease(key, token, ttlMs) {
      const held = leases.get(key)
      if (held !== undefined && held.token !== token && held.expiresAt > now()) return false
      leases.set(key, { token, expiresAt: now() + ttlMs })
      return true
    },
    async release(key, token) {
      if (leases.get(key)?.token === token) leases.delete(key)
    },
    async tally(key, ttlMs) {
      const begun = tallies.get(key)
      const isOpen = begun !== undefined && begun.expiresAt > now()
      const next = isOpen
        ? { count: begun.count + 1, expiresAt: begun.expiresAt }
        : { count: 1, expiresAt: now() + ttlMs }
      tallies.set(key, next)
      return next.count
    },
    // Expired entries are the first to be evicted; the bound in bytes is what matters here.
    async sweep() {
      for (const [key, entry] of entries.entries()) if (entry.expiresAt <= now()) entries.delete(key)
    },
    async close() {
      entries.clear()
    },
  }
}
