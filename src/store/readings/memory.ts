import { LRUCache } from 'lru-cache'
import { type Entry, type Store, staysFirst } from './store.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_LEASES = 100_000
const MAX_TALLIES = 1_000

/** Keeps everything in this process, bounded in bytes; nothing survives a restart. */
export function memoryStore(now: () => number, maxBytes = MAX_BYTES): Store {
  const entries = entriesByUse(maxBytes)
  const leases = new Map<string, { token: string; expiresAt: number }>()
  const tallies = new Map<string, { count: number; expiresAt: number }>()

  function leaseNow(key: string, token: string, leaseMs: number): boolean {
    const lease = leases.get(key)
    if (lease !== undefined && lease.token !== token && lease.expiresAt > now()) return false
    addBounded(leases, key, { token, expiresAt: now() + leaseMs }, MAX_LEASES)
    return true
  }

  return {
    kind: 'memory',
    async readOrLease(key, token, leaseMs) {
      const entry = entries.get(key)
      if (entry !== undefined && entry.expiresAt > now()) return entry
      entries.delete(key)
      return leaseNow(key, token, leaseMs) ? 'leased' : 'taken'
    },
    async lease(key, token, leaseMs) {
      return leaseNow(key, token, leaseMs)
    },
    async write(key, value, ttlMs, { isCurrent = false, replaces } = {}) {
      leases.delete(key)
      const found = entries.get(key)
      if (found !== undefined && staysFirst(found, { ttlMs, replaces, now: now() })) return found
      const entry = { value, expiresAt: now() + ttlMs }
      entries.set(key, entry, isCurrent)
      return entry
    },
    async touch(key) {
      entries.get(key)
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
      addBounded(tallies, key, next, MAX_TALLIES)
      return next.count
    },
    // Removes expired entries early; the memory is limited in any case.
    async sweep() {
      for (const map of [entries, leases, tallies])
        for (const [key, { expiresAt }] of map.entries()) if (expiresAt <= now()) map.delete(key)
    },
    async close() {
      entries.clear()
    },
  }
}

/** If the map is full, the oldest entry is removed. */
function addBounded<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  if (map.size >= max && !map.has(key)) map.delete(map.keys().next().value!)
  map.set(key, value)
}

/** Entries of current dates and others, within one limit: the least recently used of the others is evicted first. */
function entriesByUse(maxBytes: number) {
  const [others, current] = [0, 1].map(
    () =>
      new LRUCache<string, Entry>({
        maxSize: maxBytes,
        // A JavaScript string takes up to two bytes per character; the rest is the overhead of an entry.
        sizeCalculation: (entry, key) => 2 * (entry.value.length + key.length) + 200,
      }),
  ) as [LRUCache<string, Entry>, LRUCache<string, Entry>]
  const remove = (key: string) => {
    for (const each of [others, current]) each.delete(key)
  }
  return {
    get: (key: string) => current.get(key) ?? others.get(key),
    delete: remove,
    set(key: string, entry: Entry, isCurrent: boolean) {
      remove(key)
      const own = isCurrent ? current : others
      own.set(key, entry)
      while (others.calculatedSize + current.calculatedSize > maxBytes)
        (others.size > 0 ? others : current).pop()
    },
    entries: () => [...others.entries(), ...current.entries()],
    clear() {
      for (const each of [others, current]) each.clear()
    },
  }
}
