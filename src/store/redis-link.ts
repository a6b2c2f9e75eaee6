/** The one connection to Redis or Valkey that counters and readings share, and its recovery after failures. */
import { setTimeout as wait } from 'node:timers/promises'
import { connectToRedis, type RedisClient } from './redis-client.ts'
import { StoreCircuitBreaker, type StoreCircuitBreakerOptions } from './store-circuit-breaker.ts'
import { TimeoutError, withTimeout } from './with-timeout.ts'

/**
 * Timeout for one answer. An API request asks Redis at most twice, for its count and for its reading, so a slow Redis delays it
 * by less than 25 ms. After a few late answers all requests use the local fallbacks.
 */
// mutate constant: how long is waited: a millisecond more or less
const TIMEOUT_MS = 12
/** A connection that does not answer for this long is closed. */
// mutate constant: how long is waited: a millisecond more or less
const GIVE_UP_MS = 1_000
// mutate constant: how long is waited: a millisecond more or less
const PAUSE_MS = 250
/** Redis is used again after this many successful writes in a row. */
const PROBES = 3
// mutate constant: how long is waited: a millisecond more or less
const PROBE_EVERY_MS = 50

const PROBE = ['augury:probe', '1', 'PX', '10000'] as const

export interface RedisLinkOptions extends Pick<StoreCircuitBreakerOptions, 'onFailure' | 'onRecovery'> {
  readonly url: string
  readonly timeoutMs?: number
}

export class RedisLink {
  readonly breaker: StoreCircuitBreaker
  readonly #url: string
  readonly #timeoutMs: number
  #client: RedisClient | undefined
  #isOver = false

  /** Starts connecting, and retries for as long as the process runs. */
  constructor({ url, timeoutMs = TIMEOUT_MS, onFailure, onRecovery }: RedisLinkOptions) {
    this.#url = url
    this.#timeoutMs = timeoutMs
    const mend = () => this.#mend()
    this.breaker = new StoreCircuitBreaker({ mend, pauseMs: PAUSE_MS, timeoutMs, onFailure, onRecovery })
    this.breaker.begin()
  }

  /** Use it only inside `breaker.ask`. */
  get client(): RedisClient {
    if (this.#client === undefined) throw new Error('there is no connection to Redis')
    return this.#client
  }

  /** A server is usable if it accepts writes in time. A replica, a full server or one that is too far away does not. */
  async #mend(): Promise<void> {
    await this.#probe()
    for (let probes = 1; probes < PROBES; probes++) {
      await wait(PROBE_EVERY_MS, undefined, { ref: false })
      await this.#probe()
    }
  }

  async #probe(): Promise<void> {
    if (this.#client?.isOpen === false) this.#drop()
    this.#client ??= await this.#connected()
    const answer = this.#client.send(PROBE[0], ['SET', ...PROBE])
    try {
      await withTimeout(answer, this.#timeoutMs)
    } catch (error) {
      // If the server is only slow, a new connection would add to its load. Otherwise a new connection may help:
      // after a failover the same address leads to another server.
      const isAlive = error instanceof TimeoutError && (await answersAtAll(answer))
      if (!isAlive) this.#drop()
      throw error
    }
  }

  async #connected(): Promise<RedisClient> {
    const client = await connectToRedis(this.#url, (error) => this.breaker.fail(error))
    if (this.#isOver) client.destroy()
    return client
  }

  #drop(): void {
    this.#client?.destroy()
    this.#client = undefined
  }

  close(): void {
    this.#isOver = true
    this.breaker.end()
    this.#drop()
  }
}

const answersAtAll = (answer: Promise<unknown>) =>
  withTimeout(answer, GIVE_UP_MS).then(
    () => true,
    () => false,
  )
