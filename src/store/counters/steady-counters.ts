/** Counters whose windows keep their length even if the system clock is changed. */
import type { Client, Counters, Limit, Verdict } from './counters.ts'

const MS_OF_NS = 1e-6
const START = Number(process.hrtime.bigint()) * MS_OF_NS - performance.now()

/** Milliseconds of a monotonic clock, the same in all threads of the machine. */
export const steadyNow = (): number => START + performance.now()

/** Smaller differences between the two clocks occur without any change of the system clock. They are ignored, so that a window's end stays fixed. */
const WAVERING_MS = 20

export class SteadyCounters implements Counters {
  readonly #counters: Counters
  readonly #steadyNow: () => number
  /** By how much the system clock is ahead of the monotonic one. */
  #ahead = 0

  constructor(counters: Counters, steady: () => number) {
    this.#counters = counters
    this.#steadyNow = steady
  }

  /** `now`, and the end of the window in the verdict, are in system time. */
  count(client: Client, group: number, now: number, own?: Limit): Verdict | Promise<Verdict> {
    return this.#inSystemTime(now, (steady) => this.#counters.count(client, group, steady, own))
  }

  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Verdict | Promise<Verdict> {
    return this.#inSystemTime(now, (steady) => this.#counters.charge(client, group, cost, steady, own))
  }

  #inSystemTime(
    now: number,
    count: (steady: number) => Verdict | Promise<Verdict>,
  ): Verdict | Promise<Verdict> {
    const steady = this.#steadyNow()
    if (Math.abs(now - steady - this.#ahead) > WAVERING_MS) this.#ahead = now - steady
    const ahead = this.#ahead
    const verdict = count(steady)
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
