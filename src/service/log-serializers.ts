/** How errors and reasons are written to the log: bounded, and without our secrets, whoever put them there. */
import { stdSerializers } from 'pino'
import { withoutSecrets } from '../errors.ts'

const DEEPEST = 5

/** Members of a line that may hold what others have written. */
export function logSerializers(secrets: readonly string[]) {
  const clean = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return withoutSecrets(value, secrets)
    if (typeof value !== 'object' || value === null) return value
    if (depth === DEEPEST) return '…'
    const members = Object.entries(value).map(([name, member]) => [name, clean(member, depth + 1)])
    return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
  }
  return {
    err: (error: unknown) => clean(error instanceof Error ? stdSerializers.err(error) : error),
    reason: (reason: unknown) => clean(reason),
  }
}
