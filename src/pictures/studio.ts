/**
 * A process that draws and renders. To make a PNG takes some 100 ms of work, and the drawings are a hundred files of code:
 * the process that answers requests does neither. The other's memory is given back when it ends, and should the renderer,
 * which is native code, ever crash, then nothing else does.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FileName } from './picture.ts'

export interface Order {
  readonly number: number
  readonly name: FileName
  /** Somebody waits for it. Otherwise it is made ahead, only to be kept. */
  readonly isWanted: boolean
}

export interface Delivery {
  readonly number: number
  /** Of a picture that somebody waits for. */
  readonly bytes?: Uint8Array
  /** Why there is none. */
  readonly fault?: string
}

interface Waiting extends Omit<Order, 'number'> {
  readonly isSecondTry: boolean
  readonly resolve: (bytes: Uint8Array | undefined) => void
  readonly reject: (reason: Error) => void
}

export interface StudioOptions {
  /** Where it keeps what it makes; nowhere without. */
  readonly shelf?: string | undefined
  readonly program?: string
  /** A process that has work and delivers nothing for so long hangs. */
  readonly patienceMs?: number
  /** Without work for so long, the process ends; to start another takes a second or so. */
  readonly idleMs?: number
}

const PROGRAM = fileURLToPath(new URL('./studio-program.ts', import.meta.url))

export class Studio {
  readonly #options: Required<StudioOptions>
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #ordered = 0
  #isStopped = false

  constructor({ shelf, program = PROGRAM, patienceMs = 15_000, idleMs = 300_000 }: StudioOptions = {}) {
    this.#options = { shelf, program, patienceMs, idleMs }
  }

  async make(name: FileName): Promise<Buffer> {
    // A copy: what has come through the channel may be a view of something larger.
    return Buffer.from((await this.#order(name, true))!)
  }

  /** Makes it and puts it on the shelf. */
  async keep(name: FileName): Promise<void> {
    await this.#order(name, false)
  }

  #open(): void {
    if (this.#child !== undefined) return
    try {
      this.#child = this.#fork()
    } catch (error) {
      this.#fail(error as Error)
    }
    this.#watch()
  }

  /** Ends the process unless it has work; the next order starts another. */
  close(): void {
    if (this.#waiting.size === 0) this.#end()
  }

  stop(): void {
    this.#isStopped = true
    this.#end()
    this.#fail(new Error('the studio is closed'))
  }

  #order(name: FileName, isWanted: boolean): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) =>
      this.#send({ name, isWanted, isSecondTry: false, resolve, reject }),
    )
  }

  #send(waiting: Waiting): void {
    if (this.#isStopped) {
      waiting.reject(new Error('the studio is closed'))
      return
    }
    this.#ordered += 1
    const { name, isWanted } = waiting
    this.#waiting.set(this.#ordered, waiting)
    this.#open()
    this.#watch()
    // Not connected: it could not be started, and its 'error' follows.
    if (this.#child?.connected) this.#child.send({ number: this.#ordered, name, isWanted } satisfies Order)
  }

  #fork(): ChildProcess {
    const { program, shelf } = this.#options
    const child = fork(program, shelf === undefined ? [] : [shelf], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (delivery: Delivery) => this.#deliver(delivery))
    child.on('error', (error) => this.#lose(child, error))
    child.on('exit', (code, signal) =>
      this.#lose(child, new Error(`the studio ended with ${signal ?? code}`)),
    )
    return child
  }

  #deliver({ number, bytes, fault }: Delivery): void {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (fault === undefined) waiting?.resolve(bytes)
    else waiting?.reject(new Error(fault))
    this.#watch()
  }

  /** With work, the process keeps ours alive and has to deliver; without, it does neither and ends after a while. */
  #watch(): void {
    clearTimeout(this.#timer)
    const child = this.#child
    if (child === undefined) return
    const { patienceMs, idleMs } = this.#options
    if (this.#waiting.size > 0) {
      child.ref()
      child.channel?.ref()
      const hangs = () => this.#lose(child, new Error(`the studio has been silent for ${patienceMs} ms`))
      this.#timer = setTimeout(hangs, patienceMs)
    } else {
      child.unref()
      child.channel?.unref()
      this.#timer = setTimeout(() => this.#end(), idleMs).unref()
    }
  }

  /** What it had to do is given to another, once. */
  #lose(child: ChildProcess, reason: Error): void {
    if (child === this.#child) {
      this.#end()
      this.#fail(reason)
    }
  }

  #end(): void {
    clearTimeout(this.#timer)
    // Not to be put off, even if it hangs. What it keeps is whole or not there.
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #fail(reason: Error): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const waiting of all)
      if (waiting.isSecondTry || this.#isStopped) waiting.reject(reason)
      else this.#send({ ...waiting, isSecondTry: true })
  }
}
