import type { WriteStream } from 'node:tty'
import { extent, type Job } from './jobs.ts'

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean }

const TTY_EVERY_MS = 200
const LINE_EVERY_MS = 10_000

/**
 * Phase, percent and time left of a build. On a terminal one line that is rewritten;
 * elsewhere (a log, a pipe) a plain line every ten seconds.
 */
export function progress(jobs: Job[], output: Output, now: () => number) {
  const expected = jobs.reduce((sum, job) => sum + workOf(job), 0)
  const finished = new Map<Job, number>()
  const started = now()
  let shown = Number.NEGATIVE_INFINITY

  const show = (phase: string, force = false) => {
    const every = output.isTTY ? TTY_EVERY_MS : LINE_EVERY_MS
    if (!force && now() - shown < every) return
    shown = now()
    const part = finished.values().reduce((sum, work) => sum + work, 0) / expected
    const line = sentence(phase, part, now() - started)
    output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return {
    phase: (name: string) => show(name, true),
    onProgress: (phase: string) => (job: Job, milliseconds: number) => {
      finished.set(job, milliseconds)
      show(phase)
    },
    end: () => {
      if (output.isTTY) output.write('\r\x1b[K')
    },
  }
}

const workOf = (job: Job) => {
  const { units, millisecondsEach } = extent(job)
  return units * millisecondsEach
}

function sentence(phase: string, part: number, elapsedMs: number): string {
  const percent = `${Math.floor(part * 100)} %`.padStart(5)
  if (part < 0.01) return `${percent}  ${phase}`
  return `${percent}  ${phase}, ${clock((elapsedMs * (1 - part)) / part)} left`
}

/** Milliseconds as minutes and seconds: 1:05. */
export const clock = (ms: number) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
