/** Schema → check and cut. A body that fails is told every finding in our own words, never the library's. */
import assert from 'node:assert/strict'
import { Ajv, type ErrorObject, type Options } from 'ajv'
import type { TSchema } from 'typebox'
import { ServiceError } from '../errors.ts'

export type Issue = { path: string; message: string }

/**
 * The error to answer with, or `undefined` for a body of the right shape: it is then cut to the members that the schema names, at
 * every level. `bytes` is the length it arrived in.
 */
export type Validator = (body: unknown, bytes: number) => ServiceError | undefined

/** No coercion, no defaults; what no schema names is ignored (decisions 1.2, 1.3). Numbers must be finite. The schemas are our own: no need to check them. */
const OPTIONS: Options = {
  removeAdditional: 'all',
  strict: true,
  strictNumbers: true,
  validateFormats: false,
  meta: false,
  validateSchema: false,
}
const firstFault = new Ajv(OPTIONS)
const everyFault = new Ajv({ ...OPTIONS, allErrors: true })

/** A longer body is told only its first fault: listing tens of thousands costs 20 ms and helps nobody. */
const LISTED_UP_TO_BYTES = 8192
const MOST_ISSUES = 20
const MOST_IN_MESSAGE = 3

export function validatorOf(schema: TSchema): Validator {
  // The first branch of an `anyOf` would cut what the others name.
  assert.doesNotMatch(JSON.stringify(schema), /"(any|one|all)Of":/, 'a request has one shape')
  const check = firstFault.compile(schema)
  let checkAll: typeof check | undefined
  return (body, bytes) => {
    if (check(body)) return undefined
    if (bytes > LISTED_UP_TO_BYTES) return validationError(check.errors!)
    checkAll ??= everyFault.compile(schema)
    checkAll(body)
    return validationError(checkAll.errors!)
  }
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
const DEMANDS: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'is required',
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

function issueOf({ keyword, instancePath, params }: ErrorObject): Issue {
  const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
  const path = memberPath(instancePath + missing)
  const demand = DEMANDS[keyword]?.(params) ?? 'is not of the documented form'
  return { path, message: `${path === '' ? 'The body' : path} ${demand}.` }
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

/** One error for all that was found. */
function validationError(findings: readonly ErrorObject[]): ServiceError {
  const issues = findings.slice(0, MOST_ISSUES).map(issueOf)
  const shown = issues.slice(0, MOST_IN_MESSAGE).map((issue) => issue.message)
  const rest = findings.length - shown.length
  if (rest > 0) shown.push(`And ${rest} more.`)
  return new ServiceError('VALIDATION_ERROR', shown.join(' '), { issues }, 'shape')
}
