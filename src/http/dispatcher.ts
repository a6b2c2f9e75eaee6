/** The way of one request, whatever it asks for: found, counted, read, checked, answered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '../errors.ts'
import { Exchange } from './exchange.ts'
import { Gate } from './gate.ts'
import { logBug } from './log-bug.ts'
import type { Contract, HttpParts } from './parts.ts'
import { parseBody, readBody } from './request-body.ts'
import { RequestLog } from './request-log.ts'
import { respond, respondError } from './respond.ts'
import { nextRound } from './rounds.ts'
import type { Answer } from './route.ts'
import { type CheckedRoute, pathOf, Router } from './router.ts'

export class Dispatcher {
  readonly #contract: Contract
  readonly #parts: HttpParts
  readonly #gate: Gate
  readonly #router: Router
  readonly #log: RequestLog | undefined

  constructor(contract: Contract, parts: HttpParts) {
    this.#contract = contract
    this.#parts = parts
    this.#gate = new Gate(parts)
    this.#router = new Router(contract)
    this.#log = RequestLog.open(parts, this.#gate)
  }

  /** Finds the route by itself, unless it is given. */
  readonly dispatch = async (
    request: IncomingMessage,
    response: ServerResponse,
    route?: CheckedRoute,
  ): Promise<void> => {
    const exchange = new Exchange(request)
    this.#log?.watch(exchange, response)
    try {
      respond(exchange, response, await this.#answer(exchange, request, route))
    } catch (thrown) {
      const error = thrown instanceof ServiceError ? thrown : logBug(thrown, exchange.id, this.#parts.log)
      const { errorResponse } = this.#contract
      const told = errorResponse(pathOf(request.url!), error, exchange.id, this.#parts.now())
      respondError(exchange, response, error, told)
    }
  }

  async #answer(
    exchange: Exchange,
    request: IncomingMessage,
    checked = this.#router.find(exchange),
  ): Promise<Answer> {
    const { limit, isNeverRefused, body, answer } = checked.route
    if (limit !== undefined) {
      await this.#gate.count(exchange, limit)
      if (!isNeverRefused) this.#gate.refuse(exchange)
    }
    const bytes = body && (await readBody(request))
    await nextRound()
    checked.check(exchange, bytes && parseBody(bytes), bytes?.length ?? 0)
    return answer(exchange)
  }
}
