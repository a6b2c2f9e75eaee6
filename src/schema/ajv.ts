/** How Ajv checks requests and a model's answers alike, and what it finds in our own words, never the library's. */
import type { ErrorObject, Options } from 'ajv'

/** No coercion and no defaults (decisions 1.2, 1.3). Numbers must be finite. The schemas are our own: no need to check them. */
export const OPTIONS: Options = {
  strict: true,
  // A condition requires members that the object around it defines.
  strictRequired: false,
  strictNumbers: true,
  validateFormats: false,
  meta: false,
  validateSchema: false,
  // The schema of a fault, for what can be sent instead of a missing member.
  verbose: true,
}

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a finite number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const plural = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a keyword of JSON Schema asks for. A keyword that is not here says only that the value does not fit. */
const DEMANDS: Record<string, (params: Record<string, unknown>, schema?: { $comment?: string }) => string> = {
  required: (_, { $comment: other } = {}) =>
    other === undefined ? 'is required' : `is required, unless ${other} is sent instead`,
  type: ({ type }) => `must be ${KINDS[String(type)] ?? String(type)}`,
  enum: ({ allowedValues }) => `must be one of: ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => `must have at least ${plural(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${plural(limit, 'character')}`,
  minItems: ({ limit }) => `must hold at least ${plural(limit, 'item')}`,
  maxItems: ({ limit }) => `must hold at most ${plural(limit, 'item')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
}

/** `path` is empty for the whole value. */
export function findingOf(fault: ErrorObject): { path: string; demand: string } {
  const { keyword, instancePath, params, parentSchema } = fault
  const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
  const demand =
    DEMANDS[keyword]?.(params, parentSchema as { $comment?: string }) ?? 'is not of the documented form'
  return { path: memberPath(instancePath + missing), demand }
}

/** `/positions/3/name` → `positions[3].name` */
function memberPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}
