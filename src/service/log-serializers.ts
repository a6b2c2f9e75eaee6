/** Writes errors and reasons to the log with limited length and without our secrets, wherever the text comes from. */
import { stdSerializers } from 'pino'
import { withoutSecrets } from '../errors.ts'

const MAX_DEPTH = 5

/** For the members of a log line that may contain text from outside. */
export function logSerializers(secrets: readonly string[]) {
  const clean = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return withoutSecrets(value, secrets)
    if (typeof value !== 'object' || value === null) return value
    if (depth === MAX_DEPTH) return '…'
    const members = Object.entries(value).map(([name, member]) => [name, clean(member, depth + 1)])
    return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
  }
  return {
    err: (error: unknown) => clean(error instanceof Error ? stdSerializers.err(error) : error),
    reason: (reason: unknown) => clean(reason),
  }
}
