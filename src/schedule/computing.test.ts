import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Computing, MAX_WAITING_CLIENTS } from './computing.ts'
import type { Slices } from './slices.ts'

function* steps(seen: string[], name: string): Slices<string> {
  seen.push(`${name} begins`)
  yield
  seen.push(`${name} ends`)
  return name
}

test('one computation is over before the next begins, and clients take turns', async () => {
  const computing = new Computing()
  const seen: string[] = []
  const add = (client: string, name: string) => computing.shareOf(client).run(name, steps(seen, name))
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1')]
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1'])
  const order = ['a1', 'a2', 'b1', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`])
  assert.deepEqual(seen, order)
})

test('nothing is computed in the turn of the event loop in which it is asked for', async () => {
  const seen: string[] = []
  const result = new Computing().shareOf('a').run('a1', steps(seen, 'a1'))
  await Promise.resolve()
  assert.deepEqual(seen, [])
  assert.equal(await result, 'a1')
})

test('requests that have arrived go first, for four turns of the event loop at most', async () => {
  const seen: string[] = []
  const hasRequests = () => {
    seen.push('requests')
    return true
  }
  await new Computing({ hasRequests, now: () => 0 }).shareOf('a').run('a1', steps(seen, 'a1'))
  assert.deepEqual(seen, [...Array(4).fill('requests'), 'a1 begins', 'a1 ends'])
})

test('a client that joins has a computation of another client done at its own turn', async () => {
  const computing = new Computing()
  const seen: string[] = []
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => computing.shareOf('a').run(name, steps(seen, name)))
  const waiting = computing.shareOf('b').waitFor('a4', () => all[3]!)
  await Promise.all(all)
  assert.equal(await waiting, 'a4')
  const begun = seen.filter((each) => each.endsWith('begins'))
  assert.deepEqual(begun, ['a1 begins', 'a2 begins', 'a4 begins', 'a3 begins'])
})

test('when a hundred clients wait, one more is refused, but none that waits already', async () => {
  const computing = new Computing()
  const add = (client: string, name: string) => computing.shareOf(client).run(name, steps([], name))
  const running = add('first', 'running')
  const waiting = Array.from({ length: MAX_WAITING_CLIENTS }, (_, n) => add(`client ${n}`, `task ${n}`))
  await assert.rejects(add('one more', 'task'), { code: 'SERVICE_UNAVAILABLE' })
  const again = add('client 7', 'another task')
  await Promise.all([running, ...waiting, again])
  assert.equal(await add('one more', 'task'), 'task')
})
