/** Between system time, which answers have, and steady time, in which is counted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client, Counters, Limit, Verdict } from './counters.ts'
import { SteadyCounters, steadyNow } from './steady-counters.ts'

const CLIENT = { high: 1, low: 2 }
const [WALL, STEADY] = [1_700_000_000_000, 5_000]

function shifted(isLate = false) {
  const clock = { steady: STEADY }
  const asked: [Client, number, number, Limit | undefined][] = []
  const charged: [Client, number, number, number, Limit | undefined][] = []
  let closed = 0
  const counters: Counters = {
    count: (client, group, now, own) => {
      asked.push([client, group, now, own])
      const verdict: Verdict = { limit: 9, remaining: 3, resetsAt: now + 700, refusedBy: 'day' }
      return isLate ? Promise.resolve(verdict) : verdict
    },
    charge: (client, group, cost, now, own) => {
      charged.push([client, group, cost, now, own])
      return { limit: 9, remaining: 0, resetsAt: now + 800, refusedBy: undefined }
    },
    close: () => void closed++,
  }
  const made = new SteadyCounters(counters, () => clock.steady)
  return { clock, asked, charged, made, closed: () => closed }
}

test('counting is in steady time, and the end of a window in system time', async () => {
  for (const isLate of [false, true]) {
    const { asked, made } = shifted(isLate)
    const own = { group: 'charts', perMinute: 1 }
    const verdict = made.count(CLIENT, 4, WALL, own)
    assert.equal(verdict instanceof Promise, isLate)
    assert.deepEqual(await verdict, { limit: 9, remaining: 3, resetsAt: WALL + 700, refusedBy: 'day' })
    assert.deepEqual(asked, [[CLIENT, 4, STEADY, own]])
  }
})

test('what a request costs is counted in steady time too', () => {
  const { charged, made } = shifted()
  const verdict = made.charge(CLIENT, 4, 11, WALL)
  assert.deepEqual(verdict, { limit: 9, remaining: 0, resetsAt: WALL + 800, refusedBy: undefined })
  assert.deepEqual(charged, [[CLIENT, 4, 11, STEADY, undefined]])
})

test('clocks may differ by 20 ms either way; by more, the system clock was changed', () => {
  for (const sign of [1, -1]) {
    const { made } = shifted()
    const endAt = (wall: number) => (made.count(CLIENT, 0, wall) as Verdict).resetsAt
    assert.equal(endAt(WALL), WALL + 700)
    assert.equal(endAt(WALL + sign * 20), WALL + 700)
    assert.equal(endAt(WALL + sign * 21), WALL + sign * 21 + 700)
    assert.equal(endAt(WALL + sign * 1), WALL + sign * 21 + 700, 'from there on')
  }
})

test('the times of a late verdict are those of when it was asked for', async () => {
  const { made } = shifted(true)
  const early = made.count(CLIENT, 0, WALL)
  void made.count(CLIENT, 0, WALL + 1_000_000)
  assert.equal((await early).resetsAt, WALL + 700)
})

test('closing the counters closes the store that they count in', async () => {
  const { made, closed } = shifted()
  await made.close()
  assert.equal(closed(), 1)
})

test('the steady clock is that of the machine, the same in every thread', () => {
  const machine = () => Number(process.hrtime.bigint() / 1_000n) / 1_000
  // The process may have stood still while it set its clock.
  const apart = Math.abs(steadyNow() - machine())
  assert.ok(apart < 60_000, `${apart} ms apart`)
})
