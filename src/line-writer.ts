/**
 * Lines to a file descriptor, in the background: gathered, and written many at a time. What a reader cannot take in time is
 * kept up to a bound and then dropped and counted, so that a slow terminal or pipe costs lines, never answers or memory.
 */
import { write, writeSync } from 'node:fs'

const FLUSH_EVERY_MS = 500
const MOST_CHARACTERS_KEPT = 8_388_608
/** A pipe whose reader is slow says EAGAIN; it is asked again after this time. */
const TRY_AGAIN_MS = 50

export class LineWriter {
  readonly #fd: number
  readonly #chunk: number
  #kept = ''
  #beingWritten: Buffer | undefined
  #dropped = 0
  #isInFlight = false
  #isClosed = false
  readonly #waiting: (() => void)[] = []

  /** `chunk`: characters that are worth a write. A pipe takes 4096 bytes in one piece, whoever else writes to it. */
  constructor(fd: number, chunk = 32_768) {
    this.#fd = fd
    this.#chunk = chunk
    setInterval(() => this.#flush(), FLUSH_EVERY_MS).unref()
  }

  /** How many lines found no room so far. */
  get dropped(): number {
    return this.#dropped
  }

  /** Takes one whole line, with its newline. */
  write(line: string): void {
    if (this.#kept.length > MOST_CHARACTERS_KEPT) {
      this.#dropped++
      return
    }
    this.#kept += line
    if (this.#kept.length >= this.#chunk) this.#flush()
  }

  #flush(): void {
    if (this.#beingWritten !== undefined || this.#kept === '' || this.#isClosed) return
    this.#beingWritten = Buffer.from(this.#kept)
    this.#kept = ''
    this.#writeOn()
  }

  #writeOn(): void {
    this.#isInFlight = true
    write(this.#fd, this.#beingWritten!, (error, written) => {
      this.#isInFlight = false
      if (error?.code === 'EAGAIN') setTimeout(() => this.#writeOn(), TRY_AGAIN_MS).unref()
      // Whoever read us is gone. The service goes on, and nobody misses the lines.
      else if (error) this.#close()
      else this.#wrote(written)
    })
  }

  #wrote(bytes: number): void {
    const rest = this.#beingWritten!.subarray(bytes)
    this.#beingWritten = rest.length === 0 ? undefined : rest
    if (rest.length > 0) this.#writeOn()
    else if (this.#kept.length >= this.#chunk || this.#waiting.length > 0) this.#flush()
    if (this.#beingWritten === undefined) this.#tellDone()
  }

  #close(): void {
    this.#isClosed = true
    this.#kept = ''
    this.#beingWritten = undefined
    this.#tellDone()
  }

  #tellDone(): void {
    for (const done of this.#waiting.splice(0)) done()
  }

  /** Calls back when everything taken so far is written. The form pino calls it in. */
  flush(done: () => void): void {
    this.#waiting.push(done)
    this.#flush()
    if (this.#beingWritten === undefined) this.#tellDone()
  }

  /** All that is left, at once: for a process that is about to crash. What is on its way already is left to arrive. */
  flushSync(): void {
    if (this.#isClosed) return
    const held = this.#isInFlight ? undefined : this.#beingWritten
    const rest = Buffer.concat([held ?? Buffer.alloc(0), Buffer.from(this.#kept)])
    this.#kept = ''
    if (!this.#isInFlight) this.#beingWritten = undefined
    try {
      for (let at = 0; at < rest.length; ) at += writeSync(this.#fd, rest, at)
    } catch (error) {
      // At the end there is nobody left to wait for a reader that is slow or gone.
      if (!['EAGAIN', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}
