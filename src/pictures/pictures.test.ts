import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { quickBuilder } from '../../test/quick-builder.ts'
import { BuiltFiles } from '../built/built-files.ts'
import { drawBack } from '../drawing/card/draw-back.ts'
import { drawCard } from '../drawing/card/draw-card.ts'
import { type FileName, PICTURES } from './picture.ts'
import { DECK_PICTURES, Pictures } from './pictures.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-pictures-'))
after(() => rmSync(scratch, { recursive: true }))
const newFolder = () => mkdtempSync(join(scratch, 'x-'))

/** A folder without built pictures. */
const nothing = () => quickBuilder(newFolder(), {}).recipe
const textOf = async (pictures: Pictures, name: FileName) => (await pictures.get(name))?.bytes.toString()

test('every picture is built in both formats, the SVG exactly as drawn', async () => {
  // In the project's own folder, where other tests and the service find them.
  const built = new BuiltFiles(DECK_PICTURES)
  await built.prepare()
  const files = built.readAll()!
  assert.equal(files.size, 3 * PICTURES.length)
  for (const picture of PICTURES) {
    const drawing = picture === 'back' ? drawBack() : drawCard(picture)
    assert.equal(files.get(`${picture}.svg`)!.bytes.toString(), drawing)
    assert.equal(gunzipSync(files.get(`${picture}.svg.gz`)!.bytes).toString(), drawing)
    const png = files.get(`${picture}.png`)!.bytes
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [600, 1040], picture)
  }
})

test('an SVG is the same, with the same ETags, whether it is built or not', async () => {
  const [built, drawn] = [new Pictures(), new Pictures(nothing())]
  await built.prepare()
  for (const name of ['cu05.svg', 'back.svg'] as const)
    assert.deepEqual(await drawn.get(name), await built.get(name))
  assert.equal(await textOf(drawn, 'cu05.svg'), drawCard('cu05'))
})

test('without built files the SVG is drawn, and there is no PNG', async () => {
  const pictures = new Pictures(nothing())
  assert.equal(await textOf(pictures, 'ar00.svg'), drawCard('ar00'))
  assert.equal(await pictures.get('ar00.png'), undefined)
})

test('a missing PNG is available as soon as it is built', async () => {
  const { recipe } = quickBuilder(newFolder(), { 'ar00.png': 'rendered' })
  const pictures = new Pictures(recipe)
  assert.equal(await pictures.get('ar00.png'), undefined)
  await pictures.prepare()
  assert.equal(await textOf(pictures, 'ar00.png'), 'rendered')
})

test('a picture is read from disk once, then served from memory', async () => {
  const { recipe } = quickBuilder(newFolder(), {
    'ar00.png': 'rendered',
    'ar00.svg': 'd',
    'ar00.svg.gz': 'z',
  })
  const pictures = new Pictures(recipe)
  await pictures.prepare()
  for (const name of ['ar00.png', 'ar00.svg'] as const) {
    const image = await pictures.get(name)
    assert.equal(pictures.get(name), image)
  }
})

test('until a damaged file is built again, the SVG is drawn and the PNG is missing', async () => {
  const { recipe } = quickBuilder(newFolder(), {
    'ar00.png': 'rendered',
    'ar00.svg': 'd',
    'ar00.svg.gz': 'z',
  })
  const built = new BuiltFiles(recipe)
  await built.build()
  for (const file of ['ar00.png', 'ar00.svg.gz']) truncateSync(join(built.folder, file))
  const pictures = new Pictures(recipe)
  assert.equal(await pictures.get('ar00.png'), undefined)
  assert.equal(await textOf(pictures, 'ar00.svg'), drawCard('ar00'))
  pictures.stop()
})

test('a missing renderer is reported, and the SVG is still drawn', async () => {
  const recipe = nothing()
  writeFileSync(recipe.program, "import 'no-renderer'")
  const told: unknown[] = []
  const pictures = new Pictures(recipe, (error) => told.push(error))
  await pictures.prepare()
  assert.match(String(told), /it could not be built.*no-renderer/s)
  assert.equal(await pictures.get('ar00.png'), undefined)
  assert.equal(await textOf(pictures, 'ar00.svg'), drawCard('ar00'))
})
