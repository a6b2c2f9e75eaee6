/** Calls endpoints in this process, without HTTP or rate limits: for the command line and MCP. */
import assert from 'node:assert/strict'
import { ServiceError } from '../errors.ts'
import { Exchange } from '../http/exchange.ts'
import { logBug } from '../http/log-bug.ts'
import { SizedText } from '../http/respond.ts'
import { withCheck } from '../http/router.ts'
import type { Endpoint } from './endpoint.ts'
import type { Parts } from './parts.ts'

/** The answer of the POST endpoint at a path below `/v1`, as an object. Throws a ServiceError if the request is wrong. */
export async function ask(
  endpoints: readonly Endpoint[],
  path: string,
  body: object,
  { log }: Pick<Parts, 'log'>,
): Promise<object> {
  const endpoint = endpoints.find((row) => row.method === 'POST' && row.path === path)
  assert(endpoint, `${path} is no endpoint`)
  const exchange = new Exchange({ headers: {}, socket: {} })
  try {
    withCheck(endpoint).check(exchange, body, 0)
    const answer = await endpoint.answer(exchange)
    if (answer instanceof SizedText) return JSON.parse(answer.text)
    return typeof answer === 'string' ? JSON.parse(answer) : answer
  } catch (thrown) {
    throw thrown instanceof ServiceError ? thrown : logBug(thrown, exchange.id, log)
  }
}
