/** Long computations in slices, so that requests which arrive meanwhile are answered in between. */
import { setImmediate as turn } from 'node:timers/promises'

/** A computation that can be interrupted at each `yield`. What is yielded means nothing. */
export type Slices<Result> = Generator<void, Result, void>

/** For how long one turn of the event loop computes: other requests wait for so long, and for the rest of a slice. */
const TURN_MS = 2
/** In so many turns in a row requests go first. Without an end to it, a computation would never be done beside steady traffic. */
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

/** What all who come wait for, computed when the first one comes. */
export function onceInSlices<Result>(slices: () => Slices<Result>): () => Promise<Result> {
  let computing: Promise<Result> | undefined
  return () => {
    computing ??= inSlices(slices())
    return computing
  }
}

/** Runs all slices at once, for callers that hold nobody up. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
