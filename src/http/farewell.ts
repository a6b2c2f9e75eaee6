/** How a server leaves without losing a request (docs/operating.md). */
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Connections that are kept and silent get this long: who is about to send a request on one is answered. */
const LINGER_MS = 500
/** Requests in flight get this long to finish; with the rest of the way out it stays below ten seconds. */
const FINISH_WITHIN_MS = 5500
const LOOK_MS = 50

/** Goes on accepting; but each answer asks its client to come back on another connection, which then leads elsewhere. */
export function sayFarewell({ server }: FastifyInstance): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}

/** Accepts no more, answers what is in flight or just arriving, and cuts what takes too long. */
export async function leave(app: FastifyInstance): Promise<void> {
  const { server } = app
  sayFarewell(app)
  const gone = stopListening(server)
  await Promise.race([gone, wait(LINGER_MS)])
  // In the phase after the one that reads from sockets: a request that has arrived makes its connection busy first.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections())
  const sweep = setInterval(closeIdle, LOOK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
  closeIdle()
  await gone
  clearInterval(sweep)
  clearTimeout(cut)
  await app.close()
}

/**
 * Resolves when the last connection has ended. A server for HTTP would cut silent connections as it stops to listen, and
 * with them a request that is on its way; the one for TCP below it does not.
 */
function stopListening(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}
