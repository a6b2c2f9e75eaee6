/** Chooses the stores of this process: in memory, embedded in a folder, or shared in Redis; the last two with a fallback. */
import type { Counters, LocalCounters } from './counters/counters.ts'
import { MemoryCounters } from './counters/memory-counters.ts'
import { RedisCounters } from './counters/redis-counters.ts'
import { steadyNow as machineNow, SteadyCounters } from './counters/steady-counters.ts'
import { type OpenCountersParts, openCounters } from './open-counters.ts'
import { memoryStore } from './readings/memory.ts'
import { ReadingCache } from './readings/reading-cache.ts'
import { redisStore } from './readings/redis.ts'
import { SqliteStore } from './readings/sqlite.ts'
import { SqliteFile } from './readings/sqlite-file.ts'
import type { Store } from './readings/store.ts'
import { unversioned } from './readings/stored-readings.ts'
import { RedisLink } from './redis-link.ts'
import { StoreCircuitBreaker } from './store-circuit-breaker.ts'
import { withFallbackStore } from './with-fallback-store.ts'

export interface OpenStoresParts extends OpenCountersParts {
  readonly config: { readonly dataDir: string; readonly redisUrl: string | undefined }
  /** In a thread: the counters of the main thread. */
  readonly threadCounters?: LocalCounters | undefined
}

export interface Stores {
  readonly cache: ReadingCache
  readonly counters: Counters
  /** A count that all processes using this store share. */
  readonly tally: Store['tally']
  /** `fallback`: the fallback is answering. */
  readonly state: () => { status: 'ok' | 'fallback'; store: string }
  /** Number of clients that this process tracks (with Redis: that its fallback tracks). */
  readonly trackedClients: () => number
  /** How often a fallback has replaced the store. */
  readonly flips: () => number
  readonly close: () => Promise<void>
}

/** Pause before retrying a file or folder that failed. */
// mutate constant: how long is waited: a millisecond more or less
const DISK_PAUSE_MS = 2_000
const SECOND_MS = 1_000
const MINUTE_MS = 60_000

export function openStores(parts: OpenStoresParts): Stores {
  const { config, now, threadCounters } = parts
  if (config.redisUrl !== undefined) return overRedis(parts, config.redisUrl)
  const { counters: local, close: closeCounters } =
    threadCounters === undefined ? openCounters(parts) : { counters: threadCounters, close: () => {} }
  if (config.dataDir !== ':memory:') return embedded(parts, local, closeCounters)
  return withBackgroundWork(parts, { store: memoryStore(now), counters: local, local, isWell: () => true })
}

function embedded(parts: OpenStoresParts, counters: LocalCounters, closeCounters: () => void): Stores {
  const { config, now, report } = parts
  const file = new SqliteFile({
    directory: config.dataDir,
    now,
    report: (message) => report({ level: 'warn', message }),
  })
  const breaker = new StoreCircuitBreaker({
    mend: () => file.open(),
    pauseMs: DISK_PAUSE_MS,
    ...reports(parts, `the store in ${config.dataDir}`, DATA_DIR_CURE),
  })
  const sqlite = new SqliteStore({ file, now })
  breaker.try(() => file.open())
  const store = withFallbackStore(sqlite, memoryStore(now), {
    breaker,
    now,
    onOverruled: (key) => forgetIn(stores, key),
  })
  const stores = withBackgroundWork(parts, {
    store,
    counters,
    local: counters,
    isWell: () => breaker.isWell,
    flips: () => breaker.flips,
    everySecond: () => {
      void store.writeOwed()
      if (breaker.isWell) breaker.try(() => file.checkPlace())
      if (breaker.isWell && sqlite.isLogLong) void store.sweep()
    },
    atTheEnd: () => {
      breaker.end()
      file.waitForOthers()
      closeCounters()
    },
  })
  return stores
}

function overRedis(parts: OpenStoresParts, url: string): Stores {
  const { limits, now } = parts
  const fallback = new MemoryCounters(limits)
  const link = new RedisLink({ url, ...reports(parts, 'Redis') })
  const real = redisStore(() => link.client, now)
  const { breaker } = link
  const store = withFallbackStore(real, memoryStore(now), {
    breaker,
    now,
    onOverruled: (key) => forgetIn(stores, key),
  })
  const stores = withBackgroundWork(parts, {
    store,
    counters: new RedisCounters({ limits, link, fallback }),
    local: fallback,
    isWell: () => breaker.isWell,
    flips: () => breaker.flips,
    everySecond: () => void store.writeOwed(),
    atTheEnd: () => link.close(),
  })
  return stores
}

/** For when another process was first: its reading is read from the store from now on. */
const forgetIn = ({ cache }: Stores, storeKey: string) => cache.forget(unversioned(storeKey))

interface StoreParts {
  readonly store: Store
  readonly counters: Counters
  readonly local: LocalCounters
  readonly isWell: () => boolean
  readonly flips?: () => number
  readonly everySecond?: () => void
  /** Called when the last readings have been written. */
  readonly atTheEnd?: () => void
}

/** The stores with their regular background work, which delays neither requests nor the end of the process. */
function withBackgroundWork({ now, steadyNow = machineNow }: OpenStoresParts, parts: StoreParts): Stores {
  const {
    store,
    counters,
    local,
    isWell,
    flips = () => 0,
    everySecond = () => {},
    atTheEnd = () => {},
  } = parts
  const cache = new ReadingCache({ store, now })
  const chores = [setInterval(everySecond, SECOND_MS), setInterval(() => void store.sweep(), MINUTE_MS)]
  for (const chore of chores) chore.unref()
  return {
    cache,
    counters: new SteadyCounters(counters, steadyNow),
    tally: store.tally,
    trackedClients: () => local.tracked,
    flips,
    state: () => ({ status: isWell() ? 'ok' : 'fallback', store: store.kind }),
    async close() {
      for (const chore of chores) clearInterval(chore)
      await cache.settled()
      atTheEnd()
      await store.close()
    },
  }
}

const DATA_DIR_CURE = '. DATA_DIR must be a folder that this user may write to, or :memory:'

const reports = ({ report }: OpenStoresParts, what: string, cure = '') => ({
  onFailure: (error: unknown) =>
    report({
      level: 'warn',
      message: `${what} has failed; memory is used instead until it is back${cure}`,
      error,
    }),
  onRecovery: () => report({ level: 'info', message: `${what} is back` }),
})
