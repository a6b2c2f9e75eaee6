/** Validates bodies against a schema and removes unknown members. Errors use our own messages, never the library's. */
import assert from 'node:assert/strict'
import { Ajv, type ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import { type Issue, invalid, type ServiceError } from '../errors.ts'
import { findingOf, OPTIONS } from '../schema/ajv.ts'
import { checkedPart } from '../schema/type.ts'

/**
 * The error to answer with, or `undefined` for a valid body. Members that the schema does not name are removed from a valid body, at every
 * level. `bytes` is the length of the body as it arrived.
 */
export type Validator = (body: unknown, bytes: number) => ServiceError | undefined

/** Unknown members are ignored (decision 1.2), so they are removed and a handler never sees them. */
const firstFault = new Ajv({ ...OPTIONS, removeAdditional: 'all' })
const everyFault = new Ajv({ ...OPTIONS, removeAdditional: 'all', allErrors: true })

/** For a longer body only the first error is reported: listing tens of thousands would take 20 ms and help nobody. */
const MAX_LISTED_BYTES = 8192
const MAX_ISSUES = 20

export function validatorOf(schema: TSchema): Validator {
  // The first branch of an `anyOf` would remove members that the other branches name.
  assert.doesNotMatch(JSON.stringify(schema), /"(any|one|all)Of":/, 'a request has one shape')
  // Compiled with the first request that needs it: all of them took a quarter of the time to the first answer.
  let check: ReturnType<Ajv['compile']> | undefined
  let checkAll: typeof check
  return (body, bytes) => {
    check ??= firstFault.compile(checkedSchema(schema))
    if (check(body)) return undefined
    if (bytes > MAX_LISTED_BYTES) return validationError(check.errors!)
    checkAll ??= everyFault.compile(checkedSchema(schema))
    checkAll(body)
    return validationError(checkAll.errors!)
  }
}

/** One object for each schema, because Ajv recognises a schema that it has compiled by its identity. */
const checkedSchemas = new WeakMap<object, object>()
const checkedSchema = (schema: TSchema) => checkedSchemas.getOrInsertComputed(schema, checkedPart)

function issueOf(finding: ErrorObject): Issue {
  const { path, demand } = findingOf(finding)
  return { path, message: `${path === '' ? 'The body' : path} ${demand}.` }
}

/** One error for all findings. */
function validationError(faults: readonly ErrorObject[]): ServiceError {
  // A condition repeats what its parts have found.
  const findings = faults.filter(({ keyword }) => keyword !== 'if')
  return invalid(findings.slice(0, MAX_ISSUES).map(issueOf), 'shape', findings.length)
}
