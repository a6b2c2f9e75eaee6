/** Deletes what has expired and what exceeds the size limit, and makes a checkpoint. Runs in its own thread, because it waits for the disk. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Size of the file without its free pages. */
export const BYTES_IN_USE = `select (page_count - freelist_count) * page_size as bytes
  from pragma_page_count, pragma_freelist_count, pragma_page_size`

export interface SweepTask {
  readonly path: string
  /** What expires at or before this is deleted. Milliseconds since 1970. */
  readonly now: number
  readonly maxBytes: number
}

export interface SweepResult {
  /** False if another process was reading: then the write-ahead log still contains what was deleted. */
  readonly isLogEmpty: boolean
}

/** An error loses its own properties when it is sent between threads. */
export type SweepAnswer = SweepResult | { readonly message: string; readonly errcode: number | undefined }

/** The thread ends with its task, or when it is stopped. */
export class Sweep {
  readonly result: Promise<SweepResult>
  readonly #thread: Worker

  constructor(task: SweepTask) {
    this.#thread = new Worker(new URL('./sqlite-sweep-thread.ts', import.meta.url), { workerData: task })
    this.result = this.#result()
  }

  async #result(): Promise<SweepResult> {
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
