/** What is wrong with a birth, told by the option in which it was written. */
import { ServiceError } from '../errors.ts'
import { UsageError } from './command.ts'

const WRITTEN_AS: Readonly<Record<string, string>> = {
  birthDateTime: 'The birth',
  timezone: '--zone',
  latitude: '--lat',
  longitude: '--lon',
}

export function namedByOption(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const { code, message, details } = error
  const member = code === 'INVALID_TIMEZONE' ? 'timezone' : String(details.field)
  const written = WRITTEN_AS[member]
  if (written === undefined) return error
  const isSubject = message.startsWith(`${member} `)
  return new UsageError(isSubject ? written + message.slice(member.length) : `${written}: ${message}`)
}
