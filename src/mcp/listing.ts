/** A tool as it is listed for an assistant: what it takes and what it answers, as plain JSON Schema. */
import assert from 'node:assert/strict'
import { endpointAt } from '../api/ask.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { Warning } from '../api/schemas/envelope.ts'
import { Type } from '../schema/type.ts'
import { schemaWithout, withOptional } from './omit.ts'
import type { Tool } from './tool.ts'

interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required?: string[]
}

/** The member of a card with the link to its picture. It is left out if the address of the pictures is not known. */
export const LINK = 'image_url'

/** `nameTools` puts the names of tools into texts that name paths. */
export function listing(tool: Tool, endpoints: readonly Endpoint[], nameTools: (text: string) => string) {
  const { name, title, description } = tool
  return {
    name,
    title,
    description,
    inputSchema: describedBy(nameTools, inputSchema(tool, endpoints)),
    outputSchema: describedBy(nameTools, outputSchema(tool, endpoints)),
    annotations: { title, readOnlyHint: true, openWorldHint: false, idempotentHint: true },
  }
}

const describedBy = (nameTools: (text: string) => string, schema: ObjectSchema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'description' && typeof value === 'string' ? nameTools(value) : value,
  ) as ObjectSchema

function inputSchema({ path, members, input }: Tool, endpoints: readonly Endpoint[]) {
  const { body, query } = endpointAt(endpoints, path)
  const schema = input ?? body ?? query
  assert(schema, `${path} takes nothing`)
  const { properties, ...rest } = plain(schema)
  return closed({ ...rest, properties: { ...properties, ...members } }) as ObjectSchema
}

/** The schema says that there are no other members; `refuseUnknown` enforces it. */
const closed = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && typeof value.properties === 'object'
      ? { ...value, additionalProperties: false }
      : value,
  )

function outputSchema({ path, output, omits = [], mayOmit = [] }: Tool, endpoints: readonly Endpoint[]) {
  const { response } = endpointAt(endpoints, path)
  assert('schema' in response, `${path} is no JSON`)
  const facts = output ?? dataOf(response.schema)
  return lean(withOptional(schemaWithout(facts, omits), [...mayOmit, LINK]))
}

const MAX_ENUM = 6

/**
 * A third smaller, with the same structure: every assistant gets the schemas of all tools, so members that are alike are described
 * once, and long lists of values are left to the documentation.
 */
const lean = (schema: object) =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'examples') return undefined
    if (Array.isArray(value?.enum) && value.enum.length > MAX_ENUM) return ofType('string', value)
    const { properties, ...rest } = value?.properties ? value : { properties: {} }
    const alike = new Set(Object.values(properties).map((each) => JSON.stringify(each)))
    const isMap = Object.keys(properties).length > 2 && alike.size === 1
    return isMap ? { ...rest, additionalProperties: Object.values(properties)[0] } : value
  }) as ObjectSchema

const ofType = (type: string, { description }: { readonly description?: string }) => ({
  type,
  ...(description !== undefined && { description }),
})

/** An astrology answer has an envelope, of which an assistant gets data and warnings. */
function dataOf(schema: object): object {
  const { data } = plain(schema).properties
  if (data === undefined) return schema
  const { properties, ...rest } = plain(data)
  return { ...rest, properties: { ...properties, warnings: Type.Array(Warning) } }
}

/** Without the members that TypeBox's types have beyond JSON Schema. */
const plain = (schema: object) => JSON.parse(JSON.stringify(schema)) as ObjectSchema
