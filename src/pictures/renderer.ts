/** Drawings as PNG. The renderer is native code, and is loaded with the first picture that is asked for. */
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../schedule/fair-queue.ts'

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

interface Job {
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: Error) => void
}

export class Renderer {
  #worker: Worker | undefined
  #end: NodeJS.Timeout | undefined
  /** What is being rendered: one picture at a time. */
  #job: Job | undefined
  readonly #queue = new FairQueue(1)
  readonly #waiting = new Map<string, number>()
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
    const own = this.#waiting.get(client) ?? 0
    if (own >= MAX_WAITING_BY_CLIENT || this.#allWaiting() >= MAX_WAITING) return undefined
    this.#waiting.set(client, own + 1)
    return this.#queue.run(client, () => this.#make(key, draw), signal).finally(() => this.#leave(client))
  }

  #allWaiting(): number {
    let sum = 0
    for (const count of this.#waiting.values()) sum += count
    return sum
  }

  #leave(client: string): void {
    const left = this.#waiting.get(client)! - 1
    if (left > 0) this.#waiting.set(client, left)
    else this.#waiting.delete(client)
    if (this.#waiting.size === 0) this.#rest()
  }

  async #make(key: string, draw: string | Draw): Promise<Buffer> {
    // Somebody else may have waited for the same picture.
    const cached = this.cached(key)
    if (cached !== undefined) return cached
    const png = await this.#renderNow(typeof draw === 'string' ? draw : await draw())
    this.#cached.set(key, png)
    return png
  }

  #renderNow(svg: string): Promise<Buffer> {
    clearTimeout(this.#end)
    this.#worker ??= this.#start()
    const worker = this.#worker
    worker.ref()
    return new Promise((resolve, reject) => {
      this.#job = { resolve, reject }
      worker.postMessage(svg)
    })
  }

  /** A thread that waits for work does not keep the process alive, and soon ends. */
  #rest(): void {
    const worker = this.#worker
    if (worker === undefined) return
    worker.unref()
    clearTimeout(this.#end)
    this.#end = setTimeout(() => {
      this.#worker = undefined
      void worker.terminate()
    }, KEEP_THREAD_MS).unref()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    worker.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
      this.#job!.resolve(Buffer.from(buffer, byteOffset, byteLength)),
    )
    // The renderer is missing on this machine, or failed: the next picture starts another thread.
    worker.on('error', (error: Error) => {
      this.#worker = undefined
      this.#job!.reject(error)
    })
    return worker
  }
}

/** One for all pictures, because each has a thread of its own. It starts with the first PNG. */
export const renderer = new Renderer()
