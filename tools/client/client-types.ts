/** The client's types, made from the OpenAPI document: one entry for each operation. */
import assert from 'node:assert/strict'
import { type JsonSchema, typescriptOf } from './typescript-of.ts'

interface Parameter {
  readonly $ref?: string
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
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly AstrologyError: JsonSchema } }
}

export function clientTypes(document: OpenApi): string {
  const operations = Object.entries(document.paths)
    .flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
    )
    .toSorted((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))
  const written = new Map<string, string>()
  return [
    '/** Made from the OpenAPI document by `npm run build:client`. Edit the schemas in src/api/endpoints, not this file. */',
    'export interface Operations {',
    ...operations.map(({ path, method, operation }) => entry(path, method, operation, written)),
    '}',
    '',
    '/** What an astrology error says it is. */',
    `export type ErrorCode = ${typescriptOf(codesOf(document))}`,
    '',
  ].join('\n')
}

function codesOf({ components }: OpenApi): JsonSchema {
  const codes = components.schemas.AstrologyError.properties?.error?.properties?.code
  assert(codes?.enum, 'The document lists no error codes')
  return codes
}

function entry(path: string, method: string, operation: Operation, written: Map<string, string>): string {
  const members = [
    `    method: '${method.toUpperCase()}'`,
    `    path: '${path}'`,
    ...parameters(operation, 'path', 'params'),
    ...parameters(operation, 'query', 'query'),
    ...body(operation),
    `    response: ${response(operation, written)}`,
  ]
  return `  /** ${operation.summary}. */\n  ${operation.operationId}: {\n${members.join('\n')}\n  }`
}

/** An answer that another operation gives, too, is written out once. What is no JSON is a text. */
function response({ operationId, responses }: Operation, written: Map<string, string>): string {
  const type = typescriptOf(jsonOf(responses['200']) ?? { type: 'string' }, '    ')
  const twin = written.get(type)
  if (twin !== undefined) return `Operations['${twin}']['response']`
  if (type.includes('\n')) written.set(type, operationId)
  return type
}

function parameters({ parameters: all = [] }: Operation, place: string, member: string): string[] {
  const here = all.filter((parameter) => parameter.in === place)
  if (here.length === 0) return []
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  const required = here.filter((parameter) => parameter.required).map((parameter) => parameter.name)
  return [`    ${member}: ${typescriptOf({ type: 'object', properties, required }, '    ')}`]
}

function body({ requestBody }: Operation): string[] {
  const schema = jsonOf(requestBody)
  return schema === undefined ? [] : [`    body: ${typescriptOf(schema, '    ')}`]
}

const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema
