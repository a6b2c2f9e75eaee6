import assert from 'node:assert/strict'
import {
  mkdirSync,
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
import { digestOf, FILE_NAMES } from './picture.ts'
import { PictureShelf } from './picture-shelf.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-picture-shelf-'))
after(() => rmSync(scratch, { recursive: true }))

const BYTES = Buffer.from('the bytes of a picture')
const newFolder = () => mkdtempSync(join(scratch, 'shelf-'))
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

test('what is kept is found by another process of the same sources', async () => {
  const folder = newFolder()
  await new PictureShelf(folder).put('ar00.png', BYTES)
  const shelf = new PictureShelf(folder)
  assert.deepEqual(await shelf.find('ar00.png'), BYTES)
  assert.equal(await shelf.find('ar00.svg'), undefined)
  assert.equal(await shelf.find('ar01.png'), undefined)
  assert.ok(shelf.has('ar00.png') && !shelf.has('ar00.svg'))
  assert.deepEqual(
    shelf.missing(),
    FILE_NAMES.filter((name) => name !== 'ar00.png'),
  )
})

test('a file that is empty, cut or altered counts as none, until it is made anew', async () => {
  const folder = newFolder()
  const shelf = new PictureShelf(folder)
  await shelf.put('ar00.png', BYTES)
  const [file] = filesOf(folder)
  const damages = [
    () => truncateSync(file!, 0),
    () => truncateSync(file!, BYTES.length - 1),
    () => writeFileSync(file!, Buffer.alloc(BYTES.length)),
  ]
  for (const damage of damages) {
    damage()
    assert.equal(await shelf.find('ar00.png'), undefined)
    await shelf.put('ar00.png', BYTES)
    assert.deepEqual(await shelf.find('ar00.png'), BYTES)
  }
  assert.deepEqual(filesOf(folder), [file])
})

test('two who keep the same picture at once leave one whole file and nothing else', async () => {
  const folder = newFolder()
  await Promise.all(Array.from({ length: 20 }, () => new PictureShelf(folder).put('back.svg', BYTES)))
  const [file, ...others] = filesOf(folder)
  assert.deepEqual(others, [])
  assert.ok(file!.endsWith(`back.${digestOf(BYTES)}.svg`))
  assert.deepEqual(readFileSync(file!), BYTES)
})

test('where there can be no folder nothing is kept, and that is no error to who looks', async () => {
  const file = join(newFolder(), 'a-file')
  writeFileSync(file, '')
  const shelf = new PictureShelf(join(file, 'shelf'))
  assert.equal(shelf.isWritable, false)
  assert.equal(await shelf.find('ar00.png'), undefined)
  assert.equal(shelf.missing().length, FILE_NAMES.length)
  await assert.rejects(shelf.put('ar00.png', BYTES))
})

test('a picture that cannot be put in its place leaves nothing behind', async () => {
  const folder = newFolder()
  const shelf = new PictureShelf(folder)
  await shelf.put('ar01.png', BYTES)
  const [kept] = filesOf(folder)
  mkdirSync(kept!.replace('ar01', 'ar00'))
  await assert.rejects(shelf.put('ar00.png', BYTES))
  assert.equal(await shelf.find('ar00.png'), undefined)
  assert.deepEqual(filesOf(folder), [kept])
})

test('what older sources had become is thrown away', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'of-older-sources'))
  const shelf = new PictureShelf(folder)
  await shelf.put('ar00.png', BYTES)
  shelf.removeOlder()
  assert.equal(readdirSync(folder).length, 1)
  assert.deepEqual(await shelf.find('ar00.png'), BYTES)
})
