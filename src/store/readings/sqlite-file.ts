/** The SQLite file in the data folder, readable only by its owner. It is opened, checked, and replaced by a new one if damaged or deleted. */
import { chmodSync, closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { makeFolder } from '../make-folder.ts'

/** Increase it whenever a table changes: a file of another format is emptied. */
const FORMAT = 1

/**
 * Deleted readings are overwritten with zeros. Checkpoints wait for the disk, so a separate thread makes them (sqlite-sweep.ts) and
 * this connection makes none. `reading` has a rowid because its rows are large: without one it would be five times slower.
 * When a reading was last used is in a table of its own, kept by triggers, so that an older release can share the file.
 */
const SCHEMA = `
  create table if not exists reading (key text primary key, value text not null, checksum integer not null, expires_at integer not null);
  create index if not exists reading_expiry on reading (expires_at);
  create table if not exists reading_use (key text primary key, used_at integer not null, is_current integer not null) without rowid;
  create index if not exists reading_use_order on reading_use (is_current, used_at);
  create trigger if not exists reading_inserted after insert on reading
    begin insert or ignore into reading_use values (new.key, 0, 0); end;
  create trigger if not exists reading_deleted after delete on reading
    begin delete from reading_use where key = old.key; end;
  insert or ignore into reading_use select key, 0, 0 from reading where not exists (select 1 from reading_use);
  create table if not exists lease (key text primary key, token text not null, expires_at integer not null) without rowid;
  create table if not exists tally (key text primary key, count integer not null, expires_at integer not null) without rowid;
  create table if not exists day_count (bucket text not null, client_group text not null, count integer not null, expires_at integer not null,
    primary key (bucket, client_group)) without rowid;
  drop table if exists day_log;
`
const TABLES = ['reading', 'reading_use', 'lease', 'tally', 'day_count']

/** Opening does not wait for the disk (`synchronous = off`), because requests may be waiting for this thread. */
const BEFORE_OPENING = 'pragma synchronous = off; pragma journal_mode = wal'
const WHEN_OPEN = `
  pragma synchronous = normal;
  pragma secure_delete = on;
  pragma wal_autocheckpoint = 0;
  pragma busy_timeout = 0;
`

/** Another process may lock the file briefly while it is opened or closed. */
const BUSY_MS = 250
// mutate constant: how often a start looks whether it has the file, and how much room it asks for: one more or less
const LOOK_AGAIN_MS = 5
const MIN_TRIES = 3
/** Written each time the file is opened, to check that the disk has room for more than a few bytes. */
// mutate constant: how often a start looks whether it has the file, and how much room it asks for: one more or less
const PROBE_BYTES = 65_536
/** A damaged file may contain personal data, so it is deleted when everything in it has expired. */
const SET_ASIDE_FOR_MS = 86_400_000

export interface SqliteFileOptions {
  readonly directory: string
  readonly now: () => number
  /** Called with a log message when the file was damaged or has vanished. */
  readonly report?: (message: string) => void
}

export class SqliteFile {
  readonly path: string
  readonly #options: SqliteFileOptions
  readonly #statements = new Map<string, StatementSync>()
  #database: DatabaseSync | undefined
  #inode: bigint | undefined
  #isDamaged = false

  constructor(options: SqliteFileOptions) {
    this.#options = options
    this.path = join(options.directory, 'augury.db')
  }

  /** Opens or reopens the file. A damaged file is renamed and replaced. Throws if the folder cannot be used. */
  open(): void {
    this.#database?.exec('pragma synchronous = off')
    this.close()
    makeFolder(this.#options.directory)
    this.forgetOldFiles()
    if (this.#isDamaged) this.#setAside()
    try {
      this.#connect()
    } catch (error) {
      this.close()
      if (!isDamage(error)) throw error
      this.#setAside()
      this.#connect()
    }
  }

  #connect(): void {
    // SQLite gives its -wal and -shm files the permissions of the main file, so it is enough to set them here.
    closeSync(openSync(this.path, 'a', 0o600))
    chmodSync(this.path, 0o600)
    const database = new DatabaseSync(this.path, { timeout: BUSY_MS })
    this.#database = database
    this.#inode = inodeOf(this.path)
    patiently(() => database.exec(BEFORE_OPENING))
    makeTables(database)
    database.exec(
      `begin immediate; insert or replace into reading values ('probe', zeroblob(${PROBE_BYTES}), 0, 0); commit;
       delete from reading where key = 'probe'`,
    )
    database.exec(WHEN_OPEN)
  }

  get(sql: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.#guarded(() => this.#prepared(sql).get(...values))
  }

  all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#guarded(() => this.#prepared(sql).all(...values))
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return this.#guarded(() => Number(this.#prepared(sql).run(...values).changes))
  }

  transaction(work: () => void): void {
    this.run('begin immediate')
    try {
      work()
      this.run('commit')
    } catch (error) {
      // If the disk is full, SQLite has already ended the transaction.
      if (this.#database?.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  /** True if someone has deleted or replaced the file while it was open. */
  get hasVanished(): boolean {
    return inodeOf(this.path) !== this.#inode
  }

  /** Throws if the file has vanished, and reports it. */
  checkPlace(): void {
    if (!this.hasVanished) return
    this.#options.report?.(`${this.path} has vanished; a new file is started`)
    throw new Error('the file has vanished')
  }

  /** For damage that SQLite does not detect: a value that was read differs from what was written. */
  markDamaged(reason: string): never {
    this.#isDamaged = true
    throw new Error(reason)
  }

  /** Size of the write-ahead log, in bytes. */
  get logBytes(): number {
    return statSync(`${this.path}-wal`, { throwIfNoEntry: false })?.size ?? 0
  }

  /** From now on, writes wait for other writers. For the end of the process, when no request waits for this thread. */
  waitForOthers(): void {
    this.#database?.exec(`pragma busy_timeout = ${BUSY_MS}`)
  }

  close(): void {
    this.#statements.clear()
    const database = this.#database
    this.#database = undefined
    database?.close()
  }

  #prepared(sql: string): StatementSync {
    if (this.#database === undefined) throw new Error('the file is not open')
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #guarded<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.#isDamaged ||= isDamage(error)
      throw error
    }
  }

  /** Renames the damaged file, unless another process has already replaced it with a new one. */
  #setAside(): void {
    this.#isDamaged = false
    const found = inodeOf(this.path)
    if (found === undefined || (this.#inode !== undefined && found !== this.#inode)) return
    const aside = `${this.path}.damaged-${this.#options.now()}`
    renameSync(this.path, aside)
    for (const rest of ['-wal', '-shm']) rmSync(this.path + rest, { force: true })
    this.#options.report?.(
      `${this.path} is damaged; it is set aside as ${aside} for a day, and a new file is started`,
    )
  }

  forgetOldFiles(): void {
    const { directory, now } = this.#options
    for (const name of readdirSync(directory)) {
      const since = /^augury\.db\.damaged-(\d+)$/.exec(name)?.[1]
      if (since !== undefined && Number(since) + SET_ASIDE_FOR_MS <= now())
        rmSync(join(directory, name), { force: true })
    }
  }
}

/** If several processes create the file at once, setting the journal mode fails because the file is locked: here SQLite ignores its timeout. */
function patiently(work: () => void): void {
  const end = performance.now() + BUSY_MS
  for (let tries = 1; ; tries++)
    try {
      work()
      return
    } catch (error) {
      // If the machine was suspended or overloaded, the time has passed without enough tries.
      if (!isBusy(error) || (performance.now() > end && tries >= MIN_TRIES)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
    }
}

/** In one transaction, because another process may be opening the file at the same moment. */
function makeTables(database: DatabaseSync): void {
  database.exec('begin immediate')
  const { user_version: format } = database.prepare('pragma user_version').get() as { user_version: number }
  if (format !== FORMAT) for (const table of TABLES) database.exec(`drop table if exists ${table}`)
  database.exec(`${SCHEMA} pragma user_version = ${FORMAT}; commit`)
}

const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** The low byte of SQLite's extended error code is the primary error code. */
const kindOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Another process is writing. */
export const isBusy = (error: unknown) => kindOf(error) === SQLITE_BUSY

// mutate order: a list that is only asked what it holds
export const isDamage = (error: unknown) => [SQLITE_CORRUPT, SQLITE_NOTADB].includes(kindOf(error))
