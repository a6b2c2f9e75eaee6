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
    file: 'src/store/counters/memory-counters.ts',
    code: /this\.#ownSlots\.set\(|if \(known !== undefined\) return known/,
    change: /→ (undefined|false)/,
    reason: 'the windows of a key’s limits are kept to save time: made anew they are the same',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: /^const (SWEEP_STEPS|VICTIMS_CONSIDERED|ITEMS_IN_A_TURN) =/,
    reason: 'how much is done at once: one more or less',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: 'perDay = 0 })',
    change: /^0 →/,
    reason: 'below any limit by the minute, which is higher than zero',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: "find(({ window }) => window === 'day')",
    change: 'findLast',
    reason: 'a group has one day',
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
    code: /^const MOST =/,
    reason: 'chooses the counters of four bytes, as any number above 4,095 does',
  },
  {
    file: 'src/store/counters/day-records.ts',
    code: /const records = rows.reduce|Math\.ceil\(records\)/,
    change: /^(\/|0 → 1|1|ceil)/,
    reason: 'more room than the merge needs, or room for a torn record that is not read',
  },
  {
    file: 'src/store/counters/day-records.ts',
    code: 'AT.high',
    change: /^\+/,
    reason: 'it is zero',
  },
  {
    file: 'src/store/counters/counter-memory.ts',
    code: /CAPACITY =|WHEEL_SECONDS =/,
    change: /^\d/,
    reason: 'a client or a second more or less: what is filed too early is filed again',
  },
  {
    file: 'src/store/counters/counter-memory.ts',
    code: /^ {2}\w+: \d,$/,
    change: /^\d, \w+/,
    reason: 'which place a number has: any, if no two have the same',
  },
  {
    file: 'src/store/counters/window-counts.ts',
    code: 'for (let at = 0; at < used; at++)',
    change: /^(0|<) → (\(-1\)|<=)/,
    reason: 'an end before the first record, or after the last that was used: nobody reads it',
  },
  {
    file: 'src/store/counters/window-counts.ts',
    code: /let last = 0|> last\)/,
    change: /→ (\(-1\)|>=)$/,
    reason: 'the highest of some numbers that are not negative',
  },
  {
    file: 'src/store/counters/lock.ts',
    code: /SPINS|LOOK_AGAIN_MS =/,
    change: /→ ([\d(]|<=)/,
    reason: 'how long a thread tries before it waits, and waits before it looks: one more or less',
  },
  {
    file: 'src/store/counters/lock.ts',
    code: 'LOCK_WORDS =',
    change: '→ 3',
    reason: 'a word that nobody uses',
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
