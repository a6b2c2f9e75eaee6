import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { quickBuilder } from '../../test/quick-builder.ts'
import { BuiltFiles } from '../built/built-files.ts'
import { BuiltPage } from './built-page.ts'
import type { PageFile } from './page-files.ts'

const files = await new BuiltPage().files()
const withEnd = (...ends: string[]) => [...files].filter(([path]) => ends.some((end) => path.endsWith(end)))
const OF_EMBED = 'embed.js'
const FILES = withEnd('.js', '.css', '.woff2').filter(([path]) => path !== OF_EMBED)

/** What the document names: everything a first visit loads besides the document, the answers and the cards. */
const MAX_FIRST_BYTES = 70_000
/** A room with what it shares with others; loaded when it is opened. The chart has the wheel with its lettering. */
const MAX_ROOM_BYTES = 40_000
/** The guard for questions, with its vocabulary: loaded when somebody begins to write one. */
const MAX_GUARD_BYTES = 122_000
const isGuard = (path: string) => path.includes('danger-reader')

/** As it is sent. */
const bytesOf = ({ plain, gzip = plain }: PageFile) => Math.min(plain.length, gzip.length)
const weightOf = (loaded: typeof FILES) => loaded.reduce((sum, [, file]) => sum + bytesOf(file), 0)
const namesOf = (loaded: typeof FILES) => loaded.map(([path, file]) => `${path} ${bytesOf(file)}`).join(', ')

test('script, style and fonts of a first visit stay below 70 kB with gzip, and what is loaded later below 40 kB a file, the guard for questions below 122', (t) => {
  const document = files.get('index.html')!.plain.toString()
  const isFirst = (path: string) => document.includes(path)
  const first = FILES.filter(([path]) => isFirst(path))
  const later = FILES.filter(([path]) => !isFirst(path))
  t.diagnostic(`first: ${weightOf(first)} bytes: ${namesOf(first)}`)
  t.diagnostic(`later: ${weightOf(later)} bytes: ${namesOf(later)}`)
  assert.ok(first.length >= 3 && later.length >= 5)
  assert.ok(weightOf(first) <= MAX_FIRST_BYTES, `${weightOf(first)} bytes`)
  assert.equal(later.filter(([path]) => isGuard(path)).length, 1)
  for (const file of later)
    assert.ok(weightOf([file]) <= (isGuard(file[0]) ? MAX_GUARD_BYTES : MAX_ROOM_BYTES), namesOf([file]))
})

/** Before the elements there is nothing of the page in it: no Preact, and no style but its own. */
const MAX_EMBED_BYTES = 12_000

test('the script that other sites embed stays below 12 kB with gzip', (t) => {
  const { plain, gzip, brotli } = files.get(OF_EMBED)!
  t.diagnostic(`${OF_EMBED}: ${plain.length} bytes, ${gzip!.length} with gzip, ${brotli!.length} with Brotli`)
  assert.ok(gzip!.length <= MAX_EMBED_BYTES)
  assert.doesNotMatch(plain.toString(), /Preact|localStorage|sessionStorage|cookie/i)
})

test('every script of the page contains the licence notices of the code in it', () => {
  for (const [path, { plain }] of FILES.filter(([path]) => path.endsWith('.js')))
    assert.match(plain.toString(), /Preact, Copyright \(c\) 2015-present Jason Miller, MIT/, path)
})

test('no built file names another host', () => {
  // XML namespaces look like addresses but are never requested.
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

test('the document contains no inline script or style', () => {
  const document = files.get('index.html')!.plain.toString()
  assert.doesNotMatch(document, /<script(?![^>]*\bsrc=)|<style|style="|\bon[a-z]+="/)
})

const scratch = mkdtempSync(join(tmpdir(), 'augury-built-page-'))
after(() => rmSync(scratch, { recursive: true }))

const newFolder = () => mkdtempSync(join(scratch, 'x-'))
const PAGE_FILES = { 'index.html': '<!doctype html>', 'index.html.gz': 'z', 'index.html.br': 'b' }

test('where nothing can be kept, the page is built elsewhere, and nothing is left there', async (t) => {
  const temporary = newFolder()
  const { TMPDIR } = process.env
  process.env.TMPDIR = temporary
  t.after(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  const { recipe } = quickBuilder(newFolder(), PAGE_FILES)
  writeFileSync(recipe.folder, 'a file')
  const page = new BuiltPage(recipe)
  await page.prepare()
  const file = (await page.files()).get('index.html')!
  assert.deepEqual(
    [file.type, String(file.plain), String(file.gzip), String(file.brotli)],
    ['text/html; charset=utf-8', ...Object.values(PAGE_FILES)],
  )
  assert.deepEqual(readdirSync(temporary), [])
})

test('a damaged page is built again before it is served', async () => {
  const { recipe, builds } = quickBuilder(newFolder(), PAGE_FILES)
  const built = new BuiltFiles(recipe)
  await built.build()
  truncateSync(join(built.folder, 'index.html.br'))
  assert.equal(String((await new BuiltPage(recipe).files()).get('index.html')!.brotli), 'b')
  assert.equal(builds(), 2)
})

test('a failed build is reported with the builder’s output, and tried again on the next visit', async () => {
  const { recipe } = quickBuilder(newFolder(), PAGE_FILES)
  const program = readFileSync(recipe.program)
  writeFileSync(recipe.program, "throw new Error('no such component')")
  const page = new BuiltPage(recipe)
  await assert.rejects(page.files(), /it could not be built: .*no such component/s)
  writeFileSync(recipe.program, program)
  assert.equal((await page.files()).size, 1)
})

test('a build is cancelled when the service stops', async () => {
  const { recipe } = quickBuilder(newFolder(), PAGE_FILES)
  writeFileSync(recipe.program, 'setInterval(() => {}, 1000)')
  const page = new BuiltPage(recipe)
  const visit = page.files()
  page.stop()
  await assert.rejects(visit, /it could not be built/)
})
