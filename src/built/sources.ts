/** What the program was started from: its sources or its package, and the packages that npm has installed. */
import { createHash, type Hash } from 'node:crypto'
import { closeSync, existsSync, globSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const HOME = fileURLToPath(new URL('../../', import.meta.url))

/** The npm package has JavaScript instead of the sources, and in this folder what is built from them (tools/package). */
export const IS_PACKAGE = import.meta.url.endsWith('.js')
export const PACKAGED = 'dist/package'

/** A name for the files built from sources: it changes when the sources or the version of Node change. */
export function nameFromSources(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const chunk = Buffer.alloc(CHUNK_BYTES)
  for (const path of globSync(patterns, { cwd: HOME, exclude: ['**/*.test.ts'] }).sort())
    if (statSync(join(HOME, path)).isFile()) addFile(hash.update(`${path}\0`), join(HOME, path), chunk)
  return hash.digest('hex').slice(0, 16)
}

const CHUNK_BYTES = 65_536

/** In one buffer for all: a service keeps the room that hundreds of whole files have taken. */
function addFile(hash: Hash, path: string, chunk: Buffer): void {
  const file = openSync(path, 'r')
  try {
    for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk))
      hash.update(chunk.subarray(0, count))
  } finally {
    closeSync(file)
  }
}

/** What to install for `what`, as a sentence; undefined if nothing is missing. `specs` are such as `redis@6`. */
export function installSentence(
  what: string,
  specs: readonly string[],
  hasPackage: (name: string) => boolean = isInstalled,
): string | undefined {
  const nameIn = (spec: string) => spec.slice(0, spec.lastIndexOf('@'))
  const missing = specs.filter((spec) => !hasPackage(nameIn(spec)))
  if (missing.length === 0) return undefined
  return (
    `${what} needs ${missing.map(nameIn).join(' and ')}, which npm installs only on request: ` +
    (IS_PACKAGE ? `run "npm install ${missing.join(' ')}".` : 'run "npm ci" without --omit=dev.')
  )
}

/** Whether npm has installed a package. It is not loaded. */
export function isInstalled(name: string): boolean {
  try {
    return existsSync(new URL(import.meta.resolve(name)))
  } catch {
    return false
  }
}
