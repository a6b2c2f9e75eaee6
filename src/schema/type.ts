/**
 * The builders of TypeBox that our schemas need, with TypeBox's own types: what they make is plain JSON Schema. The package
 * itself would load 370 modules at every start, for 17 MB and a tenth of a second; only its types are used here.
 */
import type { TString, Type as TypeBox } from 'typebox'

type Schema = object
type Members = Record<string, Schema>

/** Members that may be absent, with the schemas they are copies of. The mark is kept aside, for it is no part of JSON Schema. */
const optional = new WeakMap<Schema, Schema>()

/** The schema itself, or the one that was made optional. */
export const originalOf = (schema: Schema): Schema => optional.get(schema) ?? schema

/** Texts whose values are documented, with what is checked of them instead. */
const documented = new WeakMap<Schema, Schema>()

/**
 * A text with its values, for the documentation alone: the reading checks it, because a wrong value has an error code of its own, or
 * because other spellings are read, too. Of the request, only `limits` are checked.
 */
export function documentedEnum(values: readonly string[], notes?: Schema, limits?: Schema): TString {
  const schema = { type: 'string', enum: [...values], ...notes }
  documented.set(schema, { type: 'string', ...limits })
  return schema as unknown as TString
}

/** Objects with members that are required unless another one is sent. */
const alternatives = new WeakMap<Schema, Schema>()

/** The members must be sent, or `other` instead. The documentation says it in words: few generators could read it as a schema. */
export function requiredUnless<Object extends Schema>(
  schema: Object,
  other: string,
  members: readonly string[],
): Object {
  // The comment is for the message (schema/ajv.ts).
  const whole = { required: members, $comment: other }
  alternatives.set(schema, { if: { required: [other] }, else: whole })
  return schema
}

interface SchemaParts {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Members
  readonly patternProperties?: Members
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** The schema by which a value is checked. A value that is not in a list is one fault, not two: the type is not checked besides. */
export function checkedPart(schema: Schema): Schema {
  const { properties, patternProperties, items, anyOf, ...own } = schema as SchemaParts
  return {
    ...(documented.get(originalOf(schema)) ?? withoutTypeOfEnum(own)),
    ...(properties && { properties: checkedMembers(properties) }),
    ...(patternProperties && { patternProperties: checkedMembers(patternProperties) }),
    ...(items && { items: checkedPart(items) }),
    ...(anyOf && { anyOf: anyOf.map(checkedPart) }),
    ...alternatives.get(originalOf(schema)),
  }
}

function withoutTypeOfEnum(own: SchemaParts): Schema {
  const { type, ...rest } = own
  return own.enum === undefined ? own : rest
}

const checkedMembers = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, checkedPart(member)]))

const ofType = (type: string) => (options?: Schema) => ({ type, ...options })

function object(properties: Members, options?: Schema): Schema {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name]!))
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
}

const builders = {
  Object: object,
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  String: ofType('string'),
  Number: ofType('number'),
  Integer: ofType('integer'),
  Boolean: ofType('boolean'),
  Null: ofType('null'),
  Unknown: (options?: Schema) => ({ ...options }),
  /** With its type, unlike TypeBox's: generators of clients and some language models do without `enum`, but not without `type`. */
  Enum: (values: readonly (string | number)[], options?: Schema) => ({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: values,
    ...options,
  }),
  Literal: (value: unknown, options?: Schema) => ({ type: typeof value, const: value, ...options }),
  Union: (anyOf: readonly Schema[], options?: Schema) => ({ anyOf, ...options }),
  /** Keys of any kind. */
  Record: (_keys: Schema, values: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': values },
    ...options,
  }),
  Optional: (schema: Schema) => {
    const marked = { ...schema }
    optional.set(marked, schema)
    return marked
  },
}

export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>

/** Names by which the OpenAPI document refers to schemas. They are stored apart: a schema that is checked stays as it is. */
const names = new WeakMap<object, string>()

export function nameSchemas(schemas: Readonly<Record<string, object>>): void {
  for (const [name, schema] of Object.entries(schemas)) names.set(originalOf(schema), name)
}

export const nameOfSchema = (schema: object): string | undefined => names.get(originalOf(schema))
