import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { BuiltPage } from './built-page.ts'
import { LIST } from './page-files.ts'

const files = await new BuiltPage().files()
const withEnd = (...ends: string[]) => [...files].filter(([path]) => ends.some((end) => path.endsWith(end)))

/** Script, style and type face: all that a first visit loads besides the document and the cards. */
const MOST_BYTES = 60_000

test('script, style and type face stay below 60 kB with gzip', (t) => {
  const loaded = withEnd('.js', '.css', '.woff2')
  assert.ok(loaded.length >= 3)
  const bytes = loaded.reduce((sum, [, { plain, gzip }]) => sum + Math.min(plain.length, gzip.length), 0)
  t.diagnostic(`${bytes} bytes: ${loaded.map(([path, { gzip }]) => `${path} ${gzip.length}`).join(', ')}`)
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`)
})

test('the script names whose work it contains', () => {
  const [[, { plain }] = assert.fail('there is no script')] = withEnd('.js')
  assert.match(plain.toString(), /Preact, Copyright \(c\) 2015-present Jason Miller, MIT/)
})

test('nothing that was built names another host', () => {
  // Names of XML vocabularies look like addresses and are never asked.
  const vocabularies =
    /http:\/\/www\.w3\.org\/(?:\d{4}\/svg|1999\/xhtml|1998\/Math\/MathML|XML\/1998\/namespace|1999\/xlink|2000\/xmlns\/)/g
  for (const [path, { plain }] of withEnd('.js', '.css', '.html', '.svg')) {
    const named = plain
      .toString()
      .replace(vocabularies, '')
      .match(/(?:https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}/gi)
    assert.equal(named, null, path)
  }
})

test('no script or style stands in the document itself', () => {
  const document = files.get('index.html')!.plain.toString()
  assert.doesNotMatch(document, /<script(?![^>]*\bsrc=)|<style|style="|\bon[a-z]+="/)
})

const scratch = mkdtempSync(join(tmpdir(), 'augury-built-page-'))
after(() => rmSync(scratch, { recursive: true }))

/** Stands in for the bundler: makes a page without files. */
const quickBuilder = join(scratch, 'quick-builder.mjs')
writeFileSync(
  quickBuilder,
  `import { mkdirSync, writeFileSync } from 'node:fs'
  mkdirSync(process.argv[2], { recursive: true })
  writeFileSync(process.argv[2] + '/${LIST}', '[]')`,
)

test('a page is built once, and what older sources had become is thrown away', async () => {
  const shelf = join(scratch, 'shelf')
  mkdirSync(join(shelf, 'of-older-sources'), { recursive: true })
  const page = new BuiltPage(shelf, quickBuilder)
  await page.prepare()
  const [kept, ...others] = readdirSync(shelf)
  assert.match(kept!, /^[0-9a-f]{16}$/)
  assert.deepEqual(others, [])
  const neverRun = join(scratch, 'never-run.mjs')
  await new BuiltPage(shelf, neverRun).prepare()
  assert.equal((await new BuiltPage(shelf, neverRun).files()).size, 0)
})

test('where the shelf cannot be written to, the page is built elsewhere', async () => {
  const file = join(scratch, 'a-file')
  writeFileSync(file, '')
  const page = new BuiltPage(join(file, 'shelf'), quickBuilder)
  await page.prepare()
  assert.equal((await page.files()).size, 0)
})

test('a build that fails is told in the builder’s words, and tried anew at the next visit', async () => {
  const program = join(scratch, 'mended-meanwhile.mjs')
  writeFileSync(program, "throw new Error('no such component')")
  const page = new BuiltPage(join(scratch, 'another-shelf'), program)
  await assert.rejects(page.files(), /the page could not be built: .*no such component/s)
  writeFileSync(program, 'process.exit(3)')
  await assert.rejects(page.files(), /the page could not be built: the builder ended with 3/)
  writeFileSync(program, `await import(${JSON.stringify(quickBuilder)})`)
  assert.equal((await page.files()).size, 0)
})

test('a build is given up when the service stops', async () => {
  const program = join(scratch, 'endless.mjs')
  writeFileSync(program, 'setInterval(() => {}, 1000)')
  const page = new BuiltPage(join(scratch, 'third-shelf'), program)
  const visit = page.files()
  page.stop()
  await assert.rejects(visit, /the page could not be built/)
})

test('a page that another process has put in its place meanwhile stands', () => {
  const folder = join(scratch, 'taken')
  mkdirSync(folder)
  writeFileSync(join(folder, LIST), 'the work of another')
  const program = fileURLToPath(new URL('./build-page.ts', import.meta.url))
  const options = { encoding: 'utf8', timeout: 120_000 } as const
  const { status, stderr } = spawnSync(process.execPath, [program, folder], options)
  assert.equal(status, 0, stderr)
  assert.deepEqual(readdirSync(folder), [LIST])
  assert.deepEqual(
    readdirSync(scratch).filter((name) => name.startsWith('taken.')),
    [],
  )
})
