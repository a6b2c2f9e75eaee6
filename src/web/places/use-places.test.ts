import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import { usePlaces } from './use-places.ts'

test('a name is looked for after a pause in the typing, and the last one only', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sent = slowNetwork(t)
  const hook = await renderHook(t, ({ name }: { name: string }) => usePlaces(name), { name: 'li' })
  await hook.during(() => t.mock.timers.tick(179))
  assert.equal(sent.length, 0)
  await hook.update({ name: ' lisb ' })
  await hook.during(() => t.mock.timers.tick(180))
  assert.deepEqual(
    sent.map(({ path, query }) => `${path}?${query}`),
    ['/places?q=lisb&limit=8'],
  )
  assert.deepEqual(hook.current(), { places: undefined, problem: undefined })
  await hook.during(() => sent[0]!.answer({ places: [{ id: '1' }] }))
  assert.deepEqual(hook.current().places, [{ id: '1' }])
})

test('a single letter is not looked for, and what was found before goes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sent = slowNetwork(t)
  const hook = await renderHook(t, ({ name }: { name: string }) => usePlaces(name), { name: 'lisbon' })
  await hook.during(() => t.mock.timers.tick(180))
  await hook.during(() => sent[0]!.answer({ places: [] }))
  assert.deepEqual(hook.current().places, [])
  await hook.update({ name: 'l ' })
  await hook.during(() => t.mock.timers.tick(1000))
  assert.equal(sent.length, 1)
  assert.deepEqual(hook.current(), { places: undefined, problem: undefined })
})

test('a request for an outdated name is cancelled, and a refusal becomes a problem', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sent = slowNetwork(t)
  const hook = await renderHook(t, ({ name }: { name: string }) => usePlaces(name), { name: 'lisbon' })
  await hook.during(() => t.mock.timers.tick(180))
  await hook.update({ name: 'porto' })
  assert.equal(sent[0]!.signal.aborted, true)
  await hook.during(() => t.mock.timers.tick(180))
  await hook.during(() => sent[1]!.refuse('INVALID_REQUEST'))
  assert.deepEqual([hook.current().places, hook.current().problem?.code], [undefined, 'INVALID_REQUEST'])
})
