/** Which stores this process uses: in memory, embedded in a folder, or shared over Redis; each with its stand-in. */
import type { Counters, Limit } from './counters.ts'
import { DayLedger } from './day-ledger.ts'
import { memoryStore } from './memory.ts'
import { MemoryCounters } from './memory-counters.ts'
import { ReadingCache } from './reading-cache.ts'
import { redisStore } from './redis.ts'
import { connectToRedis, inTime } from './redis-client.ts'
import { RedisCounters } from './redis-counters.ts'
import { sqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'
import { type StoreWithStandIn, withStandIn } from './with-stand-in.ts'

export interface OpenStoresParts {
  readonly config: { readonly dataDir: string; readonly redisUrl: string | undefined }
  readonly limits: readonly Limit[]
  readonly now: () => number
  /** Counters of several threads lie in memory that they share. */
  readonly counterMemory?: SharedArrayBuffer | undefined
  /** Told when a store fails and when it is back, in words for the log. */
  readonly tell: (event: { level: 'warn' | 'info'; message: string; error?: unknown }) => void
}

export interface Stores {
  readonly cache: ReadingCache
  readonly counters: Counters
  /** A count that all processes over this store share. */
  readonly tally: Store['tally']
  /** `fallback`: a stand-in is answering. */
  readonly state: () => { status: 'ok' | 'fallback'; store: string }
  /** Clients that this process (with Redis: its stand-in) has on record. */
  readonly trackedClients: () => number
  readonly close: () => Promise<void>
}

/** A file or folder that failed is tried again after this long. */
const DISK_PAUSE_MS = 5_000
const REDIS_PAUSE_MS = 1_000
const SAVE_EVERY_MS = 1_000
const SWEEP_EVERY_MS = 60_000

export function openStores(parts: OpenStoresParts): Stores {
  const { config, limits, now, counterMemory } = parts
  const local = new MemoryCounters(limits, undefined, counterMemory)
  if (config.redisUrl !== undefined) return overRedis(parts, config.redisUrl, local)
  if (config.dataDir !== ':memory:') return embedded(parts, local)
  const store = memoryStore(now)
  return running(parts, { store, counters: local, local, isWell: () => true, kind: () => store.kind })
}

function embedded(parts: OpenStoresParts, counters: MemoryCounters): Stores {
  const { config, now } = parts
  const store = withStandIn({
    kind: 'sqlite',
    open: () => sqliteStore({ directory: config.dataDir, now }),
    standIn: memoryStore(now),
    now,
    pauseMs: DISK_PAUSE_MS,
    ...reports(parts, `the store in ${config.dataDir}`),
  })
  const ledger = new DayLedger({ directory: config.dataDir, counters, now, onFailure: () => {} })
  ledger.restore()
  return running(parts, {
    store,
    counters,
    local: counters,
    ledger,
    isWell: () => store.isWell,
    kind: () => store.kind,
  })
}

function overRedis(parts: OpenStoresParts, url: string, standIn: MemoryCounters): Stores {
  const { limits, now } = parts
  const { onFailure, onRecovery } = reports(parts, 'Redis')
  const client = connectToRedis(url, () => {})
  const store = withStandIn({
    kind: 'redis',
    open: () => redisStore(client, now),
    standIn: memoryStore(now),
    now,
    pauseMs: REDIS_PAUSE_MS,
    bounded: inTime,
    onFailure,
    onRecovery,
  })
  const counters = new RedisCounters({ limits, client, standIn, now, onFailure: () => {} })
  return running(parts, {
    store,
    counters,
    local: standIn,
    isWell: () => client.isReady && store.isWell,
    kind: () => store.kind,
    disconnect: () => client.destroy(),
  })
}

interface Running {
  readonly store: Store | StoreWithStandIn
  readonly counters: Counters
  readonly local: MemoryCounters
  readonly ledger?: DayLedger
  readonly isWell: () => boolean
  readonly kind: () => string
  readonly disconnect?: () => void
}

/** The stores with their chores, which hold up neither a request nor the end of the process. */
function running(
  { now }: OpenStoresParts,
  { store, counters, local, ledger, isWell, kind, disconnect }: Running,
): Stores {
  const cache = new ReadingCache({ store, now })
  const chores = [
    setInterval(() => ledger?.save(), SAVE_EVERY_MS),
    setInterval(() => {
      void store.sweep()
      ledger?.sweep()
    }, SWEEP_EVERY_MS),
  ]
  for (const chore of chores) chore.unref()
  return {
    cache,
    counters,
    tally: store.tally,
    trackedClients: () => local.tracked,
    state: () => ({ status: isWell() ? 'ok' : 'fallback', store: kind() }),
    async close() {
      for (const chore of chores) clearInterval(chore)
      await cache.settled()
      ledger?.close()
      await store.close()
      disconnect?.()
    },
  }
}

const reports = ({ tell }: OpenStoresParts, what: string) => ({
  onFailure: (error: unknown) =>
    tell({
      level: 'warn',
      message: `${what} has failed; readings are kept in memory until it is back`,
      error,
    }),
  onRecovery: () => tell({ level: 'info', message: `${what} is back` }),
})
