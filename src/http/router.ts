/** Finds the route of a request. Preflights, wrong methods and unknown paths, for which there is no route, get one here. */
import findMyWay from 'find-my-way'
import { ServiceError } from '../errors.ts'
import type { Exchange } from './exchange.ts'
import { prefersHtml } from './negotiation.ts'
import type { Contract } from './parts.ts'
import type { Route } from './route.ts'
import { validatorOf } from './validator.ts'

const METHODS: readonly Route['method'][] = ['POST', 'GET']

/** What a page of another site may send. */
const REQUEST_HEADERS = ['Content-Type', 'X-Request-Id', 'If-None-Match']
const KEY_HEADERS = ['X-API-Key', 'Authorization']

/** The path without the query. A client may also send an absolute URL (RFC 9112 §3.2.2). */
export function pathOf(url: string): string {
  const path = url.charCodeAt(0) === 47 ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}

/** A route with the check of its schemas. */
export type CheckedRoute<Row = Route> = Row & { readonly check: Check }

/** What answers a request, found by its method and path or in another way. */
export type Handler = CheckedRoute<Omit<Route, 'method' | 'path'>>

/**
 * Validates the request and stores the result in the exchange, with only the members that a schema names. `bytes` is the length of the
 * body as it arrived. Throws if the request is invalid.
 */
type Check = (exchange: Exchange, body: unknown, bytes: number) => void

export function withCheck<Row extends Omit<Route, 'limit' | 'method' | 'path'>>(
  route: Row,
): CheckedRoute<Row> {
  const [params, query, body] = [route.params, route.query, route.body].map(
    (schema) => schema && validatorOf(schema),
  )
  const check: Check = (exchange, sent, bytes) => {
    if (query === undefined) exchange.query = NOTHING
    exchange.body = sent === undefined && route.bodyOptional ? {} : sent
    const fault = params?.(exchange.params, 0) ?? query?.(exchange.query, 0) ?? body?.(exchange.body, bytes)
    if (fault !== undefined) throw fault
  }
  return { ...route, check }
}

const NOTHING = Object.freeze({})

/** The returned function also stores the parameters and the query in the exchange, as they were sent. */
export function routeFinder(
  { routes, limitOf, missingPage }: Contract,
  hasKeys: boolean,
): (exchange: Exchange) => Handler {
  const allowedHeaders = [...REQUEST_HEADERS, ...(hasKeys ? KEY_HEADERS : [])]
  // `store` holds the route that was found. It is null for a path that cannot be decoded.
  // A parameter that is too long is rejected later, with a better message.
  const tree = findMyWay({ maxParamLength: Number.POSITIVE_INFINITY, onBadUrl: unused })
  for (const route of routes) tree.on(route.method, route.path, unused, withCheck(route))

  function unrouted(exchange: Exchange, method: string, url: string): Handler {
    const found = METHODS.map((each) => tree.find(each, url)).filter((each) => each !== null)
    if (found.some(({ store }) => store === null)) return failing(badPath(), limitOf(pathOf(url)))
    const matching: Route[] = found.map(({ store }) => store)
    if (matching.length === 0) return missing(exchange, limitOf(decodeURI(pathOf(url))))
    const { path, limit, requestHeaders = [] } = matching[0]!
    exchange.route = path
    const allow = matching.flatMap((each) => (each.method === 'GET' ? ['GET', 'HEAD'] : [each.method]))
    // Paths that are not counted do not belong to the API and need no preflight.
    if (limit !== undefined) allow.push('OPTIONS')
    if (limit !== undefined && method === 'OPTIONS')
      return preflight(allow, [...allowedHeaders, ...requestHeaders], limit)
    return failing(wrongMethod(method, allow), limit)
  }

  /** Below `/v1` everybody gets an error of the API. */
  function missing({ request: { method, headers } }: Exchange, limit: number | undefined): Handler {
    const isVisit = (method === 'GET' || method === 'HEAD') && prefersHtml(headers.accept)
    if (limit !== undefined || missingPage === undefined || !isVisit) return failing(notFound(), limit)
    return withCheck({ limit, answer: missingPage })
  }

  return (exchange) => {
    const { method, url } = exchange.request
    const found = tree.find((method === 'HEAD' ? 'GET' : method) as Route['method'], url!)
    if (!found?.store) return unrouted(exchange, method!, url!)
    const route: CheckedRoute = found.store
    exchange.route = route.path
    exchange.params = found.params
    exchange.query = found.searchParams
    return route
  }
}

function unused(): void {}

export function failing(error: ServiceError, limit: number | undefined, isNeverRefused = false): Handler {
  const answer = () => {
    throw error
  }
  return withCheck({ limit, isNeverRefused, answer })
}

const notFound = () =>
  new ServiceError('NOT_FOUND', 'There is nothing at this path. GET /v1/ lists what there is.')

const badPath = () =>
  new ServiceError('MALFORMED_REQUEST', 'The path has a percent sign that encodes no UTF-8 text.')

function wrongMethod(method: string, allow: readonly string[]): ServiceError {
  const message = `${method} is not answered at this path. Use ${allow.join(', ')}.`
  return new ServiceError('METHOD_NOT_ALLOWED', message, { allow })
}

/** The response to a CORS preflight, which a browser sends before it sends JSON from another site. It may cache it for a day. */
function preflight(allow: readonly string[], allowedHeaders: readonly string[], limit: number): Handler {
  const methods = allow.join(', ')
  return withCheck({
    limit,
    // A browser would report a refused preflight as a CORS error and hide the 429.
    isNeverRefused: true,
    answer: (exchange) => {
      exchange.status = 204
      exchange.addHeaders({
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-max-age': 86_400,
        allow: methods,
        'access-control-allow-methods': methods,
      })
      return ''
    },
  })
}
