/** One deadline for everything that is done for a text: waiting, calling the model, checking, calling again. */
export class Deadline {
  readonly totalMs: number
  readonly #endsAt: number

  constructor(totalMs: number) {
    this.totalMs = totalMs
    this.#endsAt = performance.now() + totalMs
  }

  get leftMs(): number {
    return Math.max(0, this.#endsAt - performance.now())
  }

  /** Aborts with a TimeoutError when time is up. */
  signal(): AbortSignal {
    return AbortSignal.timeout(Math.ceil(this.leftMs))
  }
}
