/** Throws away what has expired and what is too much, and brings the log home: in a thread, for it waits for the disk. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Of the file, without the pages that are free. */
export const BYTES_IN_USE = `select (page_count - freelist_count) * page_size as bytes
  from pragma_page_count, pragma_freelist_count, pragma_page_size`

export interface SweepTask {
  readonly path: string
  /** What expires at or before this goes. Milliseconds since 1970. */
  readonly now: number
  readonly maxBytes: number
}

export interface Swept {
  /** False: another process was reading, and the log still holds what was deleted. */
  readonly isLogEmpty: boolean
}

/** An error loses its members on the way between threads. */
export type SweepAnswer = Swept | { readonly message: string; readonly errcode: number | undefined }

/** The thread lives as long as its task, or until it is stopped. */
export class Sweep {
  readonly result: Promise<Swept>
  readonly #thread: Worker

  constructor(task: SweepTask) {
    this.#thread = new Worker(new URL('./sqlite-sweep-thread.ts', import.meta.url), { workerData: task })
    this.result = this.#result()
  }

  async #result(): Promise<Swept> {
    const messages: SweepAnswer[] = []
    this.#thread.on('message', (message: SweepAnswer) => messages.push(message))
    await once(this.#thread, 'exit')
    const [answer] = messages
    if (answer === undefined) return { isLogEmpty: false }
    if ('message' in answer) throw Object.assign(new Error(answer.message), { errcode: answer.errcode })
    return answer
  }

  async stop(): Promise<void> {
    await this.#thread.terminate()
  }
}
