import { type Mistake, ServiceError } from '../errors.ts'

export interface Issue {
  /** `cards[3].name` */
  readonly path: string
  /** A whole sentence. */
  readonly message: string
}

const MAX_IN_MESSAGE = 3

/** One error for everything that is wrong with a request. */
export function invalid(issues: readonly Issue[], kind: Mistake = 'value'): ServiceError {
  const shown = issues.slice(0, MAX_IN_MESSAGE).map(({ message }) => message)
  const rest = issues.length - shown.length
  if (rest > 0) shown.push(`And ${rest} more.`)
  return new ServiceError('VALIDATION_ERROR', shown.join(' '), { issues }, kind)
}
