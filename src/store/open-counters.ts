/** The counters of a process without Redis: in memory, with the daily counts saved in the data folder if there is one. */
import type { Limit, LocalCounters } from './counters/counters.ts'
import { DayLedger } from './counters/day-ledger.ts'
import { MemoryCounters } from './counters/memory-counters.ts'
import { steadyNow as machineNow } from './counters/steady-counters.ts'

export interface OpenCountersParts {
  readonly config: { readonly dataDir: string }
  readonly limits: readonly Limit[]
  /** Unix milliseconds, by the system clock, which may be changed. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock, for the rate limit windows. */
  readonly steadyNow?: () => number
  /** Called with a log message when a store fails and when it is back. */
  readonly report: (event: { level: 'warn' | 'info'; message: string; error?: unknown }) => void
}

export function openCounters({ config, limits, now, steadyNow = machineNow, report }: OpenCountersParts): {
  readonly counters: LocalCounters
  readonly close: () => void
} {
  const counters = new MemoryCounters(limits)
  if (config.dataDir === ':memory:') return { counters, close: () => {} }
  const ledger = new DayLedger({
    directory: config.dataDir,
    counters,
    now,
    steadyNow,
    report: (message) => report({ level: 'warn', message }),
  })
  return { counters, close: () => ledger.close() }
}
