/**
 * Decides when failures are frequent enough to stop using something. One late answer does not count against it, nor do the answers to
 * other requests that were sent before it failed.
 */

const MAX_IN_A_ROW = 3
/** The last second is divided into moments; failures in `MAX_BAD_MOMENTS` of them are too many. */
const MOMENT_MS = 50
const MOMENTS = 20
const MAX_BAD_MOMENTS = 5

export class Failures {
  #inARow = 0
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #badMoments = new Set<number>()

  /** An answer came in time. */
  answered(): void {
    this.#inARow = 0
  }

  /** Records a failure at `now` of a request sent at `askedAt`, both by a monotonic clock in ms. True when there are too many failures. */
  failed(startedAt: number, now: number): boolean {
    if (startedAt >= this.#lastAt) {
      this.#inARow++
      this.#lastAt = now
    }
    // mutate call: where a moment of 50 ms begins: only their number within a second counts
    const moment = Math.floor(now / MOMENT_MS)
    this.#badMoments.add(moment)
    for (const each of this.#badMoments) if (each <= moment - MOMENTS) this.#badMoments.delete(each)
    return this.#inARow >= MAX_IN_A_ROW || this.#badMoments.size >= MAX_BAD_MOMENTS
  }

  forget(): void {
    this.#inARow = 0
    this.#badMoments.clear()
  }
}
