/** Day counts on disk, so that a restart does not give every client a fresh day. */
import type { DatabaseSync } from 'node:sqlite'
import type { DayCount, MemoryCounters } from './memory-counters.ts'
import { openDatabase } from './sqlite.ts'

const TABLE = `create table if not exists day_count (
  high integer not null, low integer not null, client_group text not null,
  count integer not null, ends_at integer not null,
  primary key (high, low, client_group)) without rowid`

export interface DayLedgerParts {
  readonly directory: string
  readonly counters: MemoryCounters
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

/** Opens lazily and again after a failure: a full or read-only disk costs the memory of the day, nothing else. */
export class DayLedger {
  readonly #parts: DayLedgerParts
  #database: DatabaseSync | undefined
  /** Counted but not yet on disk, because the last save failed. The latest count of a client wins. */
  #unsaved: DayCount[] = []

  constructor(parts: DayLedgerParts) {
    this.#parts = parts
  }

  /** Gives the counters what was counted before the start. */
  restore(): void {
    this.#tolerant((database) => {
      const rows = database
        .prepare('select high, low, client_group, count, ends_at from day_count where ends_at > ?')
        .all(this.#parts.now()) as {
        high: number
        low: number
        client_group: string
        count: number
        ends_at: number
      }[]
      const days = rows.map(({ high, low, client_group, count, ends_at }) => ({
        client: { high, low },
        group: client_group,
        count,
        endsAt: ends_at,
      }))
      this.#parts.counters.restoreDays(days, this.#parts.now())
    })
  }

  /** Writes what has changed since the last call, in one transaction. Called every second. */
  save(): void {
    const days = [...this.#unsaved, ...this.#parts.counters.takeChangedDays(this.#parts.now())]
    if (days.length === 0) return
    this.#unsaved = days.slice(-MOST_UNSAVED)
    this.#tolerant((database) => {
      const write = database.prepare(
        'insert into day_count values (?, ?, ?, ?, ?) on conflict do update set count = excluded.count, ends_at = excluded.ends_at',
      )
      database.exec('begin immediate')
      try {
        for (const { client, group, count, endsAt } of days)
          write.run(client.high, client.low, group, count, endsAt)
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
      this.#unsaved = []
    })
  }

  /** Forgets days that are over. */
  sweep(): void {
    this.#tolerant((database) => {
      database.prepare('delete from day_count where ends_at <= ?').run(this.#parts.now())
    })
  }

  close(): void {
    this.save()
    this.#database?.close()
    this.#database = undefined
  }

  #tolerant(work: (database: DatabaseSync) => void): void {
    try {
      this.#database ??= this.#open()
      work(this.#database)
    } catch (error) {
      this.#database?.close()
      this.#database = undefined
      this.#parts.onFailure(error)
    }
  }

  #open(): DatabaseSync {
    const database = openDatabase(this.#parts.directory, this.#parts.now)
    database.exec(TABLE)
    return database
  }
}

const MOST_UNSAVED = 100_000
