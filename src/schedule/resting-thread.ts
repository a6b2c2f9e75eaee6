/** A thread for one piece of work at a time: it starts with the first one, and ends when there has been none for a while. */
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

  /** Nothing is waiting: a thread that rests does not keep the process alive, and soon ends. */
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

  /** One that was ended because it rested, or has failed before, has no work. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#job!.reject(error)
  }
}
