/** A vocabulary is prepared in steps, so that a service can answer other requests between them. */

/** The yielded values have no meaning. */
export type Steps<Result> = Generator<void, Result, void>

export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
