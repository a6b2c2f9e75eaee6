/** Whether failures mean that something is to be given up. One late answer is an accident, and so are all that were asked for beside it. */

const MOST_IN_A_ROW = 3
/** Of the moments of the last second; in so many of them something failed. */
const MOMENT_MS = 50
const MOMENTS = 20
const MOST_BAD_MOMENTS = 5

export class Failures {
  #inARow = 0
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #badMoments = new Set<number>()

  /** An answer came in time. */
  answered(): void {
    this.#inARow = 0
  }

  /** A failure at `now` of what was asked for at `askedAt`. True: enough of it. Milliseconds of a clock that nobody sets. */
  failed(askedAt: number, now: number): boolean {
    if (askedAt >= this.#lastAt) {
      this.#inARow++
      this.#lastAt = now
    }
    const moment = Math.floor(now / MOMENT_MS)
    this.#badMoments.add(moment)
    for (const each of this.#badMoments) if (each <= moment - MOMENTS) this.#badMoments.delete(each)
    return this.#inARow >= MOST_IN_A_ROW || this.#badMoments.size >= MOST_BAD_MOMENTS
  }

  /** For a new beginning. */
  forget(): void {
    this.#inARow = 0
    this.#badMoments.clear()
  }
}
