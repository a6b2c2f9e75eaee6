/** A circuit breaker for each kind of text, so that one that always fails does not stop the others, and one for the connection. */
import { type Attempt, CircuitBreaker, type Failure } from './circuit-breaker.ts'

export interface KindAttempt {
  readonly kind: string
  readonly ofKind: Attempt
  readonly ofAll: Attempt
}

export interface TextFailure extends Failure {
  /** `failed`: the model cannot be reached, or not with this key, which concerns every kind. `unknown`: no answer came in time. */
  readonly connection: 'answered' | 'failed' | 'unknown'
}

export class CircuitBreakers {
  readonly #now: () => number
  readonly #connection: CircuitBreaker
  readonly #kinds = new Map<string, CircuitBreaker>()

  constructor(now: () => number) {
    this.#now = now
    this.#connection = new CircuitBreaker(now)
  }

  /** True if no text is asked of the model. */
  get isResting(): boolean {
    return this.#connection.isResting || this.#isEveryKind(({ isResting }) => isResting)
  }

  /** True if the last texts of every kind that was asked for failed. */
  get isFailing(): boolean {
    return this.#connection.isFailing || this.#isEveryKind(({ isFailing }) => isFailing)
  }

  /** The kinds whose last texts failed. */
  get failingKinds(): string[] {
    // mutate members: both count alike
    return [...this.#kinds].flatMap(([kind, { isFailing, isResting }]) =>
      isFailing || isResting ? [kind] : [],
    )
  }

  /** How long texts of some kind will not be asked of the model. */
  get restMs(): number {
    return Math.max(this.#connection.restMs, ...[...this.#kinds.values()].map(({ restMs }) => restMs))
  }

  /** Throws while a breaker is open. The caller must report the result with one of the next three methods. */
  admit(kind: string): KindAttempt {
    const ofKind = this.#of(kind).admit()
    try {
      return { kind, ofKind, ofAll: this.#connection.admit() }
    } catch (error) {
      this.#of(kind).abandoned(ofKind)
      throw error
    }
  }

  succeeded({ kind }: KindAttempt): void {
    this.#of(kind).succeeded()
    this.#connection.succeeded()
  }

  failed({ kind, ofKind, ofAll }: KindAttempt, failure: TextFailure): void {
    this.#of(kind).failed(ofKind, failure)
    if (failure.connection === 'failed') this.#connection.failed(ofAll, failure)
    else if (failure.connection === 'answered') this.#connection.succeeded()
    else this.#connection.abandoned(ofAll)
  }

  /** No call was made, so nothing is known about the model. */
  abandoned({ kind, ofKind, ofAll }: KindAttempt): void {
    this.#of(kind).abandoned(ofKind)
    this.#connection.abandoned(ofAll)
  }

  #of(kind: string): CircuitBreaker {
    const breaker = this.#kinds.get(kind) ?? new CircuitBreaker(this.#now)
    this.#kinds.set(kind, breaker)
    return breaker
  }

  #isEveryKind(is: (breaker: CircuitBreaker) => boolean): boolean {
    return this.#kinds.size > 0 && [...this.#kinds.values()].every(is)
  }
}
