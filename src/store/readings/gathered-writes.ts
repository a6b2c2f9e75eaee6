/** Collects writes for a moment and makes them in one transaction, after the responses that caused them have been sent. */
import { isBusy, type SqliteFile } from './sqlite-file.ts'

// mutate constant: how long is gathered: a millisecond more or less
const GATHER_MS = 10
/** This many take about a millisecond, so requests are not delayed for longer. */
const MAX_AT_ONCE = 50
/** Another process that holds the write lock for longer than this is assumed to be stuck. */
const BUSY_FOR_MS = 5_000

interface Write {
  readonly work: () => void
  readonly fail: (error: unknown) => void
  readonly done: () => void
}

export class GatheredWrites {
  readonly #file: SqliteFile
  #waiting: Write[] = []
  #timer: NodeJS.Timeout | undefined
  #busySince: number | undefined

  constructor(file: SqliteFile) {
    this.#file = file
  }

  add<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T
      const write = { work: () => (result = work()), done: () => resolve(result), fail: reject }
      this.#waiting.push(write)
      this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS)
    })
  }

  #flush(): void {
    this.#timer = undefined
    const writes = this.#waiting.splice(0, MAX_AT_ONCE)
    try {
      this.#write(writes)
      this.#busySince = undefined
    } catch (error) {
      if (!this.#mayWait(error)) {
        this.#busySince = undefined
        for (const { fail } of writes.concat(this.#waiting.splice(0))) fail(error)
      } else this.#waiting.unshift(...writes)
    }
    const pauseMs = this.#busySince === undefined ? 0 : GATHER_MS
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#flush(), pauseMs)
  }

  #write(writes: readonly Write[]): void {
    this.#file.transaction(() => {
      for (const { work } of writes) work()
    })
    for (const { done } of writes) done()
  }

  #mayWait(error: unknown): boolean {
    if (!isBusy(error)) return false
    this.#busySince ??= performance.now()
    return performance.now() - this.#busySince < BUSY_FOR_MS
  }

  /** Makes all writes at once, for a clean stop. */
  flushAll(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const writes = this.#waiting.splice(0)
    // mutate condition, early return, operator, constant: a short way: nothing is written either way
    if (writes.length === 0) return
    try {
      this.#write(writes)
    } catch (error) {
      for (const { fail } of writes) fail(error)
    }
  }
}
