/** Runs test files with a bug in one source file, in a process of their own, until one fails. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants.ts'

const HOOK = pathToFileURL(resolve('tools/mutate/hook.ts')).href
const END = pathToFileURL(resolve('test/end.ts')).href

/** Mutated sources, and what the engine has compiled of the others. */
export const scratch = mkdtempSync(join(tmpdir(), 'augury-mutate-'))

export type Outcome = 'passed' | 'failed' | 'too slow'

/** A test file, and how long it takes without a bug. */
export interface TimedTest {
  readonly path: string
  readonly usualMs: number
}

/** Machines are busy at times: a test is too slow when it takes this much longer than it did. */
const limitMs = ({ usualMs }: TimedTest) => 15_000 + 6 * usualMs

let tried = 0

/** Runs the quickest test first. */
export async function tryMutant({ file, source }: Mutant, tests: readonly TimedTest[]): Promise<Outcome> {
  const sourceFile = join(scratch, `${tried++}.ts`)
  writeFileSync(sourceFile, source)
  const url = pathToFileURL(resolve(file)).href
  // By the environment, so that threads and processes which a test starts have the bug, too.
  const bug = { NODE_OPTIONS: `--import=${HOOK}`, AUGURY_MUTANT: JSON.stringify({ url, sourceFile }) }
  for (const test of tests.toSorted((a, b) => a.usualMs - b.usualMs)) {
    const outcome = await runTest(test.path, limitMs(test), bug)
    if (outcome !== 'passed') return outcome
  }
  return 'passed'
}

const LONGEST_MS = 240_000

/** Tests are no judges of a bug while they fail without one. */
export async function timeTest(path: string): Promise<TimedTest> {
  const started = performance.now()
  const outcome = await runTest(path, LONGEST_MS, {})
  if (outcome !== 'passed') throw new Error(`${path} ${outcome} without any bug`)
  return { path, usualMs: performance.now() - started }
}

function runTest(path: string, withinMs: number, bug: NodeJS.ProcessEnv): Promise<Outcome> {
  const { promise, resolve: settle } = Promise.withResolvers<Outcome>()
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const child = spawn(process.execPath, ['--test-reporter=tap', `--import=${END}`, path], {
    env: { ...environment, NODE_COMPILE_CACHE: join(scratch, 'compiled'), ...bug },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  let outcome: Outcome | undefined
  const stop = (as: Outcome) => {
    outcome ??= as
    // With all that it has started.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  }
  const timer = setTimeout(() => stop('too slow'), withinMs)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (/^ *not ok /m.test(text)) stop('failed')
  })
  child.on('close', (code) => {
    clearTimeout(timer)
    settle(outcome ?? (code === 0 ? 'passed' : 'failed'))
  })
  return promise
}
