/** One line for each request, and its share of the metrics, written when the response is over. */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bucketName } from './client-address.ts'
import type { Gate } from './gate.ts'
import type { Parts } from './parts.ts'

const ASKED = Symbol('what was asked')

type Asked = { request: FastifyRequest; startedAt: number }
type ObservedResponse = ServerResponse & { [ASKED]?: Asked }

/** Watches every request, if anybody wants to know. Never a body, a query or a client's text: only what we named ourselves. */
export function addRequestLog(app: FastifyInstance, { log, metrics }: Parts, gate: Gate): void {
  const isLogged = log.isLevelEnabled('info')
  if (!isLogged && metrics === undefined) return

  function over(this: ObservedResponse): void {
    const { request, startedAt } = this[ASKED]!
    const ms = performance.now() - startedAt
    const { method } = request.raw
    const route = request.route ?? routeOf(request)
    // A client that hung up before the answer was written got no status.
    const status = this.writableFinished ? this.statusCode : 0
    if (isLogged) {
      const client = bucketName(request.client ?? gate.clientOf(request.raw))
      log.info(
        { method, route, status, ms: Math.round(ms * 1000) / 1000, requestId: request.id, client },
        'request',
      )
    }
    metrics?.observe(method!, route, status, ms)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const response: ObservedResponse = reply.raw
    response[ASKED] = { request, startedAt: performance.now() }
    response.on('close', over)
    done()
  })
}

/** Outside `/v1` the framework's pattern; the one that catches everything is no route. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string | null {
  return url === undefined || url === '*' ? null : url
}
