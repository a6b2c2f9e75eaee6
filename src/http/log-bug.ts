import type { Logger } from 'pino'
import { ServiceError } from '../errors.ts'

/** Logs an internal error with the request's id, and returns the error for the client, which contains no details. */
export function logBug(bug: unknown, requestId: string, log: Logger): ServiceError {
  log.error({ err: bug, requestId }, 'a request failed with an internal error')
  return new ServiceError(
    'INTERNAL_ERROR',
    'Something went wrong on our side. The request id leads us to it.',
  )
}
