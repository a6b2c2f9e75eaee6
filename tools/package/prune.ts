/**
 * Leaves in node_modules what the image runs: no development tools, and no Node, because the image has one.
 *
 *     node tools/package/prune.ts FOLDER     # FOLDER has node_modules
 */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolders } from './image.ts'
import { lockedPackages } from './needed.ts'

const [home] = process.argv.slice(2)
assert(home !== undefined, 'name the folder')
const packages = lockedPackages()
const needed = imageFolders(packages)
for (const folder of Object.keys(packages))
  if (folder !== '' && !needed.has(folder)) rmSync(join(home, folder), { recursive: true, force: true })
// Links to programs, many of which are gone.
rmSync(join(home, 'node_modules/.bin'), { recursive: true, force: true })
