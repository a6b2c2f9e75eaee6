/** The one connection to Redis or Valkey that counters and readings share, and what becomes of it when it fails. */
import { setTimeout as wait } from 'node:timers/promises'
import { inTime, TooLate } from './in-time.ts'
import { connectToRedis, type RedisClient } from './redis-client.ts'
import { Watch, type WatchOptions } from './watch.ts'

/**
 * Longest wait for one answer. A request asks twice at most, for its count and for its reading: a slow Redis costs it
 * less than 25 ms, and after a few late answers everyone turns to the local stand-ins.
 */
const PATIENCE_MS = 12
/** A connection that is silent for this long is given up. */
const GIVE_UP_MS = 1_000
const PAUSE_MS = 250
/** It is used again when so many writes in a row were in time. */
const PROBES = 3
const PROBE_EVERY_MS = 50

const PROBE = ['augury:probe', '1', 'PX', '10000'] as const

export interface RedisLinkOptions extends Pick<WatchOptions, 'onFailure' | 'onRecovery'> {
  readonly url: string
  readonly patienceMs?: number
}

export class RedisLink {
  readonly watch: Watch
  readonly #url: string
  readonly #patienceMs: number
  #client: RedisClient | undefined
  #isOver = false

  /** Starts to connect, and goes on trying for as long as the process lives. */
  constructor({ url, patienceMs = PATIENCE_MS, onFailure, onRecovery }: RedisLinkOptions) {
    this.#url = url
    this.#patienceMs = patienceMs
    const mend = () => this.#mend()
    this.watch = new Watch({ mend, pauseMs: PAUSE_MS, patienceMs, onFailure, onRecovery })
    this.watch.begin()
  }

  /** Only to be used in a question to `watch`. */
  get client(): RedisClient {
    if (this.#client === undefined) throw new Error('there is no connection to Redis')
    return this.#client
  }

  /** Usable is what takes a write in time: a replica, a full server or one on the other side of the world does not. */
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
      await inTime(answer, this.#patienceMs)
    } catch (error) {
      // Slow but alive: a new connection would only add to its load. Anything else may be better elsewhere, for
      // after a failover the same address leads to another server.
      const isAlive = error instanceof TooLate && (await answersAtAll(answer))
      if (!isAlive) this.#drop()
      throw error
    }
  }

  async #connected(): Promise<RedisClient> {
    const client = await connectToRedis(this.#url, (error) => this.watch.fail(error))
    if (this.#isOver) client.destroy()
    return client
  }

  #drop(): void {
    this.#client?.destroy()
    this.#client = undefined
  }

  close(): void {
    this.#isOver = true
    this.watch.end()
    this.#drop()
  }
}

const answersAtAll = (answer: Promise<unknown>) =>
  inTime(answer, GIVE_UP_MS).then(
    () => true,
    () => false,
  )
