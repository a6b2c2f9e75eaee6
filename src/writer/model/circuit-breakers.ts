/** A circuit breaker for each kind of text, so that one that always fails does not stop the others, and one for the connection. */
import { CircuitBreaker, type Failure, type Visit } from './circuit-breaker.ts'

export interface KindVisit {
  readonly kind: string
  readonly ofKind: Visit
  readonly ofAll: Visit
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

  /** No text is asked of the model. */
  get isResting(): boolean {
    return this.#connection.isResting || this.#isEveryKind(({ isResting }) => isResting)
  }

  /** The last texts of every kind that was asked for failed. */
  get isFailing(): boolean {
    return this.#connection.isFailing || this.#isEveryKind(({ isFailing }) => isFailing)
  }

  /** The kinds whose last texts failed. */
  get failingKinds(): string[] {
    return [...this.#kinds].flatMap(([kind, { isFailing, isResting }]) =>
      isFailing || isResting ? [kind] : [],
    )
  }

  /** How long texts of some kind will not be asked of the model. */
  get restMs(): number {
    return Math.max(this.#connection.restMs, ...[...this.#kinds.values()].map(({ restMs }) => restMs))
  }

  /** Throws while a breaker is open. The caller must report the result with one of the next three methods. */
  admit(kind: string): KindVisit {
    const ofKind = this.#of(kind).admit()
    try {
      return { kind, ofKind, ofAll: this.#connection.admit() }
    } catch (error) {
      this.#of(kind).abandoned(ofKind)
      throw error
    }
  }

  succeeded({ kind }: KindVisit): void {
    this.#of(kind).succeeded()
    this.#connection.succeeded()
  }

  failed({ kind, ofKind, ofAll }: KindVisit, failure: TextFailure): void {
    this.#of(kind).failed(ofKind, failure)
    if (failure.connection === 'failed') this.#connection.failed(ofAll, failure)
    else if (failure.connection === 'answered') this.#connection.succeeded()
    else this.#connection.abandoned(ofAll)
  }

  /** No call was made, so nothing is known about the model. */
  abandoned({ kind, ofKind, ofAll }: KindVisit): void {
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
