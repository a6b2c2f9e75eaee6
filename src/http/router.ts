/** Finds the route of a request. What no route answers (preflights, wrong methods, unknown paths) gets one here that says so. */
import findMyWay from 'find-my-way'
import { ServiceError } from '../errors.ts'
import type { Exchange } from './exchange.ts'
import type { Contract } from './parts.ts'
import type { Route } from './route.ts'
import { type Validator, validatorOf } from './validator.ts'

/** As long as a path can be: what is too long for a name is told so by the reading. */
const LONGEST_PARAMETER = 16_384

const METHODS: readonly Route['method'][] = ['POST', 'GET']

/** A path without its query; a client may also send the whole URL (RFC 9112 §3.2.2). */
export function pathOf(url: string): string {
  const path = url.charCodeAt(0) === 47 ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}

/** A route with its schemas compiled. */
export class CheckedRoute<Row extends Omit<Route, 'limit'> = Route> {
  readonly route: Row
  readonly #params: Validator | undefined
  readonly #query: Validator | undefined
  readonly #body: Validator | undefined

  constructor(route: Row) {
    this.route = route
    this.#params = route.params && validatorOf(route.params)
    this.#query = route.query && validatorOf(route.query)
    this.#body = route.body && validatorOf(route.body)
  }

  /**
   * Gives the handler's view of a request to its exchange: what a schema names and nothing else. `bytes` is the length in which the
   * body arrived. Throws what is wrong with it.
   */
  check(exchange: Exchange, body: unknown, bytes: number): void {
    if (this.#query === undefined) exchange.query = NOTHING
    exchange.body = body === undefined && this.route.bodyOptional ? {} : body
    const fault =
      this.#params?.(exchange.params, 0) ??
      this.#query?.(exchange.query, 0) ??
      this.#body?.(exchange.body, bytes)
    if (fault !== undefined) throw fault
  }
}

const NOTHING = Object.freeze({})

export class Router {
  readonly #limitOf: Contract['limitOf']
  /** A route that is found stands in `store`, which is null for a path that cannot be decoded. */
  readonly #tree = findMyWay({ maxParamLength: LONGEST_PARAMETER, onBadUrl: unused })

  constructor({ routes, limitOf }: Contract) {
    this.#limitOf = limitOf
    for (const route of routes) this.#tree.on(route.method, route.path, unused, new CheckedRoute(route))
  }

  /** Gives the exchange its parameters and its query as they were sent. */
  find(exchange: Exchange): CheckedRoute {
    const { method, url } = exchange.asked
    const found = this.#tree.find((method === 'HEAD' ? 'GET' : method) as Route['method'], url!)
    if (!found?.store) return this.#unrouted(exchange)
    const checked: CheckedRoute = found.store
    exchange.route = checked.route.path
    exchange.params = found.params
    exchange.query = found.searchParams
    return checked
  }

  #unrouted(exchange: Exchange): CheckedRoute {
    const method = exchange.asked.method!
    const url = exchange.asked.url!
    const found = METHODS.map((each) => this.#tree.find(each, url)).filter((each) => each !== null)
    if (found.some(({ store }) => store === null)) return failing(badPath(), this.#limitOf(pathOf(url)))
    const routes: Route[] = found.map(({ store }) => store.route)
    const [known] = routes
    if (known === undefined) return failing(notFound(), this.#limitOf(decodeURI(pathOf(url))))
    exchange.route = known.path
    const allow = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    // What is not counted is no part of the API, and needs no preflight.
    if (known.limit === undefined) return failing(wrongMethod(method, allow), undefined)
    allow.push('OPTIONS')
    return method === 'OPTIONS'
      ? preflight(allow, known.limit)
      : failing(wrongMethod(method, allow), known.limit)
  }
}

function unused(): void {}

const answering = (route: Pick<Route, 'limit' | 'isNeverRefused' | 'answer'>) =>
  new CheckedRoute({ method: 'GET', path: '*', ...route })

export function failing(
  error: ServiceError,
  limit: number | undefined,
  isNeverRefused = false,
): CheckedRoute {
  const answer = () => {
    throw error
  }
  return answering({ limit, isNeverRefused, answer })
}

const notFound = () =>
  new ServiceError('NOT_FOUND', 'There is nothing at this path. GET /v1/ lists what there is.')

const badPath = () =>
  new ServiceError('MALFORMED_REQUEST', 'The path has a percent sign that encodes no UTF-8 text.')

function wrongMethod(method: string, allow: readonly string[]): ServiceError {
  const message = `${method} is not answered at this path. Use ${allow.join(', ')}.`
  return new ServiceError('METHOD_NOT_ALLOWED', message, { allow })
}

/** A browser asks before it sends JSON from another site. It may remember the answer for a day. */
function preflight(allow: readonly string[], limit: number): CheckedRoute {
  const methods = allow.join(', ')
  return answering({
    limit,
    // It would hide a 429 behind an error of its own.
    isNeverRefused: true,
    answer: (exchange) => {
      exchange.status = 204
      exchange.addHeaders({
        'access-control-allow-headers': 'Content-Type, X-Request-Id, If-None-Match',
        'access-control-max-age': 86_400,
        allow: methods,
        'access-control-allow-methods': methods,
      })
      return ''
    },
  })
}
