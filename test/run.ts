/**
 * Runs test files side by side, and says at the end what took longest and what this machine had to leave out.
 *
 *     npm run test:unit                            # all of them
 *     npm run test:unit -- src/store/*.test.ts     # these
 */
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { type EventData, run } from 'node:test'
import { spec } from 'node:test/reporters'
import { prepare } from './prepare.ts'

/** Those that take longest first, so that the end does not wait for one of them. */
const ALL = ['test/**/*.test.ts', 'src/**/*.test.ts', 'tools/**/*.test.ts', 'client/**/*.test.ts']
/** What hangs ends with a failure: a test, and a file of many, on a machine that is busy with other things. */
const LONGEST_TEST_MS = 240_000
const LONGEST_FILE_MS = 900_000
const SHOWN = 5

const wanted = process.argv.slice(2)
const files = (wanted.length === 0 ? ALL : wanted).flatMap((pattern) => globSync(pattern))
assert.ok(files.length > 0, `there is no such file: ${wanted.join(' ')}`)
// Each file is a process of its own and loads half of the sources: compiled once, they take half of the time.
process.env.NODE_COMPILE_CACHE ??= resolve('var/compile-cache')
if (wanted.length === 0) await prepare()

const PRELOADED = ['./test/end.ts', ...(process.env.PROPERTY_SEED === undefined ? [] : ['./test/seed.ts'])]
const startedAt = performance.now()
const durations = new Map<string, number>()
/** The files, by the reason for which something in them was left out. */
const leftOut = new Map<string, Set<string>>()

const results = run({
  files,
  concurrency: Math.max(2, availableParallelism()),
  timeout: LONGEST_FILE_MS,
  execArgv: [`--test-timeout=${LONGEST_TEST_MS}`, ...PRELOADED.flatMap((file) => ['--import', file])],
})
results.on('test:pass', ({ file, skip }) => {
  if (skip === undefined || skip === false) return
  const reason = String(skip)
  leftOut.set(reason, (leftOut.get(reason) ?? new Set()).add(String(file)))
})
results.on('test:summary', (summary) => {
  const { file, duration_ms } = summary
  if (file === undefined) process.exitCode = isGood(summary) ? 0 : 1
  // Threads that a test starts report, too.
  else if (file.endsWith('.test.ts')) durations.set(relative('.', file), duration_ms)
})
results.compose(spec).pipe(process.stdout)
results.on('end', () => process.on('exit', tell))

/** CI installs what there is to install (.ci/run): a test that is left out for want of it has not been run anywhere. */
function isGood({ success }: EventData.TestSummary): boolean {
  const isCurable = [...leftOut.keys()].some((reason) => reason.includes('apt-get install'))
  return success && !(isCurable && process.env.CI !== undefined)
}

function tell(): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `\n${durations.size} files in ${seconds(performance.now() - startedAt)}; those that took longest:`,
  )
  const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  for (const [file, ms] of slowest) console.log(`  ${seconds(ms).padStart(8)}  ${file}`)
  for (const [reason, files] of leftOut) console.log(`Left out (files: ${files.size}): ${reason}`)
}
