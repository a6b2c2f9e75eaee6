/**
 * Whatever arrives at an endpoint of the OpenAPI document, the answer is no 5xx, has a documented status, and its body fits
 * the schema documented for that status. Endpoints are read from the document: a new one is covered the day it is added.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Response as Reply } from 'light-my-request'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { anyCharacter } from './any-character.ts'
import { documentedOperations } from './openapi-document.ts'
import { FEED_TOKEN, testParts, testService } from './service.ts'

type Response = {
  content?: {
    [type: string]: unknown
    'application/json': {
      schema: TSchema
      example?: unknown
      examples?: Record<string, { value: unknown }>
    }
  }
}
type Operation = {
  parameters: { $ref?: string; name: string; in: string }[]
  requestBody?: {
    content: { 'application/json': { schema: TSchema; examples?: Record<string, { value: object }> } }
  }
  responses: Record<string, Response>
}

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const operations = await documentedOperations<Operation>(service)

/** One schema for each operation and status. */
const schemas = new Map<string, TSchema>()
for (const { method, path, operation } of operations)
  for (const [status, response] of Object.entries(operation.responses)) {
    const json = response.content?.['application/json']
    if (json !== undefined) schemas.set(`${method} ${path} ${status}`, json.schema)
  }

/** Compiled when it is first needed: most errors of most operations never come. */
const checks = new Map<string, ReturnType<typeof Compile>>()
function checkOf(name: string) {
  const schema = schemas.get(name)
  assert.ok(schema, `${name} is not in the document`)
  return checks.getOrInsertComputed(name, () => Compile(schema))
}

function assertFits(name: string, value: unknown): void {
  const check = checkOf(name)
  if (!check.Check(value))
    assert.fail(
      `${name} breaks its schema: ${JSON.stringify(check.Errors(value).slice(0, 3))}\n${JSON.stringify(value).slice(0, 500)}`,
    )
}

/** The status and the media type are in the document, and JSON fits its schema; pictures have none. */
function assertDocumented({ method, path, operation }: (typeof operations)[number], reply: Reply): void {
  const [type = ''] = String(reply.headers['content-type']).split(';')
  assert.ok(operation.responses[reply.statusCode]?.content?.[type], `${reply.statusCode} ${type}`)
  const name = `${method} ${path} ${reply.statusCode}`
  if (type !== 'application/json' || fitting.get(name) === reply.body) return
  assertFits(name, reply.json())
  fitting.set(name, reply.body)
}

/** The last body of an operation and status that was found good: the document itself, of 0.8 MB, is always the same. */
const fitting = new Map<string, string>()

test('every example in the document fits the schema beside it', () => {
  for (const { method, path, operation } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const { example, examples = {} } = content?.['application/json'] ?? {}
      const shown = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map(({ value }) => value),
      ]
      for (const value of shown) assertFits(`${method} ${path} ${status}`, value)
    }
  }
})

test('every documented example of a body is answered with 200', async () => {
  for (const { method, path, operation } of operations) {
    const examples = operation.requestBody?.content['application/json'].examples ?? {}
    for (const [title, { value }] of Object.entries(examples)) {
      const reply = await service.inject({ method, url: `/v1${path}`, payload: value })
      assert.equal(reply.statusCode, 200, `${path}: ${title}: ${reply.body.slice(0, 300)}`)
      assertDocumented({ method, path, operation }, reply)
    }
  }
})

/** Words that mean something somewhere, so that arbitrary bodies get past the first check now and then. */
const word = fc.constantFrom(
  ...[
    'aries',
    'Leo',
    'brief',
    'poetic',
    'today',
    '2026-02-30',
    '2026-03-21',
    '1990-05-15 14:30:00',
    'Europe/Berlin',
    'Mars/Base',
  ],
  ...[
    'koch',
    'placidus',
    'equal',
    'all',
    'love',
    'general',
    'celtic_cross',
    '__proto__',
    'constructor',
    '',
    '\u0000',
    '\ud800',
    '🜨',
  ],
)
const anyText = fc.string({ unit: anyCharacter, maxLength: 300 })
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 66, -66, 90, 90.0001, 180, 360, 1e308),
)
const scalar = fc.oneof(word, number, fc.boolean(), fc.constant(null), anyText)
const anything = fc.oneof(
  { maxDepth: 3 },
  scalar,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(scalar, { maxLength: 4 }),
)

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Names of members at every level. */
function namesIn({ properties = {}, items }: Schema): string[] {
  const members = Object.entries(properties).flatMap(([name, member]) => [name, ...namesIn(member)])
  return items === undefined ? members : [...members, ...namesIn(items)]
}

const bodySchema = ({ requestBody }: Operation) =>
  (requestBody?.content['application/json'].schema ?? {}) as Schema
const queryNames = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)

/** Every name that any request knows, spelled as it is, in snake_case and in camelCase: one of them may be our own for it inside. */
const spellings = new Set(
  operations
    .flatMap(({ operation }) => [...namesIn(bodySchema(operation)), ...queryNames(operation)])
    .flatMap((name) => [
      name,
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ]),
)
const anyName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...spellings) },
  fc.string(),
  fc.constantFrom('constructor', 'toString', 'withCategories', 'prototype'),
)

const examplesOf = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content['application/json'].examples ?? {}).map(({ value }) => value)

/** A good body with some of its members replaced, removed or added, or anything at all. */
function bodies(operation: Operation): fc.Arbitrary<unknown> {
  const examples = examplesOf(operation)
  const names = Object.keys(bodySchema(operation).properties ?? {})
  const name =
    names.length === 0 ? anyName : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, anyName)
  const changes = fc.array(fc.tuple(name, fc.option(anything, { nil: undefined })), { maxLength: 3 })
  const good = examples.length === 0 ? fc.constant({}) : fc.constantFrom(...examples)
  const changed = fc.tuple(good, changes).map(([body, pairs]) => ({ ...body, ...Object.fromEntries(pairs) }))
  return fc.oneof({ weight: 5, arbitrary: changed }, anything)
}

/** The same value with members added to each of its objects, wherever its schema does not name them. */
function withUnknown(value: unknown, schema: Schema, added: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknown(item, schema.items ?? {}, added))
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } = schema
  const unknown = Object.entries(added).filter(([name]) => !Object.hasOwn(properties, name))
  const members = Object.entries(value).map(([key, member]) => [
    key,
    withUnknown(member, properties[key] ?? {}, added),
  ])
  return Object.fromEntries([...unknown, ...members])
}

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/json;;',
      '\u00ff',
      '',
    ),
    'content-encoding': fc.constantFrom('identity', 'gzip'),
    'x-request-id': fc.string({ unit: fc.constantFrom(...'ab.-_ "<\u00e9\t'), maxLength: 70 }),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'garbage', '::1, ,', '999.1.1.1'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"'),
    host: fc.constantFrom('a.example', 'evil/..', '[::1]:80', ''),
    accept: fc.constantFrom('text/html', '*/*'),
  },
  { requiredKeys: [] },
)

const segment = fc.oneof(word, anyText).map((text) => encodeURIComponent(text.toWellFormed()) || 'x')
/** Documented names with words that may fit them, and now and then anything. */
function queries(operation: Operation): fc.Arbitrary<string> {
  const names = queryNames(operation)
  const unknown = fc.oneof(
    segment,
    anyName.map((name) => encodeURIComponent(name.toWellFormed())),
  )
  const name =
    names.length === 0 ? unknown : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, unknown)
  return fc
    .array(fc.tuple(name, segment), { maxLength: names.length + 2 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))
}

/** What reads nothing of a request but its headers, which all the others read as well; the document itself has 0.8 MB. */
const runsOf = ({ parameters, requestBody }: Operation): number =>
  requestBody === undefined && parameters.every((each) => each.in !== 'path' && each.in !== 'query')
    ? 30
    : 150

/** Statuses that belong to no endpoint: a path of another shape, or another method. */
const ELSEWHERE = [404, 405]

for (const { method, path, operation } of operations) {
  test(`${method} ${path} answers anything with a documented status and body`, async () => {
    const url = fc
      .tuple(segment, queries(operation))
      .map(([part, search]) => `/v1${path.replace(/\{\w+\}/g, part)}${search}`)
    await fc.assert(
      fc.asyncProperty(url, headers, bodies(operation), async (url, sent, body) => {
        const payload = method === 'GET' ? undefined : JSON.stringify(body)
        const reply = await service.inject({
          method,
          url,
          headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...sent },
          ...(payload !== undefined && { payload }),
        })
        assert.ok(reply.statusCode < 500, `${reply.statusCode} ${reply.body}`)
        assert.match(String(reply.headers['x-ratelimit-reset']), /^\d+$/)
        assert.equal(reply.headers['x-content-type-options'], 'nosniff')
        if (reply.statusCode === 304 || ELSEWHERE.includes(reply.statusCode)) return
        assertDocumented({ method, path, operation }, reply)
      }),
      { numRuns: runsOf(operation) },
    )
  })
}

/** What differs between two answers to the same request: durations, and whether the reading was there already. */
const settled = (text: string) =>
  text.replace(/"(calculation_time_ms|cache_hit|processingTime)":([\d.e-]+|true|false|\{[^}]*\})/g, '')

const UNKNOWN = [...spellings, 'constructor', 'toString', 'withCategories']

for (const { method, path, operation } of operations.filter(({ operation }) => operation.requestBody)) {
  test(`${method} ${path} does not see members that its schema does not name, at any level`, async () => {
    const asked = async (body: unknown) => {
      const headers = { 'content-type': 'application/json', 'x-request-id': 'same' }
      const payload = JSON.stringify(body)
      const reply = await service.inject({ method, url: `/v1${path}`, headers, payload })
      return { status: reply.statusCode, text: settled(reply.body) }
    }
    for (const body of examplesOf(operation)) {
      const plain = await asked(body)
      assert.equal(plain.status, 200)
      const isSeen = async (names: readonly string[], added: unknown) => {
        const members = Object.fromEntries(names.map((name) => [name, added]))
        return (await asked(withUnknown(body, bodySchema(operation), members))).text !== plain.text
      }
      for (const added of ['x', 7, null, { deep: ['x'] }]) {
        // All at once; only if one of them is seen, each by itself, to name it.
        if (!(await isSeen(UNKNOWN, added))) continue
        for (const name of UNKNOWN)
          assert.equal(await isSeen([name], added), false, `${name}: ${JSON.stringify(added)}`)
        assert.fail(`seen together: ${JSON.stringify(added)}`)
      }
    }
  })
}

const GOOD_PARAMETERS: Readonly<Record<string, string>> = {
  sign: 'leo',
  other: 'virgo',
  id: 'ar00',
  first: 'ar16',
  second: 'ar17',
  token: FEED_TOKEN,
}
/** An id of another kind than a card's. */
const GOOD_PATHS: Readonly<Record<string, string>> = {
  '/astrology/meanings/{id}': '/astrology/meanings/mars-in-leo',
  '/places/{id}': '/places/4717560',
}

/** As many names as an address has room for. Each is tried by itself only if one of them is seen. */
const AT_ONCE = 40

test('a query has no effect by names that are not documented', async () => {
  for (const { method, path, operation } of operations.filter(({ method }) => method === 'GET')) {
    const declaredNames = queryNames(operation)
    const place = declaredNames.includes('latitude') ? 'latitude=52.52&longitude=13.405' : ''
    const birth = `birthDateTime=1990-05-15T14:30&timezone=Europe/Berlin&${place}`
    const good = declaredNames.includes('birthDateTime') ? birth : path === '/places' ? 'q=paris' : place
    const goodPath =
      GOOD_PATHS[path] ?? path.replace(/\{(\w+)\}/g, (_, name: string) => GOOD_PARAMETERS[name] ?? name)
    const asked = (search: string) =>
      service.inject({
        method,
        url: `/v1${goodPath}?${search}`,
        headers: { 'x-request-id': 'same' },
      })
    const plain = await asked(good)
    assert.equal(plain.statusCode, 200, path)
    const unknown = [...spellings].filter((name) => !declaredNames.includes(name))
    const isSeen = async (names: readonly string[]) => {
      const search = [good, ...names.flatMap((name) => [`${name}=x`, `${name}=y`])].join('&')
      return settled((await asked(search)).body) !== settled(plain.body)
    }
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const some = unknown.slice(from, from + AT_ONCE)
      if (!(await isSeen(some))) continue
      for (const name of some) assert.equal(await isSeen([name]), false, `${path} ${name}`)
      assert.fail(`${path}: seen together: ${some}`)
    }
  }
})

test('any path and method under /v1 is answered without a 5xx, in the error body of its group', async () => {
  const methods = fc.constantFrom(
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
  )
  const path = fc.array(
    fc.oneof(segment, fc.constantFrom('tarot', 'astrology', 'health', '%', '%zz', '', 'daily-card')),
    { maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(
      methods,
      path,
      queries({ parameters: [], responses: {} }),
      anything,
      async (method, parts, search, body) => {
        const url = `/v1/${parts.join('/')}${search}`
        const reply = await service.inject({ method: method as 'GET', url, payload: JSON.stringify(body) })
        assert.ok(reply.statusCode < 500, `${reply.statusCode} ${reply.body}`)
        assert.match(String(reply.headers['x-ratelimit-reset']), /^\d+$/)
        if (reply.statusCode < 400 || method === 'HEAD') return
        const isTarot = /^\/v1\/tarot(\/|\?|$)/.test(url)
        assert.equal(typeof reply.json().error, isTarot ? 'string' : 'object', url)
      },
    ),
    { numRuns: 500 },
  )
})
