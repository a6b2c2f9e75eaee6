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
    code: /^const (SWEEP_STEPS|VICTIMS_CONSIDERED|ITEMS_IN_A_TURN) =|considered < VICTIMS_CONSIDERED/,
    change: /→ ([\d(]|<=)/,
    reason: 'how much is done at once: one more or less',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: 'this.#locked(() => this.#sweep(now, SWEEP_STEPS))',
    reason: 'saves time: without it all that is restored is filed too early, and filed again',
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
    code: /^const (LOOK_AGAIN_MS|PROBE_BYTES) =/,
    change: /→ \d/,
    reason:
      'how often a start looks whether it has the file, and how much room it asks for: one more or less',
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
    file: 'src/store/counters/client-table.ts',
    code: /Math\.imul\(|hash >>> 15|randomInt\(2 \*\* 32\)/,
    change: /^(0x\w+|1[356]|32) → \d/,
    reason: 'a hash: with other constants it scatters as well',
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
  {
    file: 'src/store/readings/gathered-writes.ts',
    code: 'GATHER_MS =',
    reason: 'how long is gathered: a millisecond more or less',
  },
  {
    file: 'src/store/readings/sqlite-sweep-thread.ts',
    code: /^const (BUSY_MS|ROWS_AT_ONCE|TURN_MS|CHECKPOINT_TRIES) =|tries < CHECKPOINT_TRIES|TURN_MS\)/,
    change: /→ ([\d(]|<=|undefined)/,
    reason: 'how much is done before others have a turn, and how long that is: one more or less',
  },
  {
    file: 'src/store/readings/sqlite-sweep-thread.ts',
    code: /^ {4}(yieldToOthers|most!\.get)\(\)/,
    change: '→ undefined',
    reason: 'spares others a wait: what is done is the same',
  },
  {
    file: 'src/store/readings/sqlite.ts',
    code: /^const (MAX_BYTES|TRY_AGAIN_MS) =|await wait\(TRY_AGAIN_MS\)/,
    reason: 'a byte or a millisecond more or less',
  },
  {
    file: 'src/store/readings/stored-readings.ts',
    code: /^const (PATIENCE_MS|LOOK_AGAIN_MS|USUAL_BYTES) =|performance\.now\(\) >= giveUpAt/,
    change: /→ (\d|>$)/,
    reason: 'how long is waited, or a size that is only assumed: a little more or less',
  },
  {
    file: 'src/store/open-stores.ts',
    code: 'DISK_PAUSE_MS =',
    reason: 'how long is waited: a millisecond more or less',
  },
  {
    file: 'src/store/with-stand-in.ts',
    code: /^const (LEASE_MS|TALLY_MS|MOST_OWED_BYTES) =/,
    reason: 'how long is waited, or how much is kept: one more or less',
  },
  {
    file: 'src/store/readings/sqlite-file.ts',
    code: '[SQLITE_CORRUPT, SQLITE_NOTADB].includes(',
    change: 'SQLITE_CORRUPT, SQLITE_NOTADB →',
    reason: 'a list that is only asked what it holds',
  },
]
