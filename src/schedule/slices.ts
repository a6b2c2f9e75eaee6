/** Long computations in slices, so that requests which arrive meanwhile are answered in between. */
import { setImmediate as turn } from 'node:timers/promises'

/** A computation that can be interrupted at each `yield`. What is yielded means nothing. */
export type Slices<Result> = Generator<void, Result, void>

/** For how long one turn of the event loop computes: other requests wait for so long, and for the rest of a slice. */
const TURN_MS = 2

/** Runs the slices in turns of the event loop that have nothing else to compute, the first one too. `now` is a clock in milliseconds. */
export async function inSlices<Result>(
  slices: Slices<Result>,
  now = () => performance.now(),
): Promise<Result> {
  for (;;) {
    await turn()
    const until = now() + TURN_MS
    do {
      const { done, value } = slices.next()
      if (done) return value
    } while (now() < until)
  }
}

/** Runs all slices at once, for callers that hold nobody up. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
