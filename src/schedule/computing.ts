/** Runs the long computations for all clients of a thread: one at a time, in slices, and in turns by client. */
import { ServiceError } from '../errors.ts'
import { FairQueue } from './fair-queue.ts'
import { inSlices, type Pace, type Slices } from './slices.ts'

/** So many computations take about four seconds. */
export const MAX_WAITING_CLIENTS = 100

/** One client's share of the computing. */
export interface Share {
  /** `name` is the same for the same computation. Rejects with SERVICE_UNAVAILABLE if too many clients wait. */
  run<Result>(name: string, slices: Slices<Result>): Promise<Result>
  /** Waits for something that needs this computation, which another client may have asked for. */
  waitFor<Result>(name: string, ask: () => Promise<Result>): Promise<Result>
}

export class Computing {
  readonly #queue = new FairQueue(1)
  readonly #pace: Partial<Pace>

  /** Without a pace, requests get no turns of their own. */
  constructor(pace: Partial<Pace> = {}) {
    this.#pace = pace
  }

  shareOf(client: string): Share {
    const [queue, pace] = [this.#queue, this.#pace]
    return {
      run: async (name, slices) => {
        if (queue.clients >= MAX_WAITING_CLIENTS && !queue.has(client)) throw tooMany()
        return queue.run(client, () => inSlices(slices, pace), undefined, name)
      },
      waitFor: async (name, ask) => {
        const leave = queue.join(client, name)
        try {
          return await ask()
        } finally {
          leave()
        }
      },
    }
  }
}

/** For programs that have no clients, such as the command line. */
export const UNSHARED: Share = {
  run: (_, slices) => inSlices(slices),
  waitFor: (_, ask) => ask(),
}

const tooMany = () =>
  new ServiceError(
    'SERVICE_UNAVAILABLE',
    'There is more to compute than the service can. Try again in a moment.',
  )
