import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Deadline } from '../deadline.ts'
import { Declined } from './declined.ts'
import { Slots } from './slots.ts'

const deadline = (leftMs: number) => ({ leftMs, totalMs: 1000 }) as Deadline

test('a text that has less than three tenths of its time left is not begun', async () => {
  const slots = new Slots(1)
  const busy = (error: unknown) => error instanceof Declined && error.reason === 'busy'
  await assert.rejects(
    slots.run(deadline(299), async () => 'late'),
    busy,
  )
  await assert.rejects(
    slots.run(deadline(300), async () => 'at the last moment'),
    busy,
  )
  assert.equal(await slots.run(deadline(301), async () => 'in time'), 'in time')
})

test('a refusal says which of the reasons it was', () => {
  const words = (['resting', 'capped', 'uncounted', 'busy'] as const).map(
    (why) => new Declined(why, 1).message,
  )
  assert.match(words[0]!, /left alone/)
  assert.match(words[1]!, /used up/)
  assert.match(words[2]!, /cannot be counted/)
  assert.match(words[3]!, /no time/)
})

test('a text that gives up waiting does not remove others from the queue, nor does one that has had its turn', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const slots = new Slots(1)
  const ends: (() => void)[] = []
  const held = (name: string) => () => new Promise<string>((resolve) => ends.push(() => resolve(name)))
  const first = slots.run(deadline(1000), held('first'))
  const hasty = slots.run(deadline(400), held('hasty'))
  const second = slots.run(deadline(700), held('second'))
  const third = slots.run(deadline(1000), held('third'))
  const refused = assert.rejects(hasty, Declined)
  t.mock.timers.tick(100)
  await refused
  ends.shift()!()
  assert.equal(await first, 'first')
  // The second is at work when its time to wait would be over.
  await new Promise((resolve) => setImmediate(resolve))
  t.mock.timers.tick(300)
  ends.shift()!()
  assert.equal(await second, 'second')
  await new Promise((resolve) => setImmediate(resolve))
  ends.shift()!()
  assert.equal(await third, 'third')
})
