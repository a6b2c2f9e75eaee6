/** The OpenAPI 3.1 document, made from the same rows and schemas that route and validate. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { capitalised } from '../text.ts'
import { type Endpoint, hasMarkdown } from './endpoint.ts'
import { limitsOf } from './limits.ts'
import { cardPaths } from './openapi-cards.ts'
import { DocumentedErrors } from './openapi-errors.ts'
import { COMMON_HEADERS, HEADERS, headerRefs, REQUEST_ID } from './openapi-headers.ts'
import { NamedSchemas } from './openapi-schemas.ts'
import { documentedOrigins } from './openapi-servers.ts'
import { AstrologyError, TarotError } from './schemas/errors.ts'

const DESCRIPTION = [
  'Tarot draws, daily and personalized horoscopes, and natal charts, computed on your own machine.',
  'A draw without a `seed` (`{}` is a good body) gives everyone the same cards all day, by UTC. For another draw send a `seed`, any text of yours: `GET /v1/tarot/draw?seed=anything` needs no body.',
  'No key is needed. Limits are counted per client address, or per API key where the operator has given you one; every answer says where you stand.',
  'Unknown request members are ignored. Types are not converted: `"40.7"` is not a number.',
].join('\n\n')

const TAGS = [
  { name: 'Tarot', description: 'Cards drawn and read, and the deck.' },
  { name: 'Astrology', description: 'Horoscopes, birth charts and the sky.' },
  { name: 'Places', description: 'Places of the world, with coordinates and time zones.' },
  { name: 'System', description: 'What this service is, and how it is.' },
] satisfies { name: Endpoint['tag']; description: string }[]

type Settings = Pick<Config, 'publicUrl' | 'host' | 'port' | 'rateLimits' | 'apiKeysFile'>

export async function openApiDocument(endpoints: readonly Endpoint[], config: Settings): Promise<object> {
  const schemas = new NamedSchemas()
  const errors = new DocumentedErrors(limitsOf(config))
  const origins = documentedOrigins(config)
  schemas.reference(AstrologyError)
  schemas.reference(TarotError)
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    // Other requests are answered between the examples.
    await turn()
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: await operation(endpoint, schemas, errors),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Augury',
      version: '2.1.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: origins.map((origin) => ({ url: `${origin}/v1` })),
    tags: TAGS,
    // No key, or either way to send one.
    security: [{}, { ApiKey: [] }, { Bearer: [] }],
    paths: { ...paths, ...cardPaths(origins) },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        Bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: schemas.all,
      examples: errors.examples,
      headers: HEADERS,
      parameters: { RequestId: REQUEST_ID },
    },
  }
}

// mutate arguments: the order of members of a JSON object
const SUCCESS_HEADERS = { ...COMMON_HEADERS, ...headerRefs('Cache-Control', 'ETag') }

async function operation(
  endpoint: Endpoint,
  schemas: NamedSchemas,
  errors: DocumentedErrors,
): Promise<object> {
  const { tag, summary, description, body, response } = endpoint
  return {
    operationId: endpoint.operation,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [
      ...parametersOf(endpoint, 'path', schemas),
      ...parametersOf(endpoint, 'query', schemas),
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(body === undefined ? {} : { requestBody: requestBody(endpoint, schemas) }),
    responses: {
      200: {
        description: response.description,
        headers: SUCCESS_HEADERS,
        content: await contentOf(endpoint, schemas),
      },
      ...(await errors.responsesOf(endpoint)),
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
    ...(endpoint.report && { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
  }
}

const textOrBytes = (mediaType: string) =>
  mediaType === 'image/png' ? { type: 'string', format: 'binary' } : { type: 'string' }

/** Each with an example beside its schema, where generators and reference look for it. */
function parametersOf(endpoint: Endpoint, location: 'path' | 'query', schemas: NamedSchemas): object[] {
  const { properties = {}, required = [] } = ((location === 'path' ? endpoint.params : endpoint.query) ??
    {}) as { properties?: Record<string, { examples?: unknown[] }>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: schemas.reference(schema),
    ...(schema.examples && { example: schema.examples[0] }),
  }))
}

function requestBody(endpoint: Endpoint, schemas: NamedSchemas): object {
  const { body, bodyOptional, examples } = endpoint
  const titled = Object.entries(examples ?? {}).map(([title, value]) => [title, { value }])
  const shown = titled.length === 0 ? {} : { examples: Object.fromEntries(titled) }
  const schema = schemas.reference(body ?? {}, schemaName(endpoint, 'Request'))
  return { required: bodyOptional !== true, content: { 'application/json': { schema, ...shown } } }
}
