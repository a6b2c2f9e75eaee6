/** The path of every request: find its route, count it, read and check its body, answer it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '../errors.ts'
import { hostCheck } from './allowed-hosts.ts'
import { LONG_ANSWER, nextBatch, turnOfLongAnswer } from './batch.ts'
import { compressed } from './compression.ts'
import { Exchange } from './exchange.ts'
import { Gate } from './gate.ts'
import { errorInMarkdown, inMarkdown } from './markdown-answer.ts'
import { prefersMarkdown, prefersPdf } from './negotiation.ts'
import type { Contract, HttpParts } from './parts.ts'
import { parseBody, readBody } from './request-body.ts'
import { checkHead } from './request-head.ts'
import { logBug, requestLog } from './request-log.ts'
import { type AnswerBody, respond, respondError } from './respond.ts'
import { type Handler, pathOf, routeFinder } from './router.ts'
import { UnreadAnswers } from './unread-answers.ts'

/** Answers a request. Finds the route, unless it is given. */
export type Dispatch = (request: IncomingMessage, response: ServerResponse, route?: Handler) => Promise<void>

export function dispatcher(contract: Contract, parts: HttpParts): Dispatch {
  const gate = new Gate(parts)
  const findRoute = routeFinder(contract, parts.apiKeys !== undefined)
  const logRequest = requestLog(parts, gate)
  const checkHost = hostCheck(parts.config)
  const unread = new UnreadAnswers()

  async function answerTo(
    exchange: Exchange,
    request: IncomingMessage,
    given: Handler | undefined,
  ): Promise<AnswerBody> {
    const route = given ?? findRoute(exchange)
    const { limit, body, check, pdf, mayBeMarkdown = false } = route
    const { accept } = exchange.request.headers
    exchange.mayBeMarkdown = mayBeMarkdown
    exchange.isPdf = pdf !== undefined && prefersPdf(accept)
    exchange.isMarkdown = mayBeMarkdown && !exchange.isPdf && prefersMarkdown(accept)
    if (limit !== undefined && !route.isCountedByAnswer) await gate.admit(exchange, limit, route)
    // A route is given only for an incomplete request, which has no head to check.
    if (given === undefined) checkHead(request)
    // Probes ask by whatever address they have.
    if (given === undefined && !route.isHealthCheck) checkHost?.(exchange.request)
    const bytes = body && (await readBody(request))
    await nextBatch()
    check(exchange, bytes && parseBody(bytes), bytes?.length ?? 0)
    const answered = await (exchange.isPdf ? pdf! : route.answer)(exchange)
    if (exchange.cost > 1) await gate.charge(exchange)
    return answered
  }

  return async (request, response, route) => {
    const exchange = new Exchange(request, response)
    logRequest?.(exchange, response)
    try {
      const answer = await answerTo(exchange, request, route)
      const written = exchange.isMarkdown ? inMarkdown(exchange, answer, contract) : answer
      if (exchange.length >= LONG_ANSWER) await turnOfLongAnswer()
      respond(exchange, response, await compressed(exchange, written))
      unread.add(response)
    } catch (thrown) {
      const error = thrown instanceof ServiceError ? thrown : logBug(thrown, exchange.id, parts.log)
      const errorResponse = contract.errorResponse(pathOf(request.url!), error, exchange.id, parts.now())
      respondError(exchange, response, error, errorInMarkdown(exchange, errorResponse, contract))
    }
  }
}
