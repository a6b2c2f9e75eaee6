import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
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

test('a thread that has had nothing to render for ten seconds ends, and the next picture starts another', async (t) => {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  t.after(() => process.off('worker', note))
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const renderer = new Renderer()
  const render = async (key: string) => assert.ok(await renderer.render(key, drawing(20)))
  await render('a')
  t.mock.timers.tick(9_000)
  await render('b')
  t.mock.timers.tick(9_000)
  await render('c')
  assert.equal(started.length, 1)
  const ended = once(started[0]!, 'exit')
  t.mock.timers.tick(10_000)
  await ended
  await render('d')
  assert.equal(started.length, 2)
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

test('no more than sixteen pictures of a client wait, and another client may still ask for one', async () => {
  const renderer = new Renderer()
  const ask = (client: string, index: number) => renderer.render(`${index}`, drawing(20), { client })
  const requests = Array.from({ length: 17 }, (_, index) => ask('greedy', index))
  assert.equal(requests.at(-1), undefined)
  assert.deepEqual(sizeOf((await ask('other', 16))!), [20, 20])
  assert.equal((await Promise.all(requests.slice(0, 16))).length, 16)
  assert.notEqual(ask('greedy', 17), undefined, 'when they are done there is room')
})

test('no more than 128 pictures of all clients wait', async () => {
  const renderer = new Renderer()
  const requests = Array.from({ length: 129 }, (_, n) =>
    renderer.render('the same', drawing(20), { client: `${n % 9}` }),
  )
  assert.deepEqual(
    requests.map((picture) => picture !== undefined),
    [...Array(128).fill(true), false],
  )
  await Promise.all(requests)
})

test('a client that comes last waits for two pictures of one with sixteen, not for all', async () => {
  const renderer = new Renderer()
  const drawn: string[] = []
  const ask = (client: string, key: string) => {
    const draw = () => {
      drawn.push(key)
      return drawing(20)
    }
    return renderer.render(key, draw, { client })!
  }
  const greedy = Array.from({ length: 16 }, (_, n) => ask('greedy', `greedy ${n}`))
  const other = ask('other', 'other')
  await other
  assert.deepEqual(drawn.slice(0, 3), ['greedy 0', 'greedy 1', 'other'])
  await Promise.all(greedy)
})

test('a picture for which nobody waits any more is neither drawn nor rendered, and makes room', async () => {
  const renderer = new Renderer()
  const drawn: string[] = []
  const gone = new AbortController()
  const ask = (key: string, signal?: AbortSignal) => {
    const draw = () => {
      drawn.push(key)
      return drawing(20)
    }
    return renderer.render(key, draw, { client: 'a', signal })
  }
  const first = ask('first')
  const abandoned = Array.from({ length: 15 }, (_, n) => ask(`abandoned ${n}`, gone.signal)!)
  assert.equal(ask('too many'), undefined)
  gone.abort(new Error('gone'))
  for (const picture of abandoned) await assert.rejects(picture, /gone/)
  await Promise.all([first, ask('next')])
  assert.deepEqual(drawn, ['first', 'next'])
})

test('a picture that two wait for is rendered when one of them goes, once', async () => {
  const renderer = new Renderer()
  let drawn = 0
  const draw = () => {
    drawn++
    return drawing(20)
  }
  const gone = new AbortController()
  const busy = renderer.render('busy', drawing(20), { client: 'c' })
  const leaving = renderer.render('shared', draw, { client: 'a', signal: gone.signal })!
  const [staying, alsoStaying] = ['b', 'd'].map((client) => renderer.render('shared', draw, { client }))
  gone.abort()
  await assert.rejects(leaving)
  assert.equal(await staying, await alsoStaying)
  await busy
  assert.equal(drawn, 1)
})

test('a drawing that cannot be made fails alone', async () => {
  const renderer = new Renderer()
  await assert.rejects(renderer.render('bad', () => Promise.reject(new Error('no ink')))!, /no ink/)
  assert.deepEqual(sizeOf((await renderer.render('good', drawing(30)))!), [30, 30])
})
