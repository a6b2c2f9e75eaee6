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
  /** On disk days end by the clock on the wall, which a restart does not set back; in memory by the counters' own. */
  readonly now: () => number
  readonly steadyNow: () => number
}

/** So many are kept for a disk that is away. */
const MOST_UNSAVED = 100_000
/** A clock that differs by more than this from the last time was set. */
const SET_MS = 10_000

const ROWS = 'select client_groups as groups, records from day_log'
const DELETE = 'delete from day_log'
const ADD = 'insert into day_log (client_groups, records) values (?, ?)'

export class DayLedger {
  readonly #parts: DayLedgerParts
  /** Counted and not yet on disk. */
  #unsaved: DayCount[] = []
  /** How far the clock on the wall is ahead of the counters' own, since it was last set. */
  #ahead: number
  #isToReplace = false

  constructor(parts: DayLedgerParts) {
    this.#parts = parts
    this.#ahead = parts.now() - parts.steadyNow()
  }

  /** Gives the counters what the file knows, or a file that knows nothing what they do. Throws what the file throws. */
  restore(): void {
    const { file, counters, now, steadyNow } = this.#parts
    const rows = file.all(ROWS) as unknown as DayRow[]
    const ahead = now() - steadyNow()
    this.#ahead = ahead
    for (const row of rows) counters.restoreDays(shifted(unpackDays(row), -ahead), steadyNow())
    if (rows.length === 0) this.#unsaved = counters.allDays(steadyNow())
  }

  /** Adds what has changed since the last call. Called every second. */
  save(): void {
    const { watch, counters, now, steadyNow } = this.#parts
    const changed = counters.takeChangedDays(steadyNow())
    const ahead = now() - steadyNow()
    this.#unsaved = this.#unsaved.concat(changed).slice(-MOST_UNSAVED)
    if (Math.abs(ahead - this.#ahead) > SET_MS) {
      // What was written before the clock was set would end too early or too late.
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
      // Another process that writes is soon done: the next second brings these too.
      if (!isBusy(error)) throw error
    }
  }
}

function* shifted(days: Iterable<DayCount>, ms: number): Generator<DayCount> {
  for (const day of days) yield { ...day, endsAt: day.endsAt + ms }
}
