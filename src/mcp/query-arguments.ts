/** Arguments of a tool whose endpoint takes a query. In a query everything is text, so a `null` would be searched for as the word “null”. */
import { type Issue, invalid } from '../errors.ts'

type Members = Readonly<Record<string, { readonly type?: string }>>

/** Throws a ServiceError for each that is neither text nor, for numbers, a number. `lists` are members that may be lists of texts. */
export function refuseOtherThanText(members: Members, given: object, lists: readonly string[] = []): void {
  const issues = Object.entries(given).flatMap(([name, value]): Issue[] => {
    const isNumber = members[name]?.type === 'number' || members[name]?.type === 'integer'
    if (isText(value) || (isNumber && typeof value === 'number')) return []
    if (lists.includes(name) && Array.isArray(value) && value.every(isText)) return []
    const kind = isNumber ? 'a number' : lists.includes(name) ? 'a string, or a list of strings' : 'a string'
    return [{ path: name, message: `${name} must be ${kind}.` }]
  })
  if (issues.length > 0) throw invalid(issues, 'shape')
}

const isText = (value: unknown) => typeof value === 'string'
