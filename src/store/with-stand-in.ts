/** A store that may fail, with another that answers while it does: what fails costs sharing, never an answer. */
import type { Store } from './store.ts'

export interface StandInOptions {
  readonly kind: Store['kind']
  /** Opens the real store; called again after a failure. */
  readonly open: () => Store
  readonly standIn: Store
  readonly now: () => number
  /** How long the real store is left alone after a failure. */
  readonly pauseMs: number
  /** Puts a bound on each call; by default calls are awaited as they are. */
  readonly bounded?: <T>(answer: Promise<T>) => Promise<T>
  readonly onFailure: (error: unknown) => void
  readonly onRecovery: () => void
}

export interface StoreWithStandIn extends Store {
  /** False while the stand-in answers. */
  readonly isWell: boolean
}

export function withStandIn(options: StandInOptions): StoreWithStandIn {
  const { kind, open, standIn, now, pauseMs, onFailure, onRecovery } = options
  const bounded = options.bounded ?? ((answer) => answer)
  let real: Store | undefined
  let restingUntil = 0
  let well = true

  function fail(error: unknown): void {
    restingUntil = now() + pauseMs
    // A file that failed is opened anew; a connection mends itself and its close is harmless.
    real?.close().catch(onFailure)
    real = undefined
    if (well) onFailure(error)
    well = false
  }

  async function ask<T>(question: (store: Store) => Promise<T>): Promise<T> {
    if (now() < restingUntil) return question(standIn)
    try {
      real ??= open()
      const answer = await bounded(question(real))
      if (!well) onRecovery()
      well = true
      return answer
    } catch (error) {
      fail(error)
      return question(standIn)
    }
  }

  return {
    get kind() {
      return well ? kind : standIn.kind
    },
    get isWell() {
      return well
    },
    read: (key) => ask((store) => store.read(key)),
    write: (key, value, ttlMs) => ask((store) => store.write(key, value, ttlMs)),
    lease: (key, token, ttlMs) => ask((store) => store.lease(key, token, ttlMs)),
    release: (key, token) => ask((store) => store.release(key, token)),
    tally: (key, ttlMs) => ask((store) => store.tally(key, ttlMs)),
    sweep: () => ask((store) => store.sweep()),
    async close() {
      await real?.close()
      await standIn.close()
    },
  }
}
