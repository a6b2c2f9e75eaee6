/**
 * The builders of TypeBox that our schemas need, with TypeBox's own types: what they make is plain JSON Schema. The package
 * itself would load 370 modules at every start, for 17 MB and a tenth of a second; only its types are used here.
 */
import type { Type as TypeBox } from 'typebox'

type Schema = object
type Members = Record<string, Schema>

/** Members that may be absent, with the schemas they are copies of. The mark is kept aside, for it is no part of JSON Schema. */
const optional = new WeakMap<Schema, Schema>()

/** The schema itself, or the one that was made optional. */
export const originalOf = (schema: Schema): Schema => optional.get(schema) ?? schema

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
  Enum: (values: readonly unknown[], options?: Schema) => ({ enum: values, ...options }),
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
