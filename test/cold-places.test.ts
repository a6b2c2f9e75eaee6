/** The first search for a place reads the index of all places, and holds the event loop up once (docs/operating.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EventLoopMonitor, LONG_QUEUE } from '../src/http/overload.ts'
import { testParts, testService } from './service.ts'

const COLD = '/v1/places?q=berlin'
/** As late as a slow machine may be with it, in milliseconds. */
const HELD_UP_MS = 2_000

test('a cold first search for a place, with a queue of requests behind it, makes the service refuse none of them', async () => {
  const monitor = new EventLoopMonitor({ waiting: () => LONG_QUEUE, takeLargest: () => LONG_QUEUE })
  const service = testService(testParts({ RATE_LIMITS: 'off' }, { isOverloaded: monitor.isOverloaded }))
  const statusOf = async (url: string) => (await service.inject(url)).statusCode
  monitor.tick(0)
  assert.equal(await statusOf(COLD), 200)
  monitor.tick(HELD_UP_MS)
  assert.deepEqual([await statusOf(COLD), await statusOf('/v1/tarot/cards/ar17')], [200, 200])
  // What is held up again, with a queue again, is overloaded.
  monitor.tick(2 * HELD_UP_MS)
  assert.equal(await statusOf(COLD), 503)
})

test('a first search for a place is answered by a service that has just started, with nothing behind it', async () => {
  const answer = await testService(testParts()).inject(COLD)
  const { data } = answer.json() as { data: { places: { name: string; timezone: string }[] } }
  assert.equal(answer.statusCode, 200)
  assert.deepEqual([data.places[0]!.name, data.places[0]!.timezone], ['Berlin', 'Europe/Berlin'])
})
