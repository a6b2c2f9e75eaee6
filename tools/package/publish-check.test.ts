import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { missingForRelease, releaseDate } from './publish-check.ts'

const COMPLETE = {
  version: '3.1.0',
  repository: { url: 'git+https://git.example.org/augury.git' },
  homepage: 'https://augury.example.org',
  bugs: { url: 'https://git.example.org/augury/issues' },
}
const CHANGELOG = '# Changelog\n\n## 3.1.0 – 2027-01-02\n\n- A change.\n'

test('a release needs addresses in both packages, one version, and a date in the changelog', () => {
  const both = { 'package.json': COMPLETE, 'client/package.json': COMPLETE }
  assert.deepEqual(missingForRelease(both, CHANGELOG), [])
  const { homepage: _, ...without } = COMPLETE
  assert.deepEqual(missingForRelease({ ...both, 'package.json': without }, CHANGELOG), [
    'package.json has no homepage.',
  ])
  const older = { ...both, 'client/package.json': { ...COMPLETE, version: '3.0.0' } }
  assert.deepEqual(missingForRelease(older, CHANGELOG), ['client/package.json has version 3.0.0, not 3.1.0.'])
  assert.deepEqual(missingForRelease(both, '## Unreleased\n'), [
    'CHANGELOG.md has no section "## 3.1.0 – YYYY-MM-DD".',
  ])
})

const read = (path: string) => readFileSync(path, 'utf8')
const { version, ...manifest } = JSON.parse(read('package.json'))
const client = JSON.parse(read('client/package.json'))

test('service and client have one version and the same addresses', () => {
  assert.equal(client.version, version)
  for (const field of ['repository', 'homepage', 'bugs'] as const)
    assert.deepEqual(
      client[field],
      field === 'repository' && manifest[field]
        ? { ...manifest[field], directory: 'client' }
        : manifest[field],
      field,
    )
})

test('every version in the changelog but the one to come has its date, the newest first', () => {
  const changelog = read('CHANGELOG.md')
  const [first, ...released] = [...changelog.matchAll(/^## (.*)$/gm)].map(([, title]) => title!)
  const isReleased = first !== 'Unreleased'
  if (isReleased) released.unshift(first!)
  else
    assert.match(
      changelog,
      new RegExp(`^## Unreleased\\n\\nTo be ${version.replaceAll('.', '\\.')}\\.$`, 'm'),
    )
  const dates = released.map((title) => releaseDate(changelog, title.split(' ')[0]!)!)
  assert.ok(dates.length >= 2 && !dates.includes(undefined!))
  assert.deepEqual(dates, dates.toSorted().reverse())
  if (isReleased) assert.ok(releaseDate(changelog, version) !== undefined)
})

/** In a dry run, what is missing is said and nothing stopped. */
const published = (dryRun: string) =>
  spawnSync(process.execPath, ['tools/package/publishable.ts'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_dry_run: dryRun },
    timeout: 120_000,
  })

test('what is missing stops npm publish, and is only said in a dry run', () => {
  const lines = missingForRelease(
    { 'package.json': { version, ...manifest }, 'client/package.json': client },
    read('CHANGELOG.md'),
  )
  const { status, stderr } = published('true')
  assert.equal(status, 0)
  for (const line of lines) assert.ok(stderr.includes(line), line)
  assert.equal(published('').status, lines.length > 0 ? 1 : 0)
})
