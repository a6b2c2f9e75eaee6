/**
 * Runs tasks a few at a time, in turns by client: however many tasks a client has, another one's
 * task waits for what is running, and then for one task of each other client. One client's tasks run in the order in which they came.
 */
interface Task {
  readonly start: () => void
}

export class FairQueue {
  readonly #atOnce: number
  /** Only clients with waiting tasks. The client whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Task>>()
  #running = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** How many clients have tasks that wait. */
  get clients(): number {
    return this.#waiting.size
  }

  /** The result of the task. A task whose signal is aborted while it waits is never started, and rejects with the signal's reason. */
  run<Result>(
    client: string,
    work: () => Result | Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Awaited<Result>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const start = () => {
        signal?.removeEventListener('abort', cancel)
        void Promise.try(work).finally(this.#ended).then(resolve, reject)
      }
      const task = { start }
      const cancel = () => {
        this.#remove(client, task)
        reject(signal!.reason)
      }
      signal?.addEventListener('abort', cancel, { once: true })
      const own = this.#waiting.get(client) ?? new Set()
      this.#waiting.set(client, own.add(task))
      this.#startNext()
    })
  }

  readonly #ended = (): void => {
    this.#running--
    this.#startNext()
  }

  #startNext(): void {
    if (this.#running >= this.#atOnce) return
    const [next] = this.#waiting
    if (next === undefined) return
    const [client, tasks] = next
    const [task] = tasks
    tasks.delete(task!)
    // A map keeps the order of insertion, so the client goes to the end.
    this.#waiting.delete(client)
    if (tasks.size > 0) this.#waiting.set(client, tasks)
    this.#running++
    task!.start()
  }

  #remove(client: string, task: Task): void {
    const tasks = this.#waiting.get(client)
    tasks?.delete(task)
    if (tasks?.size === 0) this.#waiting.delete(client)
  }
}
