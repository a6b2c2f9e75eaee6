/** The OpenAPI 3.1 document, made from the same rows and schemas that route and validate. */
import { type ErrorCode, ServiceError } from '../errors.ts'
import { capitalised } from '../text.ts'
import { type Endpoint, hasMarkdown } from './endpoint.ts'
import { ERROR_EXAMPLES } from './error-examples.ts'
import { type ErrorFormat, errorBody, errorFormatOf, STATUSES } from './error-responses.ts'
import { AstrologyError, TarotError } from './schemas/errors.ts'

/** Errors of any request, and those of requests with a body. */
const ANY: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'INVALID_API_KEY',
  'RATE_LIMIT_EXCEEDED',
  'HEADERS_TOO_LARGE',
  'HTTP_VERSION_NOT_SUPPORTED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
]
const WITH_BODY: readonly ErrorCode[] = [
  'INVALID_JSON',
  'VALIDATION_ERROR',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
]

const DESCRIPTION = [
  'Tarot draws, daily and personalized horoscopes, and natal charts, computed on your own machine.',
  'No key is needed. Limits are counted per client address, or per API key where the operator has given you one; every answer says where you stand.',
  'Unknown request members are ignored. Types are not converted: `"40.7"` is not a number.',
].join('\n\n')

export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string | undefined): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Augury',
      version: '2.1.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl ?? ''}/v1` }],
    tags: [{ name: 'Tarot' }, { name: 'Astrology' }, { name: 'Places' }, { name: 'System' }],
    // No key, or either way to send one.
    security: [{}, { ApiKey: [] }, { Bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        Bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { AstrologyError, TarotError },
      headers: HEADERS,
      parameters: { RequestId: REQUEST_ID },
    },
  }
}

const REQUEST_ID = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'An id of your own for this request. Without one, or with any other text, a new one is made.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
}

const HEADERS = {
  'X-Request-Id': { description: 'Id of the request.', schema: { type: 'string' } },
  'X-RateLimit-Limit': { description: 'Requests the closest window allows.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { description: 'Requests left in it.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds at which it starts anew.',
    schema: { type: 'integer' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const ALWAYS = headerRefs('X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset')

function operation(endpoint: Endpoint): object {
  const { method, tag, summary, description, body, examples, response } = endpoint
  return {
    operationId: operationId(endpoint),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(body === undefined ? {} : { requestBody: requestBody(endpoint, examples) }),
    responses: {
      200: { description: response.description, headers: ALWAYS, content: contentOf(endpoint) },
      ...errorResponses(errorFormatOf(`/v1${endpoint.path}`), [
        ...ANY,
        ...(method === 'POST' ? WITH_BODY : []),
        ...(endpoint.query ? (['VALIDATION_ERROR'] as const) : []),
        ...(endpoint.errors ?? []),
      ]),
    },
  }
}

function contentOf(endpoint: Endpoint): object {
  const { response } = endpoint
  if ('mediaType' in response) return { [response.mediaType]: { schema: { type: 'string' } } }
  return {
    'application/json': { schema: response.schema, example: response.example },
    ...(hasMarkdown(endpoint) && { 'text/markdown': { schema: { type: 'string' } } }),
  }
}

/** `GET /astrology/horoscope/daily/:sign` → `getAstrologyHoroscopeDailySign` */
function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const named = words.length === 0 ? ['root'] : words
  return method.toLowerCase() + named.map(capitalised).join('')
}

function pathParameters({ path, params }: Endpoint): object[] {
  const properties = (params as { properties?: Record<string, object> } | undefined)?.properties ?? {}
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name!] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint): object[] {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestBody({ body, bodyOptional }: Endpoint, examples: Endpoint['examples']): object {
  const titled = Object.entries(examples ?? {}).map(([title, value]) => [title, { value }])
  const shown = titled.length === 0 ? {} : { examples: Object.fromEntries(titled) }
  return { required: bodyOptional !== true, content: { 'application/json': { schema: body, ...shown } } }
}

/** Codes gathered by status: one response each, with an example for each code. */
function errorResponses(format: ErrorFormat, codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = STATUSES[code]
    for (const each of typeof status === 'number' ? [status] : Object.values(status))
      byStatus.set(each, [...(byStatus.get(each) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [status, errorResponse(format, status, found)]),
  )
}

function errorResponse(format: ErrorFormat, status: number, codes: readonly ErrorCode[]): object {
  const $ref = `#/components/schemas/${format === 'tarot' ? 'TarotError' : 'AstrologyError'}`
  const headers = status === 429 || status === 503 ? { ...ALWAYS, ...headerRefs('Retry-After') } : ALWAYS
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(format, code) }]))
  return {
    description: codes.join(', '),
    headers,
    content: { 'application/json': { schema: { $ref }, examples } },
  }
}

function exampleOf(format: ErrorFormat, code: ErrorCode): unknown {
  const { message, details }: { message: string; details?: Record<string, unknown> } = ERROR_EXAMPLES[code]
  return JSON.parse(errorBody(format, new ServiceError(code, message, details), EXAMPLE_ID, EXAMPLE_TIME))
}

const EXAMPLE_ID = 'req_k3Jv0Qm9ZtY2x_8LwS1a'
const EXAMPLE_TIME = Date.UTC(2026, 2, 21, 12)
