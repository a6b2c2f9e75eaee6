/** What Redis is asked, and what its answers mean. Redis is a fake. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { StoreCircuitBreaker } from '../store-circuit-breaker.ts'
import { type Limit, siteOf } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'

const LIMITS: Limit[] = [
  { group: 'charts', perMinute: 100, perDay: 150 },
  { group: 'cards', perMinute: 5 },
]
const [CHARTS, CARDS] = [0, 1]
const CLIENT = { high: 1, low: 2 }
const NOW = 5_000_000

const daysIn = (counters: MemoryCounters) => {
  counters.markUnsaved()
  return counters.unsavedDays(NOW)
}
const AWAY = new Error('it is away')

/** Redis gives the answers in turn, and the last one for ever; an error is a command that fails. */
function faked(t: TestContext, ...answers: unknown[]) {
  const sent: (readonly string[])[] = []
  const clock = { now: 0 }
  t.mock.method(performance, 'now', () => clock.now)
  const client = {
    isOpen: true,
    destroy() {},
    send: async (_: string, words: readonly string[]) => {
      sent.push(words)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  let mended = () => {}
  const mend = () => new Promise<void>((resolve) => (mended = resolve))
  const breaker = new StoreCircuitBreaker({ mend, pauseMs: 1, onFailure() {}, onRecovery() {} })
  t.after(() => breaker.end())
  const back = async () => {
    mended()
    while (!breaker.isWell) await new Promise(setImmediate)
  }
  const fallback = new MemoryCounters(LIMITS, 10)
  const counters = new RedisCounters({ limits: LIMITS, link: { breaker, client }, fallback })
  const count = (group = CHARTS, own?: Limit) => counters.count(CLIENT, group, NOW, own)
  /** The limits of a minute and a day, then what is owed to each. The cost comes last. */
  const asked = () => sent.at(-1)!.slice(-5, -1)
  return { clock, sent, client, breaker, back, fallback, counters, count, asked }
}

const GOOD = ['', 1, 1_000, 1, 1_000]

test('a client is counted under its own key of the group, by the limits that hold for it', async (t) => {
  const { sent, counters, count, asked } = faked(t, GOOD)
  await count()
  assert.equal(sent[0]![0], 'EVALSHA')
  assert.deepEqual(sent[0]!.slice(2, 4), ['1', 'augury:limit:{1-2:charts}'])
  assert.deepEqual(asked(), ['100', '150', '0', '0'])
  await count(CARDS)
  assert.equal(sent[1]![3], 'augury:limit:{1-2:cards}')
  assert.deepEqual(asked(), ['5', '', '0', '0'])
  const site = siteOf({ high: 0x2001_0db8, low: 0 })!
  await counters.count(site, CHARTS, NOW)
  assert.deepEqual(asked(), ['1600', '2400', '0', '0'])
  await counters.count(site, CARDS, NOW)
  assert.deepEqual(asked(), ['80', '', '0', '0'])
  await count(CHARTS, { group: 'charts', perMinute: 7 })
  assert.deepEqual(asked(), ['7', '', '0', '0'])
  await counters.count(site, CARDS, NOW, { group: 'cards', perMinute: 7, perDay: 8 })
  assert.deepEqual(asked(), ['7', '8', '0', '0'])
})

test('the verdict is of the window that refuses, else of the one closest to its limit, and on a tie of the day', async (t) => {
  const [MINUTE, DAY] = [
    { limit: 100, resetsAt: NOW + 5_000 },
    { limit: 150, resetsAt: NOW + 60_000 },
  ]
  for (const [refusedBy, minute, day, expected] of [
    ['', 10, 20, { ...MINUTE, remaining: 90, refusedBy: undefined }],
    ['', 10, 59, { ...MINUTE, remaining: 90, refusedBy: undefined }],
    ['', 10, 60, { ...DAY, remaining: 90, refusedBy: undefined }],
    ['', 10, 61, { ...DAY, remaining: 89, refusedBy: undefined }],
    ['minute', 100, 150, { ...MINUTE, remaining: 0, refusedBy: 'minute' }],
    ['minute', 101, 20, { ...MINUTE, remaining: 0, refusedBy: 'minute' }],
    ['day', 100, 150, { ...DAY, remaining: 0, refusedBy: 'day' }],
    ['day', 100, 155, { ...DAY, remaining: 0, refusedBy: 'day' }],
    ['day', 10, 150, { ...DAY, remaining: 0, refusedBy: 'day' }],
  ] as const) {
    const { count } = faked(t, [refusedBy, minute, 5_000, day, 60_000])
    assert.deepEqual(await count(), expected)
    t.mock.restoreAll()
  }
})

test('where there is no day, the verdict is of the minute', async (t) => {
  for (const refusedBy of ['', 'minute']) {
    const { count } = faked(t, [refusedBy, 3, 700])
    assert.deepEqual(await count(CARDS), {
      limit: 5,
      remaining: 2,
      resetsAt: NOW + 700,
      refusedBy: refusedBy || undefined,
    })
    t.mock.restoreAll()
  }
})

test('the end of a window is counted from when the answer came, rather too late than too early', async (t) => {
  const { clock, client, count } = faked(t, GOOD)
  clock.now = 400
  const { send } = client
  client.send = (...words) => {
    clock.now += 7
    return send(...words)
  }
  assert.equal((await count()).resetsAt, NOW + 7 + 1_000)
})

test('the fallback knows what Redis has counted, and when that ends', async (t) => {
  const { fallback, count } = faked(t, ['', 4, 5_000, 9, 60_000])
  await count()
  assert.deepEqual(daysIn(fallback), [{ bucket: '1-2', group: 'charts', count: 9, endsAt: NOW + 60_000 }])
  const { limit, remaining, resetsAt } = fallback.count(CLIENT, CHARTS, NOW)
  assert.deepEqual([limit, remaining, resetsAt], [100, 95, NOW + 5_000])
})

test('an answer that is no counts is a failure, and the fallback answers', async (t) => {
  for (const answer of [
    ['', 1],
    [''],
    ['', 1.5, 2],
    ['', 1, 2, 3, Number.NaN],
    ['', '1', 2],
    ['', 1, 2, null, 3],
  ]) {
    const { breaker, count } = faked(t, answer)
    const { remaining, resetsAt } = await count(CARDS)
    assert.deepEqual([remaining, resetsAt, breaker.isWell], [4, NOW + 60_000, false], String(answer))
    t.mock.restoreAll()
  }
})

test('what was served without Redis is owed to it, once, together with what was owed before', async (t) => {
  const { back, count, asked } = faked(t, AWAY, AWAY, AWAY, GOOD)
  await count()
  await count()
  assert.deepEqual(asked(), ['100', '150', '1', '1'])
  await back()
  await count()
  assert.deepEqual(asked(), ['100', '150', '2', '2'])
  await back()
  await count()
  assert.deepEqual(asked(), ['100', '150', '3', '3'])
  await count()
  assert.deepEqual(asked(), ['100', '150', '0', '0'])
})

test('what was refused without Redis is not owed', async (t) => {
  const { back, count, asked } = faked(t, ...Array(8).fill(AWAY), GOOD)
  const served = []
  for (let n = 0; n < 8; n++) served.push((await count(CARDS)).refusedBy === undefined)
  assert.deepEqual(served, [true, true, true, true, true, false, false, false])
  await back()
  await count(CARDS)
  assert.deepEqual(asked(), ['5', '', '5', '5'])
})

test('a late answer is not owed: Redis has counted it', async (t) => {
  const { breaker, back, count, asked } = faked(t, GOOD)
  breaker.fail(AWAY)
  assert.ok(!(count() instanceof Promise))
  await new Promise(setImmediate)
  await back()
  await count()
  assert.deepEqual(asked(), ['100', '150', '0', '0'])
})

test('counts that were answered are no longer on their way, whatever the answer was', async (t) => {
  const { breaker, sent, count } = faked(t, AWAY, GOOD)
  breaker.fail(AWAY)
  for (let n = 0; n < 1_001; n++) {
    void count()
    await new Promise(setImmediate)
  }
  assert.equal(sent.length, 1_001)
})

test('while Redis works all counts are sent to it, however many are unanswered', (t) => {
  const { sent, count } = faked(t, new Promise(() => {}))
  for (let n = 0; n < 1_002; n++) void count()
  assert.equal(sent.length, 1_002)
})
