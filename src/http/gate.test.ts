import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOON, testParts } from '../../test/service.ts'
import type { Client, Counters, Verdict } from '../store/counters/counters.ts'
import { siteOf } from '../store/counters/counters.ts'
import { Exchange } from './exchange.ts'
import { Gate, limitExceeded } from './gate.ts'

const verdict = (remaining: number, refusedBy?: 'minute' | 'day'): Verdict => ({
  limit: 10,
  remaining,
  resetsAt: NOON + 30_000,
  refusedBy,
})

interface CountedRequest {
  readonly client: Client
  readonly group: number
  readonly cost: number
}

/** A gate whose counters give one verdict for clients and another for the /48 that they share, and what was counted there. */
function gateWith(ofClient: Verdict, ofSite: Verdict, isOverloaded = false) {
  const counted: CountedRequest[] = []
  const verdictFor = (client: Client, group: number, cost: number) => {
    counted.push({ client, group, cost })
    // The first three bits of an address are 001; those of a /48 are others.
    return client.high >>> 29 === 0b001 || client.high >>> 24 === 0xff ? ofClient : ofSite
  }
  const counters: Counters = {
    count: (client, group) => verdictFor(client, group, 1),
    charge: verdictFor,
    close: () => undefined,
  }
  return { gate: new Gate(testParts({}, { counters, isOverloaded: () => isOverloaded })), counted }
}

const from = (remoteAddress: string) => new Exchange({ headers: {}, socket: { remoteAddress } })
const V4 = '192.0.2.1'
const V6 = '2001:db8:1:2::3'
const CHECKED = { isNeverRefused: false, isHealthCheck: false }

const codeOf = (expected: string) => (error: unknown) => (error as { code: string }).code === expected

test('an IPv4 client is counted once, an IPv6 client also with its /48', async () => {
  for (const [address, times] of [
    [V4, 1],
    [V6, 2],
  ] as const) {
    const { gate, counted } = gateWith(verdict(5), verdict(9))
    const exchange = from(address)
    await gate.admit(exchange, 3, CHECKED)
    assert.deepEqual([counted.length, counted[0]!.group, exchange.group], [times, 3, 3])
    if (times === 2) assert.deepEqual(counted[1]!.client, siteOf(counted[0]!.client))
  }
})

test('the verdict is that of the client or of its /48, whichever leaves less', async () => {
  const cases = [
    { own: verdict(5), shared: verdict(9), expected: 5 },
    { own: verdict(5), shared: verdict(4), expected: 4 },
  ]
  for (const { own, shared, expected } of cases) {
    const exchange = from(V6)
    await gateWith(own, shared).gate.admit(exchange, 0, CHECKED)
    assert.equal(exchange.verdict?.remaining, expected)
  }
})

test('a /48 that has reached its limit refuses its clients, and a client that has reached its own is not counted there', async () => {
  const shared = gateWith(verdict(5), verdict(7, 'day'))
  await assert.rejects(shared.gate.admit(from(V6), 0, CHECKED), codeOf('RATE_LIMIT_EXCEEDED'))
  const own = gateWith(verdict(0, 'minute'), verdict(9))
  await assert.rejects(own.gate.admit(from(V6), 0, CHECKED), codeOf('RATE_LIMIT_EXCEEDED'))
  assert.equal(own.counted.length, 1)
})

test('a route that is never refused is counted nevertheless', async () => {
  const { gate, counted } = gateWith(verdict(0, 'minute'), verdict(9), true)
  const exchange = from(V4)
  await gate.admit(exchange, 0, { isNeverRefused: true, isHealthCheck: false })
  assert.deepEqual([counted.length, exchange.verdict?.refusedBy], [1, 'minute'])
})

test('under overload a request is refused, and a health check is not', async () => {
  const { gate } = gateWith(verdict(5), verdict(9), true)
  await assert.rejects(gate.admit(from(V4), 0, CHECKED), codeOf('SERVICE_UNAVAILABLE'))
  await gate.admit(from(V4), 0, { isNeverRefused: false, isHealthCheck: true })
})

test('for an answer that costs more than one request the rest is charged, rounded up', async () => {
  for (const [cost, charged] of [
    [0, []],
    [1, []],
    [1.1, [1]],
    [2, [1]],
    [7.5, [7]],
  ] as const) {
    const { gate, counted } = gateWith(verdict(5), verdict(9))
    const exchange = from(V4)
    await gate.admit(exchange, 2, CHECKED)
    counted.length = 0
    exchange.cost = cost
    await gate.charge(exchange)
    assert.deepEqual(
      counted.map((each) => each.cost),
      charged,
    )
    assert.ok(counted.every(({ group, client }) => group === 2 && client === exchange.client))
  }
})

test('a /48 is charged too, and the headers tell what is left of the tighter of the two limits', async () => {
  for (const [own, shared, left] of [
    [5, 9, 5],
    [5, 5, 5],
    [5, 3, 3],
  ] as const) {
    const { gate, counted } = gateWith(verdict(own), verdict(shared))
    const exchange = from(V6)
    await gate.admit(exchange, 0, CHECKED)
    exchange.cost = 4
    await gate.charge(exchange)
    assert.deepEqual(
      counted.map(({ cost }) => cost),
      [1, 1, 3, 3],
    )
    assert.equal(exchange.verdict?.remaining, left)
  }
})

test('a refused client gets whole seconds to wait, rounded up, and at least one', () => {
  const seconds = (ms: number) =>
    (
      limitExceeded({ limit: 10, refusedBy: 'minute', resetsAt: NOON + ms }, NOON).details as {
        retryAfterSeconds: number
      }
    ).retryAfterSeconds
  assert.deepEqual([30_000, 30_001, 1, 0, -5000].map(seconds), [30, 31, 1, 1, 1])
  const { code, message } = limitExceeded({ limit: 10, refusedBy: 'day', resetsAt: NOON + 9000 }, NOON)
  assert.deepEqual(
    [code, message],
    ['RATE_LIMIT_EXCEEDED', 'At most 10 requests a day are served here. Try again in 9 s.'],
  )
})
