/** A real service in a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BARE_ENVIRONMENT, ownChild } from './own-child.ts'
import { patientFetch } from './patient-fetch.ts'

const HOME = fileURLToPath(new URL('../', import.meta.url))
const ADDRESS = /answers at http:\/\/127\.0\.0\.1:(\d+)\//

export interface RunningService {
  readonly port: number
  readonly process: ChildProcess
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number
  /** All that it has printed. */
  readonly output: () => string
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Asks it to stop and waits; the exit code. */
  readonly stop: () => Promise<number | null>
}

export interface Surroundings {
  /** Another copy of the project. */
  readonly home?: string
  /** Where it is started. */
  readonly folder?: string
  /** It may write no file beyond this: a disk that is soon full. */
  readonly mostBytesOfAFile?: number
}

/** Resolves with the first answer. Takes any free port unless the environment names one. */
export async function startService(
  environment: Record<string, string>,
  { home = HOME, folder, mostBytesOfAFile }: Surroundings = {},
): Promise<RunningService> {
  const startedAt = performance.now()
  const bound = mostBytesOfAFile === undefined ? 'unlimited' : String(Math.ceil(mostBytesOfAFile / 1024))
  // Node ignores the signal that goes with the bound, so the write fails, as on a full disk.
  const script = `ulimit -f ${bound}; exec "$0" "$@"`
  const child = ownChild(
    spawn('bash', ['-c', script, process.execPath, join(home, 'bin/augury.js'), 'serve'], {
      env: { ...BARE_ENVIRONMENT, LOG_LEVEL: 'warn', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: folder,
    }),
  )
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const gone = once(child, 'exit')
  const port = await portOf(child, () => output)
  await patientFetch(`http://127.0.0.1:${port}/v1/tarot/health`).then((answer) => answer.text())
  return {
    port,
    process: child,
    startedInMs: performance.now() - startedAt,
    output: () => output,
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

async function portOf(child: ChildProcess, output: () => string): Promise<number> {
  for (;;) {
    const found = ADDRESS.exec(output())
    if (found !== null) return Number(found[1])
    const ending = await Promise.race([
      once(child.stdout!, 'data').then(() => undefined),
      once(child, 'exit').then(([code, signal]) => code ?? signal),
    ])
    if (ending !== undefined)
      throw new Error(`the service ended with ${ending} before it answered: ${output()}`)
  }
}
