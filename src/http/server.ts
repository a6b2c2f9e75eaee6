/** The HTTP server: its limits and timeouts, how it starts, and how it stops without losing a request (docs/operating.md). */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6, Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Connections } from './connections.ts'
import { type Dispatch, dispatcher } from './dispatcher.ts'
import { nodeHttp } from './node-http.ts'
import type { ClientTimeouts, Contract, HttpParts } from './parts.ts'
import { inTurn } from './pipelining.ts'
import { rawErrors } from './raw-errors.ts'

const MAX_HEADER_BYTES = 16_384
const MAX_CONNECTIONS = 10_000
const CLIENT_TIMEOUTS: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 72_000,
  silenceMs: 60_000,
}

/** Addresses at which a server that listens on all interfaces can be reached. */
const LOOPBACKS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** A draining server stops listening when no connection has arrived for `QUIET_MS`, at the latest after `QUIET_WITHIN_MS`. */
// mutate constant: a millisecond more or less of waiting
const QUIET_MS = 100
// mutate constant: a millisecond more or less of waiting
const QUIET_WITHIN_MS = 1000
/** Idle keep-alive connections stay open for this long, so that a request that is on its way is still answered. */
// mutate constant: a millisecond more or less of waiting
const LINGER_MS = 500
/** Time for requests in progress to finish. With the other steps, stopping takes less than ten seconds. */
// mutate constant: a millisecond more or less of waiting
const FINISH_WITHIN_MS = 5000
// mutate constant: a millisecond more or less of waiting
const POLL_MS = 50

export class HttpServer {
  #isDraining = false
  /** Node's server. */
  readonly server: Server
  readonly dispatch: Dispatch

  constructor(contract: Contract, parts: HttpParts) {
    const { headersMs, requestMs, keepAliveMs, silenceMs } = parts.clientTimeouts ?? CLIENT_TIMEOUTS
    this.dispatch = dispatcher(contract, parts)
    this.server = nodeHttp.createServer({
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      // With Node's default of 30 s the first two timeouts would be far too late.
      connectionsCheckingInterval: 500,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A missing Host header is refused by `checkHead`, with a body like any other error.
      requireHostHeader: false,
    })
    this.server.setTimeout(silenceMs)
    this.server.maxConnections = MAX_CONNECTIONS
    new Connections(this.server, parts)
    this.server.on('request', inTurn(this.dispatch))
    // An unknown Expect header is ignored (RFC 9110 §10.1.1 allows that).
    this.server.on('checkExpectation', (request, response) => this.server.emit('request', request, response))
    const { onClientError, onConnect } = rawErrors(contract, this.dispatch)
    this.server.on('clientError', onClientError)
    this.server.on('connect', onConnect)
  }

  /** Resolves to the server's address when it listens. */
  async listen(where: { host: string; port: number; reusePort?: boolean }): Promise<string> {
    this.server.listen(where)
    await once(this.server, 'listening')
    const { address, port } = this.server.address() as AddressInfo
    const host = LOOPBACKS[address] ?? address
    return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  }

  /** Continues to accept connections, but responds with `Connection: close`, so that a load balancer can send clients to another copy. */
  sendClientsElsewhere(): void {
    this.#isDraining = true
    this.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
  }

  /** Refuses new connections, answers requests that are in progress or just arriving, and cuts off what takes too long. */
  async shutDown(): Promise<void> {
    const { server } = this
    if (this.#isDraining) await untilQuiet(server)
    else this.sendClientsElsewhere()
    const closed = stopListening(server)
    await Promise.race([closed, wait(LINGER_MS)])
    // setImmediate runs after the event loop has read from the sockets, so a connection with a newly arrived request is not idle.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections())
    const sweep = setInterval(closeIdle, POLL_MS)
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
    closeIdle()
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
    await this.close()
  }

  /** Refuses new connections, and waits for responses in progress. */
  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/**
 * Resolves when no connection has arrived for a moment. The system accepts connections into a queue for us, and resets those still in the
 * queue when we stop listening.
 */
async function untilQuiet(server: NetServer): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS
  let lastCame = performance.now()
  server.on('connection', () => {
    lastCame = performance.now()
  })
  while (performance.now() < Math.min(deadline, lastCame + QUIET_MS)) {
    // mutate statement: without it the loop looks in every turn, for the same time
    await wait(POLL_MS)
    // Continues after the event loop has accepted new connections.
    await turn()
  }
}

/**
 * Resolves when the last connection has ended. `close` of an HTTP server would also close idle connections, and lose a request that is
 * on its way; `close` of the underlying TCP server does not.
 */
function stopListening(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}
