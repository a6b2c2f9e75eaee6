import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { testParts, testService } from '../../test/service.ts'
import { ServiceError } from '../errors.ts'
import { Exchange } from '../http/exchange.ts'
import { Type } from '../schema/type.ts'
import { askEndpoint } from './ask.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'

const parts = testParts({ PUBLIC_URL: 'http://localhost' })
const broken = endpoint({
  method: 'POST',
  path: '/broken',
  operation: 'broken',
  limit: 'health',
  tag: 'System',
  summary: 'Has a bug',
  body: Type.Object({}),
  response: { description: '', schema: Type.Object({}), example: () => ({}) },
  answer: () => {
    throw new TypeError('secret detail')
  },
})
const endpoints = allEndpoints(parts, [broken])

test('an answer in process is the same as over HTTP', async () => {
  const payload = { seed: 'x', theme: 'love' }
  const reply = await testService(parts).inject({ method: 'POST', url: '/v1/tarot/celtic-cross', payload })
  assert.deepEqual(await askEndpoint(endpoints, '/tarot/celtic-cross', payload, parts), reply.json())
})

test('an undefined member counts as absent, and an unknown one is removed', async () => {
  const request = { sign: 'leo', date: undefined, withCategories: true }
  const { data } = (await askEndpoint(endpoints, '/astrology/daily-horoscope', request, parts)) as {
    data: object
  }
  assert.equal('categories' in data, false)
})

test('where there is only a GET, what is given is its query: numbers and lists become text', async () => {
  const query = {
    from: '2026-11-01',
    to: undefined,
    types: ['eclipse', 'season'],
    latitude: -33.87,
    longitude: 151,
  }
  const { data } = (await askEndpoint(endpoints, '/astrology/sky-calendar', query, parts)) as { data: object }
  const url = '/v1/astrology/sky-calendar?from=2026-11-01&types=eclipse,season&latitude=-33.87&longitude=151'
  assert.deepEqual(data, (await testService(parts).inject(url)).json().data)
  const wrong = askEndpoint(endpoints, '/astrology/sky-calendar', { ...query, longitude: 'east' }, parts)
  await assert.rejects(wrong, { code: 'VALIDATION_ERROR', message: /^longitude must be/ })
})

test('a call that came with a request is computed for the client of that request, which pays for it', async () => {
  let askedBy: Exchange | undefined
  const costly: Endpoint = {
    ...broken,
    path: '/costly',
    answer: (exchange) => {
      askedBy = exchange
      exchange.cost = 3
      return {}
    },
  }
  const outer = Object.assign(new Exchange({ headers: {}, socket: {} }), {
    client: { high: 1, low: 2 },
    cost: 1,
  })
  await askEndpoint([costly], '/costly', {}, parts, undefined, outer)
  assert.equal(askedBy?.client, outer.client)
  assert.equal(outer.cost, 4)
})

test('a caller’s mistake is thrown unchanged', async () => {
  const asked = askEndpoint(endpoints, '/tarot/daily-card', { theme: 3 }, parts)
  await assert.rejects(asked, { code: 'VALIDATION_ERROR', message: /^theme must be one of/ })
})

test('a bug is thrown without its reason, which is in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  await assert.rejects(askEndpoint(endpoints, '/broken', {}, { log }), (thrown: unknown) => {
    assert.ok(thrown instanceof ServiceError)
    assert.equal(thrown.code, 'INTERNAL_ERROR')
    assert.doesNotMatch(thrown.message, /secret/)
    return true
  })
  assert.match(lines.join(''), /secret detail/)
})

test('a path without an endpoint is our own mistake', async () => {
  await assert.rejects(askEndpoint(endpoints, '/nowhere', {}, parts), /is no endpoint/)
})
