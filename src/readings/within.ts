/** An error inside a member of a request carries the path to it: `second.latitude`, not `latitude`. */
import { type ErrorCode, type Issue, ServiceError } from '../errors.ts'

/** The members that these errors are about. Their details do not name one, because most requests have it only once. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_TIMEZONE: 'timezone',
  NONEXISTENT_LOCAL_TIME: 'birthDateTime',
  UNSUPPORTED_HOUSE_SYSTEM: 'options.house_system',
  UNSUPPORTED_ZODIAC: 'options.zodiac',
}

/** `inside` lists the fields of the member, if `read` also reads fields that stand beside it. */
export function within<Answer>(member: string, read: () => Answer, inside?: readonly string[]): Answer {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const isInside = inside?.includes(fieldOf(error) ?? '') ?? true
    throw isInside ? moved(error, member) : error
  }
}

const fieldOf = ({ code, details }: ServiceError): string | undefined =>
  (details.field as string | undefined) ?? FIELDS[code]

function moved(error: ServiceError, member: string): ServiceError {
  const { code, message: plain, details, kind } = error
  const message = inOptionsOf(member, plain)
  const issues = details.issues as readonly Issue[] | undefined
  if (issues !== undefined) {
    const withText = issues.reduce((text, { path }) => inPath(text, path, member), message)
    const paths = issues.map((issue) => ({
      path: `${member}.${issue.path}`,
      message: inPath(inOptionsOf(member, issue.message), issue.path, member),
    }))
    return new ServiceError(code, withText, { ...details, issues: paths }, kind)
  }
  const field = fieldOf(error)
  if (field === undefined) return new ServiceError(code, `${member}: ${message}`, details, kind)
  const path = `${member}.${field}`
  const withText = message.startsWith(`${field} `) ? `${member}.${message}` : `${path}: ${message}`
  return new ServiceError(code, withText, { ...details, field: path }, kind)
}

/** A remedy may name an option of the same birth. */
const inOptionsOf = (member: string, text: string): string =>
  text.replaceAll(/(?<= )options\./g, `${member}.options.`)

const inPath = (text: string, path: string, member: string): string =>
  text.startsWith(path) ? `${member}.${text}` : text
