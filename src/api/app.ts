/** build(parts): the whole API, ready to listen or to be asked in process. */
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { Failure } from './failure.ts'
import { Gate } from './gate.ts'
import { knownPaths } from './known-paths.ts'
import { openApiDocument } from './openapi.ts'
import type { Parts } from './parts.ts'
import { addReference } from './reference.ts'
import { BODY_LIMIT_BYTES, readBody } from './request-body.ts'
import { requestIdOf } from './request-id.ts'
import type { Route } from './route.ts'
import { astrologyRoutes } from './routes/astrology.ts'
import { systemRoutes } from './routes/system.ts'
import { tarotRoutes } from './routes/tarot.ts'

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
  const failure = new Failure(parts)
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdOf,
    requestIdHeader: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
    frameworkErrors: (error, request, reply) => {
      gate.forUnrouted(() => undefined)(request, reply as FastifyReply, () => {
        failure.answer(error, request, reply as FastifyReply)
      })
    },
  })
  app.setErrorHandler((error, request, reply) => failure.answer(error, request, reply))
  // Answers are written as JSON once, by hand or here; response schemas are for the reference and the tests.
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorateRequest('client', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', readBody)

  for (const route of routes) addRoute(app, route, gate)
  addReference(app)
  addUnrouted(app, gate.forUnrouted(knownPaths(routes)))
  await app.ready()
  return app
}

function addRoute(app: FastifyInstance, route: Route, gate: Gate): void {
  const { method, path, limit, body, bodyOptional, params, query, answer } = route
  const schema = { ...(body && { body }), ...(params && { params }), ...(query && { querystring: query }) }
  const onRequest = gate.forGroup(limit)
  for (const url of path === '/' ? ['/v1', '/v1/'] : [`/v1${path}`]) {
    if (bodyOptional)
      app.route({ method, url, schema, onRequest, preValidation: bodyOrEmpty, handler: answer })
    else app.route({ method, url, schema, onRequest, handler: answer })
  }
}

function bodyOrEmpty(request: { body: unknown }, _reply: unknown, done: () => void): void {
  if (request.body === undefined) request.body = {}
  done()
}

function addUnrouted(app: FastifyInstance, onRequest: ReturnType<Gate['forUnrouted']>): void {
  const never = () => {
    throw new Error('a request that no route answers got past the gate')
  }
  app.all('*', { onRequest }, never)
  // Methods the framework does not know find no route at all.
  app.setNotFoundHandler((request, reply) => onRequest(request, reply, (error) => reply.send(error)))
}
