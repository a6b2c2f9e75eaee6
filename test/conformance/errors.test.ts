/** Contract §7, decisions §2: the two error bodies, and who gets which. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from './ask.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('a path under /v1/tarot, known or not, has the tarot body: a sentence, the id, the time', async () => {
  for (const request of [
    { path: '/v1/tarot/nope', status: 404 },
    { path: '/v1/tarot', status: 404 },
    { path: '/v1/tarot/health', method: 'POST', status: 405 },
    { path: '/v1/tarot/daily-card', status: 405 },
    { path: '/v1/tarot/daily-card', body: { theme: 'weather' }, status: 400 },
    { path: '/v1/tarot/%zz', status: 400 },
  ]) {
    const { status, json, headers } = await ask(request.path, request)
    assert.equal(status, request.status, request.path)
    assert.deepEqual(Object.keys(json), ['error', 'requestId', 'timestamp'])
    assert.match(json.error, /^\w.* .*\.$/)
    assert.equal(json.requestId, headers['x-request-id'])
    assert.match(json.timestamp, ISO)
  }
})

test('any other path under /v1 has the astrology body', async () => {
  for (const request of [
    { path: '/v1/astrology/nope', code: 'NOT_FOUND', status: 404 },
    { path: '/v1/nope', code: 'NOT_FOUND', status: 404 },
    { path: '/v1/tarots', code: 'NOT_FOUND', status: 404 },
    { path: '/v1/', method: 'PUT', code: 'METHOD_NOT_ALLOWED', status: 405 },
    { path: '/v1/astrology/natal-chart', code: 'METHOD_NOT_ALLOWED', status: 405 },
    { path: '/v1/astrology/natal-chart', body: {}, code: 'VALIDATION_ERROR', status: 400 },
    { path: '/v1/%ff', code: 'MALFORMED_REQUEST', status: 400 },
  ]) {
    const { status, json, headers } = await ask(request.path, request)
    assert.equal(status, request.status, request.path)
    assert.deepEqual(Object.keys(json), ['success', 'error', 'requestId', 'timestamp'])
    assert.equal(json.success, false)
    assert.deepEqual(Object.keys(json.error), ['code', 'message', 'details'])
    assert.equal(json.error.code, request.code)
    assert.equal(json.requestId, headers['x-request-id'])
    assert.match(json.timestamp, ISO)
  }
})

test('every known path answers every wrong method with 405 and Allow', async () => {
  const { json } = await ask('/v1/')
  const allowed = new Map<string, Set<string>>()
  for (const { method, path } of json.endpoints as { method: string; path: string }[]) {
    const methods = allowed.get(path) ?? new Set(['OPTIONS'])
    for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) methods.add(each)
    allowed.set(path, methods)
  }
  for (const [path, methods] of allowed) {
    const concrete = path.replace(/:\w+/g, 'x')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY']) {
      if (methods.has(method)) continue
      const { status, headers } = await ask(concrete, { method, body: Buffer.from('{"a":') })
      assert.equal(status, 405, `${method} ${path}`)
      assert.deepEqual(new Set(headers.allow!.split(', ')), methods, path)
    }
  }
})

test('a validation error lists its issues by path, and its message repeats the first', async () => {
  const { json } = await ask('/v1/astrology/natal-chart', {
    body: { timezone: 1, options: { house_system: 3 } },
  })
  const paths = json.error.details.issues.map((issue: { path: string }) => issue.path)
  assert.deepEqual(paths.sort(), [
    'birthDateTime',
    'latitude',
    'longitude',
    'options.house_system',
    'timezone',
  ])
  for (const { path, message } of json.error.details.issues)
    assert.ok(message.startsWith(`${path} `), message)
  assert.match(json.error.message, /And 2 more\.$/)
})

test('no message shows a library’s wording, a stack or a path of the server', async () => {
  const bodies = ['{', '[]', '{"latitude":"x"}', '{"positions":[1,{"name":2}]}', '{"theme":3}']
  for (const path of ['/v1/astrology/natal-chart', '/v1/tarot/custom-spread', '/v1/tarot/daily-card'])
    for (const body of bodies) {
      // An id of our own: a random one may spell anything.
      const headers = { 'content-type': 'application/json', 'x-request-id': 'mine' }
      const { text } = await ask(path, { method: 'POST', headers, body })
      assert.doesNotMatch(
        text,
        /ajv|find-my-way|node_modules|\.ts|\.js|at position|Unexpected token|data\/|must NOT/i,
      )
    }
})
