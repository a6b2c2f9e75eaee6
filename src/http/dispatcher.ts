/** The way of one request, whatever it asks for: found, counted, read, checked, answered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '../errors.ts'
import { Exchange } from './exchange.ts'
import type { Gate } from './gate.ts'
import { logBug } from './log-bug.ts'
import type { Contract, HttpParts } from './parts.ts'
import { parseBody, readBody } from './request-body.ts'
import { checkHead } from './request-head.ts'
import { RequestLog } from './request-log.ts'
import { respond, respondError } from './respond.ts'
import { nextRound } from './rounds.ts'
import type { Answer } from './route.ts'
import { pathOf, Router } from './router.ts'

export class Dispatcher {
  readonly #contract: Contract
  readonly #parts: HttpParts
  readonly #gate: Gate
  readonly #router: Router
  readonly #log: RequestLog

  constructor(contract: Contract, parts: HttpParts, gate: Gate) {
    this.#contract = contract
    this.#parts = parts
    this.#gate = gate
    this.#router = new Router(contract)
    this.#log = new RequestLog(parts, gate)
  }

  /** For the server's `request`. */
  readonly dispatch = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = new Exchange(request)
    this.#log.watch(exchange, response)
    try {
      respond(exchange, response, await this.#answer(exchange, request))
    } catch (thrown) {
      const error = thrown instanceof ServiceError ? thrown : logBug(thrown, exchange.id, this.#parts.log)
      const { errorResponse } = this.#contract
      const told = errorResponse(pathOf(request.url!), error, exchange.id, this.#parts.now())
      respondError(exchange, response, error, told)
    }
  }

  async #answer(exchange: Exchange, request: IncomingMessage): Promise<Answer> {
    const checked = this.#router.find(exchange)
    const { limit, isNeverRefused, isHealthCheck = false, body, answer } = checked.route
    if (limit !== undefined) {
      await this.#gate.count(exchange, limit)
      if (!isNeverRefused) this.#gate.refuse(exchange, isHealthCheck)
    }
    checkHead(request)
    const bytes = body && (await readBody(request))
    await nextRound()
    checked.check(exchange, bytes && parseBody(bytes), bytes?.length ?? 0)
    return answer(exchange)
  }
}
