import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { quickBuilder } from '../../test/quick-builder.ts'
import { BuiltFiles } from '../built/built-files.ts'
import { digestOf } from '../built/folder.ts'
import { makePictures } from './build-pictures.ts'
import { type CardImage, type FileName, PICTURES } from './picture.ts'
import { DECK_PICTURES, Pictures } from './pictures.ts'
import { Renderer } from './renderer.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-pictures-'))
after(() => rmSync(scratch, { recursive: true }))
const newFolder = () => mkdtempSync(join(scratch, 'x-'))

/** A folder without built pictures. */
const nothing = () => quickBuilder(newFolder(), {}).recipe
/** As the deck gives it to the service. */
const inData = (name: FileName) => readFileSync(join('data/cards', name), 'utf8')
const textOf = async (pictures: Pictures, name: FileName) => (await pictures.get(name))?.bytes.toString()

test('every picture is built as a PNG, 600 pixels wide', async () => {
  // In the project's own folder, where other tests and the service find them.
  const built = new BuiltFiles(DECK_PICTURES)
  await built.prepare()
  const files = built.readAll()!
  assert.equal(files.size, PICTURES.length)
  for (const picture of PICTURES) {
    const png = files.get(`${picture}.png`)!.bytes
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [600, 1040], picture)
  }
})

test('the builder renders each drawing 600 pixels wide, under its name', async () => {
  const made = await makePictures(['ar00', 'back'])
  assert.deepEqual([...made.keys()], ['ar00.png', 'back.png'])
  for (const bytes of made.values()) {
    const png = Buffer.from(bytes)
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [600, 1040])
  }
})

test('every SVG is the file of the deck, plain and compressed, each with an ETag of its own', async () => {
  const pictures = new Pictures(nothing())
  for (const picture of PICTURES) {
    const image = (await pictures.get(`${picture}.svg`))!
    assert.equal(image.bytes.toString(), inData(`${picture}.svg`))
    assert.equal(gunzipSync(image.gzipped!.bytes).toString(), inData(`${picture}.svg`))
    assert.notEqual(image.gzipped!.etag, image.etag)
  }
})

test('without built files there is the SVG, and no PNG', async () => {
  const pictures = new Pictures(nothing())
  assert.equal(await textOf(pictures, 'ar00.svg'), inData('ar00.svg'))
  assert.equal(await pictures.get('ar00.png'), undefined)
})

test('where there is a renderer, a PNG that is not built is rendered in the same size, once', async () => {
  const pictures = new Pictures(nothing(), undefined, new Renderer())
  const { bytes, etag } = (await pictures.get('ar00.png'))!
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [600, 1040])
  assert.equal(etag, `"${digestOf(bytes).slice(0, 22)}"`)
  assert.equal(((await pictures.get('ar00.png')) as CardImage).bytes, bytes)
})

test('a missing PNG is available as soon as it is built', async () => {
  const { recipe } = quickBuilder(newFolder(), { 'ar00.png': 'rendered' })
  const pictures = new Pictures(recipe)
  assert.equal(await pictures.get('ar00.png'), undefined)
  await pictures.prepare()
  assert.equal(await textOf(pictures, 'ar00.png'), 'rendered')
})

test('a picture is read from disk once, then served from memory', async () => {
  const { recipe } = quickBuilder(newFolder(), { 'ar00.png': 'rendered' })
  const pictures = new Pictures(recipe)
  await pictures.prepare()
  for (const name of ['ar00.png', 'ar00.svg'] as const) {
    const image = await pictures.get(name)
    assert.equal(pictures.get(name), image)
  }
})

test('until a damaged file is built again, there is the SVG and no PNG', async () => {
  const { recipe } = quickBuilder(newFolder(), { 'ar00.png': 'rendered' })
  const built = new BuiltFiles(recipe)
  await built.build()
  truncateSync(join(built.folder, 'ar00.png'))
  const pictures = new Pictures(recipe)
  assert.equal(await pictures.get('ar00.png'), undefined)
  assert.equal(await textOf(pictures, 'ar00.svg'), inData('ar00.svg'))
  pictures.stop()
})

test('a build is cancelled when the service stops', async () => {
  const recipe = nothing()
  writeFileSync(recipe.program, 'setInterval(() => {}, 1000)')
  const pictures = new Pictures(recipe, (error) => assert.fail(String(error)))
  const prepared = pictures.prepare()
  pictures.stop()
  await prepared
})

test('a missing renderer is reported, and the SVG is still there', async () => {
  const recipe = nothing()
  writeFileSync(recipe.program, "import 'no-renderer'")
  const logged: unknown[] = []
  const pictures = new Pictures(recipe, (error) => logged.push(error))
  await pictures.prepare()
  assert.match(String(logged), /it could not be built.*no-renderer/s)
  assert.equal(await pictures.get('ar00.png'), undefined)
  assert.equal(await textOf(pictures, 'ar00.svg'), inData('ar00.svg'))
})
