/** What `npm ci` reads. It trusts what has no checksum, and passes over an optional package that it cannot fetch. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
}

const file = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const { '': project, ...packages } = (JSON.parse(file) as { packages: Record<string, LockedPackage> })
  .packages
const entries = Object.entries(packages)

test('no address of a registry is in the lock file', () => {
  assert.ok(project !== undefined && entries.length > 200)
  assert.deepEqual(
    entries.filter(([, { resolved }]) => resolved !== undefined),
    [],
  )
})

test('every package, for every platform, has its checksum in the lock file', () => {
  assert.deepEqual(
    entries.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)),
    [],
  )
})

test('npm ci says nothing but its summary: packages for development that ask for a newer Node than 20 run on the one it installs', () => {
  const settings = readFileSync(new URL('../.npmrc', import.meta.url), 'utf8')
  assert.match(settings, /^loglevel=error$/m)
})
