/** Schema → check. A body that fails is told every finding in our own words, never the library's. */
import { Ajv, type ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import { ServiceError } from '../errors.ts'
import { findingOf, OPTIONS } from '../schema/ajv.ts'

export type Issue = { path: string; message: string }

/** The error to answer with, or `undefined` for a body of the right shape. `bytes` is the length it arrived in. */
export type Validator = (body: unknown, bytes: number) => ServiceError | undefined

const firstFault = new Ajv(OPTIONS)
const everyFault = new Ajv({ ...OPTIONS, allErrors: true })

/** A longer body is told only its first fault: listing tens of thousands costs 20 ms and helps nobody. */
const LISTED_UP_TO_BYTES = 8192
const MOST_ISSUES = 20
const MOST_IN_MESSAGE = 3

export function validatorOf(schema: TSchema): Validator {
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

function issueOf(finding: ErrorObject): Issue {
  const { path, demand } = findingOf(finding)
  return { path, message: `${path === '' ? 'The body' : path} ${demand}.` }
}

/** One error for all that was found. */
function validationError(findings: readonly ErrorObject[]): ServiceError {
  const issues = findings.slice(0, MOST_ISSUES).map(issueOf)
  const shown = issues.slice(0, MOST_IN_MESSAGE).map((issue) => issue.message)
  const rest = findings.length - shown.length
  if (rest > 0) shown.push(`And ${rest} more.`)
  return new ServiceError('VALIDATION_ERROR', shown.join(' '), { issues }, 'shape')
}
