/** A model that fails again and again is left alone for a while, then tried with one text at a time. */
import { Declined } from './declined.ts'

/** So many texts in a row without one that was good. */
const FAILURES_TO_TELL = 2
const FAILURES_TO_REST = 5
const FIRST_REST_MS = 5_000
/** Below half a minute: whoever is back is noticed within the minute that stand-in texts are kept. */
const LONGEST_REST_MS = 30_000
/** A provider that asks for more patience than this is asked again all the same. */
const MOST_RETRY_AFTER_MS = 3_600_000
/** How long somebody who came during a trial is put off. */
const TRIAL_MS = 5_000

export interface Failure {
  /** The provider said when to come back. */
  readonly retryAfterMs?: number | undefined
  /** Trying again soon is pointless: the key or the model's name is wrong. */
  readonly isLasting: boolean
}

export interface Visit {
  readonly isTrial: boolean
}

export class Breaker {
  readonly #now: () => number
  #failures = 0
  #pauseMs = FIRST_REST_MS
  #restsUntil = 0
  #isResting = false
  #isOnTrial = false

  constructor(now: () => number) {
    this.#now = now
  }

  /** The last two texts at least came to nothing: readers have the phrasebook's, whether the model is still asked or not. */
  get isFailing(): boolean {
    return this.#failures >= FAILURES_TO_TELL
  }

  /** True from the moment it opens until a text was good again. */
  get isResting(): boolean {
    return this.#isResting
  }

  /** How long nobody is let in. */
  get restMs(): number {
    const left = this.#isResting ? this.#restsUntil - this.#now() : 0
    // No rest is as long: the clock was set back.
    return left > MOST_RETRY_AFTER_MS ? 0 : Math.max(0, left)
  }

  /** Throws while the model is left alone. Whoever gets in must tell how it went, by one of the next three. */
  admit(): Visit {
    if (!this.#isResting) return { isTrial: false }
    if (this.restMs > 0) throw new Declined('resting', this.restMs)
    if (this.#isOnTrial) throw new Declined('resting', TRIAL_MS)
    this.#isOnTrial = true
    return { isTrial: true }
  }

  succeeded(): void {
    this.#failures = 0
    this.#pauseMs = FIRST_REST_MS
    this.#isResting = false
    this.#isOnTrial = false
  }

  failed(visit: Visit, { retryAfterMs, isLasting }: Failure): void {
    this.abandoned(visit)
    this.#failures++
    if (retryAfterMs !== undefined) this.#rest(Math.min(retryAfterMs, MOST_RETRY_AFTER_MS))
    else if (isLasting) this.#rest(LONGEST_REST_MS)
    else if (visit.isTrial) {
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_REST_MS)
      this.#rest(this.#pauseMs)
    } else if (this.#failures >= FAILURES_TO_REST && !this.#isResting) this.#rest(this.#pauseMs)
  }

  /** It never came to a call: nothing is known. */
  abandoned({ isTrial }: Visit): void {
    if (isTrial) this.#isOnTrial = false
  }

  #rest(ms: number): void {
    const longest = Math.max(this.restMs, ms)
    this.#isResting = true
    this.#restsUntil = this.#now() + longest
  }
}
