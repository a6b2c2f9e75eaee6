/**
 * Requests that arrive together are answered together: first all answers are computed, then all are sent. This keeps code and tables
 * in the processor's cache; a system call after each answer would evict them (docs/decisions/0007-answers-in-batches.md). A single
 * request does not wait for others. Long answers are an exception: they take milliseconds to write and much memory until they are sent.
 */
import { setImmediate as turn } from 'node:timers/promises'

let next: Promise<void> | undefined
let waiting = 0
let largest = 0

/**
 * Resolves when everything that has arrived so far has been read. A caller that then computes its answer, and awaits it before sending,
 * lets the other requests of the batch compute theirs in between.
 */
export function nextBatch(): Promise<void> {
  waiting++
  next ??= new Promise((begin) =>
    setImmediate(() => {
      next = undefined
      largest = Math.max(largest, waiting)
      waiting = 0
      begin()
    }),
  )
  return next
}

/** How many requests wait for the next batch. */
export const requestsInBatch = (): number => waiting

/** How many requests were in the largest batch since the last call, with those that wait for the next one. Counting starts again. */
export function takeLargestBatch(): number {
  const found = Math.max(largest, waiting)
  largest = 0
  return found
}

/** In characters. A month of the sky calendar has half of it, a year six times as much. */
// mutate constant: a character more or less is as long
export const LONG_ANSWER = 65_536

let lastLong: Promise<void> = Promise.resolve()

/** Resolves when no other long answer is written in the same turn of the event loop. */
export function turnOfLongAnswer(): Promise<void> {
  lastLong = lastLong.then(() => turn())
  return lastLong
}
