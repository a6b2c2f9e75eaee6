/**
 * Requests that arrive together are answered together: first all answers are worked out, then all are sent. Work of one
 * kind finds its code and its tables at hand, which a call of the system between any two answers pushes out of the
 * processor's reach (docs/decisions/0007-answers-in-rounds.md). A request that comes alone waits for no other.
 */
let next: Promise<void> | undefined

/**
 * Resolves when all that has arrived by now has been read. Whoever works out an answer after that and awaits it before sending
 * lets the others of the round work theirs out in between.
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
