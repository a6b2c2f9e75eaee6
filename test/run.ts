/**
 * Runs test files side by side, and says at the end what took longest and what this machine had to leave out.
 *
 *     npm run test:unit                            # all of them
 *     npm run test:unit -- src/store/*.test.ts     # these
 *     npm run test:unit -- src/http                # those of a room
 */
import { globSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { type EventData, run } from 'node:test'
import { spec } from 'node:test/reporters'
import { prepare } from './prepare.ts'
import { programsOf } from './together.ts'

/** Those that take longest first, so that the end does not wait for one of them. */
const ALL = [
  'test/browser/*.test.ts',
  'test/*.test.ts',
  '{bench,client,deck,tools}/**/*.test.ts',
  'src/{almanac,api,cli,drawing,report,service,store,words,writer}/**/*.test.ts',
  '{src,test}/**/*.test.ts',
]
/** What hangs ends with a failure: a test, and a file of many, on a machine that is busy with other things. */
const MAX_TEST_MS = 240_000
const MAX_FILE_MS = 1_800_000
const SHOWN = 10

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
const wanted = process.argv.slice(2).map((path) => (isFolder(path) ? `${path}/**/*.test.ts` : path))
const found = (wanted.length === 0 ? ALL : wanted).map((pattern) => ({ pattern, files: globSync(pattern) }))
const unmatched = found.filter(({ files }) => files.length === 0).map(({ pattern }) => pattern)
if (unmatched.length > 0) {
  console.error(`there is no such test file: ${unmatched.join(' ')}`)
  process.exit(2)
}
const files = [...new Set(found.flatMap(({ files }) => files))]
// Each process loads half of the sources: compiled once, they take half of the time.
process.env.NODE_COMPILE_CACHE ??= resolve('var/compile-cache')
if (wanted.length === 0) await prepare()

const PRELOADED = ['./test/end.ts', ...(process.env.PROPERTY_SEED === undefined ? [] : ['./test/seed.ts'])]
const startedAt = performance.now()
const durations = new Map<string, number>()
/** The files, by the reason for which something in them was left out. */
const leftOut = new Map<string, Set<string>>()

const results = run({
  files: programsOf(files),
  // Several wait for something most of the time (a browser, a program that starts), and leave their core to another.
  concurrency: availableParallelism() + 2,
  timeout: MAX_FILE_MS,
  execArgv: [`--test-timeout=${MAX_TEST_MS}`, ...PRELOADED.flatMap((file) => ['--import', file])],
})
results.on('test:fail', count)
results.on('test:pass', count)
results.on('test:pass', ({ file, skip }) => {
  if (skip === undefined || skip === false) return
  const reason = String(skip)
  leftOut.set(reason, (leftOut.get(reason) ?? new Set()).add(String(file)))
})
results.on('test:summary', (summary) => {
  if (summary.file === undefined) process.exitCode = isGood(summary) ? 0 : 1
})
results.compose(spec).pipe(process.stdout)
results.on('end', () => process.on('exit', printSummary))

/** A file takes as long as the tests that stand in no other. */
function count({ file = '', nesting, details }: EventData.TestPass | EventData.TestFail): void {
  const name = relative('.', file)
  if (nesting === 0) durations.set(name, (durations.get(name) ?? 0) + details.duration_ms)
}

/** CI installs everything that tests need (.ci/run). So a test that is left out there has not been run anywhere. */
function isGood({ success }: EventData.TestSummary): boolean {
  const isCurable = [...leftOut.keys()].some((reason) => reason.includes('apt-get install'))
  return success && !(isCurable && process.env.CI !== undefined)
}

function printSummary(): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `\n${files.length} files in ${seconds(performance.now() - startedAt)}; those that took longest:`,
  )
  const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  for (const [file, ms] of slowest) console.log(`  ${seconds(ms).padStart(8)}  ${file}`)
  for (const [reason, files] of leftOut) console.log(`Left out (files: ${files.size}): ${reason}`)
}
