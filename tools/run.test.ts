import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PROGRAMS } from './programs.ts'

const start = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/run.ts', ...words], { encoding: 'utf8', timeout: 120_000 })

test('a program of the table starts a file that is there', () => {
  for (const programs of Object.values(PROGRAMS))
    for (const [name, words] of Object.entries(programs))
      assert.ok(existsSync(words.find((word: string) => !word.startsWith('-'))!), name)
})

test('every program in tools/ that builds or measures something has a name', () => {
  const files = new Set(Object.values(PROGRAMS).flatMap((programs) => Object.values(programs).flat()))
  // These run by themselves when the package is made.
  const ofThePackage = ['tools/package/build.ts']
  const programs = globSync('tools/*/{build,measure}.ts').filter((path) => !ofThePackage.includes(path))
  assert.deepEqual(
    programs.filter((path) => !files.has(path)),
    [],
  )
})

test('a name that is none gets the list of names, and exit code 2', () => {
  const { status, stderr } = start('build', 'zone')
  assert.equal(status, 2)
  assert.match(stderr, /^usage: npm run build -- NAME, where NAME is one of .*\bzones\n$/)
})

test('no name gets the list of names, too', () => {
  const { status, stderr } = start('measure')
  assert.equal(status, 2)
  assert.match(stderr, /\baccuracy, .*\btimeline-speed, zones\b/)
})

test('the words after the name go to the program, and its exit code comes back', () => {
  const { status, stderr } = start('measure', 'ephemeris')
  assert.equal(status, 2, stderr)
  assert.match(stderr, /usage: npm run measure -- ephemeris OTHER\.bin/)
})

test('package.json has a script for each kind of program, and none for a single one', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const kind of Object.keys(PROGRAMS)) assert.equal(scripts[kind], `node tools/run.ts ${kind}`)
  assert.deepEqual(
    Object.keys(scripts).filter((name) => /^(build|measure|bench|compare|fit):/.test(name)),
    [],
  )
})
