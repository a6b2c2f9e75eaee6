/** A vocabulary is prepared in steps, so that a service can answer other requests between them. */

/** What is yielded means nothing. */
export type Steps<Result> = Generator<void, Result, void>

export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
