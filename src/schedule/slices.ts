/** Long computations in slices, so that requests which arrive meanwhile are answered in between. */
import { setImmediate as turn } from 'node:timers/promises'

/** A computation that stops at each `yield`. What is yielded means nothing. */
export type Slices<Result> = Generator<void, Result, void>

/** Runs each slice in a turn of the event loop of its own, the first one too. */
export async function inSlices<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    await turn()
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** Runs all slices at once, for callers that hold nobody up. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
