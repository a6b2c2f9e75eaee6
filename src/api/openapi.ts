/** The OpenAPI 3.1 document, made from the same rows and schemas that route and validate. */
import { setImmediate as turn } from 'node:timers/promises'
import type { ErrorCode } from '../errors.ts'
import { capitalised } from '../text.ts'
import { type Endpoint, hasMarkdown } from './endpoint.ts'
import { errorFormatOf } from './error-responses.ts'
import { cardPaths } from './openapi-cards.ts'
import { errorResponses } from './openapi-errors.ts'
import { ALWAYS, HEADERS, headerRefs, REQUEST_ID } from './openapi-headers.ts'
import { NamedSchemas } from './openapi-schemas.ts'
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

const TAGS = [
  { name: 'Tarot', description: 'Cards drawn and read, and the deck.' },
  { name: 'Astrology', description: 'Horoscopes, birth charts and the sky.' },
  { name: 'Places', description: 'Places of the world, with coordinates and time zones.' },
  { name: 'System', description: 'What this service is, and how it is.' },
] satisfies { name: Endpoint['tag']; description: string }[]

export async function openApiDocument(
  endpoints: readonly Endpoint[],
  publicUrl: string | undefined,
): Promise<object> {
  const schemas = new NamedSchemas()
  schemas.reference(AstrologyError)
  schemas.reference(TarotError)
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    // Other requests are answered between the examples.
    await turn()
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: await operation(endpoint, schemas) }
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
    tags: TAGS,
    // No key, or either way to send one.
    security: [{}, { ApiKey: [] }, { Bearer: [] }],
    paths: { ...paths, ...cardPaths(publicUrl) },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        Bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: schemas.all,
      headers: HEADERS,
      parameters: { RequestId: REQUEST_ID },
    },
  }
}

const OF_AN_ANSWER = { ...ALWAYS, ...headerRefs('Cache-Control', 'ETag') }

async function operation(endpoint: Endpoint, schemas: NamedSchemas): Promise<object> {
  const { method, tag, summary, description, body, response, isHealthCheck } = endpoint
  return {
    operationId: endpoint.operation,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint, schemas),
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(body === undefined ? {} : { requestBody: requestBody(endpoint, schemas) }),
    responses: {
      200: {
        description: response.description,
        headers: OF_AN_ANSWER,
        content: await contentOf(endpoint, schemas),
      },
      ...errorResponses(errorFormatOf(`/v1${endpoint.path}`), [
        ...ANY,
        ...(isHealthCheck ? [] : (['HOST_NOT_ALLOWED'] as const)),
        ...(method === 'POST' ? WITH_BODY : []),
        ...(endpoint.query ? (['VALIDATION_ERROR'] as const) : []),
        ...(endpoint.errors ?? []),
      ]),
    },
  }
}

const schemaName = ({ operation }: Endpoint, kind: 'Request' | 'Response') => capitalised(operation) + kind

async function contentOf(endpoint: Endpoint, schemas: NamedSchemas): Promise<object> {
  const { response } = endpoint
  if ('mediaType' in response) return { [response.mediaType]: { schema: textOrBytes(response.mediaType) } }
  const schema = schemas.reference(response.schema, schemaName(endpoint, 'Response'))
  return {
    'application/json': { schema, example: await response.example() },
    ...(hasMarkdown(endpoint) && { 'text/markdown': { schema: { type: 'string' } } }),
  }
}

const textOrBytes = (mediaType: string) =>
  mediaType === 'image/png' ? { type: 'string', format: 'binary' } : { type: 'string' }

function pathParameters({ path, params }: Endpoint): object[] {
  const properties = (params as { properties?: Record<string, object> } | undefined)?.properties ?? {}
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name!] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint, schemas: NamedSchemas): object[] {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schemas.reference(schema),
  }))
}

function requestBody(endpoint: Endpoint, schemas: NamedSchemas): object {
  const { body, bodyOptional, examples } = endpoint
  const titled = Object.entries(examples ?? {}).map(([title, value]) => [title, { value }])
  const shown = titled.length === 0 ? {} : { examples: Object.fromEntries(titled) }
  const schema = schemas.reference(body ?? {}, schemaName(endpoint, 'Request'))
  return { required: bodyOptional !== true, content: { 'application/json': { schema, ...shown } } }
}
