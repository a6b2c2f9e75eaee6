/** The validator's findings in our own words: `{ path, message }`, and one sentence for the error's message. */
import type { FastifySchemaValidationError } from 'fastify'
import { ServiceError } from '../errors.ts'

export type Issue = { path: string; message: string }

const MOST_ISSUES = 20
const MOST_IN_MESSAGE = 3

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

export function issuesOf(findings: readonly FastifySchemaValidationError[]): Issue[] {
  return findings.slice(0, MOST_ISSUES).map(({ keyword, instancePath, params }) => {
    const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
    const path = memberPath(instancePath + missing)
    const demand = DEMANDS[keyword]?.(params) ?? 'is not of the documented form'
    return { path, message: `${path === '' ? 'The body' : path} ${demand}.` }
  })
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

/** One error for all that the schema found. */
export function validationError(findings: readonly FastifySchemaValidationError[]): ServiceError {
  const issues = issuesOf(findings)
  const shown = issues.slice(0, MOST_IN_MESSAGE).map((issue) => issue.message)
  const rest = findings.length - shown.length
  if (rest > 0) shown.push(`And ${rest} more.`)
  return new ServiceError('VALIDATION_ERROR', shown.join(' '), { issues }, 'shape')
}
