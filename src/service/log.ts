/**
 * The log's way to standard output, in the background. What a reader or a disk does not take is kept up to a bound, then dropped and
 * counted: a slow terminal, a pipe that nobody reads and a full disk cost lines, never answers or memory.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { type Config, secretsOf } from '../config.ts'
import { timestamp } from '../http/timestamp.ts'
import { logSerializers } from './log-serializers.ts'

const FLUSH_EVERY_MS = 500
/** Whole lines, and so many bytes at most: a pipe takes them in one piece, so that those of several threads are never mixed. */
const MOST_BYTES_A_WRITE = 4096
const BYTES_WORTH_A_WRITE = 3072
const MOST_BYTES_KEPT = 8 * 1024 * 1024
/** At the end nobody waits for longer than this for a reader that is slow. */
const LAST_LINES_WITHIN_MS = 1000

export interface LogOutput {
  readonly log: Logger
  /** A line that is no message: in its turn among them, and at once. */
  readonly print: (line: string) => void
  /** How many lines found no room so far. */
  readonly dropped: () => number
  /** Resolves when all lines are written, or cannot be. Never rejects. */
  readonly written: () => Promise<void>
}

/** What it needs to know: how much to say, and what never to say. */
export type LogConfig = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'secret' | 'llmApiKey' | 'redisUrl'>>

const logTime = () => `,"time":"${timestamp(Date.now())}"`

export function openLog(config: LogConfig, fd = 1): LogOutput {
  const lines = pino.destination({
    fd,
    sync: false,
    minLength: BYTES_WORTH_A_WRITE,
    maxLength: MOST_BYTES_KEPT,
    maxWrite: MOST_BYTES_A_WRITE,
    periodicFlush: FLUSH_EVERY_MS,
  })
  const serializers = logSerializers(secretsOf(config))
  const log = pino({ level: config.logLevel, base: null, timestamp: logTime, serializers }, lines)
  // pino calls it at a crash and at the end of the process, and it would try for ever where the disk is full: `written` is called instead.
  lines.flushSync = () => {}
  // What could not be written is kept, and tried again with the next flush.
  lines.on('error', () => {})

  let [dropped, told] = [0, 0]
  lines.on('drop', () => {
    dropped += 1
  })
  lines.on('drain', () => {
    if (dropped === told) return
    const count = dropped - told
    told = dropped
    log.warn({ dropped: count }, `${count} lines were dropped: there was no room for them`)
  })

  const flushed = () => new Promise<void>((resolve) => lines.flush(() => resolve()))
  return {
    log,
    print(line) {
      lines.write(`${line}\n`)
      lines.flush()
    },
    dropped: () => dropped,
    // A flush that meets a write under way leaves out what has come since: the second takes it.
    written: () =>
      Promise.race([flushed().then(flushed), wait(LAST_LINES_WITHIN_MS, undefined, { ref: false })]),
  }
}
