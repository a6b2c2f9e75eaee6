/** Which tests concern a file: those that import it, directly or through others. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const importsOf = memoised((path: string): string[] => {
  const text = readFileSync(path, 'utf8')
  // A thread's file is named by its address.
  const targets = [...text.matchAll(/(?:from |import\(|new URL\()'(\.[^']+\.tsx?)'/g)].map(
    ([, target]) => target!,
  )
  // Whoever starts the program runs its sources in another process.
  const started = text.includes('bin/augury.js') ? ['src/cli.ts'] : []
  // Of a test that has sources as texts, some are nowhere.
  return [...targets.map((target) => join(dirname(path), target)), ...started].filter(existsSync)
})

/** How many imports lead from a file to another; Infinity when none do. */
function distance(from: string, to: string): number {
  let reached = new Set([from])
  const seen = new Set(reached)
  for (let steps = 0; reached.size > 0; steps++) {
    if (reached.has(to)) return steps
    reached = new Set([...reached].flatMap(importsOf).filter((path) => !seen.has(path)))
    for (const path of reached) seen.add(path)
  }
  return Number.POSITIVE_INFINITY
}

/** The tests of a room that reach a file, nearest first. */
export function testsFor(file: string, globs: readonly string[]): string[] {
  return globs
    .flatMap((glob) => globSync(glob))
    .map((test) => ({ test, far: distance(test, file) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .map(({ test }) => test)
}

/** Of files and folders that are in every part of the sources. */
const COMMON_NAMES = ['src', 'api', 'endpoints', 'route', 'schema', 'response', 'parts']

/** `src/api/endpoints/yes-no/route.ts` → `yes-no` */
export const namesIn = (file: string): string[] =>
  file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(2)
    .filter((name) => !COMMON_NAMES.includes(name))

function memoised<Value>(of: (key: string) => Value): (key: string) => Value {
  const cached = new Map<string, Value>()
  return (key) => {
    if (!cached.has(key)) cached.set(key, of(key))
    return cached.get(key)!
  }
}
