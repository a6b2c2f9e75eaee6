/** How much a connection may take: bytes, time, and how many at once. */
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { Patience } from '../api/parts.ts'

export const MAX_HEADER_BYTES = 16_384
export const MAX_CONNECTIONS = 10_000

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 20_000, keepAliveMs: 72_000, silenceMs: 60_000 }

export function serverOptions({
  headersMs,
  requestMs,
  keepAliveMs,
  silenceMs,
} = PATIENCE): FastifyHttpOptions<Server> {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: silenceMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      // At Node's usual half minute the two above would hardly ever fire.
      connectionsCheckingInterval: 500,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A missing Host header is refused by the gate, with a body like any other error.
      requireHostHeader: false,
    },
  }
}
