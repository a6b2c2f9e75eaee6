/**
 * Errors that no route can answer because there is no whole request: malformed HTTP, oversized headers, slow clients.
 * They get the same body and headers, written on the socket by hand.
 */

import type { Socket } from 'node:net'
import { type ErrorCode, ServiceError } from '../errors.ts'
import type { Verdict } from '../store/counters/counters.ts'
import { bucketName } from './client-address.ts'
import type { ServingSocket } from './connections.ts'
import type { Gate } from './gate.ts'
import { logBug } from './log-bug.ts'
import { STATUS_CODES } from './node-http.ts'
import type { Contract, HttpParts } from './parts.ts'
import type { ParserFault } from './pipelining.ts'
import { newRequestId } from './request-id.ts'
import { type HeaderList, standardHeaders } from './respond.ts'
import { pathOf } from './router.ts'

const FAULTS: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    code: 'HEADERS_TOO_LARGE',
    message: 'Path and headers may have at most 16 KiB together.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The chunks of the body have too long extensions.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'REQUEST_TIMEOUT',
    message: 'The request did not arrive whole in time. Send it again.',
  },
  // How a client of HTTP/2 begins when it takes it for granted that we speak it.
  HPE_PAUSED_H2_UPGRADE: {
    code: 'HTTP_VERSION_NOT_SUPPORTED',
    message: 'This service speaks HTTP/1.1. Send the request as that.',
  },
}
const MALFORMED = {
  code: 'MALFORMED_REQUEST',
  message: 'This is not a well-formed HTTP/1.1 request.',
} as const

/** A client that still sends when we close would see its connection reset and lose the answer: give it this long to read. */
const LINGER_MS = 1000

export class RawErrors {
  readonly #contract: Contract
  readonly #parts: HttpParts
  readonly #gate: Gate
  readonly #refused = new WeakSet<Socket>()

  constructor(contract: Contract, parts: HttpParts, gate: Gate) {
    this.#contract = contract
    this.#parts = parts
    this.#gate = gate
  }

  /** For the server's `clientError`. */
  readonly onClientError = (fault: ParserFault, socket: ServingSocket): void => {
    // The parser complains again about each packet that follows.
    if (this.#refused.has(socket)) return
    this.#refused.add(socket)
    const underWay = socket._httpMessage
    const isSilent = socket.bytesRead === 0
    if (isSilent || fault.code === 'ECONNRESET' || !socket.writable || isAfterAnswer(fault, socket)) {
      socket.destroy()
      return
    }
    // The fault is in what follows a whole request: that one is answered, and nothing after it.
    if (underWay?.req.complete) {
      underWay.shouldKeepAlive = false
      if (underWay.headersSent) socket.destroySoon()
      return
    }
    const { code, message } = FAULTS[fault.code ?? ''] ?? MALFORMED
    void this.#refuse(socket, pathSeen(fault, socket), new ServiceError(code, message))
  }

  /** For the server's `connect`: nobody may tunnel through us. */
  readonly onConnect = (request: { url?: string }, socket: Socket): void => {
    const message = 'CONNECT is not answered here. GET /v1/ lists what there is.'
    void this.#refuse(
      socket,
      request.url ?? '',
      new ServiceError('METHOD_NOT_ALLOWED', message, { allow: [] }),
    )
  }

  async #refuse(socket: Socket, path: string, error: ServiceError): Promise<void> {
    const { log, metrics, now } = this.#parts
    const { limitOf, limitOfMalformed, errorResponse } = this.#contract
    const requestId = newRequestId()
    const client = this.#gate.clientOf({ socket, headers: {} })
    let verdict: Verdict | undefined
    let told = error
    try {
      verdict = await this.#gate.countClient(client, limitOf(path) ?? limitOfMalformed)
    } catch (bug) {
      told = logBug(bug, requestId, log)
    }
    const { status, body } = errorResponse(path, told, requestId, now())
    log.info({ method: null, route: null, status, ms: 0, requestId, client: bucketName(client) }, 'request')
    metrics?.observe('none', null, status, 0)
    if (!socket.writable) return
    const headers = standardHeaders(requestId, verdict, Buffer.byteLength(body))
    headers.push('date', new Date(now()).toUTCString(), 'connection', 'close')
    socket.end(responseText(status, headers, body))
    socket.resume()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}

/** The path of the request under way, or of the first line in the bytes that could not be read. */
function pathSeen(fault: ParserFault, socket: ServingSocket): string {
  return pathOf(socket._httpMessage?.req.url ?? requestLine(fault)?.[1] ?? '/v1/')
}

const requestLine = ({ rawPacket }: ParserFault) =>
  /^[A-Z]+ (\S+)/.exec(rawPacket instanceof Buffer ? rawPacket.toString('latin1') : '')

/** A client that has all its answers, or the head of one, would take a word more for the answer to what it asks next. */
function isAfterAnswer(fault: ParserFault, { _httpMessage: underWay, bytesWritten }: ServingSocket): boolean {
  if (underWay) return underWay.headersSent && !underWay.req.complete
  return bytesWritten > 0 && requestLine(fault) === null
}

function responseText(status: number, headers: HeaderList, body: string): string {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`
  return `${lines}\r\n${body}`
}
