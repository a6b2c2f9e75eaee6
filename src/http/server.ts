/** The HTTP server: how much a connection may take, how it starts, and how it stops without losing a request (docs/operating.md). */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6, Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Connections } from './connections.ts'
import { type Dispatch, dispatcher } from './dispatcher.ts'
import { nodeHttp } from './node-http.ts'
import type { Contract, HttpParts, Patience } from './parts.ts'
import { Pipelining } from './pipelining.ts'
import { rawErrors } from './raw-errors.ts'

const MAX_HEADER_BYTES = 16_384
const MAX_CONNECTIONS = 10_000
const PATIENCE: Patience = { headersMs: 10_000, requestMs: 20_000, keepAliveMs: 72_000, silenceMs: 60_000 }

/** Where to find a server that listens on all addresses. */
const LOOPBACKS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Before a drained server stops to listen, no connection must have come for so long; but it waits no longer than the second figure. */
const QUIET_MS = 100
const QUIET_WITHIN_MS = 1000
/** Connections that are kept and silent get this long: who is about to send a request on one is answered. */
const LINGER_MS = 500
/** Requests in flight get this long to finish; with the rest of the way out it stays below ten seconds. */
const FINISH_WITHIN_MS = 5000
const LOOK_MS = 50

export class HttpServer {
  #isDraining = false
  /** Node's own. */
  readonly server: Server
  readonly dispatch: Dispatch

  constructor(contract: Contract, parts: HttpParts) {
    const { headersMs, requestMs, keepAliveMs, silenceMs } = parts.patience ?? PATIENCE
    this.dispatch = dispatcher(contract, parts)
    this.server = nodeHttp.createServer({
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      // At Node's usual half minute the first two would hardly ever fire.
      connectionsCheckingInterval: 500,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A missing Host header is refused by the gate, with a body like any other error.
      requireHostHeader: false,
    })
    this.server.setTimeout(silenceMs)
    this.server.maxConnections = MAX_CONNECTIONS
    new Connections(this.server, parts)
    const pipelining = new Pipelining(this.server, this.dispatch)
    this.server.on('request', pipelining.onRequest)
    // An Expect header we do not know changes nothing about the answer (RFC 9110 §10.1.1 allows it).
    this.server.on('checkExpectation', (request, response) => this.server.emit('request', request, response))
    const { onClientError, onConnect } = rawErrors(contract, this.dispatch)
    this.server.on('clientError', (fault, socket: Socket) => {
      if (!pipelining.hasPaused(fault, socket)) onClientError(fault, socket)
    })
    this.server.on('connect', onConnect)
  }

  /** Resolves when it listens, to an address that leads there. */
  async listen(where: { host: string; port: number; reusePort?: boolean }): Promise<string> {
    this.server.listen(where)
    await once(this.server, 'listening')
    const { address, port } = this.server.address() as AddressInfo
    const host = LOOPBACKS[address] ?? address
    return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  }

  /** Goes on accepting; but each answer asks its client to come back on another connection, which then leads elsewhere. */
  sendClientsElsewhere(): void {
    this.#isDraining = true
    this.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
  }

  /** Accepts no more, answers what is in flight or just arriving, and cuts what takes too long. */
  async shutDown(): Promise<void> {
    const { server } = this
    if (this.#isDraining) await untilQuiet(server)
    else this.sendClientsElsewhere()
    const closed = stopListening(server)
    await Promise.race([closed, wait(LINGER_MS)])
    // In the phase after the one that reads from sockets: a request that has arrived makes its connection busy first.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections())
    const sweep = setInterval(closeIdle, LOOK_MS)
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
    closeIdle()
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
    await this.close()
  }

  /** Accepts no more, and waits for the answers under way. */
  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/**
 * Resolves when no connection has come for a moment. The system accepts on our behalf, and resets what we have not taken over
 * when we stop to listen.
 */
async function untilQuiet(server: NetServer): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS
  let lastCame = performance.now()
  const note = () => {
    lastCame = performance.now()
  }
  server.on('connection', note)
  while (performance.now() < Math.min(deadline, lastCame + QUIET_MS)) {
    await wait(LOOK_MS)
    // In the phase after the one that takes connections over.
    await turn()
  }
  server.off('connection', note)
}

/**
 * Resolves when the last connection has ended. A server for HTTP would cut silent connections as it stops to listen, and
 * with them a request that is on its way; the one for TCP below it does not.
 */
function stopListening(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}
