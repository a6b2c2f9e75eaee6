/** Contract §4.1, §9; decisions §4: the service root, the health checks, the description of the API. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from './ask.ts'

test('the root says what this is, how it is and what it offers', async () => {
  const { status, json } = await ask('/v1/', { headers: { host: 'augury.example:81' } })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(json), [
    'name',
    'version',
    'service_version',
    'status',
    'description',
    'questions_to_model',
    'documentation',
    'endpoints',
    'timestamp',
  ])
  assert.equal(json.version, 'v2.1')
  assert.match(json.service_version, /^\d+\.\d+\.\d+$/)
  assert.equal(json.status, 'operational')
  assert.match(json.documentation, /^https?:\/\/.+\/docs\/$/)
  for (const { method, path, summary } of json.endpoints) {
    assert.match(method, /^(GET|POST)$/)
    assert.match(path, /^\/v1\//)
    assert.ok(summary.length > 5)
  }
})

/** New ones may stand between them. */
const IN_ORDER = [
  ...['daily-card', 'three-card', 'celtic-cross', 'custom-spread', 'cards', 'cards/:id', 'spreads'],
  ...['spread', 'reading', 'draw', 'yes-no', 'pairs/:first/:second'],
]
  .map((path) => `/v1/tarot/${path}`)
  .concat(
    [
      ...['daily-horoscope', 'horoscope/daily/:sign', 'horoscope/daily', 'horoscope/daily/:sign.atom'],
      ...['weekly-horoscope', 'monthly-horoscope', 'yearly-horoscope', 'personalized-daily'],
      ...['natal-chart', 'natal-chart.svg', 'natal-chart.png', 'chart', 'chart.svg', 'chart.png'],
      ...['birth-time', 'natal-reading', 'meanings', 'meanings/:id', 'sky-calendar', 'sky-calendar.ics'],
      ...['moon', 'planetary-hours', 'sky'],
    ].map((path) => `/v1/astrology/${path}`),
    ['/v1/places', '/v1/places/:id', '/v1/', '/v1/tarot/health', '/v1/astrology/health', '/v1/openapi.json'],
  )

test('the list of endpoints goes from the cards to the signs, the person and the sky, and ends with the service itself', async () => {
  const { json } = await ask('/v1/')
  const paths = new Set<string>(json.endpoints.map(({ path }: { path: string }) => path))
  assert.deepEqual(
    [...paths].filter((path) => IN_ORDER.includes(path)),
    IN_ORDER,
  )
})

test('a Host header that is no host never gets into a link', async () => {
  for (const host of ['evil.example/path', 'a b', '"><script>', 'x@y']) {
    const { json } = await ask('/v1/', { headers: { host } })
    assert.doesNotMatch(json.documentation, /evil|script|@| /)
  }
})

test('the tarot health check names its service and counts the deck', async () => {
  const { status, json } = await ask('/v1/tarot/health')
  assert.equal(status, 200)
  assert.equal(json.status, 'healthy')
  assert.equal(json.service, 'tarot')
  assert.equal(json.cards, 78)
})

test('the astrology health check reports each part', async () => {
  const { status, json } = await ask('/v1/astrology/health')
  assert.equal(status, 200)
  assert.match(json.status, /^(healthy|degraded)$/)
  assert.equal(json.service, 'astrology')
  assert.equal(typeof json.checks, 'object')
})

test('the description is OpenAPI 3.1 and describes every endpoint of the root', async () => {
  const { json: document } = await ask('/v1/openapi.json')
  const { json: root } = await ask('/v1/')
  assert.match(document.openapi, /^3\.1\./)
  for (const { method, path } of root.endpoints) {
    const operation = document.paths[path.slice(3).replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    assert.ok(operation, `${method} ${path}`)
    const json = operation.responses['200'].content['application/json']
    if (json !== undefined) assert.ok(json.example, path)
    assert.ok(operation.responses['429'], path)
  }
})
