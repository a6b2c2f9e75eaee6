import type { Equivalent } from './equivalent.ts'

export const STORE: readonly Equivalent[] = [
  { file: 'src/store/secret.ts', code: 'rmSync(draft, { force: true })', reason: 'the draft is there' },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: 'if (this.#lock === undefined) return this.#countAlone(',
    change: '→ false',
    reason: 'a short way for one thread: #locked does the same without a lock',
  },
  {
    file: 'src/store/failures.ts',
    code: 'Math.floor(now / MOMENT_MS)',
    change: 'ceil',
    reason: 'where a moment of 50 ms begins: only their number within a second counts',
  },
  {
    file: 'src/store/readings/sqlite-sweep-thread.ts',
    code: 'ROOM =',
    reason: 'a margin: how much sooner or later readings are evicted again',
  },
  {
    file: 'src/store/readings/sqlite.ts',
    code: 'SWEEP_AT_LEAST_EVERY_MS =',
    reason: 'how often it is swept: a millisecond more or less',
  },
  {
    file: 'src/store/readings/sqlite-file.ts',
    code: 'FEWEST_TRIES =',
    reason: 'how patient a start is when another process has the file: one try more or less',
  },
  {
    file: 'src/store/counters/day-records.ts',
    code: 'perMinute: 1, perDay: MOST',
    change: '1 →',
    reason: 'days are merged, and no minute is counted',
  },
  {
    file: 'src/store/counters/lock.ts',
    code: 'SPINS =',
    reason: 'how long a thread tries before it waits: one try more or less',
  },
  {
    file: 'src/store/counters/lock.ts',
    code: 'Atomics.notify(this.#words, OWNER, 1)',
    reason: 'who waits looks again by itself, a little later',
  },
  {
    file: 'src/store/redis-link.ts',
    code: /^const (PATIENCE|GIVE_UP|PAUSE|PROBE_EVERY)_MS =/,
    reason: 'how long is waited: a millisecond more or less',
  },
  {
    file: 'src/store/readings/gathered-writes.ts',
    code: 'if (writes.length === 0) return',
    reason: 'a short way: nothing is written either way',
  },
]
