/** Counts that come from elsewhere: from Redis, from other threads, and from before a restart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layout } from './counter-memory.ts'
import { type Limit, WINDOW_MS } from './counters.ts'
import { type DayCount, MemoryCounters } from './memory-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 30, perDay: 50 },
  { group: 'minuteOnly', perMinute: 20 },
  { group: 'another', perMinute: 30, perDay: 50 },
]
const [BOTH, MINUTE_ONLY, ANOTHER] = [0, 1, 2]
const START = Date.UTC(2026, 2, 21, 12, 0, 0, 250)
const { minute: MINUTE, day: DAY } = WINDOW_MS
const client = (low: number) => ({ high: 1, low })
const WHO = client(1)

const counted = (times: number, group = BOTH, at = START, counters = new MemoryCounters(LIMITS, 10)) => {
  for (let n = 0; n < times; n++) counters.count(WHO, group, at)
  return counters
}
const dayOf = (count: number, endsAt: number, who = WHO, group = 'both'): DayCount => ({
  client: who,
  group,
  count,
  endsAt,
})

test('counts of a client that is not known here are taken over, in each window that is open', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const standing = { minute: { count: 7, endsAt: START + 10 }, day: { count: 9, endsAt: START + 5_000 } }
  counters.adopt(WHO, BOTH, standing, START)
  assert.deepEqual(counters.allDays(START), [dayOf(9, START + 5_000)])
  assert.deepEqual(counters.count(WHO, BOTH, START), {
    limit: 30,
    remaining: 22,
    resetsAt: START + 10,
    refusedBy: undefined,
  })
  // A minute later only the day goes on.
  assert.equal(counters.count(WHO, BOTH, START + 10).remaining, 29)
  assert.deepEqual(counters.allDays(START + 10), [dayOf(11, START + 5_000)])
})

test('a window that has ended is not taken over, nor a day where there is none', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  counters.adopt(
    WHO,
    BOTH,
    { minute: { count: 7, endsAt: START }, day: { count: 9, endsAt: START + 1 } },
    START,
  )
  assert.equal(counters.count(WHO, BOTH, START).remaining, 29)
  assert.deepEqual(counters.allDays(START), [dayOf(10, START + 1)])
  counters.adopt(WHO, MINUTE_ONLY, { day: { count: 9, endsAt: START + DAY } }, START)
  assert.equal(counters.count(WHO, MINUTE_ONLY, START).remaining, 19)
})

test('a window that has ended elsewhere does not take the place of one that is open here', () => {
  const counters = counted(5)
  counters.adopt(WHO, BOTH, { minute: { count: 1, endsAt: START }, day: { count: 1, endsAt: START } }, START)
  assert.equal(counters.count(WHO, BOTH, START).remaining, 24)
  assert.deepEqual(counters.allDays(START), [dayOf(6, START + DAY)])
})

test('a window that has just ended here is not the one that is open elsewhere', () => {
  const later = START + MINUTE + 100
  const counters = counted(5)
  counters.adopt(WHO, BOTH, { minute: { count: 3, endsAt: later + 500 } }, later)
  assert.equal(counters.count(WHO, BOTH, later).remaining, 26)
  const tomorrow = START + DAY + 100
  counters.count(WHO, MINUTE_ONLY, tomorrow)
  counters.restoreDays([dayOf(3, tomorrow + 500)], tomorrow)
  assert.deepEqual(counters.allDays(tomorrow), [dayOf(3, tomorrow + 500)])
})

test('of the same window the higher count is kept, with the end that is known; another window takes its place', () => {
  const known = START + DAY
  for (const [count, apart, kept, endsAt] of [
    [3, 999, 5, known],
    [7, 999, 7, known],
    [7, -999, 7, known],
    [3, 1_000, 3, known + 1_000],
    [3, -1_000, 3, known - 1_000],
  ] as const) {
    const counters = counted(5)
    counters.adopt(WHO, BOTH, { day: { count, endsAt: known + apart } }, START)
    assert.deepEqual(counters.allDays(START), [dayOf(kept, endsAt)], `${count}, ${apart} ms apart`)
  }
})

test('a count that is higher than a counter can hold is the highest', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  counters.adopt(WHO, BOTH, { day: { count: 70_000, endsAt: START + 9 } }, START)
  counters.restoreDays([dayOf(70_001, START + 9, client(2))], START)
  const counts = counters.allDays(START).map(({ count }) => count)
  assert.deepEqual(counts, [65_535, 65_535])
})

test('a client whose window was taken over is dropped when it is over, not before it and not later', () => {
  for (const [first, second] of [
    [5_000, 90_000],
    [90_000, 5_000],
  ] as const) {
    const counters = new MemoryCounters(LIMITS, 10)
    for (const ms of [first, second])
      counters.adopt(WHO, BOTH, { day: { count: 1, endsAt: START + ms } }, START)
    counters.count(client(2), MINUTE_ONLY, START + second - 1)
    assert.equal(counters.tracked, 2)
    counters.count(client(2), MINUTE_ONLY, START + second + 1_000)
    assert.equal(counters.tracked, 1, `${first}, then ${second}`)
  }
})

test('where there is no room, nothing is taken over or restored', () => {
  const counters = new MemoryCounters([{ group: 'both', perMinute: 1, perDay: 50 }], 1)
  counters.count(WHO, BOTH, START)
  counters.adopt(client(2), BOTH, { day: { count: 9, endsAt: START + 9 } }, START)
  counters.restoreDays([dayOf(9, START + 9, client(2))], START)
  assert.deepEqual(counters.allDays(START), [dayOf(1, START + DAY)])
})

test('what finds no room does nothing to those who are to be dropped in the same second', () => {
  const late = START + MINUTE - 100
  const day = { count: 9, endsAt: START + DAY }
  for (const add of [
    (counters: MemoryCounters) => counters.adopt(client(3), BOTH, { day }, late),
    (counters: MemoryCounters) => counters.restoreDays([dayOf(9, START + DAY, client(3), 'another')], late),
  ]) {
    const counters = new MemoryCounters([{ group: 'both', perMinute: 1 }, LIMITS[2]!], 2)
    for (const low of [1, 2]) counters.count(client(low), 0, START)
    add(counters)
    counters.count(client(4), 0, START + MINUTE + 1_000)
    assert.equal(counters.tracked, 1)
  }
})

test('of two counts of one day the higher is restored, in any order; of two days the later', () => {
  const end = START + 3_600_000
  for (const [one, other, kept] of [
    [dayOf(3, end), dayOf(5, end + 999), dayOf(5, end + 999)],
    [dayOf(5, end + 999), dayOf(3, end), dayOf(5, end + 999)],
    [dayOf(5, end + 999), dayOf(5, end), dayOf(5, end + 999)],
    [dayOf(3, end), dayOf(2, end + 1_000), dayOf(2, end + 1_000)],
    [dayOf(2, end + 1_000), dayOf(3, end), dayOf(2, end + 1_000)],
  ] as const) {
    const counters = new MemoryCounters(LIMITS, 10)
    counters.restoreDays([one, other], START)
    assert.deepEqual(counters.allDays(START), [kept], JSON.stringify([one, other]))
  }
})

test('no restored day ends later than a day from now, and none that is over or has no end is restored', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const ends = [START + 9 * DAY, START, START - 1, Number.NaN, START + 1]
  counters.restoreDays(
    ends.map((endsAt, low) => dayOf(4, endsAt, client(low))),
    START,
  )
  assert.deepEqual(counters.allDays(START), [
    dayOf(4, START + DAY, client(0)),
    dayOf(4, START + 1, client(4)),
  ])
  assert.equal(counters.tracked, 2)
})

test('a restored client is dropped when its day is over, also one that was restored twice', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  counters.restoreDays([dayOf(1, START + 5_000), dayOf(1, START + 90_000)], START)
  counters.count(client(2), MINUTE_ONLY, START + 89_999)
  assert.equal(counters.tracked, 2)
  counters.count(client(2), MINUTE_ONLY, START + 91_000)
  assert.equal(counters.tracked, 1)
})

test('each day that has changed is taken once, and again when it has changed again', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const taken = () => counters.takeChangedDays(START).map((day) => [day.client.low, day.group, day.count])
  assert.deepEqual(taken(), [])
  for (const low of [1, 2, 1]) counters.count(client(low), BOTH, START)
  counters.count(client(2), ANOTHER, START)
  assert.deepEqual(taken(), [
    [1, 'both', 2],
    [2, 'both', 1],
    [2, 'another', 1],
  ])
  assert.deepEqual(taken(), [])
  counters.count(client(1), MINUTE_ONLY, START)
  assert.deepEqual(taken(), [], 'a minute is no day')
  counters.count(client(2), BOTH, START)
  assert.deepEqual(taken(), [
    [2, 'both', 2],
    [2, 'another', 1],
  ])
})

test('a refused request changes no day', () => {
  const counters = counted(30)
  counters.takeChangedDays(START)
  assert.equal(counters.count(WHO, BOTH, START).refusedBy, 'minute')
  assert.deepEqual(counters.takeChangedDays(START), [])
})

test('a day is told until it is over, and only if something was counted in it', () => {
  const counters = counted(2)
  counters.adopt(client(2), BOTH, { day: { count: 0, endsAt: START + DAY } }, START)
  assert.deepEqual(counters.allDays(START + DAY - 1), [dayOf(2, START + DAY)])
  assert.deepEqual(counters.allDays(START + DAY), [])
  assert.deepEqual(counters.takeChangedDays(START + DAY), [])
})

test('many days are restored and told, however many are done in one turn', () => {
  for (const many of [499, 500, 501, 1_300]) {
    const counters = new MemoryCounters(LIMITS, many)
    const days = Array.from({ length: many }, (_, low) => dayOf(1 + (low % 40), START + 1 + low, client(low)))
    counters.restoreDays(days, START)
    assert.deepEqual(counters.allDays(START), days)
  }
})

test('those who share memory share the counts, from the first on, and leave the lock free', () => {
  const memory = MemoryCounters.sharedMemory(LIMITS, 10)
  const [one, other] = [1, 2].map(() => new MemoryCounters(LIMITS, 10, memory)) as [
    MemoryCounters,
    MemoryCounters,
  ]
  const lock = new Int32Array(memory, layout(10, 5, 'narrow').at.lock, 1)
  counted(3, BOTH, START, one)
  assert.equal(lock[0], 0)
  const third = new MemoryCounters(LIMITS, 10, memory)
  assert.equal(third.count(WHO, BOTH, START).remaining, 26)
  assert.equal(other.count(WHO, BOTH, START).remaining, 25)
  assert.equal(other.tracked, 1)
  other.adopt(WHO, BOTH, { day: { count: 40, endsAt: START + DAY } }, START)
  assert.deepEqual(one.allDays(START), [dayOf(40, START + DAY)])
  assert.deepEqual(third.takeChangedDays(START), [dayOf(40, START + DAY)], 'each saves what it has changed')
  assert.equal(lock[0], 0)
})

test('shared counts are read and written under the lock', (t) => {
  const memory = MemoryCounters.sharedMemory(LIMITS, 10)
  const counters = new MemoryCounters(LIMITS, 10, memory)
  const [ANOTHER, FREE] = [9, 0]
  const lock = new Int32Array(memory, layout(10, 5, 'narrow').at.lock, 1)
  const wait = t.mock.method(Atomics, 'wait', () => {
    lock[0] = FREE
    return 'ok'
  })
  for (const use of [
    () => counters.count(WHO, BOTH, START),
    () => counters.adopt(WHO, BOTH, {}, START),
    () => counters.restoreDays([], START),
    () => counters.takeChangedDays(START),
    () => counters.allDays(START),
  ]) {
    lock[0] = ANOTHER
    wait.mock.resetCalls()
    use()
    assert.equal(wait.mock.callCount(), 1, String(use))
    assert.equal(lock[0], FREE)
  }
})

test('counts have two bytes if they hold the limits of a /48, and four for limits that keys may set', () => {
  const windows = (limits: Limit[]) =>
    limits.reduce((sum, { perDay }) => sum + (perDay === undefined ? 1 : 2), 0)
  const isWide = (...limits: Limit[]) => {
    const bytes = MemoryCounters.sharedMemory(limits, 10).byteLength
    const [narrow, wide] = (['narrow', 'wide'] as const).map(
      (width) => layout(10, windows(limits), width).bytes,
    )
    assert.ok(bytes === narrow || bytes === wide)
    return bytes === wide
  }
  const small = { group: 'small', perMinute: 1 }
  assert.equal(isWide(small, { group: 'a', perMinute: 4_095 }), false)
  assert.equal(isWide(small, { group: 'a', perMinute: 4_096 }), true)
  assert.equal(isWide({ group: 'a', perMinute: 2, perDay: 4_095 }, small), false)
  assert.equal(isWide({ group: 'a', perMinute: 2, perDay: 4_096 }, small), true)
  assert.equal(isWide({ group: 'a', perMinute: 2, perDay: 3, isSetByKeys: true }, small), true)
})

test('a group that only keys limit by day keeps their days over a restart', () => {
  const limits = [{ group: 'byKeys', perMinute: 20, isSetByKeys: true }]
  const counters = new MemoryCounters(limits, 10)
  counters.count(WHO, 0, START)
  assert.deepEqual(counters.allDays(START), [], 'who has no limit by day has no day')
  counters.count(WHO, 0, START, { group: 'byKeys', perMinute: 9, perDay: 8 })
  assert.deepEqual(counters.takeChangedDays(START), [dayOf(1, START + DAY, WHO, 'byKeys')])
})

test('a minute is a minute and a day is a day', () => {
  assert.deepEqual([MINUTE, DAY], [60 * 1_000, 24 * 60 * 60 * 1_000])
})
