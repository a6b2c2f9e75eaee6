/** `POST /mcp`: the tools over HTTP, asked by the SDK's own client and by clients that mean no good. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import { pino } from 'pino'
import { testParts, testService } from '../../../test/service.ts'
import { apiKeysIn } from '../../http/api-keys-file.ts'
import { TOOLS } from '../../mcp/tools.ts'
import { limitsFrom, limitsOf } from '../limits.ts'

const OURS = 'https://augury.example.org'
const LISTED = 'https://app.example.org'

const rpc = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })
const call = (name: string, given: object = {}) => rpc('tools/call', { name, arguments: given })
const posted = (payload: object | string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  }) as const

const service = testService(testParts())

type Mode = 'legacy' | { pin: string }

async function connected(listening: ReturnType<typeof testService>, mode: Mode) {
  const address = await listening.listen({ host: '127.0.0.1', port: 0 })
  const client = new Client({ name: 'a test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)))
  after(async () => {
    await client.close()
    await listening.close()
  })
  return { client, address }
}

/** The two ways of the protocol: with `initialize`, and with the version in every message. */
const MODES: readonly (readonly [version: string, mode: Mode])[] = [
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
]

for (const [version, mode] of MODES)
  test(`the SDK’s client of ${version} finds the tools of the command line, and answers that fit their schemas`, async () => {
    const { client, address } = await connected(testService(testParts()), mode)
    assert.equal(client.getNegotiatedProtocolVersion(), version)
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      TOOLS.map(({ name }) => name),
    )
    for (const [name, given] of [
      ['find_place', { q: 'Paris, Texas' }],
      ['natal_chart', { birthDateTime: '1990-05-15 14:30', place: '4717560' }],
      ['horoscope', { sign: 'leo', style: 'detailed' }],
      ['draw_card', { seed: 'x' }],
    ] as const) {
      const { isError, structuredContent } = await client.callTool({ name, arguments: given })
      assert.ok(!isError)
      if (name !== 'draw_card') continue
      const { image_url: link } = (structuredContent as { card: { image_url: string } }).card
      assert.ok(link.startsWith(`${address}/cards/`))
      const picture = await fetch(link)
      await picture.arrayBuffer()
      assert.equal(picture.status, 200)
    }
    const refused = await client.callTool({ name: 'lay_spread', arguments: { spread: 'cross' } })
    assert.match(JSON.stringify(refused.content), /Did you mean spread_type\?/)
  })

test('links lead to PUBLIC_URL if it is set', async () => {
  const reply = await testService(testParts({ PUBLIC_URL: OURS })).inject(posted(call('draw_card')))
  assert.match(
    reply.json().result.structuredContent.card.image_url,
    /^https:\/\/augury\.example\.org\/cards\//,
  )
})

test('every message stands for itself: no session, JSON, and no need to initialize', async () => {
  const info = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
  const first = await service.inject(posted(rpc('initialize', info)))
  assert.equal(first.statusCode, 200)
  assert.equal(first.headers['mcp-session-id'], undefined)
  assert.equal(first.headers['content-type'], 'application/json; charset=utf-8')
  assert.equal(first.json().result.serverInfo.name, 'augury')
  const noted = await service.inject(posted({ jsonrpc: '2.0', method: 'notifications/initialized' }))
  assert.deepEqual([noted.statusCode, noted.body], [202, ''])
  const listed = await service.inject(posted(rpc('tools/list'), { accept: 'application/json' }))
  assert.equal(listed.json().result.tools.length, TOOLS.length)
})

test('only POST is answered', async () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'HEAD'] as const) {
    const reply = await service.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })
    assert.equal(reply.statusCode, 405, method)
    assert.equal(reply.headers.allow, 'POST, OPTIONS')
  }
})

test('pages of other sites are refused, unless the operator lists them', async () => {
  const usual = testService(testParts({ PUBLIC_URL: `${OURS}/tools` }))
  const listing = testService(testParts({ CORS_ORIGINS: LISTED }))
  const statusOf = async (of: typeof usual, origin?: string) =>
    (
      await of.inject(
        posted(rpc('ping'), { host: 'localhost:8080', ...(origin !== undefined && { origin }) }),
      )
    ).statusCode
  for (const origin of [undefined, OURS, 'http://localhost:8080', 'https://localhost:8080'])
    assert.equal(await statusOf(usual, origin), 200, String(origin))
  for (const origin of [LISTED, 'null', '', `${OURS}:444`, 'http://localhost', `${OURS}.evil.example`])
    assert.equal(await statusOf(usual, origin), 403, origin)
  assert.equal(await statusOf(listing, LISTED), 200)
  assert.equal(await statusOf(listing, OURS), 403)
  const refused = await usual.inject(posted(rpc('ping'), { origin: 'https://evil.example' }))
  assert.deepEqual(refused.json().error.data.code, 'ORIGIN_NOT_ALLOWED')
})

test('a page of a listed site may ask first, and read the answer', async () => {
  const listing = testService(testParts({ CORS_ORIGINS: LISTED }))
  const request = await listing.inject({ method: 'OPTIONS', url: '/mcp', headers: { origin: LISTED } })
  assert.equal(request.statusCode, 204)
  assert.match(String(request.headers['access-control-allow-headers']), /\bMCP-Protocol-Version\b/)
  const reply = await listing.inject(posted(call('draw_card'), { origin: LISTED }))
  assert.equal(reply.headers['access-control-allow-origin'], LISTED)
})

test('a call is counted in the group of its endpoint, together with requests to the endpoint itself', async () => {
  const parts = testParts({ RATE_LIMITS: 'tarot=3' })
  const limited = testService(parts)
  await limited.inject({ method: 'POST', url: '/v1/tarot/daily-card' })
  const second = await limited.inject(posted(call('draw_card')))
  assert.equal(second.headers['x-ratelimit-limit'], '3')
  assert.equal(second.headers['x-ratelimit-remaining'], '1')
  assert.ok(!(await limited.inject(posted(call('yes_or_no')))).json().result.isError)
  const refused = await limited.inject(posted(call('draw_card')))
  assert.equal(refused.statusCode, 200)
  const { isError, content } = refused.json().result
  assert.ok(isError)
  assert.match(content[0].text, /^At most 3 requests a minute are served here\. Try again in \d+ s\.$/)
  assert.equal((await limited.inject({ method: 'POST', url: '/v1/tarot/daily-card' })).statusCode, 429)
  assert.ok(!(await limited.inject(posted(call('find_place', { q: 'Rome' })))).json().result.isError)
  parts.moveClock(61_000)
  assert.ok(!(await limited.inject(posted(call('draw_card')))).json().result.isError)
})

test('other messages, and calls of nothing, are counted with the health checks; too many are 429', async () => {
  const limited = testService(testParts({ RATE_LIMITS: 'health=3' }))
  for (const message of [rpc('tools/list'), call('read_tea_leaves'), rpc('tools/call', { name: 1 })])
    assert.equal((await limited.inject(posted(message))).statusCode, 200)
  const refused = await limited.inject(posted(rpc('tools/list')))
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  const { jsonrpc, id, error } = refused.json()
  assert.deepEqual([jsonrpc, id, error.data.code], ['2.0', null, 'RATE_LIMIT_EXCEEDED'])
  assert.ok(!(await limited.inject(posted(call('draw_card')))).json().result.isError)
})

test('a call with a key is counted for the key, and a wrong key is refused', async () => {
  const { config } = testParts({ RATE_LIMITS: 'tarot=1' })
  const text = JSON.stringify([{ name: 'shop', sha256: hash('sha256', 'open'), limits: 'tarot=2' }])
  const [key] = apiKeysIn(text, (given) => limitsFrom(given, limitsOf(config), 'limits'))
  const apiKeys = { find: (sent: string) => (sent === 'open' ? key : undefined) }
  const withKeys = testService(testParts({ RATE_LIMITS: 'tarot=1' }, { apiKeys }))
  const isRefused = async (headers: Record<string, string>) =>
    (await withKeys.inject(posted(call('draw_card'), headers))).json().result.isError === true
  assert.deepEqual([await isRefused({}), await isRefused({})], [false, true])
  const open = { authorization: 'Bearer open' }
  assert.deepEqual(
    [await isRefused(open), await isRefused(open), await isRefused(open)],
    [false, false, true],
  )
  const wrong = await withKeys.inject(posted(rpc('tools/list'), { 'x-api-key': 'sesame' }))
  assert.equal(wrong.statusCode, 401)
})

test('a wrong key is answered with 401 for a tool call, too, and not with a result of the tool', async () => {
  const withKeys = testService(testParts({}, { apiKeys: { find: () => undefined } }))
  const { statusCode, headers, body } = await withKeys.inject(
    posted(call('draw_card'), { authorization: 'Bearer sesame' }),
  )
  assert.equal(statusCode, 401)
  assert.ok(headers['x-ratelimit-remaining'] !== undefined)
  const { jsonrpc, error, result } = JSON.parse(body)
  assert.deepEqual([jsonrpc, error.data.code, result], ['2.0', 'INVALID_API_KEY', undefined])
  assert.equal((await withKeys.inject(posted(call('draw_card')))).statusCode, 200)
})

test('parameters of the wrong shape are −32602, with a sentence that says which', async () => {
  const info = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x' } }
  for (const [message, text] of [
    [rpc('tools/call'), 'params.name is required.'],
    [rpc('tools/call', { name: 1 }), 'params.name must be a string.'],
    [rpc('tools/call', { name: 'draw_card', arguments: 'x' }), 'params.arguments must be an object.'],
    [rpc('tools/call', { name: 'draw_card', arguments: [] }), 'params.arguments must be an object.'],
    [rpc('tools/call', [1]), 'params must be an object.'],
    [rpc('ping', 'x'), 'params must be an object.'],
    [rpc('tools/list', { cursor: 5 }), 'params.cursor must be a string.'],
    [rpc('initialize'), 'params.protocolVersion is required.'],
    [rpc('initialize', info), 'params.clientInfo.version is required.'],
  ] as const) {
    const reply = await service.inject(posted(message))
    assert.equal(reply.statusCode, 200)
    assert.deepEqual(reply.json(), { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: text } })
  }
})

test('a client of 2026 that subscribes to changes gets an error, and no stream', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const message = rpc('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } })
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
  const reply = await service.inject(posted(message, headers))
  assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8')
  assert.match(reply.json().error.message, /Subscription limit reached/)
})

test('a call that wants to be a task is answered at once', async () => {
  const asTask = rpc('tools/call', { name: 'draw_card', arguments: { seed: 'x' }, task: { ttl: 1 } })
  const reply = await service.inject(posted(asTask))
  assert.ok(reply.json().result.structuredContent.card.id)
})

test('a call is answered whatever copy the client says it has', async () => {
  const reply = await service.inject(posted(call('find_place', { q: 'Rome' }), { 'if-none-match': '*' }))
  assert.ok(reply.json().result.structuredContent.count > 0)
})

test('the protocol is loaded with the first message, and once', async () => {
  let loads = 0
  const { mcp, ...parts } = testParts()
  const counting = testService({
    ...parts,
    mcp: (endpoints) => {
      loads++
      return mcp!(endpoints)
    },
  })
  await counting.inject('/v1/tarot/health')
  assert.equal(loads, 0)
  await Promise.all([counting.inject(posted(rpc('ping'))), counting.inject(posted(rpc('ping')))])
  assert.equal(loads, 1)
})

test('without the part there is no such path', async () => {
  const { mcp: _, ...parts } = testParts()
  assert.equal((await testService(parts).inject(posted(rpc('ping')))).statusCode, 404)
})

const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })

/** Whatever is sent, and the status that it gets. */
const HOSTILE: Record<
  string,
  readonly [status: number, payload: object | string, headers?: Record<string, string>]
> = {
  'broken JSON': [400, '{"jsonrpc":"2.0",'],
  'no body': [400, ''],
  'a batch': [400, [rpc('ping'), rpc('ping')]],
  'an empty batch': [400, '[]'],
  'a request and its cancellation in a batch': [
    400,
    [call('draw_card'), { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }],
  ],
  'a string': [400, '"ping"'],
  null: [400, 'null'],
  'a number': [400, '1'],
  'an empty object': [400, {}],
  'another version of JSON-RPC': [400, { ...rpc('ping'), jsonrpc: '1.0' }],
  'an id that is an object': [400, rpc('ping', {}, {})],
  'an id that is null': [400, rpc('ping', {}, null)],
  'another content type': [415, JSON.stringify(rpc('ping')), { 'content-type': 'text/plain' }],
  'a compressed body': [415, JSON.stringify(rpc('ping')), { 'content-encoding': 'gzip' }],
  'an Accept without JSON': [406, rpc('ping'), { accept: 'text/html' }],
  'an Accept of Markdown': [406, rpc('ping'), { accept: 'text/markdown' }],
  'a huge body': [413, rpc('ping', { x: 'x'.repeat(70_000) })],
  'a deep body': [400, rpc('ping', deep(100))],
  'a prototype': [400, '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{"a":1}}}'],
  'a protocol version that is not there': [400, rpc('ping'), { 'mcp-protocol-version': '1999-01-01' }],
  'an unknown method': [200, rpc('resources/read', { uri: 'file:///etc/passwd' })],
  'initialize without anything': [200, rpc('initialize')],
  'a call without parameters': [200, rpc('tools/call')],
  'a call with a list of parameters': [200, rpc('tools/call', [1])],
  'a call of a number': [200, rpc('tools/call', { name: 1 })],
  'a call with text for arguments': [200, rpc('tools/call', { name: 'draw_card', arguments: 'x' })],
  'a call of a member of all objects': [200, call('constructor')],
  'an argument that is a member of all objects': [200, call('draw_card', { toString: 1, hasOwnProperty: 2 })],
  'a call for a task': [200, rpc('tasks/get', { taskId: 'x' })],
  'an answer': [202, { jsonrpc: '2.0', id: 7, result: {} }],
  'an unknown notification': [202, { jsonrpc: '2.0', method: 'notifications/nothing' }],
}

for (const [what, [status, payload, headers]] of Object.entries(HOSTILE))
  test(`${what} is answered with ${status}, and logs no bug`, async () => {
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
    const reply = await testService(testParts({}, { log })).inject(posted(payload, headers))
    assert.equal(reply.statusCode, status, reply.body)
    assert.deepEqual(lines, [])
    if (status === 202) return
    const { jsonrpc, result, error } = reply.json()
    assert.equal(jsonrpc, '2.0')
    assert.ok(error !== undefined || result.isError)
  })

const VALUE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    'leo',
    '1990-05-15 14:30',
    'Europe/Berlin',
    52.5,
    '2950159',
    'cross',
    {},
    [],
    null,
  ),
)
const MEMBERS = [
  ...['birthDateTime', 'timezone', 'latitude', 'longitude', 'place', 'options', 'date', 'sign', 'period'],
  ...[
    'seed',
    'theme',
    'spread_type',
    'positions',
    'cards',
    'count',
    'q',
    'limit',
    'from',
    'to',
    'types',
    'toString',
  ],
]
const CALL = fc.record({
  name: fc.constantFrom(...TOOLS.map(({ name }) => name), 'constructor'),
  arguments: fc.oneof(fc.dictionary(fc.constantFrom(...MEMBERS), VALUE), fc.jsonValue()),
})
const MESSAGE = fc.oneof(
  fc.jsonValue(),
  fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.constantFrom(
      'tools/call',
      'tools/list',
      'initialize',
      'ping',
      'completion/complete',
      'tasks/list',
    ),
    params: fc.oneof(CALL, fc.jsonValue()),
  }),
)

test('whatever message is sent, there is an answer, and no bug comes to light', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const open = testService(testParts({ RATE_LIMITS: 'off' }, { log }))
  const property = fc.asyncProperty(MESSAGE, async (message) => {
    const { statusCode, body } = await open.inject(posted(JSON.stringify(message)))
    assert.ok([200, 202, 400].includes(statusCode), `${statusCode} ${body}`)
    assert.ok(!body.includes('-32603'), body)
  })
  await fc.assert(property, { numRuns: 500 })
  assert.deepEqual(lines, [])
})
