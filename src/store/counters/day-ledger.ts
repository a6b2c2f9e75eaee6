/** Daily counts on disk, so that a restart does not reset every client's daily limit. */

import { isBusy, type SqliteFile } from '../readings/sqlite-file.ts'
import type { Watch } from '../watch.ts'
import { type DayRow, packDays, unpackDays } from './day-records.ts'
import type { DayCount, MemoryCounters } from './memory-counters.ts'

export interface DayLedgerParts {
  readonly file: SqliteFile
  /** Watches the file. */
  readonly watch: Watch
  readonly counters: MemoryCounters
  /** On disk, ends are in system time, which stays valid after a restart; in memory they are in the counters' monotonic time. */
  readonly now: () => number
  readonly steadyNow: () => number
}

/** Limit for counts that are kept in memory while the disk fails. */
const MOST_UNSAVED = 100_000
/** If the two clocks have moved apart by more than this since the last look, the system clock was changed. */
const SET_MS = 10_000

const ROWS = 'select client_groups as groups, records from day_log'
const DELETE = 'delete from day_log'
const ADD = 'insert into day_log (client_groups, records) values (?, ?)'

export class DayLedger {
  readonly #parts: DayLedgerParts
  /** Counts that are not on disk yet. */
  #unsaved: DayCount[] = []
  /** By how much the system clock is ahead of the counters' monotonic clock, since it was last changed. */
  #ahead: number
  #isToReplace = false

  constructor(parts: DayLedgerParts) {
    this.#parts = parts
    this.#ahead = parts.now() - parts.steadyNow()
  }

  /** Loads the counts from the file; if the file has none, saves those in memory. Throws the file's errors. */
  restore(): void {
    const { file, counters, now, steadyNow } = this.#parts
    const rows = file.all(ROWS) as unknown as DayRow[]
    const ahead = now() - steadyNow()
    this.#ahead = ahead
    for (const row of rows) counters.restoreDays(shifted(unpackDays(row), -ahead), steadyNow())
    if (rows.length === 0) this.#unsaved = counters.allDays(steadyNow())
  }

  /** Appends what has changed since the last call. Called every second. */
  save(): void {
    const { watch, counters, now, steadyNow } = this.#parts
    const changed = counters.takeChangedDays(steadyNow())
    const ahead = now() - steadyNow()
    this.#unsaved = this.#unsaved.concat(changed).slice(-MOST_UNSAVED)
    if (Math.abs(ahead - this.#ahead) > SET_MS) {
      // Counts that were written before the clock was changed would end too early or too late.
      this.#ahead = ahead
      this.#isToReplace = true
      this.#unsaved = counters.allDays(steadyNow())
    }
    if (this.#unsaved.length > 0) watch.try(() => this.#append())
  }

  #append(): void {
    const { file } = this.#parts
    const { groups, records } = packDays([...shifted(this.#unsaved, this.#ahead)])
    try {
      file.transaction(() => {
        if (this.#isToReplace) file.run(DELETE)
        file.run(ADD, groups, records)
      })
      this.#isToReplace = false
      this.#unsaved = []
    } catch (error) {
      // Another process is writing; these counts are saved a second later.
      if (!isBusy(error)) throw error
    }
  }
}

function* shifted(days: Iterable<DayCount>, ms: number): Generator<DayCount> {
  for (const day of days) yield { ...day, endsAt: day.endsAt + ms }
}
