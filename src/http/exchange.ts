/**
 * The way of one request under `/v1`: counted, read, checked, answered. The framework finds the route and brings the
 * request; what follows is ours, so that it costs little and every refusal looks the same.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SizedText } from '../api/envelope.ts'
import type { Parts } from '../api/parts.ts'
import { ServiceError } from '../errors.ts'
import { internalError } from './error-responses.ts'
import type { Gate } from './gate.ts'
import { groupNumber } from './limits.ts'
import { NO_BYTES, parseBody, readBody } from './request-body.ts'
import { respond, respondError } from './respond.ts'
import { takeTurn } from './rounds.ts'
import type { Answer, Route } from './route.ts'
import { type Validator, validatorOf } from './validator.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The path as its row has it, for log and metrics. */
    route?: string
  }
}

export class Exchange {
  readonly #parts: Parts
  readonly #gate: Gate
  readonly #route: Route
  readonly #label: string
  readonly #group: number
  readonly #checkBody: Validator | undefined
  readonly #checkParams: Validator | undefined
  readonly #checkQuery: Validator | undefined

  constructor(route: Route, parts: Parts, gate: Gate) {
    this.#parts = parts
    this.#gate = gate
    this.#route = route
    this.#label = `/v1${route.path}`
    this.#group = groupNumber(route.limit)
    this.#checkBody = route.body && validatorOf(route.body)
    this.#checkParams = route.params && validatorOf(route.params)
    this.#checkQuery = route.query && validatorOf(route.query)
  }

  /** The handler the framework calls. */
  readonly begin = (request: FastifyRequest, reply: FastifyReply): void => {
    request.route = this.#label
    const refusal = this.#gate.admit(request, this.#group)
    if (refusal instanceof Promise) {
      refusal.then(
        (late) => this.#admitted(late, request, reply),
        (bug) => this.fail(bug, request, reply),
      )
    } else this.#admitted(refusal, request, reply)
  }

  #admitted(refusal: ServiceError | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (refusal !== undefined) this.fail(refusal, request, reply)
    else if (this.#checkBody === undefined) this.#answer(NO_BYTES, request, reply)
    else {
      readBody(request.raw, (fault, bytes) => {
        if (fault !== undefined) this.fail(fault, request, reply)
        else this.#answer(bytes, request, reply)
      })
    }
  }

  #answer(bytes: Buffer, request: FastifyRequest, reply: FastifyReply): void {
    takeTurn({
      work: () => {
        this.#check(bytes, request)
        return this.#route.answer(request, reply)
      },
      done: (answer) => {
        if (answer instanceof Promise) {
          answer.then(
            (late) => this.#send(late, request, reply),
            (thrown) => this.fail(thrown, request, reply),
          )
        } else this.#send(answer, request, reply)
      },
      failed: (thrown) => this.fail(thrown, request, reply),
    })
  }

  /** Reads what was sent into `request.body`. Throws what is wrong with it. */
  #check(bytes: Buffer, request: FastifyRequest): void {
    const body = parseBody(bytes)
    request.body = body === undefined && this.#route.bodyOptional ? {} : body
    const fault =
      this.#checkParams?.(request.params, 0) ??
      this.#checkQuery?.(request.query, 0) ??
      this.#checkBody?.(request.body, bytes.length)
    if (fault !== undefined) throw fault
  }

  #send(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
    try {
      if (answer instanceof SizedText) respond(request, reply, answer.text, answer.bytes)
      else respond(request, reply, typeof answer === 'string' ? answer : JSON.stringify(answer))
    } catch (bug) {
      this.fail(bug, request, reply)
    }
  }

  /** A ServiceError is the caller's and is told; anything else is ours and is logged. */
  fail(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    respondError(request, reply, inWords(thrown, request.id, this.#parts), this.#parts.now())
  }
}

/** What a client is told about anything thrown. A bug is logged here, once, under the request's id. */
export function inWords(thrown: unknown, requestId: string, { log }: Parts): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  log.error({ err: thrown, requestId }, 'a request failed for a reason of ours')
  return internalError()
}
