/** What is listed in the OpenAPI document, and every example in it: the service is asked for each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { Pictures } from '../src/pictures/pictures.ts'
import { secrecyOf } from '../src/readings/secrecy.ts'
import { documentedRequests, type Operation, parametersIn } from './documented-examples.ts'
import { documentedOperations } from './openapi-document.ts'
import { testParts, testService } from './service.ts'

const pictures = new Pictures()
await pictures.prepare()
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { pictures }))
const operations = await documentedOperations<Operation>(service)

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

test('the servers are absolute, and the same whoever asks', async () => {
  const documentWith = async (environment: Record<string, string>, host: string) => {
    const asked = { url: '/v1/openapi.json', headers: { host } }
    return (await (await testService(testParts(environment))).inject(asked)).json()
  }
  const published = await documentWith({ PUBLIC_URL: 'https://augury.example.org' }, 'localhost')
  assert.deepEqual(published.servers, [{ url: 'https://augury.example.org/v1' }])
  const picture = '/cards/{id}.svg'
  assert.deepEqual(published.paths[picture].servers, [{ url: 'https://augury.example.org' }])
  const local = await documentWith({}, 'evil.example')
  assert.deepEqual(local.servers, [{ url: 'http://127.0.0.1:8080/v1' }, { url: '/v1' }])
  assert.deepEqual(local.paths[picture].servers, [{ url: 'http://127.0.0.1:8080' }, { url: '/' }])
})
