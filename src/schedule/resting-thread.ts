/** A thread for one piece of work at a time. It starts with the first one, and ends after a while without any. */
import type { Worker } from 'node:worker_threads'

interface Job<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

export class RestingThread<Work, Answer> {
  readonly #create: () => Worker
  readonly #keepMs: number
  #worker: Worker | undefined
  #end: NodeJS.Timeout | undefined
  #job: Job<Answer> | undefined

  constructor(create: () => Worker, keepMs: number) {
    this.#create = create
    this.#keepMs = keepMs
  }

  /** What the thread answers. Rejects if it fails or ends: then the next piece of work starts another one. */
  run(work: Work): Promise<Answer> {
    clearTimeout(this.#end)
    this.#worker ??= this.#start()
    const worker = this.#worker
    worker.ref()
    return new Promise((resolve, reject) => {
      this.#job = { resolve, reject }
      worker.postMessage(work)
    })
  }

  /** Call it when no work is waiting. The thread no longer keeps the process alive, and soon ends. */
  rest(): void {
    const worker = this.#worker
    if (worker === undefined) return
    worker.unref()
    clearTimeout(this.#end)
    this.#end = setTimeout(() => {
      this.#worker = undefined
      void worker.terminate()
    }, this.#keepMs).unref()
  }

  #start(): Worker {
    const worker = this.#create()
    worker.on('message', (answer: Answer) => this.#job!.resolve(answer))
    worker.on('error', (error: Error) => this.#fail(worker, error))
    worker.on('exit', (code) => this.#fail(worker, new Error(`the thread ended by itself with ${code}`)))
    return worker
  }

  /** A worker that was ended after a rest, or has failed before, has no job to reject. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#job!.reject(error)
  }
}
