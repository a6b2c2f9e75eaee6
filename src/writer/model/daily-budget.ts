/** Limits the calls per UTC day, over all processes that share a store, and shares them out (docs/language-model.md). */
import { DAY_MS } from '../../time/time-scales.ts'
import type { TextContext } from '../writer.ts'
import { ClientCounts } from './client-counts.ts'
import { Declined } from './declined.ts'

/** Pause before the shared count is tried again after a failure. */
const UNCOUNTED_MS = 5_000
/** Another client may ask for the same text at once, and has a share of its own. */
const CLIENT_AGAIN_MS = 10_000

/** Parts of the day's calls for texts that not all visitors share: of other dates, or for one reader. */
export const SHARES = {
  /** All such texts together: a tenth is left for horoscopes of current dates. */
  notCurrent: 0.9,
  /** Each kind of them. */
  kind: 0.5,
  /** Each client, whatever the kind. */
  client: 0.1,
} as const

export interface DailyBudgetParts {
  readonly calls: number
  readonly now: () => number
  /** Adds one to a count that all processes share, and returns the new count. */
  readonly tally: (key: string, ttlMs: number) => Promise<number>
}

export interface Spending extends TextContext {
  readonly kind: string
}

export class DailyBudget {
  readonly #parts: DailyBudgetParts
  #date = ''
  /** Counts of this day, as far as this process knows: of all calls, and of each kind. */
  readonly #counts = new Map<string, number>()
  readonly #clients = new ClientCounts()

  constructor(parts: DailyBudgetParts) {
    this.#parts = parts
  }

  /** Calls on this day, as far as this process knows. */
  get calls(): number {
    this.#turnPage()
    return this.#counts.get('') ?? 0
  }

  get isReached(): boolean {
    return this.calls >= this.#parts.calls
  }

  /** How long no more calls are allowed. */
  get restMs(): number {
    return this.isReached ? this.#untilMidnightMs : 0
  }

  get #untilMidnightMs(): number {
    return DAY_MS - (this.#parts.now() % DAY_MS)
  }

  /** Counts a call, or throws if it is not in the budget. */
  async spend({ kind, client, isCurrent = false }: Spending): Promise<void> {
    this.#turnPage()
    if (isCurrent) return this.#count('', 1)
    if (client === undefined) return this.#spendShare(kind)
    // Counted before it is made: calls at the same time must not exceed the share together.
    if (this.#clients.add(client) > this.#callsOf(SHARES.client)) {
      this.#clients.remove(client)
      throw new Declined('share', CLIENT_AGAIN_MS)
    }
    try {
      await this.#spendShare(kind)
    } catch (error) {
      this.#clients.remove(client)
      throw error
    }
  }

  async #spendShare(kind: string): Promise<void> {
    this.#check('', SHARES.notCurrent)
    await this.#count(kind, SHARES.kind)
    await this.#count('', SHARES.notCurrent)
  }

  /** At least one, so that a budget of a few calls can be used at all. */
  #callsOf(share: number): number {
    const { calls } = this.#parts
    return share === 1 ? calls : Math.min(calls, Math.max(1, Math.floor(calls * share)))
  }

  #check(kind: string, share: number): void {
    if ((this.#counts.get(kind) ?? 0) >= this.#callsOf(share))
      throw new Declined('capped', this.#untilMidnightMs)
  }

  /** A call that cannot be counted is not made: it would be paid for, and nobody knows how many more. */
  async #count(kind: string, share: number): Promise<void> {
    this.#check(kind, share)
    const date = this.#date
    const key = `model-calls ${date}${kind && ` ${kind}`}`
    const calls = await this.#parts.tally(key, 2 * DAY_MS).catch(() => undefined)
    if (!Number.isSafeInteger(calls)) throw new Declined('uncounted', UNCOUNTED_MS)
    if (date === this.#date) this.#counts.set(kind, calls!)
    if (calls! > this.#callsOf(share)) throw new Declined('capped', this.#untilMidnightMs)
  }

  /** Everything begins anew at midnight in UTC. */
  #turnPage(): void {
    const today = new Date(this.#parts.now()).toISOString().slice(0, 10)
    if (today === this.#date) return
    this.#date = today
    this.#counts.clear()
    this.#clients.clear()
  }
}
