/** Runs test files with a bug in one source file, in a process of their own, until one fails. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants.ts'
import { namesIn } from './tests-for.ts'

const HOOK = pathToFileURL(resolve('tools/mutate/hook.ts')).href
const END = pathToFileURL(resolve('test/end.ts')).href

/** Mutated sources, and what the engine has compiled of the others. */
export const scratch = mkdtempSync(join(tmpdir(), 'augury-mutate-'))

export type Outcome = 'passed' | 'failed' | 'too slow'

/** A test file, and how it has done so far. */
export interface JudgingTest {
  readonly path: string
  /** How long it takes without a bug; undefined until it was needed. */
  usualMs: Promise<number> | undefined
  /** The same as a number, or a guess. */
  expectedMs: number
  caught: number
  tried: number
}

const GUESSED_MS = 3_000

export const judgingTest = (path: string): JudgingTest => ({
  path,
  usualMs: undefined,
  expectedMs: GUESSED_MS,
  caught: 0,
  tried: 0,
})

/** What it costs to catch a bug by a test: the cheapest is asked first. One that has the name of the file or its folder often knows it. */
const price = ({ path, expectedMs, caught, tried }: JudgingTest, names: readonly string[]) =>
  ((expectedMs * (tried + 2)) / (caught + 1)) * (names.some((name) => path.includes(name)) ? NAMESAKE : 1)

const NAMESAKE = 0.1
/** A loop that does not end is known by the time of the processor it takes, whatever else the machine is doing; one that waits for ever, by the clock. */
interface Limits {
  readonly cpuSeconds: number
  readonly clockMs: number
}

const limitsOf = (usualMs: number): Limits => ({
  cpuSeconds: Math.ceil(10 + (4 * usualMs) / 1000),
  clockMs: 60_000 + 10 * usualMs,
})

const OPTIONS = ['--test-reporter=tap', `--import=${END}`]

let tried = 0

export interface Verdict {
  readonly outcome: Outcome
  /** The test that caught it: what a busy machine has made slow can be tried again. */
  readonly by?: string
}

export async function tryMutant({ file, source }: Mutant, tests: readonly JudgingTest[]): Promise<Verdict> {
  const sourceFile = join(scratch, `${tried++}.ts`)
  writeFileSync(sourceFile, source)
  const url = pathToFileURL(resolve(file)).href
  // By the environment, so that threads and processes which a test starts have the bug, too.
  const bug = { NODE_OPTIONS: `--import=${HOOK}`, AUGURY_MUTANT: JSON.stringify({ url, sourceFile }) }
  const names = namesIn(file)
  for (const test of tests.toSorted((a, b) => price(a, names) - price(b, names))) {
    test.usualMs ??= timeWithoutBug(test.path)
    test.expectedMs = await test.usualMs
    const outcome = await runTest(test.path, limitsOf(test.expectedMs), bug)
    test.tried++
    if (outcome === 'passed') continue
    test.caught++
    return { outcome, by: test.path }
  }
  return { outcome: 'passed' }
}

const MAX_LIMITS: Limits = { cpuSeconds: 300, clockMs: 600_000 }

/** Tests are no judges of a bug while they fail without one. */
async function timeWithoutBug(path: string): Promise<number> {
  const started = performance.now()
  const outcome = await runTest(path, MAX_LIMITS, {})
  if (outcome !== 'passed') throw new Error(`${path} ${outcome} without any bug`)
  return performance.now() - started
}

function runTest(path: string, { cpuSeconds, clockMs }: Limits, bug: NodeJS.ProcessEnv): Promise<Outcome> {
  const { promise, resolve: settle } = Promise.withResolvers<Outcome>()
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const child = spawn(
    'sh',
    ['-c', `ulimit -S -t ${cpuSeconds}; exec "$0" "$@"`, process.execPath, ...OPTIONS, path],
    {
      env: { ...environment, NODE_COMPILE_CACHE: join(scratch, 'compiled'), ...bug },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  )
  let outcome: Outcome | undefined
  const stop = (as: Outcome) => {
    outcome ??= as
    // With all that it has started.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  }
  const timer = setTimeout(() => stop('too slow'), clockMs)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (/^ *not ok /m.test(text)) stop('failed')
  })
  child.on('close', (code, signal) => {
    clearTimeout(timer)
    settle(outcome ?? (signal === 'SIGXCPU' ? 'too slow' : code === 0 ? 'passed' : 'failed'))
  })
  return promise
}
