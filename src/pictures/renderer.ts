/** Drawings as PNG. The renderer is native code, and is loaded with the first picture that is asked for. */
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'

const MOST_BYTES_HELD = 8 * 1024 * 1024
/** More pictures than this would not be rendered within seconds. */
const MOST_WAITING = 16
/** The thread holds up to 120 MB, which only its end gives back. */
const KEPT_FOR_MS = 10_000

interface Job {
  readonly key: string
  readonly svg: string
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: Error) => void
}

export class Renderer {
  #worker: Worker | undefined
  #end: NodeJS.Timeout | undefined
  /** One picture at a time: the first of these is being rendered. */
  readonly #jobs: Job[] = []
  readonly #held = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES_HELD,
    sizeCalculation: ({ length }) => length,
  })

  /** A picture that was rendered lately, by its key. */
  held(key: string): Buffer | undefined {
    return this.#held.get(key)
  }

  /** `key` stands for the drawing: a picture that was rendered lately is not rendered again. Undefined if too many are waiting. */
  render(key: string, svg: string): Promise<Buffer> | undefined {
    const held = this.held(key)
    if (held !== undefined) return Promise.resolve(held)
    if (this.#jobs.length >= MOST_WAITING) return undefined
    return new Promise((resolve, reject) => {
      this.#jobs.push({ key, svg, resolve, reject })
      if (this.#jobs.length === 1) this.#next()
    })
  }

  #next(): void {
    const job = this.#jobs[0]
    clearTimeout(this.#end)
    this.#worker ??= this.#start()
    if (job === undefined) this.#rest(this.#worker)
    else {
      this.#worker.ref()
      this.#worker.postMessage(job.svg)
    }
  }

  /** A thread that waits for work does not keep the process alive, and soon ends. */
  #rest(worker: Worker): void {
    worker.unref()
    this.#end = setTimeout(() => {
      this.#worker = undefined
      void worker.terminate()
    }, KEPT_FOR_MS).unref()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    worker.on('message', (png: Uint8Array) => {
      const { key, resolve } = this.#jobs.shift()!
      const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
      this.#held.set(key, bytes)
      resolve(bytes)
      this.#next()
    })
    // The renderer is missing on this machine, or failed: the next picture starts another thread.
    worker.on('error', (error: Error) => {
      this.#worker = undefined
      for (const { reject } of this.#jobs.splice(0)) reject(error)
    })
    return worker
  }
}

/** One for all pictures, because each has a thread of its own. It starts with the first PNG. */
export const renderer = new Renderer()
