/** Answers and their schemas without some of their members. */

/** The value without the members of these names, at every level. */
export function omit(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => omit(each, names))
  const rest = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(rest.map(([name, member]) => [name, omit(member, names)]))
}

/** The schema of such a value. In a schema, too, a member is a key, and a name among those that are required. */
export const schemaWithout = (schema: object, names: readonly string[]): object =>
  withOptional(omit(schema, names) as object, names)

/** The schema of a value that may lack the members of these names. */
export const withOptional = (schema: object, names: readonly string[]): object =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'required' && Array.isArray(value) ? value.filter((name) => !names.includes(name)) : value,
  )
