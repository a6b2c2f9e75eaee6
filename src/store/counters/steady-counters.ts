/** Counters whose windows last as long as they should, whoever sets the clock meanwhile. */
import type { Client, Counters, Verdict } from './counters.ts'

const MS_OF_NS = 1e-6
const START = Number(process.hrtime.bigint()) * MS_OF_NS - performance.now()

/** Milliseconds of a clock that nobody sets, the same in all threads of the machine. */
export const steadyNow = (): number => START + performance.now()

/** By less the two clocks differ from one look to the next, without anybody having set one: a window's end is not to waver. */
const WAVERING_MS = 20

export class SteadyCounters implements Counters {
  readonly #counters: Counters
  readonly #steadyNow: () => number
  /** How far the clock on the wall is ahead. */
  #ahead = 0

  constructor(counters: Counters, steady: () => number) {
    this.#counters = counters
    this.#steadyNow = steady
  }

  /** `now`, and the end of the window in the verdict, are by the clock on the wall. */
  count(client: Client, group: number, now: number): Verdict | Promise<Verdict> {
    const steady = this.#steadyNow()
    if (Math.abs(now - steady - this.#ahead) > WAVERING_MS) this.#ahead = now - steady
    const ahead = this.#ahead
    const verdict = this.#counters.count(client, group, steady)
    return verdict instanceof Promise ? verdict.then((late) => shifted(late, ahead)) : shifted(verdict, ahead)
  }

  close(): void | Promise<void> {
    return this.#counters.close()
  }
}

const shifted = ({ limit, remaining, resetsAt, refusedBy }: Verdict, ms: number): Verdict => ({
  limit,
  remaining,
  resetsAt: resetsAt + ms,
  refusedBy,
})
