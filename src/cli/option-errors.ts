/** What is wrong with a request, reported by the option in which it was written. */
import { ServiceError } from '../errors.ts'
import type { Issue } from '../readings/invalid.ts'
import { UsageError } from './command.ts'

/** Members of a request that are not spelled like their option. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  birthDateTime: 'The birth',
  sign: 'The sign',
  timezone: '--zone',
  latitude: '--lat',
  longitude: '--lon',
}

/** Errors that do not say which member they are about. */
const MEMBERS: Readonly<Record<string, string>> = {
  INVALID_TIMEZONE: 'timezone',
  INVALID_ZODIAC_SIGN: 'sign',
}

/** `options` are those of the command. */
export function namedByOption(error: unknown, options?: readonly string[]): unknown {
  if (!(error instanceof ServiceError)) return error
  const { code, message, details } = error
  const { field, issues } = details as { field?: string; issues?: readonly Issue[] }
  const path = MEMBERS[code] ?? field ?? issues?.[0]?.path
  if (path === undefined) return error
  const member = path.slice(path.lastIndexOf('.') + 1)
  const written = WRITTEN_AS[member] ?? `--${member}`
  const isOption = written.startsWith('--')
  if (isOption && options?.includes(written.slice(2)) === false) return error
  for (const subject of [path, member])
    if (message.startsWith(`${subject} `)) return new UsageError(written + message.slice(subject.length))
  return new UsageError(isOption ? `${written}: ${message}` : message)
}
