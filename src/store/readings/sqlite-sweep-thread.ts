/** One sweep of the embedded store (sqlite-sweep.ts). */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { BYTES_IN_USE, type SweepAnswer, type SweepResult, type SweepTask } from './sqlite-sweep.ts'

// mutate constant: how much is done before others have a turn, and how long that is: one more or less
const BUSY_MS = 2_000
/** This many deletions lock the file for a few milliseconds; then other writers get a turn. */
// mutate constant: how much is done before others have a turn, and how long that is: one more or less
const ROWS_AT_ONCE = 100
// mutate constant: how much is done before others have a turn, and how long that is: one more or less
const TURN_MS = 5
/** Evicts a little more than necessary, so that the next eviction is not needed immediately. */
// mutate constant: a margin: how much sooner or later readings are evicted again
const ROOM = 0.9
// mutate constant: how much is done before others have a turn, and how long that is: one more or less
const CHECKPOINT_TRIES = 5

/** The least recently used readings first, those of current dates last. */
const EVICT =
  'delete from reading where key in (select key from reading_use order by is_current, used_at limit ?)'
const DELETE_EXPIRED =
  'delete from reading where rowid in (select rowid from reading where expires_at <= ? order by expires_at limit ?)'

const { path, now, maxBytes } = workerData as SweepTask
const database = new DatabaseSync(path, { timeout: BUSY_MS })
try {
  parentPort!.postMessage(sweep())
} catch (error) {
  const { message, errcode } = error as Error & { errcode?: number }
  parentPort!.postMessage({ message, errcode } satisfies SweepAnswer)
} finally {
  database.close()
}

function sweep(): SweepResult {
  database.exec('pragma secure_delete = on; pragma synchronous = normal; pragma wal_autocheckpoint = 0')
  deleteExpired()
  evict()
  for (const table of ['lease', 'tally', 'day_count'])
    database.prepare(`delete from ${table} where expires_at <= ?`).run(now)
  return { isLogEmpty: checkpoint() }
}

function deleteExpired(): void {
  const statement = database.prepare(DELETE_EXPIRED)
  for (let last = ROWS_AT_ONCE; last === ROWS_AT_ONCE; yieldToOthers())
    last = Number(statement.run(now, ROWS_AT_ONCE).changes)
}

function evict(): void {
  const inUse = database.prepare(BYTES_IN_USE)
  const bytes = () => (inUse.get() as { bytes: number }).bytes
  if (bytes() <= maxBytes) return
  const statement = database.prepare(EVICT)
  for (let last = 1; last > 0 && bytes() > maxBytes * ROOM; yieldToOthers())
    last = Number(statement.run(ROWS_AT_ONCE).changes)
}

/**
 * Copies the write-ahead log into the main file and empties it, so that no deleted data is left in it. Emptying blocks writers while it
 * waits for the disk, so a passive checkpoint, which does not block them, does most of the work first.
 */
function checkpoint(): boolean {
  const [passive, truncate] = ['passive', 'truncate'].map((how) =>
    database.prepare(`pragma wal_checkpoint(${how})`),
  )
  // mutate constant, operator <=: how much is done before others have a turn, and how long that is: one more or less
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
    // mutate statement: spares others a wait: what is done is the same
    passive!.get()
    if ((truncate!.get() as { busy: number }).busy === 0) return beginLog()
    // mutate statement: spares others a wait: what is done is the same
    yieldToOthers()
  }
  return false
}

/** The first write to an empty log waits for the disk. It is made here, so that no serving thread has to wait. */
function beginLog(): true {
  const { user_version: format } = database.prepare('pragma user_version').get() as { user_version: number }
  database.exec(`pragma user_version = ${format}`)
  return true
}

function yieldToOthers(): void {
  // mutate constant, statement, arguments: how much is done before others have a turn, and how long that is: one more or less
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TURN_MS)
}
