/** Day counts on disk, so that a restart does not give every client a fresh day. */

import { isBusy, type SqliteFile } from '../readings/sqlite-file.ts'
import type { Watch } from '../watch.ts'
import { type DayRow, packDays, unpackDays } from './day-records.ts'
import type { DayCount, MemoryCounters } from './memory-counters.ts'

export interface DayLedgerParts {
  readonly file: SqliteFile
  /** Of the file. */
  readonly watch: Watch
  readonly counters: MemoryCounters
  readonly now: () => number
}

/** So many are kept for a disk that is away. */
const MOST_UNSAVED = 100_000

const ROWS = 'select client_groups as groups, records from day_log'
const ADD = 'insert into day_log (client_groups, records) values (?, ?)'

export class DayLedger {
  readonly #parts: DayLedgerParts
  /** Counted and not yet on disk. */
  #unsaved: DayCount[] = []

  constructor(parts: DayLedgerParts) {
    this.#parts = parts
  }

  /** Gives the counters what the file knows, or a file that knows nothing what they do. Throws what the file throws. */
  restore(): void {
    const { file, counters, now } = this.#parts
    const rows = file.all(ROWS) as unknown as DayRow[]
    for (const row of rows) counters.restoreDays(unpackDays(row), now())
    if (rows.length === 0) this.#unsaved = counters.allDays(now())
  }

  /** Adds what has changed since the last call. Called every second. */
  save(): void {
    const { watch, counters, now } = this.#parts
    this.#unsaved = this.#unsaved.concat(counters.takeChangedDays(now())).slice(-MOST_UNSAVED)
    if (this.#unsaved.length > 0) watch.try(() => this.#append())
  }

  #append(): void {
    const { groups, records } = packDays(this.#unsaved)
    try {
      this.#parts.file.run(ADD, groups, records)
      this.#unsaved = []
    } catch (error) {
      // Another process that writes is soon done: the next second brings these too.
      if (!isBusy(error)) throw error
    }
  }
}
