import assert from 'node:assert/strict'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { drawBack } from '../drawing/card/draw-back.ts'
import { drawCard } from '../drawing/card/draw-card.ts'
import { FILE_NAMES } from './picture.ts'
import { PictureShelf } from './picture-shelf.ts'
import { Pictures } from './pictures.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-pictures-'))
after(() => rmSync(scratch, { recursive: true }))
const newFolder = () => mkdtempSync(join(scratch, 'shelf-'))

/** Stands in for the studio's program: what it makes is quick, and each order is a line of the list. */
function quickProgram() {
  const folder = newFolder()
  const [list, path] = [join(folder, 'orders'), join(folder, 'program.mjs')]
  appendFileSync(list, '')
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs'
    const { PictureShelf } = await import(${JSON.stringify(new URL('./picture-shelf.ts', import.meta.url).href)})
    const [, , folder] = process.argv
    const shelf = folder && new PictureShelf(folder)
    process.on('message', async ({ number, name, isWanted }) => {
      appendFileSync(${JSON.stringify(list)}, name + '\\n')
      const bytes = Buffer.from('made: ' + name)
      try {
        if (shelf) await shelf.put(name, bytes)
        process.send({ number, bytes })
      } catch (error) {
        process.send(isWanted ? { number, bytes } : { number, fault: error.message })
      }
    })
    process.on('disconnect', () => process.exit())`,
  )
  return { program: path, orders: () => readFileSync(list, 'utf8').split('\n').slice(0, -1) }
}

/** A program that must not be needed. */
const NONE = { program: join(scratch, 'none.mjs') }
writeFileSync(NONE.program, 'process.exit(1)')

async function textOf(pictures: Pictures, name: (typeof FILE_NAMES)[number]): Promise<string> {
  return String((await pictures.get(name)).bytes)
}

test('a picture is made once for all who ask at the same time, and then comes from memory', async () => {
  const { program, orders } = quickProgram()
  const pictures = new Pictures(undefined, { program })
  const asked = Array.from({ length: 5 }, () => pictures.get('ar00.svg'))
  const [image, ...others] = await Promise.all(asked)
  for (const other of others) assert.equal(other, image)
  assert.equal(pictures.get('ar00.svg'), image)
  assert.deepEqual(orders(), ['ar00.svg'])
  assert.equal(String(gunzipSync(image!.gzipped!.bytes)), 'made: ar00.svg')
  pictures.stop()
})

test('what was made on demand is kept, and found by the next process', async () => {
  const folder = newFolder()
  const first = new Pictures(new PictureShelf(folder), quickProgram())
  await first.get('ar00.png')
  first.stop()
  assert.equal(await textOf(new Pictures(new PictureShelf(folder), NONE), 'ar00.png'), 'made: ar00.png')
})

test('the studio itself keeps what it makes', async () => {
  const shelf = new PictureShelf(newFolder())
  const pictures = new Pictures(shelf)
  const { bytes } = await pictures.get('ar00.svg')
  // Whoever waits has it before it is on the disk.
  while (!shelf.has('ar00.svg')) await turn()
  assert.deepEqual(await shelf.find('ar00.svg'), bytes)
  pictures.stop()
})

test('a damaged file is made anew', async () => {
  const folder = newFolder()
  const shelf = new PictureShelf(folder)
  await shelf.put('ar00.png', Buffer.from('made: ar00.png'))
  const [name] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('png'),
  )
  truncateSync(join(folder, name!), 3)
  const pictures = new Pictures(shelf, quickProgram())
  assert.equal(await textOf(pictures, 'ar00.png'), 'made: ar00.png')
  assert.equal(String(await shelf.find('ar00.png')), 'made: ar00.png')
  pictures.stop()
})

test('all that is missing is made ahead, once', async () => {
  const shelf = new PictureShelf(newFolder())
  await shelf.put(FILE_NAMES[0]!, Buffer.from('kept already'))
  const { program, orders } = quickProgram()
  await new Pictures(shelf, { program }).prepare()
  assert.deepEqual(shelf.missing(), [])
  assert.deepEqual(orders(), FILE_NAMES.slice(1))
  await new Pictures(shelf, NONE).prepare()
})

test('a studio that is opened makes one picture, and none where nothing is missing or can be kept', async () => {
  const shelf = new PictureShelf(newFolder())
  const { program, orders } = quickProgram()
  const pictures = new Pictures(shelf, { program })
  await pictures.open()
  assert.deepEqual(orders(), FILE_NAMES.slice(0, 1))
  await pictures.prepare()
  await new Pictures(shelf, NONE).open()
  await new Pictures(undefined, NONE).open()
})

test('what somebody waits for is made before what is made ahead', async () => {
  const { program, orders } = quickProgram()
  const pictures = new Pictures(new PictureShelf(newFolder()), { program })
  await Promise.all([pictures.get('back.png'), pictures.prepare()])
  assert.equal(orders()[0], 'back.png')
  assert.equal(orders().length, FILE_NAMES.length)
})

test('two processes that prepare the same shelf leave it whole', async () => {
  const shelf = new PictureShelf(newFolder())
  const { program } = quickProgram()
  await Promise.all([1, 2].map(() => new Pictures(new PictureShelf(shelf.folder), { program }).prepare()))
  for (const name of FILE_NAMES) assert.equal(String(await shelf.find(name)), `made: ${name}`)
})

test('where nothing can be kept, nothing is made ahead, and a picture is made when it is asked for', async () => {
  const file = join(newFolder(), 'a-file')
  writeFileSync(file, '')
  const { program, orders } = quickProgram()
  const pictures = new Pictures(new PictureShelf(join(file, 'shelf')), { program })
  await pictures.prepare()
  assert.deepEqual(orders(), [])
  assert.equal(await textOf(pictures, 'ar00.png'), 'made: ar00.png')
  assert.equal(await textOf(pictures, 'ar00.png'), 'made: ar00.png')
  assert.deepEqual(orders(), ['ar00.png'])
  pictures.stop()
})

/** A program that ends at once, and how often it was started. */
function endingProgram() {
  const folder = newFolder()
  const [list, path] = [join(folder, 'starts'), join(folder, 'program.mjs')]
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(list)}, 'x')
    process.exit(1)`,
  )
  return { program: path, starts: () => readFileSync(list, 'utf8').length }
}

test('where the studio fails, drawings are made all the same, and it is left alone for a while', async () => {
  const { program, starts } = endingProgram()
  const pictures = new Pictures(undefined, { program, restMs: 3_600_000 })
  await assert.rejects(async () => pictures.get('ar00.png'), /the studio ended with 1/)
  assert.equal(starts(), 2)
  await assert.rejects(async () => pictures.get('ar01.png'), /the studio ended with 1/)
  assert.equal(await textOf(pictures, 'ar00.svg'), drawCard('ar00'))
  assert.equal(await textOf(pictures, 'back.svg'), drawBack())
  assert.equal(starts(), 2)
})

test('a studio that has rested is tried again', async () => {
  const { program, starts } = endingProgram()
  const pictures = new Pictures(undefined, { program, restMs: 0 })
  for (const tries of [2, 4]) {
    await assert.rejects(async () => pictures.get('ar00.png'), /the studio ended with 1/)
    assert.equal(starts(), tries)
  }
})

test('a studio that fails ends the preparation with its reason, and so does a stop', async () => {
  const failing = new Pictures(new PictureShelf(newFolder()), NONE)
  await assert.rejects(failing.prepare(), /the studio ended with 1/)
  const silent = join(newFolder(), 'silent.mjs')
  writeFileSync(silent, "process.on('message', () => {})")
  const stopped = new Pictures(new PictureShelf(newFolder()), { program: silent })
  const prepared = stopped.prepare()
  stopped.stop()
  await assert.rejects(prepared, /the studio is closed/)
})
