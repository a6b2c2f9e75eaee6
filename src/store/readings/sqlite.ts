/** The embedded store: readings in one SQLite file. Several threads and processes may share it. */
import { setTimeout as wait } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { GatheredWrites } from './gathered-writes.ts'
import { isBusy, isDamage, type SqliteFile } from './sqlite-file.ts'
import { BYTES_IN_USE, Sweep } from './sqlite-sweep.ts'
import { type Entry, type Store, staysFirst, type WriteOptions } from './store.ts'

export interface SqliteOptions {
  readonly file: SqliteFile
  readonly now: () => number
  /** If the file is larger, readings are deleted before they expire: those not used for longest first, those of current dates last. */
  readonly maxBytes?: number
}

/** About 40,000 personal days of 26 kB (`npm run measure -- sizes`). */
// mutate constant: a byte or a millisecond more or less
const MAX_BYTES = 1_073_741_824
/** If the write-ahead log is longer, a checkpoint is made within a second and not only at the next sweep. */
const MAX_LOG_BYTES = 16_777_216
/** The daily counts contain client addresses, which must not be stored much longer than a day. */
// mutate constant: how often it is swept: a millisecond more or less
const MAX_SWEEP_INTERVAL_MS = 3_600_000

/** The last use of a reading is noted this often at most: each note is a write. */
const TOUCH_EVERY_MS = 600_000

const READ = `select value, checksum, expires_at as expiresAt, used_at as usedAt from reading left join reading_use using (key)
  where key = ? and expires_at > ?`
const LEASE = `insert into lease values (?, ?, ?) on conflict (key) do update set token = excluded.token, expires_at = excluded.expires_at
  where lease.expires_at <= ? or lease.token = excluded.token`
const WRITE = `insert into reading values (?, ?, ?, ?) on conflict (key) do update
  set value = excluded.value, checksum = excluded.checksum, expires_at = excluded.expires_at`
const WRITE_USE = 'insert or replace into reading_use values (?, ?, ?)'
const TOUCH = 'update reading_use set used_at = ? where key = ? and used_at <= ?'
const END_LEASE = 'delete from lease where key = ?'
const RELEASE = 'delete from lease where key = ? and token = ?'
const END_TALLY = 'delete from tally where key = ? and expires_at <= ?'
const TALLY =
  'insert into tally values (?, 1, ?) on conflict (key) do update set count = count + 1 returning count'
const EXPIRED = 'select 1 from reading where expires_at <= ? limit 1'

interface Row extends Entry {
  readonly usedAt: number | null
}

export class SqliteStore implements Store {
  readonly kind = 'sqlite'
  readonly #file: SqliteFile
  readonly #now: () => number
  readonly #maxBytes: number
  readonly #writes: GatheredWrites
  /** The write-ahead log could not be emptied, because another process was reading it. */
  #owesCheckpoint = false
  #sweep: Sweep | undefined
  #sweptAt = 0

  /** The file must be open. */
  constructor({ file, now, maxBytes = MAX_BYTES }: SqliteOptions) {
    this.#file = file
    this.#now = now
    this.#maxBytes = maxBytes
    this.#writes = new GatheredWrites(file)
  }

  readOrLease(key: string, token: string, leaseMs: number): Promise<Entry | 'leased' | 'taken'> {
    return whenFree(() => this.#readOrLease(key, token, leaseMs), 'taken')
  }

  #readOrLease(key: string, token: string, leaseMs: number): Entry | 'leased' | 'taken' {
    const found = this.#read(key)
    if (found !== undefined) return this.#used(key, found)
    if (!this.#lease(key, token, leaseMs)) return 'taken'
    // Another holder may have finished after we looked and before we got the lease.
    const late = this.#read(key)
    if (late === undefined) return 'leased'
    this.#file.run(RELEASE, key, token)
    return this.#used(key, late)
  }

  lease(key: string, token: string, leaseMs: number): Promise<boolean> {
    return whenFree(() => this.#lease(key, token, leaseMs), false)
  }

  #lease(key: string, token: string, leaseMs: number): boolean {
    const now = this.#now()
    return this.#file.run(LEASE, key, token, now + leaseMs, now) === 1
  }

  #read(key: string): Row | undefined {
    const row = this.#file.get(READ, key, this.#now()) as (Row & { checksum: number }) | undefined
    if (row === undefined) return undefined
    const { value, checksum, expiresAt, usedAt } = row
    if (crc32(value) !== checksum) this.#file.markDamaged('a stored reading has a wrong checksum')
    return { value, expiresAt, usedAt }
  }

  #used(key: string, { value, expiresAt, usedAt }: Row): Entry {
    // Failing to note the use does not fail the read. A broken file is reported by the writes that matter.
    if (this.#now() - (usedAt ?? 0) >= TOUCH_EVERY_MS) this.touch(key).catch(() => undefined)
    return { value, expiresAt }
  }

  /** Reads and writes in one transaction, so that of two processes only one is first. */
  write(key: string, value: string, ttlMs: number, options: WriteOptions = {}): Promise<Entry> {
    const { isCurrent = false, replaces } = options
    return this.#writes.add(() => {
      const now = this.#now()
      this.#file.run(END_LEASE, key)
      const found = this.#read(key)
      if (found !== undefined && staysFirst(found, { ttlMs, replaces, now })) return found
      this.#file.run(WRITE, key, value, crc32(value), now + ttlMs)
      this.#file.run(WRITE_USE, key, now, isCurrent ? 1 : 0)
      return { value, expiresAt: now + ttlMs }
    })
  }

  async touch(key: string): Promise<void> {
    const now = this.#now()
    await this.#writes.add(() => this.#file.run(TOUCH, now, key, now - TOUCH_EVERY_MS))
  }

  release(key: string, token: string): Promise<void> {
    return this.#writes.add(() => void this.#file.run(RELEASE, key, token))
  }

  tally(key: string, ttlMs: number): Promise<number> {
    return this.#writes.add(() => {
      this.#file.run(END_TALLY, key, this.#now())
      return this.#file.get(TALLY, key, this.#now() + ttlMs)!.count as number
    })
  }

  /** Deletions and checkpoints wait for the disk, so a separate thread makes them, when necessary. */
  async sweep(): Promise<void> {
    this.#file.forgetOldFiles()
    if (this.#sweep !== undefined) return
    try {
      if (!this.#needsSweep()) return
      this.#sweep = new Sweep({ path: this.#file.path, now: this.#now(), maxBytes: this.#maxBytes })
      this.#owesCheckpoint = !(await this.#sweep.result).isLogEmpty
      this.#sweptAt = this.#now()
    } catch (error) {
      if (isDamage(error)) this.#file.markDamaged((error as Error).message)
      if (!isBusy(error)) throw error
    } finally {
      this.#sweep = undefined
    }
  }

  #needsSweep(): boolean {
    if (this.#owesCheckpoint || this.isLogLong) return true
    if (this.#now() - this.#sweptAt > MAX_SWEEP_INTERVAL_MS) return true
    if (this.#file.get(EXPIRED, this.#now()) !== undefined) return true
    return (this.#file.get(BYTES_IN_USE)!.bytes as number) > this.#maxBytes
  }

  /** True if the write-ahead log should not wait for the next regular sweep. */
  get isLogLong(): boolean {
    return this.#file.logBytes > MAX_LOG_BYTES
  }

  async close(): Promise<void> {
    await this.#sweep?.stop()
    this.#writes.flushAll()
    this.#file.close()
  }
}

// mutate constant: a byte or a millisecond more or less
const TRY_AGAIN_MS = 2
const TRIES = 10

/** Retries while another thread or process is writing, without blocking this thread. */
async function whenFree<T>(work: () => T, otherwise: T): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    // mutate statement: a byte or a millisecond more or less
    await wait(TRY_AGAIN_MS)
  }
  return otherwise
}
