/** Creates a folder and those above it. `mkdirSync` with `recursive` never returns where no folder can be created, such as below `/proc`. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Returns the topmost folder that was created, if any. */
export function makeFolder(path: string, mode = 0o700): string | undefined {
  const folder = resolve(path)
  try {
    return makeOne(folder, mode)
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error
    const topmost = makeFolder(above, mode)
    const made = makeOne(folder, mode)
    return topmost ?? made
  }
}

/** Undefined if it was there. */
function makeOne(folder: string, mode: number): string | undefined {
  try {
    mkdirSync(folder, { mode })
    return folder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory()) return undefined
    throw error
  }
}
