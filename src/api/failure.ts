/** Anything thrown while a request is served → the error answer, and a log line if it is our mistake. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, ServiceError } from '../errors.ts'
import { errorBody, internalError, statusOf, voiceOf } from './error-responses.ts'
import { JSON_TYPE } from './headers.ts'
import { pathOf } from './known-paths.ts'
import type { Parts } from './parts.ts'
import { validationError } from './validation-issues.ts'

/** The framework's own complaints about a request, in our words. */
const FRAMEWORK_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_BAD_URL: {
    code: 'MALFORMED_REQUEST',
    message: 'The path has a percent sign that does not encode UTF-8.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the body as JSON, with the header "Content-Type: application/json".',
  },
}

/** A long time for a client that waits, short enough not to lose it. */
const RETRY_WHEN_UNAVAILABLE_SECONDS = 2

export class Failure {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Writes the error answer over whatever the handler had set so far. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = this.#inWords(thrown as FastifyError, request)
    const { allow, retryAfterSeconds } = error.details
    reply.code(statusOf(error)).header('content-type', JSON_TYPE).header('cache-control', 'no-store')
    reply.removeHeader('etag')
    if (Array.isArray(allow)) reply.header('allow', allow.join(', '))
    if (error.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS)
    else if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    // The framework closes the connection after any fault in a body; one that was read whole need not cost that.
    if (error.code === 'INVALID_JSON' || error.code === 'VALIDATION_ERROR') reply.removeHeader('connection')
    return reply.send(errorBody(voiceOf(pathOf(request.url)), error, request.id, this.#parts.now()))
  }

  #inWords(thrown: FastifyError, request: FastifyRequest): ServiceError {
    if (thrown instanceof ServiceError) return thrown
    if (thrown.validation !== undefined) return validationError(thrown.validation)
    const known = FRAMEWORK_ERRORS[thrown.code]
    if (known !== undefined) return new ServiceError(known.code, known.message)
    this.#parts.log.error({ err: thrown, requestId: request.id }, 'a request failed for a reason of ours')
    return internalError()
  }
}
