/** When the system clock is changed, limits still hold and no client has to wait for a day. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { NOON, testParts, testService } from '../../../test/service.ts'
import { LIMIT_LIST } from '../../api/limits.ts'
import { openStores } from '../open-stores.ts'
import { WINDOW_MS } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'
import { SteadyCounters, steadyNow } from './steady-counters.ts'

const DAY = WINDOW_MS.day
const LIMITS = [{ group: 'charts', perMinute: 3, perDay: 5 }]
const CLIENT = { high: 1, low: 2 }

/** A system clock that can be changed, and a monotonic one. */
function clocks() {
  const clock = { wall: NOON, steady: 1_000_000 }
  return {
    clock,
    wall: () => clock.wall,
    steady: () => clock.steady,
    pass: (ms: number) => {
      clock.wall += ms
      clock.steady += ms
    },
  }
}

for (const [how, set] of Object.entries({ back: -DAY, forward: DAY }))
  test(`a clock set ${how} a day opens no window, closes none, and says how long a client has to wait`, async () => {
    const { clock, wall, steady, pass } = clocks()
    const counters = new SteadyCounters(new MemoryCounters(LIMIT_LIST, 10), steady)
    const service = await testService({ ...testParts(), counters, now: wall })
    const ask = async () => {
      const { statusCode, headers } = await service.inject('/v1/tarot/cards/ar00')
      return {
        statusCode,
        wait: Number(headers['retry-after']),
        reset: Number(headers['x-ratelimit-reset']) * 1000 - wall(),
      }
    }
    for (let n = 0; n < 100; n++) assert.equal((await ask()).statusCode, 200)
    pass(20_000)
    clock.wall += set
    assert.deepEqual(await ask(), { statusCode: 429, wait: 40, reset: 40_000 })
    pass(39_000)
    assert.deepEqual(await ask(), { statusCode: 429, wait: 1, reset: 1_000 })
    pass(1_000)
    assert.equal((await ask()).statusCode, 200)
  })

test('the end of a window does not waver with two clocks that differ by a little', () => {
  const { clock, wall, steady, pass } = clocks()
  const counters = new SteadyCounters(new MemoryCounters(LIMITS, 10), steady)
  const end = () => (counters.count(CLIENT, 0, wall()) as { resetsAt: number }).resetsAt
  const first = end()
  for (const ms of [-9, 6, 12, -18]) {
    clock.wall += ms
    pass(100)
    assert.equal(end(), first)
  }
})

test('the steady clock goes, in milliseconds', () => {
  // The process may stand still between any two of these.
  const [before, began, after] = [performance.now(), steadyNow(), performance.now()]
  while (performance.now() < after + 5);
  const [beforeEnd, ended, afterEnd] = [performance.now(), steadyNow(), performance.now()]
  const [min, seen, max] = [beforeEnd - after, ended - began, afterEnd - before]
  assert.ok(seen >= min - 0.01 && seen <= max + 0.01, `${seen} of ${min} to ${max} ms`)
})

/** The stores of a service in a folder. Each call of `count` makes one request, a minute after the previous one. */
function aProcess(directory: string, { wall, steady, pass }: ReturnType<typeof clocks>) {
  const stores = openStores({
    config: { dataDir: directory, redisUrl: undefined },
    limits: LIMITS,
    now: wall,
    steadyNow: steady,
    report: () => {},
  })
  const count = async () => {
    pass(60_000)
    const { refusedBy, resetsAt } = await stores.counters.count(CLIENT, 0, wall())
    return refusedBy === undefined ? 'served' : resetsAt - wall()
  }
  return { count, close: stores.close }
}

function folder(t: { after: (work: () => void) => void }): string {
  const directory = mkdtempSync(join(tmpdir(), 'augury-clock-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('a day that was used up stays so over a restart, also when the clock was set back meanwhile, and for a day at most', async (t) => {
  const directory = folder(t)
  const all = clocks()
  const first = aProcess(directory, all)
  for (let n = 0; n < 5; n++) assert.equal(await first.count(), 'served')
  await first.close()
  all.clock.wall -= 10 * DAY
  all.clock.steady = 7
  const second = aProcess(directory, all)
  const left = await second.count()
  assert.ok(typeof left === 'number' && left > DAY - 120_000 && left <= DAY, String(left))
  await second.close()
})

for (const [how, set] of Object.entries({ back: -DAY, forward: DAY }))
  test(`a clock set ${how} a day while the service runs costs no count at the next restart`, async (t) => {
    const directory = folder(t)
    const all = clocks()
    const first = aProcess(directory, all)
    for (let n = 0; n < 3; n++) assert.equal(await first.count(), 'served')
    await first.close()
    const second = aProcess(directory, all)
    assert.equal(await second.count(), 'served')
    await second.close()
    const third = aProcess(directory, all)
    assert.equal(await third.count(), 'served')
    all.clock.wall += set
    assert.notEqual(await third.count(), 'served')
    await third.close()
    const last = aProcess(directory, all)
    assert.notEqual(await last.count(), 'served')
    await last.close()
  })
