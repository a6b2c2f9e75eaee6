/** Counts that come from elsewhere: from Redis, and from before a restart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketText, type Limit, WINDOW_MS } from './counters.ts'
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
  bucket: bucketText(who),
  group,
  count,
  endsAt,
})

const allDays = (counters: MemoryCounters, now: number) => {
  counters.markUnsaved()
  return counters.unsavedDays(now)
}

test('counts of a client that is not known here are taken over, in each window that is open', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const standing = { minute: { count: 7, endsAt: START + 10 }, day: { count: 9, endsAt: START + 5_000 } }
  counters.adopt(WHO, BOTH, standing, START)
  assert.deepEqual(allDays(counters, START), [dayOf(9, START + 5_000)])
  assert.deepEqual(counters.count(WHO, BOTH, START), {
    limit: 30,
    remaining: 22,
    resetsAt: START + 10,
    refusedBy: undefined,
  })
  // A minute later only the day goes on.
  assert.equal(counters.count(WHO, BOTH, START + 10).remaining, 29)
  assert.deepEqual(allDays(counters, START + 10), [dayOf(11, START + 5_000)])
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
  assert.deepEqual(allDays(counters, START), [dayOf(10, START + 1)])
  counters.adopt(WHO, MINUTE_ONLY, { day: { count: 9, endsAt: START + DAY } }, START)
  assert.equal(counters.count(WHO, MINUTE_ONLY, START).remaining, 19)
})

test('a window that has ended elsewhere does not take the place of one that is open here', () => {
  const counters = counted(5)
  counters.adopt(WHO, BOTH, { minute: { count: 1, endsAt: START }, day: { count: 1, endsAt: START } }, START)
  assert.equal(counters.count(WHO, BOTH, START).remaining, 24)
  assert.deepEqual(allDays(counters, START), [dayOf(6, START + DAY)])
})

test('a window that has just ended here is not the one that is open elsewhere', () => {
  const later = START + MINUTE + 100
  const counters = counted(5)
  counters.adopt(WHO, BOTH, { minute: { count: 3, endsAt: later + 500 } }, later)
  assert.equal(counters.count(WHO, BOTH, later).remaining, 26)
  const tomorrow = START + DAY + 100
  counters.count(WHO, MINUTE_ONLY, tomorrow)
  counters.restoreDays([dayOf(3, tomorrow + 500)], tomorrow)
  assert.deepEqual(allDays(counters, tomorrow), [dayOf(3, tomorrow + 500)])
})

test('of the same window the higher count is kept, with the end that is known; another window takes its place', () => {
  const windowEnd = START + DAY
  for (const [count, apart, expected, endsAt] of [
    [3, 999, 5, windowEnd],
    [7, 999, 7, windowEnd],
    [7, -999, 7, windowEnd],
    [3, 1_000, 3, windowEnd + 1_000],
    [3, -1_000, 3, windowEnd - 1_000],
  ] as const) {
    const counters = counted(5)
    counters.adopt(WHO, BOTH, { day: { count, endsAt: windowEnd + apart } }, START)
    assert.deepEqual(allDays(counters, START), [dayOf(expected, endsAt)], `${count}, ${apart} ms apart`)
  }
})

test('where there is no room, nothing is taken over or restored', () => {
  const counters = new MemoryCounters([{ group: 'both', perMinute: 1, perDay: 50 }], 1)
  counters.count(WHO, BOTH, START)
  counters.adopt(client(2), BOTH, { day: { count: 9, endsAt: START + 9 } }, START)
  counters.restoreDays([dayOf(9, START + 9, client(2))], START)
  assert.deepEqual(allDays(counters, START), [dayOf(1, START + DAY)])
})

test('of two counts of one day the higher is restored, in any order; of two days the later', () => {
  const end = START + 3_600_000
  for (const [one, other, expected] of [
    [dayOf(3, end), dayOf(5, end + 999), dayOf(5, end + 999)],
    [dayOf(5, end + 999), dayOf(3, end), dayOf(5, end + 999)],
    [dayOf(5, end + 999), dayOf(5, end), dayOf(5, end + 999)],
    [dayOf(3, end), dayOf(2, end + 1_000), dayOf(2, end + 1_000)],
    [dayOf(2, end + 1_000), dayOf(3, end), dayOf(2, end + 1_000)],
  ] as const) {
    const counters = new MemoryCounters(LIMITS, 10)
    counters.restoreDays([one, other], START)
    assert.deepEqual(allDays(counters, START), [expected], JSON.stringify([one, other]))
  }
})

test('no restored day ends later than a day from now, and none that is over or has no end is restored', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const ends = [START + 9 * DAY, START, START - 1, Number.NaN, START + 1]
  counters.restoreDays(
    ends.map((endsAt, low) => dayOf(4, endsAt, client(low))),
    START,
  )
  assert.deepEqual(allDays(counters, START), [
    dayOf(4, START + DAY, client(0)),
    dayOf(4, START + 1, client(4)),
  ])
  assert.equal(counters.tracked, 2)
})

test('each day that has changed is to be saved once, and again when it has changed again', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  const taken = () => {
    const days = counters.unsavedDays(START).map((day) => [day.bucket, day.group, day.count])
    counters.markSaved()
    return days
  }
  counters.count(client(3), BOTH, START)
  assert.deepEqual(taken(), [], 'nobody saves them yet')
  counters.markUnsaved()
  assert.deepEqual(taken(), [['1-3', 'both', 1]])
  assert.deepEqual(taken(), [])
  for (const low of [1, 2, 1]) counters.count(client(low), BOTH, START)
  counters.count(client(2), ANOTHER, START)
  assert.deepEqual(taken(), [
    ['1-1', 'both', 2],
    ['1-2', 'both', 1],
    ['1-2', 'another', 1],
  ])
  assert.deepEqual(taken(), [])
  counters.count(client(1), MINUTE_ONLY, START)
  assert.deepEqual(taken(), [], 'a minute is no day')
  counters.count(client(2), BOTH, START)
  assert.deepEqual(taken(), [
    ['1-2', 'both', 2],
    ['1-2', 'another', 1],
  ])
})

test('a refused request changes no day', () => {
  const counters = counted(30)
  counters.markUnsaved()
  counters.markSaved()
  assert.equal(counters.count(WHO, BOTH, START).refusedBy, 'minute')
  assert.deepEqual(counters.unsavedDays(START), [])
})

test('a day is saved until it is over, and only if something was counted in it', () => {
  const counters = counted(2)
  counters.adopt(client(2), BOTH, { day: { count: 0, endsAt: START + DAY } }, START)
  assert.deepEqual(allDays(counters, START + DAY - 1), [dayOf(2, START + DAY)])
  assert.deepEqual(allDays(counters, START + DAY), [])
})

test('what is not saved of a client goes with the client, when its windows are over or another takes its place', () => {
  const swept = counted(1)
  swept.markUnsaved()
  swept.count(client(2), MINUTE_ONLY, START + DAY)
  assert.deepEqual([swept.tracked, swept.unsavedDays(START)], [1, []])
  const replaced = counted(1, BOTH, START, new MemoryCounters(LIMITS, 1))
  replaced.markUnsaved()
  replaced.count(client(2), BOTH, START)
  assert.deepEqual(replaced.unsavedDays(START), [dayOf(1, START + DAY, client(2))])
})

test('a group that only keys limit by day keeps their days over a restart', () => {
  const limits = [{ group: 'byKeys', perMinute: 20, isSetByKeys: true }]
  const counters = new MemoryCounters(limits, 10)
  counters.count(WHO, 0, START)
  assert.deepEqual(allDays(counters, START), [], 'who has no limit by day has no day')
  counters.count(WHO, 0, START, { group: 'byKeys', perMinute: 9, perDay: 8 })
  assert.deepEqual(counters.unsavedDays(START), [dayOf(1, START + DAY, WHO, 'byKeys')])
})

test('the minute window has 60 seconds, the day window 24 hours', () => {
  assert.deepEqual([MINUTE, DAY], [60 * 1_000, 24 * 60 * 60 * 1_000])
})
