/** What takes long to compute, for all clients of a thread: one thing at a time, in slices, and in turns by client. */
import { FairQueue } from './fair-queue.ts'
import { inSlices, type Slices } from './slices.ts'

/** One client's share of the computing. */
export interface Share {
  /** `name` is the same for the same computation. */
  run<Result>(name: string, slices: Slices<Result>): Promise<Result>
  /** Call it before waiting for a computation that may be another client's. */
  join(name: string): void
}

export class Computing {
  readonly #queue = new FairQueue(1)

  shareOf(client: string): Share {
    const queue = this.#queue
    return {
      run: (name, slices) => queue.run(client, () => inSlices(slices), undefined, name),
      join: (name) => queue.join(client, name),
    }
  }
}

/** Of a program that has no clients. */
export const UNSHARED: Share = {
  run: (_, slices) => inSlices(slices),
  join: () => {},
}
