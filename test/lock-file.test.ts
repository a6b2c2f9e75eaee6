/** What `npm ci` reads. An optional package that it cannot fetch is passed over in silence, and missed much later. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

interface Locked {
  readonly integrity?: string
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

const file = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const locked = Object.entries((JSON.parse(file) as { packages: Record<string, Locked> }).packages).slice(1)
const named = (wanted: (entry: Locked) => boolean) =>
  locked.filter(([, entry]) => wanted(entry)).map(([folder]) => folder)

test('no address of a registry is in the lock file', () => {
  assert.ok(locked.length > 200)
  assert.deepEqual(
    named(({ resolved }) => resolved !== undefined),
    [],
  )
})

for (const processor of ['x64', 'arm64'])
  test(`every package that Linux on ${processor} needs was seen in a registry`, () => {
    const fits = ({ os, cpu, libc }: Locked) =>
      (os?.includes('linux') ?? true) &&
      (cpu?.includes(processor) ?? true) &&
      (libc?.includes('glibc') ?? true)
    assert.deepEqual(
      named((entry) => fits(entry) && entry.integrity === undefined),
      [],
    )
  })
