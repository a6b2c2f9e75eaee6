/**
 * Runs tasks a few at a time, in turns by client: however many tasks a client has, another one's task waits for what is running,
 * and then for one task of each other client. One client's tasks run in the order in which they came.
 */
interface Task {
  readonly name: string | undefined
  /** All clients that wait for it. It runs when the first of them has its turn. */
  readonly clients: Set<string>
  readonly start: () => void
}

export class FairQueue {
  readonly #atOnce: number
  /** Only clients with waiting tasks. The client whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Task>>()
  /** The waiting tasks that have a name. */
  readonly #named = new Map<string, Task>()
  /** Clients that wait for a task of this name, whether or not it is there yet. */
  readonly #joined = new Map<string, string[]>()
  #running = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** How many clients have tasks that wait. */
  get clients(): number {
    return this.#waiting.size
  }

  has(client: string): boolean {
    return this.#waiting.has(client)
  }

  /**
   * The result of the task. A task whose signal is aborted while it waits is never started, and rejects with the signal's reason.
   * With a name, other clients can join it while it waits.
   */
  run<Result>(
    client: string,
    work: () => Result | Promise<Result>,
    signal?: AbortSignal,
    name?: string,
  ): Promise<Awaited<Result>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const start = () => {
        signal?.removeEventListener('abort', cancel)
        void Promise.try(work).finally(this.#ended).then(resolve, reject)
      }
      const task: Task = { name, clients: new Set(), start }
      const cancel = () => {
        this.#remove(task)
        reject(signal!.reason)
      }
      signal?.addEventListener('abort', cancel, { once: true })
      if (name !== undefined) this.#named.set(name, task)
      for (const each of [client, ...(this.#joined.get(name ?? '') ?? [])]) this.#add(task, each)
      this.#startNext()
    })
  }

  /** Lets a client wait for a task of another one, which then runs at the turn of whichever comes first. Call the result when it no longer waits. */
  join(client: string, name: string): () => void {
    const clients = this.#joined.get(name) ?? []
    this.#joined.set(name, clients)
    clients.push(client)
    const task = this.#named.get(name)
    if (task !== undefined) this.#add(task, client)
    return () => {
      clients.splice(clients.indexOf(client), 1)
      // mutate statement: an empty list is as good as none; it only takes memory
      if (clients.length === 0) this.#joined.delete(name)
    }
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
    this.#remove(task!)
    // A map keeps the order of insertion, so the client goes to the end.
    this.#waiting.delete(client)
    if (tasks.size > 0) this.#waiting.set(client, tasks)
    this.#running++
    task!.start()
  }

  #add(task: Task, client: string): void {
    const tasks = this.#waiting.get(client) ?? new Set()
    this.#waiting.set(client, tasks.add(task))
    task.clients.add(client)
  }

  #remove(task: Task): void {
    if (task.name !== undefined && this.#named.get(task.name) === task) this.#named.delete(task.name)
    for (const client of task.clients) {
      const tasks = this.#waiting.get(client)!
      tasks.delete(task)
      if (tasks.size === 0) this.#waiting.delete(client)
    }
  }
}
