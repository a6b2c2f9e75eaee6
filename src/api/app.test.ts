import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { ServiceError } from '../errors.ts'
import { Type } from '../schema/type.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'
import { envelope } from './envelope.ts'

const parts = testParts({ RATE_LIMITS: 'off' })

const circle: { self?: object } = {}
circle.self = circle

const greeting: Endpoint = endpoint({
  method: 'POST',
  path: '/astrology/hello',
  operation: 'hello',
  limit: 'natalChart',
  tag: 'Astrology',
  summary: 'Greets by name',
  body: Type.Object({ name: Type.String({ minLength: 1 }), times: Type.Optional(Type.Integer()) }),
  response: { description: 'A greeting.', schema: Type.Object({}), example: () => ({}) },
  answer: ({ id, body, query, params }) => {
    if (body.name === 'nobody')
      throw new ServiceError('INVALID_ZODIAC_SIGN', 'nobody is no name.', {
        provided: body.name,
        validOptions: ['a'],
      })
    if (body.name === 'bug') throw new TypeError('secret detail')
    if (body.name === 'circle') return circle
    if (body.name === 'mirror') return { body, query, params }
    return envelope(id, { text: `hello ${body.name}` }, parts.now())
  },
})
const service = await testService(parts, [greeting])
const post = (payload: string | object, headers: Record<string, string> = {}) =>
  service.inject({ method: 'POST', url: '/v1/astrology/hello', payload, headers })

test('a valid body reaches the handler typed, and the text it returns is sent unchanged', async () => {
  const reply = await post({ name: 'Ada', unknown: 'ignored' }, { 'x-request-id': 'mine-1' })
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8')
  assert.deepEqual(reply.json(), {
    success: true,
    requestId: 'mine-1',
    data: { text: 'hello Ada' },
    timestamp: '2026-03-21T12:00:00.000Z',
  })
})

test('a handler sees only the members of body, query and path that its schemas name', async () => {
  const payload = { name: 'mirror', Name: 'x', toString: 'x', times: 3, more: { name: 'x' } }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/hello?name=x&q=1', payload })
  assert.deepEqual(reply.json(), { body: { name: 'mirror', times: 3 }, query: {}, params: {} })
})

test('every schema violation is an issue with a path and our own message', async () => {
  const reply = await post({ times: '3' })
  assert.equal(reply.statusCode, 400)
  const { error } = reply.json()
  assert.equal(error.code, 'VALIDATION_ERROR')
  assert.deepEqual(error.details.issues, [
    { path: 'name', message: 'name is required.' },
    { path: 'times', message: 'times must be a whole number.' },
  ])
})

test("a reading's ServiceError keeps its code, and its details are spelled as the contract has them", async () => {
  const reply = await post({ name: 'nobody' })
  assert.equal(reply.statusCode, 400)
  assert.deepEqual(reply.json().error, {
    code: 'INVALID_ZODIAC_SIGN',
    message: 'nobody is no name.',
    details: { provided: 'nobody', valid_options: ['a'] },
  })
})

test('a bug is answered with 500 without details, even if the answer is not JSON', async () => {
  for (const name of ['bug', 'circle']) {
    const reply = await post({ name })
    assert.equal(reply.statusCode, 500)
    assert.equal(reply.json().error.code, 'INTERNAL_ERROR')
    assert.doesNotMatch(reply.body, /secret|TypeError|circular/)
  }
})

test('a known path with another method is 405 and lists the allowed methods', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'] as const) {
    const reply = await service.inject({ method: method as 'GET', url: '/v1/astrology/hello' })
    assert.equal(reply.statusCode, 405, method)
    assert.equal(reply.headers.allow, 'POST, OPTIONS')
    assert.deepEqual(reply.json().error.details, { allow: ['POST', 'OPTIONS'] })
  }
})

test('the document and the service root list every route', async () => {
  const rows = allEndpoints(parts, [greeting]).map(({ method, path }) => `${method} ${path}`)
  const { paths } = (await service.inject('/v1/openapi.json')).json()
  const below = Object.entries<object>(paths).filter(([, operations]) => !('servers' in operations))
  const documented = below.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const { endpoints } = (await service.inject('/v1/')).json()
  const listed = endpoints.map((it: { method: string; path: string }) => `${it.method} ${it.path.slice(3)}`)
  assert.deepEqual(documented.sort(), rows.sort())
  assert.deepEqual(listed.sort(), rows.sort())
})

test('if requests arrive together and one fails, the others succeed', async () => {
  const replies = await Promise.all(['Ada', 'nobody', 'bug', 'circle', 'Grace'].map((name) => post({ name })))
  assert.deepEqual(
    replies.map(({ statusCode }) => statusCode),
    [200, 400, 500, 500, 200],
  )
  assert.match(replies[4]!.body, /hello Grace/)
})
