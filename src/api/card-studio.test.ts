import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { Picture } from './card-images.ts'
import { Studio } from './card-studio.ts'

test('pictures ordered together are delivered each to the one who ordered it', async () => {
  const studio = new Studio()
  const [fool, back, again] = await Promise.all([
    studio.make('ar00', 'svg'),
    studio.make('back', 'svg'),
    studio.make('ar00', 'svg'),
  ])
  assert.match(fool.bytes.toString(), /The Fool/)
  assert.notEqual(back.etag, fool.etag)
  assert.equal(again.etag, fool.etag)
})

test('a thread that is lost fails those who wait, and the next order starts another', async () => {
  const studio = new Studio()
  const lost = studio.make('no such card' as Picture, 'svg')
  const behind = studio.make('ar00', 'svg')
  await assert.rejects(lost)
  await assert.rejects(behind)
  assert.match((await studio.make('ar01', 'svg')).bytes.toString(), /The Magician/)
})

test('a thread without work goes after five minutes, and the next order starts another', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { mock: ended } = t.mock.method(Worker.prototype, 'terminate')
  const studio = new Studio()
  const first = await studio.make('ar00', 'svg')
  t.mock.timers.tick(299_999)
  assert.equal(ended.callCount(), 0)
  t.mock.timers.tick(1)
  assert.equal(ended.callCount(), 1)
  assert.equal((await studio.make('ar00', 'svg')).etag, first.etag)
})
