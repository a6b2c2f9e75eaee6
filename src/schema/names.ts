/** Names for schemas, by which the OpenAPI document refers to them. They are kept aside: a schema that is checked stays as it is. */
import { originalOf } from './type.ts'

const names = new WeakMap<object, string>()

export function nameSchemas(schemas: Readonly<Record<string, object>>): void {
  for (const [name, schema] of Object.entries(schemas)) names.set(originalOf(schema), name)
}

export const nameOfSchema = (schema: object): string | undefined => names.get(originalOf(schema))
