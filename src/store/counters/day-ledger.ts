/** Daily counts on disk, so that a restart does not reset every client's daily limit. */
import { isBusy, SqliteFile } from '../readings/sqlite-file.ts'
import { StoreCircuitBreaker } from '../store-circuit-breaker.ts'
import type { DayCount, MemoryCounters } from './memory-counters.ts'

export interface DayLedgerParts {
  readonly directory: string
  readonly counters: MemoryCounters
  /** On disk, ends are in system time, which stays valid after a restart; in memory they are in the counters' monotonic time. */
  readonly now: () => number
  readonly steadyNow: () => number
  /** Called with a log message when the file was damaged. */
  readonly report?: ((message: string) => void) | undefined
}

const SAVE_EVERY_MS = 1_000
/** Pause before retrying a file or folder that failed. */
const DISK_PAUSE_MS = 2_000
/** If the two clocks have moved apart by more than this since the last look, the system clock was changed. */
const CLOCK_CHANGE_MS = 10_000

const ROWS = 'select bucket, client_group as "group", count, expires_at - ? as endsAt from day_count'
const SAVE = 'insert or replace into day_count (bucket, client_group, count, expires_at) values (?, ?, ?, ?)'

/** Uses the file of the embedded store over a connection of its own. The store reports that the file has vanished or cannot be used, and deletes ended days. */
export class DayLedger {
  readonly #parts: DayLedgerParts
  readonly #file: SqliteFile
  readonly #breaker: StoreCircuitBreaker
  readonly #timer: NodeJS.Timeout
  /** By how much the system clock is ahead of the counters' monotonic clock, since it was last changed. */
  #ahead = 0

  /** Restores what was saved. From now on, what has changed is saved every second. */
  constructor(parts: DayLedgerParts) {
    this.#parts = parts
    const { directory, now, report = () => {} } = parts
    this.#file = new SqliteFile({ directory, now, report })
    this.#breaker = new StoreCircuitBreaker({
      mend: () => this.#open(),
      pauseMs: DISK_PAUSE_MS,
      onFailure: () => {},
      onRecovery: () => {},
    })
    this.#breaker.try(() => this.#open())
    this.#timer = setInterval(() => this.save(), SAVE_EVERY_MS).unref()
  }

  #open(): void {
    const { counters, now, steadyNow } = this.#parts
    this.#file.open()
    this.#ahead = now() - steadyNow()
    // The file may be a new one, and counts of a time without a file are not saved yet.
    counters.markUnsaved()
    const days = this.#file.all(ROWS, this.#ahead) as unknown as DayCount[]
    counters.restoreDays(days, steadyNow())
  }

  save(): void {
    const { counters, now, steadyNow } = this.#parts
    const ahead = now() - steadyNow()
    if (Math.abs(ahead - this.#ahead) > CLOCK_CHANGE_MS) {
      // Days that were saved before the clock was changed would end too early or too late.
      this.#ahead = ahead
      counters.markUnsaved()
    }
    this.#breaker.try(() => {
      if (this.#file.hasVanished) throw new Error('the file has vanished')
      this.#write(counters.unsavedDays(steadyNow()))
    })
  }

  #write(days: readonly DayCount[]): void {
    if (days.length === 0) return
    try {
      this.#file.transaction(() => {
        for (const { bucket, group, count, endsAt } of days)
          this.#file.run(SAVE, bucket, group, count, Math.ceil(endsAt + this.#ahead))
      })
      this.#parts.counters.markSaved()
    } catch (error) {
      // Another process is writing; these counts are saved a second later.
      if (!isBusy(error)) throw error
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#breaker.end()
    this.#file.waitForOthers()
    this.save()
    this.#file.close()
  }
}
