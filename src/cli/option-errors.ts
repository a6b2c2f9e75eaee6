/** Errors of a request, with the options of the command line in place of its members. */
import { type Issue, ServiceError } from '../errors.ts'
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
  const [, owner] = OWNED.exec(field ?? issues?.[0]?.path ?? '') ?? []
  const path = (owner === undefined ? MEMBERS[code] : undefined) ?? field ?? issues?.[0]?.path
  if (path === undefined) return error
  const member = path.slice(path.lastIndexOf('.') + 1)
  const written = writtenAs(member, owner, options)
  const isOption = written.startsWith('--')
  if (isOption && options?.includes(written.slice(2)) === false) return error
  for (const subject of [path, member])
    if (/^:? /.test(message.slice(subject.length)) && message.startsWith(subject))
      return new UsageError(written + message.slice(subject.length))
  return new UsageError(isOption ? `${written}: ${message}` : message)
}

/** One of two births: `second.latitude`. */
const OWNED = /^(first|second)\./

/** `--second-lat` for the latitude of the second of two births, whose own option is `--second`. */
function writtenAs(member: string, owner: string | undefined, options: readonly string[] = []): string {
  const written = WRITTEN_AS[member] ?? `--${member}`
  if (owner === undefined) return written
  const owned = written.startsWith('--') ? `--${owner}-${written.slice(2)}` : `--${owner}`
  return options.includes(owned.slice(2)) ? owned : written
}
