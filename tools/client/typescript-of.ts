/** JSON Schema → the TypeScript type it describes, for the part of JSON Schema that our schemas use. */

export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly description?: string
  readonly $ref?: string
  /** A type instead of the one that the schema describes. */
  readonly typescript?: string
}

export function typescriptOf(schema: JsonSchema, indent = ''): string {
  if (schema.typescript !== undefined) return schema.typescript
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if ('const' in schema) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typescriptOf(one, indent)).join(' | ')
  if (schema.type === 'array') return `Array<${typescriptOf(schema.items ?? {}, indent)}>`
  if (schema.type === 'object') return objectType(schema, indent)
  return SCALARS[schema.type ?? ''] ?? 'unknown'
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)

function objectType(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [], patternProperties } = schema
  const names = Object.keys(properties)
  if (names.length === 0) return recordType(patternProperties, indent)
  const inner = `${indent}  `
  const members = names.flatMap((name) => {
    const member = properties[name]!
    const note = member.description === undefined ? [] : [`${inner}/** ${member.description} */`]
    const optional = required.includes(name) ? '' : '?'
    return [...note, `${inner}${quoted(name)}${optional}: ${typescriptOf(member, inner)}`]
  })
  return `{\n${members.join('\n')}\n${indent}}`
}

function recordType(patternProperties: JsonSchema['patternProperties'], indent: string): string {
  const [value] = Object.values(patternProperties ?? {})
  return `Record<string, ${value === undefined ? 'unknown' : typescriptOf(value, indent)}>`
}

const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
