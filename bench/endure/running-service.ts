/** A real service in a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../test/redis-server.ts'

const LAUNCHER = fileURLToPath(new URL('../../bin/augury.js', import.meta.url))

export interface RunningService {
  readonly port: number
  readonly process: ChildProcess
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Asks it to stop and waits; the exit code. */
  readonly stop: () => Promise<number | null>
}

export async function startService(
  environment: Record<string, string>,
  port?: number,
): Promise<RunningService> {
  const chosen = port ?? (await freePort())
  const startedAt = performance.now()
  const child = spawn(process.execPath, [LAUNCHER, 'serve'], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: String(chosen), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswering(chosen, child)
  const gone = once(child, 'exit')
  return {
    port: chosen,
    process: child,
    startedInMs: performance.now() - startedAt,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await gone
      return code as number | null
    },
  }
}

async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_500; tries++) {
    if (child.exitCode !== null)
      throw new Error(`the service ended with ${child.exitCode} before it answered`)
    const answered = await fetch(`http://127.0.0.1:${port}/v1/tarot/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (answered) return
    await wait(10)
  }
  throw new Error('the service did not answer within 15 s')
}
