/** The service is asked for every example of the OpenAPI document, and for every error that it documents. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { InjectOptions, Response as Reply } from 'light-my-request'
import { type Endpoint, endpoint } from '../src/api/endpoint.ts'
import { LIMITS } from '../src/api/limits.ts'
import { Pictures } from '../src/pictures/pictures.ts'
import { secrecyOf } from '../src/readings/secrecy.ts'
import { Type } from '../src/schema/type.ts'
import { type DocumentedOperation, documentedOperations } from './openapi-document.ts'
import { testParts, testService } from './service.ts'

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly example?: string
}
interface ErrorExample {
  readonly value: Readonly<Record<string, unknown>>
  readonly 'x-request'?: { readonly path: string; readonly body?: object }
}
interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { value: object }>> }>
    >
  }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content: Readonly<
          Record<
            string,
            { readonly example?: object; readonly examples?: Readonly<Record<string, ErrorExample>> }
          >
        >
      }
    >
  >
}
type Documented = DocumentedOperation<Operation>

type Service = Awaited<ReturnType<typeof testService>>

const pictures = new Pictures()
await pictures.prepare()
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { pictures }))
const operations = await documentedOperations<Operation>(service)

const parametersIn = ({ operation }: Documented, place: string) =>
  operation.parameters.filter((parameter) => parameter.in === place)

interface Found {
  readonly documented: Documented
  readonly status: number
  readonly code: string
  readonly example: ErrorExample
}

const errorsOf = (documented: Documented): Found[] =>
  Object.entries(documented.operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json']?.examples ?? {}).map(([code, example]) => ({
      documented,
      status: Number(status),
      code,
      example,
    })),
  )

const errors = operations.flatMap(errorsOf)

/** What differs from request to request. */
function settled(body: object): object {
  return JSON.parse(JSON.stringify(body).replace(/\bin \d+ s\./, 'in … s.'), (key, value) =>
    ['requestId', 'timestamp', 'retry_after_seconds'].includes(key) ? '…' : value,
  )
}

function assertAnswers(reply: Pick<Reply, 'statusCode' | 'body'>, found: Found): void {
  const { documented, status, code, example } = found
  const name = `${documented.method} ${documented.path} ${code}: ${reply.body.slice(0, 300)}`
  assert.equal(reply.statusCode, status, name)
  assert.deepEqual(settled(JSON.parse(reply.body)), settled(example.value), name)
}

test('every list of values in the document says of which type they are', async () => {
  let lists = 0
  JSON.parse((await service.inject('/v1/openapi.json')).body, (_, value) => {
    if (!Array.isArray(value?.enum)) return value
    lists++
    const type = typeof value.enum[0] === 'number' ? 'integer' : 'string'
    assert.equal(value.type, type, JSON.stringify(value).slice(0, 200))
    return value
  })
  assert.ok(lists > 40, `${lists} lists`)
})

test('signs, house systems, zodiacs and bodies of a request are lists of values', async () => {
  const { paths, components } = (await service.inject('/v1/openapi.json')).json()
  const { schemas } = components
  const point = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const { description, examples, ...sign } = schemas.DailyHoroscopeRequest.properties.sign
  assert.deepEqual(sign, point('Sign'))
  const natal = schemas.NatalChartOptions.properties
  assert.deepEqual(natal.house_system.enum, ['whole', 'placidus', 'koch'])
  assert.deepEqual(natal.zodiac.enum, ['tropical'])
  const wider = schemas.BirthOptions.properties
  assert.equal(wider.house_system.$ref, '#/components/schemas/HouseSystem')
  assert.deepEqual(wider.zodiac.enum, ['tropical', 'sidereal'])
  assert.deepEqual(schemas.ChartRequest.properties.bodies.items, point('Point'))
  const [inPath] = paths['/astrology/horoscope/daily/{sign}'].get.parameters
  assert.equal(inPath.schema.$ref, '#/components/schemas/Sign')
  assert.equal(inPath.example, 'leo')
})

test('what is documented as a list keeps the error codes of its own, and other spellings', async () => {
  const codeOf = async (path: string, payload: object) =>
    (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().error?.code
  assert.equal(await codeOf('daily-horoscope', { sign: 'ophiuchus' }), 'INVALID_ZODIAC_SIGN')
  assert.equal(await codeOf('daily-horoscope', { sign: 'LEO' }), undefined)
  const birth = { birthDateTime: '1990-05-15 14:30', place: '4717560' }
  const withOptions = (options: object) => codeOf('natal-chart', { ...birth, options })
  assert.equal(await withOptions({ house_system: 'equal' }), 'UNSUPPORTED_HOUSE_SYSTEM')
  assert.equal(await withOptions({ zodiac: 'sidereal' }), 'UNSUPPORTED_ZODIAC')
  assert.equal(await codeOf('chart', { ...birth, bodies: ['vulcan'] }), 'UNKNOWN_BODY')
})

test('every example of a parameter is answered with 200', async () => {
  for (const documented of operations.filter(({ method }) => method === 'GET')) {
    for (const { name, required, example } of parametersIn(documented, 'query'))
      assert.ok(example !== undefined || !required, `${documented.path}: ${name} has no example`)
    for (const request of documentedRequests(documented)) {
      const reply = await service.inject(request)
      assert.equal(reply.statusCode, 200, `${String(request.url)}: ${reply.body.slice(0, 300)}`)
    }
  }
})

/** What differs between two answers to the same request, and what no two answers have in common. */
const VARYING = ['requestId', 'timestamp', 'calculation_time_ms', 'cache_hit', 'processingTime']

const withoutVarying = (body: object): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => (VARYING.includes(key) ? '…' : value))

/** These are abridged, or tell the state of the installation. */
const NOT_COMPARED = ['/', '/openapi.json', '/astrology/health']

test('every documented answer is what the service answers to one of the documented requests', async () => {
  // The document's examples are those of a service with this address and this secret.
  const origin = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:8080' }
  const published = await testService(testParts(origin, { secrecy: secrecyOf('example') }))
  const compared = operations.filter(
    ({ path, operation }) => exampleOf(operation) !== undefined && !NOT_COMPARED.includes(path),
  )
  assert.ok(compared.length > 30, `${compared.length} answers`)
  for (const documented of compared) {
    const expected = withoutVarying(exampleOf(documented.operation)!)
    const answers: unknown[] = []
    for (const request of documentedRequests(documented)) {
      const reply = await published.inject(request)
      assert.equal(reply.statusCode, 200, `${documented.path}: ${reply.body.slice(0, 300)}`)
      answers.push(withoutVarying(reply.json()))
    }
    const isAnswered = answers.some((answer) => isDeepStrictEqual(answer, expected))
    if (!isAnswered) assert.deepEqual(answers[0], expected, documented.path)
  }
})

const exampleOf = ({ responses }: Operation): object | undefined =>
  responses[200]!.content['application/json']?.example

/** With each documented body; or with the examples of all parameters, of the required ones, and with a place instead of coordinates. */
function documentedRequests(documented: Documented): InjectOptions[] {
  const { method, path, operation } = documented
  const bodies = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  if (method === 'POST') return bodies.map(({ value }) => ({ method, url: `/v1${path}`, payload: value }))
  const query = parametersIn(documented, 'query').filter(({ example }) => example !== undefined)
  const required = query.filter((parameter) => parameter.required)
  // A place stands for zone and coordinates.
  const isPlaced = query.some(({ name }) => name === 'place')
  const whole = query.filter(({ name }) => name !== 'place')
  const placed = query.filter(({ name }) => !['timezone', 'latitude', 'longitude'].includes(name))
  return [whole, isPlaced ? placed : required].map((sent) => {
    const search = new URLSearchParams(sent.map(({ name, example }) => [name, example!]))
    return { url: `/v1${filledPath(documented)}?${search}` }
  })
}

const filledPath = (documented: Documented): string =>
  documented.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { example } = parametersIn(documented, 'path').find((parameter) => parameter.name === name)!
    assert.ok(example, `${documented.path}: ${name} has no example`)
    return example
  })

/** Errors that any endpoint can have, whatever it does. */
const SHARED = [
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'INVALID_API_KEY',
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

test('bytes that are no proper request are answered as documented, in both groups', async () => {
  const patience = { headersMs: 3_000, requestMs: 3_000, keepAliveMs: 60_000, silenceMs: 60_000 }
  const hasty = await testService({ ...testParts({ RATE_LIMITS: 'off' }), patience })
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

test('the servers are absolute, and the same whoever asks', async () => {
  const documentWith = async (environment: Record<string, string>) => {
    const asked = { url: '/v1/openapi.json', headers: { host: 'evil.example' } }
    return (await (await testService(testParts(environment))).inject(asked)).json()
  }
  const published = await documentWith({ PUBLIC_URL: 'https://augury.example.org' })
  assert.deepEqual(published.servers, [{ url: 'https://augury.example.org/v1' }])
  const picture = '/cards/{id}.svg'
  assert.deepEqual(published.paths[picture].servers, [{ url: 'https://augury.example.org' }])
  const local = await documentWith({})
  assert.deepEqual(local.servers, [{ url: 'http://127.0.0.1:8080/v1' }, { url: '/v1' }])
  assert.deepEqual(local.paths[picture].servers, [{ url: 'http://127.0.0.1:8080' }, { url: '/' }])
})
