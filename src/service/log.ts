/**
 * Writes the log to standard output in the background. Lines that cannot be written are buffered up to a limit, then dropped and
 * counted. So a slow terminal, a pipe that nobody reads or a full disk loses lines, but never delays responses or fills the memory.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { type Logger, pino } from 'pino'
import { type Config, secretsOf } from '../config.ts'
import type { OpenStoresParts } from '../store/open-stores.ts'
import { logSerializers } from './log-serializers.ts'
import { textLine } from './text-line.ts'

// mutate constant: a millisecond more or less of waiting
const FLUSH_EVERY_MS = 500
/** Each write contains whole lines and at most this many bytes. A pipe accepts that atomically, so lines of several threads never mix. */
// mutate constant 4095: a byte less fits as well
const MAX_BYTES_A_WRITE = 4096
// mutate constant: a byte more or less waits for its write
const BYTES_WORTH_A_WRITE = 3072
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024
/** Longest wait for a slow reader when the process ends. */
// mutate constant: a millisecond more or less of waiting
const LAST_LINES_WITHIN_MS = 1000

export interface LogOutput {
  readonly log: Logger
  /** It is text for a person, not JSON. */
  readonly isText: boolean
  /** Writes a line that is not a log message, in order with the messages and without delay. */
  readonly print: (line: string) => void
  /** Number of lines dropped so far. */
  readonly dropped: () => number
  /** Resolves when all lines are written or the wait is over. Never rejects. */
  readonly written: () => Promise<void>
}

/** The log's level and format, and the secrets that must not be logged. */
export type LogConfig = Pick<Config, 'logLevel'> &
  Partial<Pick<Config, 'logFormat' | 'secret' | 'feedKey' | 'feedKeyOld' | 'llmApiKey' | 'redisUrl'>>

const logTime = () => `,"time":"${new Date().toISOString()}"`

export function openLog(config: LogConfig, fd = 1, isTerminal = isatty(fd)): LogOutput {
  const lines = pino.destination({
    fd,
    sync: false,
    minLength: BYTES_WORTH_A_WRITE,
    maxLength: MAX_BUFFERED_BYTES,
    maxWrite: MAX_BYTES_A_WRITE,
    periodicFlush: FLUSH_EVERY_MS,
  })
  const serializers = logSerializers(secretsOf(config))
  const { logFormat = 'auto' } = config
  const isText = logFormat === 'auto' ? isTerminal : logFormat === 'text'
  const target = isText ? { write: (line: string) => lines.write(textLine(line)) } : lines
  const log = pino({ level: config.logLevel, base: null, timestamp: logTime, serializers }, target)
  // pino calls this at a crash and at the end of the process; with a full disk it would retry for ever. We call `written` instead.
  lines.flushSync = () => {}
  // What could not be written is kept and retried at the next flush.
  lines.on('error', () => {})

  let [dropped, reported] = [0, 0]
  lines.on('drop', () => {
    dropped += 1
  })
  lines.on('drain', () => {
    if (dropped === reported) return
    const count = dropped - reported
    reported = dropped
    log.warn({ dropped: count }, `${count} lines were dropped: there was no room for them`)
  })

  const flushed = () => new Promise<void>((resolve) => lines.flush(() => resolve()))
  return {
    log,
    isText,
    print(line) {
      lines.write(`${line}\n`)
      lines.flush()
    },
    dropped: () => dropped,
    // A flush during a running write leaves out the lines added since; the second flush writes them.
    written: () =>
      Promise.race([flushed().then(flushed), wait(LAST_LINES_WITHIN_MS, undefined, { ref: false })]),
  }
}

/** Writes the messages of the stores to the log. What the system refuses needs no stack: its message has the path or address. */
export const reporter =
  (log: Logger): OpenStoresParts['report'] =>
  ({ level, message, error }) =>
    log[level](isSystemError(error) ? { reason: error.message } : { err: error }, message)

const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error
