import type { Logger } from 'pino'
import { ServiceError } from '../errors.ts'

/** Logs what is our own fault under the request's id, and gives back all that a client is told of it. */
export function logBug(bug: unknown, requestId: string, log: Logger): ServiceError {
  log.error({ err: bug, requestId }, 'a request failed for a reason of ours')
  return new ServiceError(
    'INTERNAL_ERROR',
    'Something went wrong on our side. The request id leads us to it.',
  )
}
