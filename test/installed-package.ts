/** The npm package, made here and installed elsewhere as a stranger would: what npm has fetched for the checkout is in its cache. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HOME = fileURLToPath(new URL('../', import.meta.url))
/** Whatever waits for a process without letting others run is not ended by the test's own bound. */
const MAX_MS = 230_000
const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund']

export interface InstalledPackage {
  readonly tarball: string
  /** Paths in it. */
  readonly files: readonly string[]
  /** Where npm has put it. */
  readonly home: string
}

/** In `folder`, which is made; the tarball is put into `scratch`. */
export function installPackage(scratch: string, folder: string): InstalledPackage {
  const { stdout } = npm(HOME, 'pack', '--json', '--pack-destination', scratch)
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }]
  const tarball = join(scratch, packed.filename)
  mkdirSync(folder)
  // Else npm looks for one in the folders above.
  writeFileSync(join(folder, 'package.json'), '{}')
  npm(folder, 'install', tarball)
  const files = packed.files.map(({ path }) => path)
  return { tarball, files, home: join(folder, 'node_modules/augury-api') }
}

function npm(cwd: string, ...words: string[]) {
  const result = spawnSync('npm', [...words, ...QUIETLY], {
    cwd,
    encoding: 'utf8',
    timeout: MAX_MS,
    maxBuffer: 1e8,
  })
  assert.equal(result.status, 0, `npm ${words.join(' ')}: ${result.stderr}`)
  return result
}
