/** Who is forgotten when there is no more room, and who is not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Limit, siteOf, WINDOW_MS } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 30, perDay: 50 },
  { group: 'minuteOnly', perMinute: 2 },
]
const [BOTH, MINUTE_ONLY] = [0, 1]
const START = Date.UTC(2026, 2, 21, 12)
const client = (low: number) => ({ high: 1, low })

const full = (clients: number, capacity = clients) => {
  const counters = new MemoryCounters(LIMITS, capacity)
  for (let low = 0; low < clients; low++) counters.count(client(low), MINUTE_ONLY, START)
  return counters
}
const use = (counters: MemoryCounters, low: number) => counters.count(client(low), MINUTE_ONLY, START)

test('a new client without room in memory gets the whole limit of the first window', () => {
  const counters = full(2)
  for (const low of [0, 1]) use(counters, low)
  assert.deepEqual(use(counters, 2), {
    limit: 2,
    remaining: 1,
    resetsAt: START + WINDOW_MS.minute,
    refusedBy: undefined,
  })
  assert.equal(counters.count(client(2), BOTH, START).limit, 30)
})

test('candidates for eviction are tried in turn, so that no client is evicted twice before the others', () => {
  const counters = full(3)
  for (const low of [10, 11, 12, 13]) use(counters, low)
  assert.equal(counters.tracked, 3)
  // Of the records of 10, 11 and 12 the first was taken again, by 13.
  assert.equal(use(counters, 11).remaining, 0)
  assert.equal(use(counters, 12).remaining, 0)
  assert.equal(use(counters, 13).remaining, 0)
  assert.equal(use(counters, 10).remaining, 1, 'nobody is over a limit for 10, who is counted nowhere')
})

test('clients that have reached a limit are not evicted, also many in a row', () => {
  const counters = full(200)
  for (let low = 0; low < 199; low++) use(counters, low)
  assert.equal(use(counters, 1_000).remaining, 1)
  assert.equal(use(counters, 1_000).remaining, 0, 'the newcomer is counted')
  for (let low = 0; low < 199; low++) assert.equal(use(counters, low).refusedBy, 'minute')
})

test('a /48 is over its limit at sixteen times that of a client, and may be forgotten before', () => {
  const site = siteOf({ high: 0x2001_0db8, low: 0 })!
  const remains = (requests: number) => {
    const counters = new MemoryCounters(LIMITS, 1)
    for (let n = 0; n < requests; n++) counters.count(site, MINUTE_ONLY, START)
    use(counters, 1)
    return counters.count(site, MINUTE_ONLY, START).refusedBy === 'minute'
  }
  assert.equal(remains(31), false)
  assert.equal(remains(32), true)
  const { limit, remaining } = new MemoryCounters(LIMITS, 1).count(site, MINUTE_ONLY, START)
  assert.deepEqual([limit, remaining], [32, 31])
})

test('a client that took the place of another is forgotten when its own windows are over', () => {
  const counters = full(3)
  for (const low of [10, 11]) use(counters, low)
  assert.equal(counters.tracked, 3)
  const later = START + 3 * WINDOW_MS.minute
  counters.count(client(20), MINUTE_ONLY, later)
  assert.equal(counters.tracked, 1)
  for (const low of [21, 22]) counters.count(client(low), MINUTE_ONLY, later)
  assert.equal(counters.tracked, 3)
  for (const low of [20, 21, 22]) assert.equal(counters.count(client(low), MINUTE_ONLY, later).remaining, 0)
})

test('when it is full, everyone whose windows are over goes before anyone whose day is open', () => {
  const [clients, last] = [150, 150]
  const counters = new MemoryCounters(LIMITS, clients + 1)
  for (let low = 0; low < clients; low++) {
    counters.count(client(low), MINUTE_ONLY, START)
    counters.count(client(low), BOTH, START + 1)
  }
  counters.count(client(last), MINUTE_ONLY, START + 500)
  const later = START + WINDOW_MS.minute + 1_000
  counters.count(client(999), MINUTE_ONLY, later)
  for (let low = 0; low < clients; low++)
    assert.equal(counters.count(client(low), BOTH, later).remaining, 29, `client ${low}`)
})

test('a client is dropped by the sweep of a minute when its last window is over, not before', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  counters.count(client(1), MINUTE_ONLY, START)
  counters.count(client(1), BOTH, START + 1_000)
  counters.count(client(1), MINUTE_ONLY, START + 1_000)
  const dayEnds = START + 1_000 + WINDOW_MS.day
  counters.count(client(2), MINUTE_ONLY, dayEnds - 1)
  assert.equal(counters.tracked, 2)
  counters.count(client(2), MINUTE_ONLY, dayEnds + WINDOW_MS.minute)
  assert.equal(counters.tracked, 1)
})

test('a full Map is swept once a second, so that what is over makes room before an open window does', () => {
  const counters = new MemoryCounters(LIMITS, 2)
  counters.count(client(1), BOTH, START)
  counters.count(client(2), MINUTE_ONLY, START + 500)
  const regular = START + WINDOW_MS.minute
  // The regular sweep comes half a second too early for the second client.
  counters.count(client(1), BOTH, regular)
  counters.count(client(3), MINUTE_ONLY, regular + 1_000)
  assert.equal(counters.tracked, 2)
  assert.equal(counters.count(client(1), BOTH, regular + 1_000).remaining, 28, 'the first is not forgotten')
})

test('when those who come next are all over a limit, a newcomer is served and nobody is forgotten', () => {
  const counters = full(300)
  for (let low = 0; low < 299; low++) use(counters, low)
  assert.equal(use(counters, 1_000).remaining, 1)
  assert.equal(use(counters, 299).remaining, 0, 'the last is still counted: it was not looked at')
  assert.equal(counters.tracked, 300)
})

test('at most 200,000 clients are tracked unless another number is given', () => {
  const counters = new MemoryCounters([{ group: 'cards', perMinute: 5 }])
  for (let low = 0; low < 200_010; low++) counters.count(client(low), 0, START)
  assert.equal(counters.tracked, 200_000)
})
