/** The service is asked for every error that the OpenAPI document has, and answers it as documented. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import type { Response as Reply } from 'light-my-request'
import { type Endpoint, endpoint } from '../src/api/endpoint.ts'
import { LIMITS } from '../src/api/limits.ts'
import { Type } from '../src/schema/type.ts'
import {
  type Documented,
  type DocumentedError,
  errorsOf,
  filledPath,
  type Operation,
  parametersIn,
} from './documented-examples.ts'
import { documentedOperations } from './openapi-document.ts'
import { testParts, testService } from './service.ts'

type Service = Awaited<ReturnType<typeof testService>>

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const operations = await documentedOperations<Operation>(service)
const errors = operations.flatMap(errorsOf)

/** What differs from request to request. */
function settled(body: object): object {
  return JSON.parse(JSON.stringify(body).replace(/\bin \d+ s\./, 'in … s.'), (key, value) =>
    ['requestId', 'timestamp', 'retry_after_seconds'].includes(key) ? '…' : value,
  )
}

function assertAnswers(reply: Pick<Reply, 'statusCode' | 'body'>, found: DocumentedError): void {
  const { documented, status, code, example } = found
  const name = `${documented.method} ${documented.path} ${code}: ${reply.body.slice(0, 300)}`
  assert.equal(reply.statusCode, status, name)
  assert.deepEqual(settled(JSON.parse(reply.body)), settled(example.value), name)
}

/** Errors that any endpoint can have, whatever it does. */
const SHARED = [
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'INVALID_API_KEY',
  'HOST_NOT_ALLOWED',
  'HEADERS_TOO_LARGE',
  'HTTP_VERSION_NOT_SUPPORTED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'RATE_LIMIT_EXCEEDED',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
]

test('every error that belongs to an endpoint has its request, which gets the documented answer', async () => {
  const own = errors.filter(({ code }) => !SHARED.includes(code))
  assert.ok(own.length > 150, `${own.length} errors`)
  for (const found of own) {
    const { path, body } = found.example['x-request']!
    const { method } = found.documented
    assertAnswers(await service.inject({ method, url: path, ...(body && { payload: body }) }), found)
  }
})

test('an endpoint that takes members documents what it answers to wrong ones', () => {
  for (const documented of operations) {
    const takesSome = documented.operation.requestBody || parametersIn(documented, 'query').length > 0
    const codes = errorsOf(documented).map(({ code }) => code)
    if (takesSome) assert.ok(codes.includes('VALIDATION_ERROR'), documented.path)
  }
})

/** A request to each operation that documents the error, with examples where its path has parameters. */
function requestsFor(code: string, among: readonly Documented[] = operations) {
  const found = among.flatMap(errorsOf).filter((error) => error.code === code)
  assert.ok(found.length > 15 || among !== operations, `${code} is documented ${found.length} times`)
  return found.map((error) => {
    const { method } = error.documented
    return { error, method, url: `/v1${filledPath(error.documented)}` }
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

for (const [code, sent] of Object.entries({
  INVALID_JSON: { headers: JSON_TYPE, payload: '{"sign":' },
  UNSUPPORTED_MEDIA_TYPE: { headers: { 'content-type': 'text/plain' }, payload: '{}' },
  PAYLOAD_TOO_LARGE: { headers: JSON_TYPE, payload: `{"a":"${'a'.repeat(70_000)}"}` },
}))
  test(`every endpoint that documents ${code} answers it as documented`, async () => {
    for (const { error, method, url } of requestsFor(code))
      assertAnswers(await service.inject({ method, url, ...sent }), error)
  })

test('every endpoint refuses an unknown key as documented', async () => {
  const apiKeys = { find: () => undefined }
  const parts = testParts({ RATE_LIMITS: 'off', API_KEYS_FILE: 'keys.json' }, { apiKeys })
  const withKeys = await testService(parts)
  for (const { error, method, url } of requestsFor('INVALID_API_KEY'))
    assertAnswers(await withKeys.inject({ method, url, headers: { 'x-api-key': 'unknown' } }), error)
})

test('every endpoint but the health checks refuses a foreign host as documented', async () => {
  const strict = await testService(testParts({ RATE_LIMITS: 'off', ALLOWED_HOSTS: 'augury.example.org' }))
  for (const { error, method, url } of requestsFor('HOST_NOT_ALLOWED'))
    assertAnswers(await strict.inject({ method, url, headers: { host: 'other.example.org' } }), error)
})

test('every endpoint but the health checks is unavailable as documented when there is too much to do', async () => {
  const overloaded = await testService(
    testParts({ RATE_LIMITS: 'off' }, { isOverloaded: () => true, apiKeys: undefined }),
  )
  const requests = requestsFor('SERVICE_UNAVAILABLE')
  for (const { error, method, url } of requests)
    assertAnswers(await overloaded.inject({ method, url }), error)
  const others = operations.filter(
    ({ path }) => !requests.some(({ error }) => error.documented.path === path),
  )
  assert.deepEqual(others.map(({ path }) => path).toSorted(), ['/astrology/health', '/tarot/health'])
  for (const { path } of others) assert.equal((await overloaded.inject(`/v1${path}`)).statusCode, 200)
})

test('every endpoint refuses what is above its limit as documented', async () => {
  const groups = Object.keys(LIMITS).map((group, at) => `${group}=${at + 1}`)
  const limited = await testService(testParts({ RATE_LIMITS: groups.join(',') }))
  const own = await unlimitedDocument(groups.join(','))
  for (const { error, method, url } of requestsFor('RATE_LIMIT_EXCEEDED', own)) {
    let reply = await limited.inject({ method, url })
    for (let more = 0; more < groups.length && reply.statusCode !== 429; more++)
      reply = await limited.inject({ method, url })
    assertAnswers(reply, error)
  }
})

/** The document of a service with these limits, read before they are used up. */
const unlimitedDocument = async (limits: string) =>
  documentedOperations<Operation>(await testService(testParts({ RATE_LIMITS: limits })))

test('a bug is answered as documented, in both groups', async () => {
  const broken = (path: string): Endpoint =>
    endpoint({
      method: 'GET',
      path,
      operation: path.replaceAll('/', ''),
      limit: 'tarot',
      tag: 'Tarot',
      summary: 'Broken',
      response: { description: 'Nothing.', schema: Type.Object({}), example: () => ({}) },
      answer: () => {
        throw new Error('a bug')
      },
    })
  const added = ['/tarot/broken', '/astrology/broken']
  const faulty = await testService(testParts({ RATE_LIMITS: 'off' }), added.map(broken))
  const own = (await documentedOperations<Operation>(faulty)).filter(({ path }) => added.includes(path))
  const requests = requestsFor('INTERNAL_ERROR', own)
  assert.equal(requests.length, 2)
  for (const { error, method, url } of requests) assertAnswers(await faulty.inject({ method, url }), error)
})

/** What a server answers to bytes that are no proper request. */
async function answerTo(listening: Service, bytes: string): Promise<Pick<Reply, 'statusCode' | 'body'>> {
  const { port } = listening.server.address() as { port: number }
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString()
  })
  socket.write(bytes)
  await new Promise((resolve) => socket.on('close', resolve))
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { statusCode: Number(head.split(' ')[1]), body }
}

test('malformed requests are answered as documented, in both groups', async () => {
  const clientTimeouts = { headersMs: 3_000, requestMs: 3_000, keepAliveMs: 60_000, silenceMs: 60_000 }
  const hasty = await testService({ ...testParts({ RATE_LIMITS: 'off' }), clientTimeouts })
  await hasty.listen({ host: '127.0.0.1', port: 0 })
  after(() => hasty.close())
  const bytes: Readonly<Record<string, (path: string) => string>> = {
    MALFORMED_REQUEST: (path) => `POST ${path} HTTP/1.1\r\nHost x\r\n\r\n`,
    HEADERS_TOO_LARGE: (path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    HTTP_VERSION_NOT_SUPPORTED: (path) => `POST ${path} HTTP/2.0\r\nHost: x\r\nConnection: close\r\n\r\n`,
    REQUEST_TIMEOUT: (path) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  }
  for (const path of ['/tarot/daily-card', '/astrology/natal-chart'])
    for (const [code, make] of Object.entries(bytes)) {
      const found = errorsOf(operations.find((one) => one.path === path)!).find((one) => one.code === code)!
      assertAnswers(await answerTo(hasty, make(`/v1${path}`)), found)
    }
})

test('the picture of a card that does not exist is answered as documented', async () => {
  const { paths } = (await service.inject('/v1/openapi.json')).json()
  for (const format of ['svg', 'png']) {
    const { examples } = paths[`/cards/{id}.${format}`].get.responses[404].content['application/json']
    const { value, 'x-request': request } = examples.NOT_FOUND
    const reply = await service.inject(request.path)
    assert.equal(reply.statusCode, 404)
    assert.deepEqual(settled(reply.json()), settled(value))
  }
})
