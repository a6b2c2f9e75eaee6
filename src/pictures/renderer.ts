/** Drawings as PNG. The renderer is native code, and is loaded with the first picture that is asked for. */
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../schedule/fair-queue.ts'
import { RestingThread } from '../schedule/resting-thread.ts'
import { WaitingClients } from '../schedule/waiting-clients.ts'

// mutate constant: a little more or less is kept, the rest is rendered again
const MAX_CACHED_BYTES = 8 * 1024 * 1024
/** More pictures of one client would not be rendered within seconds. */
const MAX_WAITING_BY_CLIENT = 16
/** For all clients together: what waits holds its drawing, or what to draw it from. */
const MAX_WAITING = 128
/** The thread holds up to 120 MB, which only its end gives back. */
// mutate constant: a millisecond more or less of waiting
const KEEP_THREAD_MS = 10_000

/** For whom a picture is rendered. */
export interface RenderRequest {
  /** Pictures are rendered in turns by client. */
  readonly client?: string | undefined
  /** Aborted when nobody waits for the picture any more: then it is not rendered. */
  readonly signal?: AbortSignal | undefined
}

type Draw = () => string | Promise<string>

export class Renderer {
  readonly #thread = new RestingThread<string, Uint8Array<ArrayBuffer>>(
    () => new Worker(new URL('./render-worker.ts', import.meta.url)),
    KEEP_THREAD_MS,
  )
  readonly #queue = new FairQueue(1)
  readonly #waiting = new WaitingClients(MAX_WAITING_BY_CLIENT, MAX_WAITING)
  readonly #cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  })

  /** A picture that was rendered lately, by its key. */
  cached(key: string): Buffer | undefined {
    return this.#cached.get(key)
  }

  /**
   * `key` stands for the drawing: a picture that was rendered lately is not rendered again. It is drawn when its turn comes. Undefined if
   * too many are waiting. Rejects if the renderer fails, or with the reason of the signal.
   */
  render(key: string, draw: string | Draw, request: RenderRequest = {}): Promise<Buffer> | undefined {
    const cached = this.cached(key)
    if (cached !== undefined) return Promise.resolve(cached)
    const { client = '', signal } = request
    if (!this.#waiting.enter(client)) return undefined
    return this.#queue
      .run(client, () => this.#make(key, draw), signal)
      .finally(() => {
        this.#waiting.leave(client)
        if (this.#waiting.isEmpty) this.#thread.rest()
      })
  }

  async #make(key: string, draw: string | Draw): Promise<Buffer> {
    // Somebody else may have waited for the same picture.
    const cached = this.cached(key)
    if (cached !== undefined) return cached
    const { buffer, byteOffset, byteLength } = await this.#thread.run(
      typeof draw === 'string' ? draw : await draw(),
    )
    const png = Buffer.from(buffer, byteOffset, byteLength)
    this.#cached.set(key, png)
    return png
  }
}

/** One for all pictures, because each has a thread of its own. It starts with the first PNG. */
export const renderer = new Renderer()
