/** build(parts): the whole API, ready to listen or to be asked in process. */

import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { addCardImages } from '../http/card-images.ts'
import { Exchange, inWords } from '../http/exchange.ts'
import { Gate } from '../http/gate.ts'
import { knownPaths } from '../http/known-paths.ts'
import { METHODS } from '../http/node-http.ts'
import { addPage } from '../http/page.ts'
import { RawErrors } from '../http/raw-errors.ts'
import { addReference } from '../http/reference.ts'
import { requestIdOf } from '../http/request-id.ts'
import { addRequestLog } from '../http/request-log.ts'
import { respondError } from '../http/respond.ts'
import type { Route } from '../http/route.ts'
import { MAX_CONNECTIONS, MAX_HEADER_BYTES, serverOptions } from '../http/server-options.ts'
import { Unrouted } from '../http/unrouted.ts'
import { astrologyRoutes } from './endpoints/natal-chart/route.ts'
import { systemRoutes } from './endpoints/system/route.ts'
import { tarotRoutes } from './endpoints/tarot/route.ts'
import { openApiDocument } from './openapi.ts'
import type { Parts } from './parts.ts'

/** Every endpoint under `/v1`. A route that is in none of these lists does not exist; tests and benchmarks may add some. */
export function allRoutes(parts: Parts, added: readonly Route[] = []): Route[] {
  const routes: Route[] = [...tarotRoutes(parts), ...astrologyRoutes(parts), ...added]
  let document: string | undefined
  const openApi = () => (document ??= JSON.stringify(openApiDocument(routes, parts.config.publicUrl)))
  routes.push(...systemRoutes(parts, () => routes, openApi))
  return routes
}

export async function build(parts: Parts, added: readonly Route[] = []): Promise<FastifyInstance> {
  const routes = allRoutes(parts, added)
  const gate = new Gate(parts)
  const unrouted = new Unrouted(parts, gate, knownPaths(routes))
  const rawErrors = new RawErrors(parts, gate)
  const app = Fastify({
    ...serverOptions(parts.patience),
    logger: false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    // While it closes the service still answers what has arrived, as ever, and then hangs up.
    return503OnClosing: false,
    // As long as a path can be: what is too long for a sign is told so by the reading.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    clientErrorHandler: rawErrors.onClientError,
    // Bodies are checked by the exchange and answers are written by their routes: the framework's own compilers for both
    // would only cost memory and time at every start.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    frameworkErrors: (_error, request, reply) => void unrouted.badPath(request, reply as FastifyReply),
  })
  app.server.maxConnections = MAX_CONNECTIONS
  app.server.on('connect', rawErrors.onConnect)
  // An Expect header we do not know changes nothing about the answer (RFC 9110 §10.1.1 allows it).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Bodies are read by the exchange, whatever the method: the framework leaves them alone.
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  app.setErrorHandler((bug, request, reply) =>
    respondError(request, reply, inWords(bug, request.id, parts), parts.now()),
  )

  addRequestLog(app, parts, gate)
  for (const route of routes) addRoute(app, route, new Exchange(route, parts, gate))
  addReference(app)
  addCardImages(app, parts)
  addPage(app, parts)
  app.all('*', unrouted.turnAway)
  await app.ready()
  return app
}

const unused = () => () => {
  throw new Error('no route leaves its schema to the framework')
}

function addRoute(app: FastifyInstance, { method, path }: Route, { begin }: Exchange): void {
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
  for (const url of path === '/' ? ['/v1', '/v1/'] : [`/v1${path}`])
    app.route({ method: methods, url, exposeHeadRoute: false, handler: begin })
}
