/** One line for each request, and its share of the metrics, written when the response is over. */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { symbols } from 'pino'
import type { Parts } from '../api/parts.ts'
import { bucketName } from './client-address.ts'
import type { Gate } from './gate.ts'
import { timestamp } from './timestamp.ts'

const ASKED = Symbol('what was asked')

type Asked = { request: FastifyRequest; startedAt: number }
/** Where a pino logger writes its lines. */
type Streamed = { [symbols.streamSym]: { write(line: string): void } }
type ObservedResponse = ServerResponse & { [ASKED]?: Asked }

/** Watches every request, if anybody wants to know. Never a body, a query or a client's text: only what we named ourselves. */
export function addRequestLog(app: FastifyInstance, { log, metrics, now }: Parts, gate: Gate): void {
  const lines = log.isLevelEnabled('info') ? (log as unknown as Streamed)[symbols.streamSym] : undefined
  if (lines === undefined && metrics === undefined) return

  function over(this: ObservedResponse): void {
    const { request, startedAt } = this[ASKED]!
    const ms = performance.now() - startedAt
    const method = request.raw.method!
    const route = request.route ?? routeOf(request)
    // A client that hung up before the answer was written got no status.
    const status = this.writableFinished ? this.statusCode : 0
    if (lines !== undefined) {
      const client = bucketName(request.client ?? gate.clientOf(request.raw))
      lines.write(requestLine(now(), method, route, status, ms, request.id, client))
    }
    metrics?.observe(method, route, status, ms)
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

/**
 * The line as pino would write it, put together by hand because that is five times as cheap. Nothing in it needs escaping: methods
 * and routes are words of our own, ids and addresses have been checked.
 */
function requestLine(
  now: number,
  method: string | null,
  route: string | null,
  status: number,
  ms: number,
  requestId: string,
  client: string,
): string {
  return `{"level":30,"time":"${timestamp(now)}","method":${quoted(method)},"route":${quoted(route)},"status":${status},"ms":${Math.round(ms * 1000) / 1000},"requestId":"${requestId}","client":"${client}","msg":"request"}\n`
}

const quoted = (word: string | null) => (word === null ? 'null' : `"${word}"`)
