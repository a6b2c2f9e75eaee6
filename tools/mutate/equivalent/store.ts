import type { Equivalent } from './equivalent.ts'

export const STORE: readonly Equivalent[] = [
  { file: 'src/store/secret.ts', code: 'rmSync(draft, { force: true })', reason: 'the draft is there' },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: /^const (SWEEP_EVERY_MS|SWEEP_WHEN_FULL_EVERY_MS|MAX_CANDIDATES) =|n < MAX_CANDIDATES/,
    change: /→ ([\d(]|<=)/,
    reason: 'how often and how much is looked at: one more or less',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: "find(({ window }) => window === 'day')",
    change: 'findLast',
    reason: 'a group has one day',
  },
  {
    file: 'src/store/counters/day-ledger.ts',
    code: 'DISK_PAUSE_MS =',
    reason: 'how long is waited: a millisecond more or less',
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
