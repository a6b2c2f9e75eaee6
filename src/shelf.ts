/** What is made once from the sources and kept beside them, in `dist/`, under a name that changes when they do. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HOME = fileURLToPath(new URL('../', import.meta.url))

/** The place on the shelf of what the sources, as they are now, become. */
export function placeOf(sources: readonly string[], shelf: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of globSync(sources, { cwd: HOME, exclude: ['**/*.test.ts'] }).sort())
    if (statSync(join(HOME, path)).isFile()) hash.update(`${path}\0`).update(readFileSync(join(HOME, path)))
  return join(shelf, hash.digest('hex').slice(0, 16))
}

export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** A third of the weight of a process that somebody waits for: enough to get on with it on a machine that is always busy. */
const NICENESS = 5

/** What is made ahead leaves the processor to what is needed now. Not every sandbox allows a process to be so polite. */
export function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    return
  }
}

/** Throws away what older sources had become. What begins with the same name is another process's unfinished work. */
export function removeOlder(place: string): void {
  const [shelf, name] = [dirname(place), basename(place)]
  for (const old of readdirSync(shelf))
    if (!old.startsWith(name)) rmSync(join(shelf, old), { recursive: true, force: true })
}
