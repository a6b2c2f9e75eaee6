/** Long computations in slices, so that requests which arrive meanwhile are answered in between. */
import { setImmediate as turn } from 'node:timers/promises'

/** A computation that can be interrupted at each `yield`. The yielded values have no meaning. */
export type Slices<Result> = Generator<void, Result, void>

/** How long one turn of the event loop computes. Other requests wait for this time and for the rest of a slice. */
const TURN_MS = 2
/** Requests go first for at most so many turns in a row. Otherwise a computation would never finish under steady traffic. */
const MAX_TURNS_LEFT = 4

export interface Pace {
  /** Whether requests have arrived that are answered in this turn of the event loop: then nothing is computed in it. */
  readonly hasRequests: () => boolean
  /** A clock in milliseconds. */
  readonly now: () => number
}

const FREE: Pace = { hasRequests: () => false, now: () => performance.now() }

/** Runs the slices in turns of the event loop, the first one in a later turn than this. */
export async function inSlices<Result>(slices: Slices<Result>, pace: Partial<Pace> = {}): Promise<Result> {
  const { hasRequests, now } = { ...FREE, ...pace }
  for (let turnsLeft = 0; ; ) {
    await turn()
    if (turnsLeft < MAX_TURNS_LEFT && hasRequests()) {
      turnsLeft++
      continue
    }
    turnsLeft = 0
    const until = now() + TURN_MS
    do {
      const { done, value } = slices.next()
      if (done) return value
    } while (now() < until)
  }
}

/** Computes something once, when it is first asked for. All callers get the same promise. */
export function onceInSlices<Result>(slices: () => Slices<Result>): () => Promise<Result> {
  let computing: Promise<Result> | undefined
  return () => {
    computing ??= inSlices(slices())
    return computing
  }
}

/** Runs all slices at once, for callers that make no other request wait. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
