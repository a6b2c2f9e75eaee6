/** The embedded store: one SQLite file that only its owner can read. Several processes may share it. */
import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from './store.ts'

export interface SqliteOptions {
  readonly directory: string
  readonly now: () => number
  /** Rows beyond this go, those that expire soonest first. */
  readonly maxEntries?: number
}

/** About 6 KB each: a detailed horoscope is the largest reading there is. */
const MAX_ENTRIES = 200_000
const FILE = 'augury.db'
/** Another process may hold the file's lock for a moment; longer than this is a fault. */
const BUSY_MS = 2_000

/** Expired readings are overwritten with zeros, and the write-ahead log is emptied after each sweep. */
const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma secure_delete = on;
  pragma journal_size_limit = 8388608;
  create table if not exists reading (key text primary key, value text not null, expires_at integer not null) without rowid;
  create index if not exists reading_expiry on reading (expires_at);
  create table if not exists lease (key text primary key, token text not null, expires_at integer not null) without rowid;
  create table if not exists tally (key text primary key, count integer not null, expires_at integer not null) without rowid;
`

/** Opens the file, setting a damaged one aside. Throws when the folder cannot be used at all. */
export function openDatabase(directory: string, now: () => number): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, FILE)
  // SQLite gives the log and the shared memory the rights of the main file, so only that must be made with care.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  try {
    return prepared(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
    renameSync(path, `${path}.damaged-${now()}`)
    for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true })
    closeSync(openSync(path, 'a', 0o600))
    return prepared(path)
  }
}

function prepared(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    database.exec(SCHEMA)
    const { quick_check: verdict } = database.prepare('pragma quick_check(1)').get() as {
      quick_check: string
    }
    if (verdict !== 'ok') throw Object.assign(new Error(`damaged: ${verdict}`), { errcode: SQLITE_CORRUPT })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** The low byte of SQLite's extended error code names the kind of fault. */
export function isDamaged(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  return (code & 0xff) === SQLITE_CORRUPT || (code & 0xff) === SQLITE_NOTADB
}

export function sqliteStore({ directory, now, maxEntries = MAX_ENTRIES }: SqliteOptions): Store {
  const database = openDatabase(directory, now)
  const read = database.prepare(
    'select value, expires_at as expiresAt from reading where key = ? and expires_at > ?',
  )
  const write = database.prepare(
    'insert into reading values (?, ?, ?) on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at',
  )
  const lease = database.prepare(
    'insert into lease values (?, ?, ?) on conflict (key) do update set token = excluded.token, expires_at = excluded.expires_at where lease.expires_at <= ? or lease.token = excluded.token',
  )
  const release = database.prepare('delete from lease where key = ? and token = ?')
  const dropTally = database.prepare('delete from tally where key = ? and expires_at <= ?')
  const tally = database.prepare(
    'insert into tally values (?, 1, ?) on conflict (key) do update set count = count + 1 returning count',
  )

  return {
    kind: 'sqlite',
    async read(key) {
      return read.get(key, now()) as { value: string; expiresAt: number } | undefined
    },
    async write(key, value, ttlMs) {
      write.run(key, value, now() + ttlMs)
    },
    async lease(key, token, ttlMs) {
      return lease.run(key, token, now() + ttlMs, now()).changes === 1
    },
    async release(key, token) {
      release.run(key, token)
    },
    async tally(key, ttlMs) {
      dropTally.run(key, now())
      return (tally.get(key, now() + ttlMs) as { count: number }).count
    },
    async sweep() {
      sweep(database, now(), maxEntries)
    },
    async close() {
      database.close()
    },
  }
}

const SWEEP_ROWS = 2_000

/** Deletes what has expired, and what is too much, a bounded number of rows at a time. */
function sweep(database: DatabaseSync, now: number, maxEntries: number): void {
  const expired = database
    .prepare(
      'delete from reading where key in (select key from reading where expires_at <= ? order by expires_at limit ?)',
    )
    .run(now, SWEEP_ROWS)
  for (const table of ['lease', 'tally'])
    database.prepare(`delete from ${table} where expires_at <= ?`).run(now)
  const { count } = database.prepare('select count(*) as count from reading').get() as { count: number }
  const excess = Math.min(count - maxEntries, SWEEP_ROWS)
  if (excess > 0)
    database
      .prepare('delete from reading where key in (select key from reading order by expires_at limit ?)')
      .run(excess)
  if (expired.changes > 0 || excess > 0) database.exec('pragma wal_checkpoint(truncate)')
}
