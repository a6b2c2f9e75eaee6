import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bucketText, isSite, keyHolder, type Limit, siteOf, WINDOW_MS } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 3, perDay: 5 },
  { group: 'minuteOnly', perMinute: 2 },
]
const [BOTH, MINUTE_ONLY] = [0, 1]
const START = Date.UTC(2026, 2, 21, 12, 0, 0, 250)
const client = (low: number) => ({ high: 1, low })
const many = (counters: MemoryCounters, times: number, who: number, group: number, at: number) => {
  for (let i = 0; i < times; i++) counters.count(client(who), group, at)
}

test('a client is served up to the limit, then refused until exactly a minute after its first request', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const first = counters.count(client(1), MINUTE_ONLY, START)
  assert.deepEqual(first, { limit: 2, remaining: 1, resetsAt: START + 60_000, refusedBy: undefined })
  assert.equal(counters.count(client(1), MINUTE_ONLY, START + 59_998).remaining, 0)
  assert.equal(counters.count(client(1), MINUTE_ONLY, START + 59_999).refusedBy, 'minute')
  assert.equal(counters.count(client(1), MINUTE_ONLY, START + 60_000).refusedBy, undefined)
})

test('the verdict describes the window closest to being used up, and a refused request counts in neither', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  many(counters, 3, 1, BOTH, START)
  many(counters, 50, 1, BOTH, START + 1)
  const later = START + 60_000
  assert.deepEqual(counters.count(client(1), BOTH, later), {
    limit: 5,
    remaining: 1,
    resetsAt: START + WINDOW_MS.day,
    refusedBy: undefined,
  })
  counters.count(client(1), BOTH, later)
  assert.equal(counters.count(client(1), BOTH, later).refusedBy, 'day')
  assert.equal(counters.count(client(1), BOTH, START + WINDOW_MS.day - 1).refusedBy, 'day')
  assert.equal(counters.count(client(1), BOTH, START + WINDOW_MS.day).remaining, 2)
})

test('groups and clients do not share counts, whichever half of the address differs', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  many(counters, 2, 1, MINUTE_ONLY, START)
  assert.equal(counters.count(client(1), BOTH, START).remaining, 2)
  assert.equal(counters.count({ high: 2, low: 1 }, MINUTE_ONLY, START).remaining, 1)
  assert.equal(counters.count({ high: 1, low: 2 }, MINUTE_ONLY, START).remaining, 1)
})

test('when it is full, expired clients make room and a client over its limit stays', () => {
  const counters = new MemoryCounters(LIMITS, 4)
  many(counters, 5, 1, BOTH, START)
  many(counters, 1, 2, MINUTE_ONLY, START)
  many(counters, 1, 3, MINUTE_ONLY, START + 59_000)
  many(counters, 3, 4, MINUTE_ONLY, START + 59_000)
  many(counters, 2, 1, BOTH, START + 60_000) // now the daily limit is reached too
  counters.count(client(5), MINUTE_ONLY, START + 60_001) // takes the place of 2
  assert.equal(counters.tracked, 4)
  assert.equal(counters.count(client(3), MINUTE_ONLY, START + 60_002).remaining, 0, '3 was not expired')
  assert.equal(counters.count(client(4), MINUTE_ONLY, START + 60_002).refusedBy, 'minute')
  assert.equal(counters.count(client(1), BOTH, START + 60_002).refusedBy, 'day')
})

test('when it is full of open windows, somebody who is not over a limit is forgotten', () => {
  const counters = new MemoryCounters(LIMITS, 3)
  many(counters, 2, 1, MINUTE_ONLY, START)
  many(counters, 1, 2, MINUTE_ONLY, START)
  many(counters, 2, 3, MINUTE_ONLY, START)
  assert.equal(counters.count(client(4), MINUTE_ONLY, START).remaining, 1)
  assert.equal(counters.tracked, 3)
  assert.equal(counters.count(client(1), MINUTE_ONLY, START).refusedBy, 'minute')
  assert.equal(counters.count(client(3), MINUTE_ONLY, START).refusedBy, 'minute')
})

test('when every record belongs to a client over its limit, a newcomer is served and nobody is forgotten', () => {
  const counters = new MemoryCounters(LIMITS, 3)
  for (const who of [1, 2, 3]) many(counters, 2, who, MINUTE_ONLY, START)
  for (const who of [4, 5, 6]) assert.equal(counters.count(client(who), MINUTE_ONLY, START).remaining, 1)
  for (const who of [1, 2, 3])
    assert.equal(counters.count(client(who), MINUTE_ONLY, START).refusedBy, 'minute')
})

test('every client is dropped from the records once its windows are over', () => {
  const counters = new MemoryCounters(LIMITS, 1000)
  for (let who = 0; who < 1000; who++) many(counters, 1, who, who % 2, START + who * 7)
  assert.equal(counters.tracked, 1000)
  many(counters, 40, 5000, MINUTE_ONLY, START + 3 * WINDOW_MS.day)
  assert.equal(counters.tracked, 1)
})

test('after months a window still has its count and its end, to the millisecond', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  for (let hour = 0; hour < 24 * 90; hour++) {
    const opened = START + hour * 3_600_000 + 0.4
    const endsAt = counters.count(client(hour), BOTH, opened).resetsAt
    const nearlyOver = opened + 59_999
    const again = counters.count(client(hour), BOTH, nearlyOver)
    assert.deepEqual([again.remaining, again.resetsAt], [1, endsAt], `hour ${hour}`)
    assert.equal(endsAt, opened + 60_000)
  }
})

test('the /48 of an address is a client of its own, which is no address', () => {
  const sites = [
    [
      { high: 0x2001_0db8, low: 0xfedc_ba98 },
      { high: 0x4001_0db8, low: 0xfedc_0000 },
    ],
    [
      { high: 0xfd12_3456, low: 0x1234_5678 },
      { high: 0x9d12_3456, low: 0x1234_0000 },
    ],
  ] as const
  for (const [address, site] of sites) {
    assert.deepEqual(siteOf(address), site)
    assert.deepEqual([isSite(address), isSite(site)], [false, true])
  }
})

test('the highest limit is counted to its end, also for a /48', () => {
  const limits = [{ group: 'most', perMinute: 1_000_000, perDay: 1_000_000 }]
  const counters = new MemoryCounters(limits, 2)
  const site = siteOf({ high: 0x2001_0db8, low: 0 })!
  const endsAt = START + WINDOW_MS.day
  counters.restoreDays([{ bucket: bucketText(site), group: 'most', count: 15_999_999, endsAt }], START)
  assert.deepEqual(counters.count(site, 0, START), {
    limit: 16_000_000,
    remaining: 0,
    resetsAt: endsAt,
    refusedBy: undefined,
  })
  assert.equal(counters.count(site, 0, START).refusedBy, 'day')
})

test('limits of a client of its own hold by day too, may change, and outlast a restart', () => {
  const limits = LIMITS.map((limit) => ({ ...limit, isSetByKeys: true }))
  const counters = new MemoryCounters(limits, 3)
  counters.markUnsaved()
  const holder = keyHolder(Buffer.alloc(32, 7))
  const own = { group: 'minuteOnly', perMinute: 100_000, perDay: 3 }
  const remaining = (which: MemoryCounters, limit = own) => {
    const verdict = which.count(holder, MINUTE_ONLY, START, limit)
    return verdict.refusedBy ?? verdict.remaining
  }
  assert.deepEqual([remaining(counters), remaining(counters)], [2, 1])
  const restarted = new MemoryCounters(limits, 3)
  restarted.restoreDays(counters.unsavedDays(START), START)
  assert.deepEqual([remaining(restarted), remaining(restarted)], [0, 'day'])
  assert.equal(remaining(restarted, { ...own, perDay: 5 }), 1)
  const lowered = restarted.count(holder, MINUTE_ONLY, START, { ...own, perDay: 1 })
  assert.deepEqual([lowered.refusedBy, lowered.remaining], ['day', 0])
  assert.equal(restarted.count(client(1), MINUTE_ONLY, START).limit, 2, 'others have theirs')
})

test('the holder of a key is not forgotten to make room', () => {
  const counters = new MemoryCounters(
    LIMITS.map((limit) => ({ ...limit, isSetByKeys: true })),
    2,
  )
  const holder = keyHolder(Buffer.alloc(32, 7))
  const own = { group: 'both', perMinute: 9 }
  counters.count(holder, BOTH, START, own)
  for (let who = 0; who < 20; who++) counters.count(client(who), BOTH, START)
  assert.equal(counters.count(holder, BOTH, START, own).remaining, 7)
})

/** The same rules written a second time: a window for each client, group and span, and no size limit. */
function plainCounters() {
  const windows = new Map<string, { end: number; count: number }>()
  return (who: number, group: number, now: number) => {
    const { perMinute, perDay } = LIMITS[group]!
    const rows = [
      { key: `${who}/${group}/minute`, limit: perMinute, length: 60_000 },
      ...(perDay === undefined ? [] : [{ key: `${who}/${group}/day`, limit: perDay, length: 86_400_000 }]),
    ]
    const states = rows.map((row) => {
      const counted = windows.get(row.key)
      return { ...row, state: counted && counted.end > now ? counted : { end: now + row.length, count: 0 } }
    })
    if (states.some(({ state, limit }) => state.count >= limit)) return 'refused'
    for (const { key, state } of states) {
      state.count++
      windows.set(key, state)
    }
    return Math.min(...states.map(({ state, limit }) => limit - state.count))
  }
}

test('the counters agree with a second implementation of the rules, over any sequence of clients, groups and pauses', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 12 }),
    group: fc.constantFrom(BOTH, MINUTE_ONLY),
    pause: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 100_000_000 })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const counters = new MemoryCounters(LIMITS, 16)
      const expected = plainCounters()
      let now = START
      for (const { who, group, pause } of steps) {
        now += pause
        const verdict = counters.count(client(who), group, now)
        assert.equal(
          verdict.refusedBy === undefined ? verdict.remaining : 'refused',
          expected(who, group, now),
        )
      }
    }),
  )
})
