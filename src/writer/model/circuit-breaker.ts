/** A circuit breaker: after repeated failures the model is not called for a while, then tried with one text at a time. */
import { Declined } from './declined.ts'

/** Failed texts in a row that are reported, and that open the breaker. */
const MIN_FAILURES = 2
const FAILURES_TO_REST = 5
const FIRST_REST_MS = 5_000
/** Below half a minute: a model that works again is noticed within the minute for which fallback texts are cached. */
const MAX_REST_MS = 30_000
/** The longest `Retry-After` that is honoured. */
const MAX_RETRY_AFTER_MS = 3_600_000
/** How long a text that arrives during a trial is put off. */
const TRIAL_MS = 5_000

export interface Failure {
  /** The provider's `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  /** The key or the model's name is wrong: a quick retry is pointless. */
  readonly isLasting: boolean
}

/** One text that may be asked of the model now. */
export interface Attempt {
  readonly isTrial: boolean
}

export class CircuitBreaker {
  readonly #now: () => number
  #failures = 0
  #pauseMs = FIRST_REST_MS
  // mutate constant: read only while it rests, and then it has been set
  #restsUntil = 0
  #isResting = false
  #isOnTrial = false

  constructor(now: () => number) {
    this.#now = now
  }

  /** At least the last two texts failed: readers get the phrasebook's, whether the model is still called or not. */
  get isFailing(): boolean {
    return this.#failures >= MIN_FAILURES
  }

  /** True from the moment the breaker opens until a text succeeds. */
  get isResting(): boolean {
    return this.#isResting
  }

  /** How long no text will be admitted. */
  get restMs(): number {
    // mutate constant (-1): a rest that is over has no length
    const left = this.#isResting ? this.#restsUntil - this.#now() : 0
    // No pause is that long, so the clock was set back.
    return left > MAX_RETRY_AFTER_MS ? 0 : Math.max(0, left)
  }

  /** Throws while the breaker is open. The caller must report the result with one of the next three methods. */
  admit(): Attempt {
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

  failed(attempt: Attempt, { retryAfterMs, isLasting }: Failure): void {
    this.abandoned(attempt)
    this.#failures++
    if (retryAfterMs !== undefined) this.#rest(Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))
    else if (isLasting) this.#rest(MAX_REST_MS)
    else if (attempt.isTrial) {
      this.#pauseMs = Math.min(2 * this.#pauseMs, MAX_REST_MS)
      this.#rest(this.#pauseMs)
    } else if (this.#failures >= FAILURES_TO_REST && !this.#isResting) this.#rest(this.#pauseMs)
  }

  /** No call was made, so nothing is known about the model. */
  abandoned({ isTrial }: Attempt): void {
    if (isTrial) this.#isOnTrial = false
  }

  #rest(ms: number): void {
    const longest = Math.max(this.restMs, ms)
    this.#isResting = true
    this.#restsUntil = this.#now() + longest
  }
}
