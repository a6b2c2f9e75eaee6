import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Renderer } from './renderer.ts'

const drawing = (width: number, fill = '#fff') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${width}" height="${width}"><rect width="10" height="10" fill="${fill}"/></svg>`
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a drawing becomes a PNG of its own size, and pictures keep their order', async () => {
  const renderer = new Renderer()
  const pictures = await Promise.all(
    [200, 64, 300].map((size) => renderer.render(String(size), drawing(size))),
  )
  assert.deepEqual(
    pictures.map((png) => sizeOf(png!)),
    [
      [200, 200],
      [64, 64],
      [300, 300],
    ],
  )
})

test('a picture that was rendered lately comes from memory', async () => {
  const renderer = new Renderer()
  const first = await renderer.render('a', drawing(40))
  assert.equal(await renderer.render('a', 'not even a drawing'), first)
})

test('a drawing that cannot be rendered fails alone, and the next one is rendered', async () => {
  const renderer = new Renderer()
  await assert.rejects(renderer.render('bad', '<svg')!)
  assert.deepEqual(sizeOf((await renderer.render('good', drawing(30)))!), [30, 30])
})

test('no more than sixteen pictures wait', async () => {
  const renderer = new Renderer()
  const asked = Array.from({ length: 17 }, (_, index) => renderer.render(`${index}`, drawing(20)))
  assert.equal(asked.at(-1), undefined)
  assert.equal((await Promise.all(asked.slice(0, 16))).length, 16)
})
