/** What the program was started from: its sources or its package, and the packages that npm has installed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
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
  for (const path of globSync(patterns, { cwd: HOME, exclude: ['**/*.test.ts'] }).sort())
    if (statSync(join(HOME, path)).isFile()) hash.update(`${path}\0`).update(readFileSync(join(HOME, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Whether npm has installed a package. It is not loaded. */
export function isInstalled(name: string): boolean {
  try {
    return existsSync(new URL(import.meta.resolve(name)))
  } catch {
    return false
  }
}
