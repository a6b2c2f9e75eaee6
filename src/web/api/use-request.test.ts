import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import { useRequest } from './use-request.ts'

const MOON = { name: 'moon', query: { timezone: 'UTC' } } as const
const SKY = { name: 'moon', query: { timezone: 'Europe/Berlin' } } as const

const requestHook = (t: TestContext) => renderHook(t, () => useRequest<'moon'>(), {})

test('a request is waited for, and its answer stays', async (t) => {
  const waiting = slowNetwork(t)
  const { current, during } = await requestHook(t)
  assert.deepEqual([current().wait, current().exchange], ['none', undefined])
  await during(() => current().send(MOON))
  assert.deepEqual([current().wait, current().exchange], ['short', undefined])
  await during(() => waiting[0]!.answer('full'))
  assert.deepEqual([current().wait, current().exchange?.answer], ['none', { data: 'full' }])
})

test('after 300 ms the wait is shown, after 4 s it is slow, and the last answer stays meanwhile', async (t) => {
  const waiting = slowNetwork(t)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { current, during } = await requestHook(t)
  await during(() => current().send(MOON))
  await during(() => waiting[0]!.answer('full'))
  await during(() => current().send(SKY))
  const seen: string[] = []
  for (const ms of [299, 1, 3699, 1]) {
    await during(() => t.mock.timers.tick(ms))
    seen.push(current().wait)
  }
  assert.deepEqual(seen, ['short', 'shown', 'shown', 'slow'])
  assert.deepEqual(current().exchange?.answer, { data: 'full' })
  await during(() => waiting[1]!.answer('new'))
  await during(() => t.mock.timers.tick(10_000))
  assert.deepEqual([current().wait, current().exchange?.answer], ['none', { data: 'new' }])
})

test('a second request takes back the first', async (t) => {
  const waiting = slowNetwork(t)
  const { current, during } = await requestHook(t)
  await during(() => current().send(MOON))
  await during(() => current().send(SKY))
  assert.deepEqual(
    waiting.map(({ signal }) => signal.aborted),
    [true, false],
  )
  await during(() => waiting[1]!.answer('second'))
  assert.deepEqual(current().exchange?.answer, { data: 'second' })
})

test('what was asked last can be asked again; what was discarded cannot', async (t) => {
  const waiting = slowNetwork(t)
  const { current, during } = await requestHook(t)
  await during(() => current().repeat())
  assert.equal(waiting.length, 0)
  await during(() => current().send(SKY))
  await during(() => waiting[0]!.answer('x'))
  await during(() => current().repeat())
  assert.equal(String(waiting[1]?.query), 'timezone=Europe%2FBerlin')
  await during(() => current().clear())
  assert.deepEqual(
    [current().wait, current().exchange, waiting[1]!.signal.aborted],
    ['none', undefined, true],
  )
  await during(() => current().repeat())
  assert.equal(waiting.length, 2)
})

test('a room that is left takes its request back', async (t) => {
  const waiting = slowNetwork(t)
  const { current, during, unmount } = await requestHook(t)
  await during(() => current().send(MOON))
  unmount()
  assert.equal(waiting[0]!.signal.aborted, true)
})
