/**
 * Requests that arrive together are answered together: first all answers are worked out, then all are sent. Work of one
 * kind finds its code and its tables at hand, which a call of the system between any two answers pushes out of the
 * processor's reach (docs/decisions/0007-answers-in-rounds.md). A request that comes alone waits for no other.
 */
import type { Answer } from './route.ts'

type Work = Answer | Promise<Answer>

export interface Turn {
  readonly work: () => Work
  /** What becomes of the answer, or of what was thrown instead. */
  readonly done: (answer: Work) => void
  readonly failed: (thrown: unknown) => void
}

let waiting: Turn[] = []

/** The turn comes when all that has arrived by now has been read. */
export function takeTurn(turn: Turn): void {
  if (waiting.length === 0) setImmediate(round)
  waiting.push(turn)
}

function round(): void {
  const turns = waiting
  waiting = []
  for (const send of turns.map(workedOut)) send()
}

function workedOut({ work, done, failed }: Turn): () => void {
  try {
    const answer = work()
    return () => done(answer)
  } catch (thrown) {
    return () => failed(thrown)
  }
}
