/**
 * Requests that arrive together are answered together: first all answers are computed, then all are sent. This keeps code and tables
 * in the processor's cache; a system call after each answer would evict them (docs/decisions/0007-answers-in-rounds.md). A single
 * request does not wait for others.
 */
let next: Promise<void> | undefined

/**
 * Resolves when everything that has arrived so far has been read. A caller that then computes its answer, and awaits it before sending,
 * lets the other requests of the round compute theirs in between.
 */
export function nextRound(): Promise<void> {
  next ??= new Promise((begin) =>
    setImmediate(() => {
      next = undefined
      begin()
    }),
  )
  return next
}
