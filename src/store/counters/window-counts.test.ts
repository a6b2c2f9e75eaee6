import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counterMemory, STATE, type Width } from './counter-memory.ts'
import { WINDOW_MS } from './counters.ts'
import { limited, WindowCounts, type WindowSlot, windowSlots } from './window-counts.ts'

const { minute: MINUTE, day: DAY } = WINDOW_MS
const BASE = Date.UTC(2026, 2, 21)
const [SLOTS] = windowSlots([{ group: 'charts', perMinute: 3, perDay: 5 }])
const [IN_MINUTE, IN_DAY] = SLOTS as [WindowSlot, WindowSlot]

/** Windows of three records, the first `used` of which have been used. */
function windows({ used = 3, width = 'narrow' as Width } = {}) {
  const memory = counterMemory(3, 2, width)
  memory.state[STATE.base] = BASE
  memory.state[STATE.used] = used
  return { memory, made: new WindowCounts(memory) }
}

test('each group has a minute, and a day after it if it is limited by day or keys may set it', () => {
  const limits = [
    { group: 'minuteOnly', perMinute: 2 },
    { group: 'both', perMinute: 3, perDay: 5 },
    { group: 'byKeys', perMinute: 4, isSetByKeys: true },
    { group: 'last', perMinute: 6 },
  ]
  const none = Number.POSITIVE_INFINITY
  assert.deepEqual(windowSlots(limits), [
    [{ window: 'minute', limit: 2, offset: 0 }],
    [
      { window: 'minute', limit: 3, offset: 1 },
      { window: 'day', limit: 5, offset: 2 },
    ],
    [
      { window: 'minute', limit: 4, offset: 3 },
      { window: 'day', limit: none, offset: 4 },
    ],
    [{ window: 'minute', limit: 6, offset: 5 }],
  ])
})

test('a window without a limit is left out, and limits of one’s own hold instead of the usual', () => {
  const [slots] = windowSlots([{ group: 'byKeys', perMinute: 4, isSetByKeys: true }])
  assert.deepEqual(limited(slots!), [{ window: 'minute', limit: 4, offset: 0 }])
  assert.deepEqual(limited(slots!, { group: 'byKeys', perMinute: 9 }), [
    { window: 'minute', limit: 9, offset: 0 },
  ])
  assert.deepEqual(limited(slots!, { group: 'byKeys', perMinute: 9, perDay: 11 }), [
    { window: 'minute', limit: 9, offset: 0 },
    { window: 'day', limit: 11, offset: 1 },
  ])
  assert.deepEqual(limited(SLOTS!, { group: 'charts', perMinute: 9 }), [
    { window: 'minute', limit: 9, offset: 0 },
  ])
})

test('the time that ends are counted from is moved after forty days, and no end changes by it', () => {
  for (const fraction of [0, 0.4]) {
    const { memory, made } = windows()
    const now = BASE + 40 * DAY + fraction
    for (const record of [0, 1, 2]) {
      made.set(record, IN_MINUTE, 1, now + 10 + record)
      made.set(record, IN_DAY, 2, now + DAY - record)
    }
    const ends = () => [0, 1, 2].map((record) => SLOTS!.map((slot) => made.endOf(record, slot)))
    const before = ends()
    made.keepUp(now)
    assert.equal(memory.state[STATE.base], BASE)
    made.keepUp(now + 1)
    assert.equal(memory.state[STATE.base], BASE + 40 * DAY + 1)
    assert.deepEqual(ends(), before)
  }
})

test('a window that ended before that time is not open', () => {
  const { made } = windows()
  made.set(0, IN_MINUTE, 1, BASE + 5)
  const now = BASE + 41 * DAY
  made.keepUp(now)
  assert.equal(made.endOf(0, IN_MINUTE), now)
  made.set(1, IN_MINUTE, 1, now - 5)
  assert.equal(made.endOf(1, IN_MINUTE), now)
})

test('the first request sets the time, from zero', () => {
  const { memory, made } = windows()
  memory.state[STATE.base] = 0
  made.keepUp(BASE + 0.9)
  assert.equal(memory.state[STATE.base], BASE)
})

test('a record begins with no window open, and the others keep theirs', () => {
  const { made } = windows()
  for (const record of [0, 1, 2]) for (const slot of SLOTS!) made.set(record, slot, 1, BASE + 100)
  made.begin(1)
  const ends = [0, 1, 2].flatMap((record) => SLOTS!.map((slot) => made.endOf(record, slot) - BASE))
  assert.deepEqual(ends, [100, 100, 0, 0, 100, 100])
})

test('the highest count is what two bytes hold, or four', () => {
  for (const [width, most] of [
    ['narrow', 65_535],
    ['wide', 4_294_967_295],
  ] as const) {
    const { made } = windows({ width })
    assert.equal(made.most, most)
    made.set(0, IN_DAY, most, BASE)
    assert.equal(made.countOf(0, IN_DAY), most)
  }
})

test('an end within a millisecond is the end of it', () => {
  const { made } = windows()
  made.set(0, IN_DAY, 1, BASE + 10.2)
  assert.equal(made.endOf(0, IN_DAY), BASE + 11)
  assert.equal(made.count(1, [IN_MINUTE], BASE + 0.2), IN_MINUTE)
  assert.equal(made.endOf(1, IN_MINUTE), BASE + 1 + MINUTE)
})

test('the last end of a record is that of its own windows, whichever comes last', () => {
  const { made } = windows()
  made.set(0, IN_DAY, 1, BASE + 900)
  made.set(2, IN_MINUTE, 1, BASE + 900)
  assert.equal(made.lastEnd(1), BASE, 'none is open')
  made.set(1, IN_MINUTE, 1, BASE + 7)
  assert.equal(made.lastEnd(1), BASE + 7)
  made.set(1, IN_DAY, 1, BASE + 5)
  assert.equal(made.lastEnd(1), BASE + 7)
  made.set(1, IN_DAY, 1, BASE + 9)
  assert.equal(made.lastEnd(1), BASE + 9)
})

test('a window refuses from its limit on until it ends, and of two the day', () => {
  const { made } = windows()
  const refusing = (inMinute: number, inDay: number, now = BASE) => {
    made.set(1, IN_MINUTE, inMinute, BASE + 10)
    made.set(1, IN_DAY, inDay, BASE + 20)
    return made.refusing(1, SLOTS!, now)?.window
  }
  assert.equal(refusing(2, 4), undefined)
  assert.equal(refusing(3, 4), 'minute')
  assert.equal(refusing(4, 4), 'minute')
  assert.equal(refusing(2, 5), 'day')
  assert.equal(refusing(3, 5), 'day')
  assert.equal(refusing(3, 4, BASE + 9), 'minute')
  assert.equal(refusing(3, 4, BASE + 10), undefined)
  assert.equal(refusing(3, 5, BASE + 19), 'day')
  assert.equal(refusing(3, 5, BASE + 20), undefined)
})

test('a request is counted in each window, and opens one that has ended', () => {
  const { made } = windows()
  const state = () => SLOTS!.map((slot) => [made.countOf(1, slot), made.endOf(1, slot) - BASE])
  made.count(1, SLOTS!, BASE + 5)
  assert.deepEqual(state(), [
    [1, 5 + MINUTE],
    [1, 5 + DAY],
  ])
  made.count(1, SLOTS!, BASE + 5 + MINUTE - 1)
  assert.deepEqual(state(), [
    [2, 5 + MINUTE],
    [2, 5 + DAY],
  ])
  made.count(1, SLOTS!, BASE + 5 + MINUTE)
  assert.deepEqual(state(), [
    [1, 5 + 2 * MINUTE],
    [3, 5 + DAY],
  ])
})

test('the window closest to its limit is told, and of two that are as close the day', () => {
  const { made } = windows()
  const closest = (perMinute: number, perDay: number) => {
    made.begin(2)
    const slots = [
      { ...IN_MINUTE, limit: perMinute },
      { ...IN_DAY, limit: perDay },
    ]
    return made.count(2, slots, BASE).window
  }
  assert.equal(closest(3, 4), 'minute')
  assert.equal(closest(4, 4), 'day')
  assert.equal(closest(4, 3), 'day')
})

test('it is what is left that is compared, not the limits', () => {
  const { made } = windows()
  made.set(2, IN_DAY, 3, BASE + 20)
  assert.equal(made.count(2, SLOTS!, BASE), IN_DAY, 'one of five in the day, two of three in the minute')
})

test('a verdict names what is left of the limit, and nothing below zero if it was lowered', () => {
  const { made } = windows()
  made.set(1, IN_DAY, 2, BASE + 20)
  const verdict = (limit: number) => made.verdict(1, { ...IN_DAY, limit }, 'day')
  assert.deepEqual(verdict(5), { limit: 5, remaining: 3, resetsAt: BASE + 20, refusedBy: 'day' })
  assert.deepEqual(verdict(1), { limit: 1, remaining: 0, resetsAt: BASE + 20, refusedBy: 'day' })
})
