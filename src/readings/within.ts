/** What is wrong inside a member of a request is told with the way to it: `second.latitude`, not `latitude`. */
import { type ErrorCode, ServiceError } from '../errors.ts'
import type { Issue } from './invalid.ts'

/** What an error is about whose details do not name it, because a request has it only once otherwise. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_TIMEZONE: 'timezone',
  NONEXISTENT_LOCAL_TIME: 'birthDateTime',
  UNSUPPORTED_HOUSE_SYSTEM: 'options.house_system',
  UNSUPPORTED_ZODIAC: 'options.zodiac',
}

export function within<Answer>(member: string, read: () => Answer): Answer {
  try {
    return read()
  } catch (error) {
    throw error instanceof ServiceError ? moved(error, member) : error
  }
}

function moved({ code, message: plain, details, kind }: ServiceError, member: string): ServiceError {
  const message = inOptionsOf(member, plain)
  const issues = details.issues as readonly Issue[] | undefined
  if (issues !== undefined) {
    const told = issues.reduce((text, { path }) => inPath(text, path, member), message)
    const paths = issues.map((issue) => ({
      path: `${member}.${issue.path}`,
      message: inPath(inOptionsOf(member, issue.message), issue.path, member),
    }))
    return new ServiceError(code, told, { ...details, issues: paths }, kind)
  }
  const field = (details.field as string | undefined) ?? FIELDS[code]
  if (field === undefined) return new ServiceError(code, `${member}: ${message}`, details, kind)
  const path = `${member}.${field}`
  const told = message.startsWith(`${field} `) ? `${member}.${message}` : `${path}: ${message}`
  return new ServiceError(code, told, { ...details, field: path }, kind)
}

/** A remedy may name an option of the same birth. */
const inOptionsOf = (member: string, text: string): string =>
  text.replaceAll(/(?<= )options\./g, `${member}.options.`)

const inPath = (text: string, path: string, member: string): string =>
  text.startsWith(path) ? `${member}.${text}` : text
