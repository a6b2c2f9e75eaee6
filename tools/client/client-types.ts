/** The client's types and addresses, made from the OpenAPI document. */
import { capitalised } from '../../src/text.ts'
import { type JsonSchema, typescriptOf } from './typescript-of.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: JsonSchema
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

interface Row {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const NOTICE =
  '/** Made from the OpenAPI document by `npm run build -- client`. Edit the schemas in src/api/endpoints, not this file. */'

/** By name. What is outside `/v1` names its server, and is no part of the client. */
const operationsIn = ({ paths }: OpenApi): Row[] =>
  Object.entries(paths)
    .filter(([, item]) => !('servers' in item))
    .flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
    .toSorted((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))

/** `client/operations.ts`: a type for each schema and query, and for what goes in and out of each operation. */
export function clientTypes(document: OpenApi): string {
  const rows = operationsIn(document)
  return [
    NOTICE,
    ...queriesOf(rows),
    ...Object.entries(document.components.schemas).map(([name, schema]) => declaration(name, schema)),
    '/** What goes over the wire. */',
    'export interface Operations {',
    ...rows.map(exchanged),
    '}',
    '',
    'export interface Methods {',
    ...rows.map((row) => methodOf(row, document)),
    '}',
    '',
  ].join('\n')
}

/** `client/addresses.ts`: method, path and the media type of what is not JSON. */
export function clientAddresses(document: OpenApi): string {
  const lines = operationsIn(document).map(({ path, method, operation }) => {
    const type = mediaTypeOf(operation)
    const address = [method, path, ...(type === 'application/json' ? [] : [type])].join(' ')
    return `  ${operation.operationId}: '${address}',`
  })
  return [NOTICE, 'export const ADDRESSES = {', ...lines, '} as const', ''].join('\n')
}

function declaration(name: string, schema: JsonSchema): string {
  const note = schema.description === undefined ? '' : `/** ${schema.description} */\n`
  const type = typescriptOf(schema)
  const declared =
    type.startsWith('{') && !isTable(schema) ? `interface ${name} ${type}` : `type ${name} = ${type}`
  return `${note}export ${declared}\n`
}

/** All of whose members are of one kind. It can be passed on as a `Record`, which an interface cannot. */
const isTable = ({ properties = {} }: JsonSchema) =>
  new Set(Object.values(properties).map((member) => typescriptOf(member))).size === 1

/** Members that are text in an address, and that the client takes as what they mean, too. */
const NUMBERS = ['latitude', 'longitude', 'limit', 'size']
const LISTS = ['bodies', 'planets', 'types']

function queriesOf(rows: readonly Row[]): string[] {
  const written = new Map<string, string>()
  return rows.flatMap(({ operation }) => {
    const members = parametersIn(operation, 'query')
    if (members.length === 0) return []
    const name = queryName(operation)
    const type = objectOf(members)
    const twin = written.get(type)
    if (twin !== undefined) return [`export type ${name} = ${twin}\n`]
    written.set(type, name)
    return [`export interface ${name} ${type}\n`]
  })
}

function objectOf(members: readonly Parameter[]): string {
  const properties = Object.fromEntries(members.map(({ name, schema }) => [name, widened(name, schema)]))
  const required = members.filter((member) => member.required).map(({ name }) => name)
  return typescriptOf({ type: 'object', properties, required })
}

function widened(name: string, schema: JsonSchema): JsonSchema {
  const wide = NUMBERS.includes(name)
    ? 'number | string'
    : LISTS.includes(name) && 'readonly string[] | string'
  return wide ? { ...schema, typescript: wide } : schema
}

function exchanged({ path, method, operation }: Row): string {
  const body = bodyOf(operation)
  const members = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(parametersIn(operation, 'query').length === 0 ? [] : [`query: ${queryName(operation)}`]),
    ...(body === undefined ? [] : [`body: ${typescriptOf(body)}`]),
    `response: ${answerOf(operation)}`,
  ]
  return `  ${operation.operationId}: { ${members.join('; ')} }`
}

function methodOf({ operation }: Row, document: OpenApi): string {
  const { operationId, summary, description } = operation
  const body = bodyOf(operation)
  const query = parametersIn(operation, 'query')
  const parameters = [
    ...parametersIn(operation, 'path').map(({ name }) => `${name}: string`),
    ...(body === undefined ? [] : [`body${needed(body, document)}: ${typescriptOf(body)}`]),
    ...(query.length === 0
      ? []
      : [`query${query.some((one) => one.required) ? '' : '?'}: ${queryName(operation)}`]),
    'signal?: AbortSignal',
  ]
  const note = [`${summary}.`, ...(description === undefined ? [] : [description])].join(' ')
  return `  /** ${note} */\n  ${operationId}(${parameters.join(', ')}): Promise<${answerOf(operation)}>`
}

/** A request all of whose members may be left out may be left out itself. */
function needed({ $ref = '' }: JsonSchema, { components }: OpenApi): string {
  const { required = [] } = components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}
  return required.length === 0 ? '?' : ''
}

/** What is neither JSON nor a picture made of pixels is a text. */
function answerOf(operation: Operation): string {
  const type = mediaTypeOf(operation)
  if (type === 'image/png') return 'Blob'
  return typescriptOf(operation.responses[200]!.content![type]!.schema)
}

const mediaTypeOf = ({ responses }: Operation) => Object.keys(responses[200]?.content ?? {})[0]!
const bodyOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json']?.schema
const parametersIn = ({ parameters = [] }: Operation, place: string) =>
  parameters.filter((parameter) => parameter.in === place)
const queryName = ({ operationId }: Operation) => `${capitalised(operationId)}Query`
