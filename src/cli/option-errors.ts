/** What is wrong with a request, told by the option in which it was written. */
import { ServiceError } from '../errors.ts'
import type { Issue } from '../readings/invalid.ts'
import { UsageError } from './command.ts'

/** Members of a request that are not spelled like their option. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  birthDateTime: 'The birth',
  timezone: '--zone',
  latitude: '--lat',
  longitude: '--lon',
}

export function namedByOption(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const { code, message, details } = error
  const { field, issues } = details as { field?: string; issues?: readonly Issue[] }
  const member = code === 'INVALID_TIMEZONE' ? 'timezone' : (field ?? issues?.[0]?.path)
  if (member === undefined) return error
  const written = WRITTEN_AS[member] ?? `--${member}`
  const isSubject = message.startsWith(`${member} `)
  return new UsageError(isSubject ? written + message.slice(member.length) : `${written}: ${message}`)
}
