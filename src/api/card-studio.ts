/**
 * A thread that draws and renders. To make a PNG takes some 60 ms of work, and the drawings are sixty files of code:
 * the thread that answers requests does neither, and a process that never shows a picture never starts the other.
 */
import { Worker } from 'node:worker_threads'
import type { CardImage, Format, Picture } from './card-images.ts'

export type Order = { readonly number: number; readonly id: Picture; readonly format: Format }
type Made = { readonly bytes: Uint8Array; readonly etag: string }
export type Delivery = Made & { readonly number: number; readonly gzipped?: Made }

type Waiting = { resolve: (image: CardImage) => void; reject: (reason: unknown) => void }

/** Without work for so long, the thread goes and gives its memory back; to start another takes a second or so. */
const IDLE_MS = 300_000

export class Studio {
  #thread: Worker | undefined
  #closing: NodeJS.Timeout | undefined
  #ordered = 0
  readonly #waiting = new Map<number, Waiting>()

  make(id: Picture, format: Format): Promise<CardImage> {
    this.#thread ??= this.#open()
    const thread = this.#thread
    clearTimeout(this.#closing)
    thread.ref()
    this.#ordered += 1
    const order: Order = { number: this.#ordered, id, format }
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.number, { resolve, reject })
      thread.postMessage(order)
    })
  }

  #open(): Worker {
    const thread = new Worker(new URL('./card-studio-thread.ts', import.meta.url))
    thread.on('message', (delivery: Delivery) => this.#deliver(delivery))
    thread.on('error', (error) => this.#lose(error))
    return thread
  }

  #deliver({ number, gzipped, ...made }: Delivery): void {
    const image = gzipped === undefined ? held(made) : { ...held(made), gzipped: held(gzipped) }
    this.#waiting.get(number)?.resolve(image)
    this.#waiting.delete(number)
    if (this.#waiting.size > 0) return
    // Nothing to do: the thread must not keep the process alive, nor stay for ever.
    this.#thread?.unref()
    this.#closing = setTimeout(() => this.#close(), IDLE_MS)
    this.#closing.unref()
  }

  #close(): void {
    void this.#thread?.terminate()
    this.#thread = undefined
  }

  /** Whoever waits is told; the next order starts another thread. */
  #lose(error: unknown): void {
    this.#thread = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const held = ({ bytes, etag }: Made) => ({
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  etag,
})
