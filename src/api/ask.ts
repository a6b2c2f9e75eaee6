/** Calls endpoints in this process, without HTTP or rate limits: for the command line, and for the tools of assistants. */
import assert from 'node:assert/strict'
import { ServiceError } from '../errors.ts'
import { Exchange, type RequestHead } from '../http/exchange.ts'
import { logBug } from '../http/request-log.ts'
import { objectOf } from '../http/respond.ts'
import { withCheck } from '../http/router.ts'
import type { Report } from '../report/document.ts'
import type { Endpoint } from './endpoint.ts'
import type { Parts } from './parts.ts'

/** The POST endpoint at a path below `/v1`, or else its GET. */
export function endpointAt(endpoints: readonly Endpoint[], path: string): Endpoint {
  const here = endpoints.filter((row) => row.path === path)
  const endpoint = here.find(({ method }) => method === 'POST') ?? here[0]
  assert(endpoint, `${path} is no endpoint`)
  return endpoint
}

/** The request of a caller in this process. */
const NOBODY: RequestHead = { headers: {}, socket: {} }

/**
 * The answer of that endpoint as an object. `given` is its body, or its query. Links are those for `caller`. Throws a ServiceError if the
 * request is wrong.
 */
export async function askEndpoint(
  endpoints: readonly Endpoint[],
  path: string,
  given: object,
  { log }: Pick<Parts, 'log'>,
  caller = NOBODY,
  /** The request that the call came with: it is computed in its client's share, and costs count there. */
  outer?: Exchange,
): Promise<object> {
  const endpoint = endpointAt(endpoints, path)
  const exchange = new Exchange(caller)
  exchange.client = outer?.client
  const answer = await checked(endpoint, exchange, given, log, endpoint.answer)
  if (outer !== undefined) outer.cost += exchange.cost
  return objectOf(answer)
}

/** The report of that endpoint, which has one. */
export function askReport(
  endpoints: readonly Endpoint[],
  path: string,
  given: object,
  { log }: Pick<Parts, 'log'>,
): Promise<Report> {
  const endpoint = endpointAt(endpoints, path)
  assert(endpoint.report, `${path} has no report`)
  return checked(endpoint, new Exchange(NOBODY), given, log, endpoint.report)
}

async function checked<Result>(
  endpoint: Endpoint,
  exchange: Exchange,
  given: object,
  log: Parts['log'],
  ask: (exchange: Exchange) => Result | Promise<Result>,
): Promise<Result> {
  if (endpoint.query !== undefined) exchange.query = asQuery(given)
  try {
    withCheck(endpoint).check(exchange, given, 0)
    return await ask(exchange)
  } catch (thrown) {
    throw thrown instanceof ServiceError ? thrown : logBug(thrown, exchange.id, log)
  }
}

/** As in an address: everything is text, and lists have commas. */
const asQuery = (given: object) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
