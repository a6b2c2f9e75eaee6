import assert from 'node:assert/strict'
import { test } from 'node:test'
import { installedNames, lockedPackages, neededFolders, optionalNames } from './needed.ts'

const of = (...folders: string[]) => folders.map((folder) => `node_modules/${folder}`)

test('a package is looked for as Node does, and what it needs comes with it', () => {
  const some = { version: '1.0.0' }
  const packages = {
    '': some,
    'node_modules/a': {
      ...some,
      dependencies: { b: '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': { ...some, optionalDependencies: { c: '1', missing: '1' } },
    'node_modules/b': some,
    'node_modules/c': { ...some, dependencies: { a: '1' } },
    'node_modules/d': some,
  }
  assert.deepEqual([...neededFolders(packages, ['a'])].sort(), of('a', 'a/node_modules/b', 'c'))
  assert.deepEqual([...neededFolders(packages, ['b'])], of('b'))
})

test('neither Vite nor a tool of tests is needed to run; a model, Redis and reports only on request', () => {
  const packages = lockedPackages()
  const installed = neededFolders(packages, installedNames(packages))
  const image = neededFolders(packages, [...installedNames(packages), ...optionalNames(packages)])
  for (const folder of of('ajv', 'pino', '@modelcontextprotocol/server'))
    assert.ok(installed.has(folder), folder)
  for (const folder of of('redis', '@redis/client', 'ai', '@ai-sdk/provider-utils', 'pdfkit', 'fontkit'))
    assert.deepEqual([installed.has(folder), image.has(folder)], [false, true], folder)
  for (const folder of of('vite', 'rolldown', 'playwright-core', 'typescript', 'preact'))
    assert.ok(packages[folder] !== undefined && !image.has(folder), folder)
})

test('at most 60 packages come with an installation, on any platform, and all of them run on Node 20', () => {
  const packages = lockedPackages()
  const installed = [...neededFolders(packages, installedNames(packages))]
  assert.ok(installed.length <= 60, `${installed.length}`)
  const isNewer = (range: string) =>
    range.split('||').every((part) => Number(/\d+/.exec(part)?.[0] ?? 0) > 20)
  assert.deepEqual(
    installed.filter((folder) => isNewer(packages[folder]!.engines?.node ?? '*')),
    [],
  )
})
