/**
 * Errors that no route can answer because there is no whole request: malformed HTTP, oversized headers, slow clients. They are
 * counted, told and logged like any other, on a response that is made for them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, ServiceError } from '../errors.ts'
import type { Dispatch } from './dispatcher.ts'
import { nodeHttp } from './node-http.ts'
import type { Contract } from './parts.ts'
import { failing, pathOf } from './router.ts'

type ClientError = Error & { code?: string; rawPacket?: unknown }

/** The response under way on a socket, as Node keeps it. */
type ServingSocket = Socket & { _httpMessage?: ServerResponse | null }

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
}
const MALFORMED = {
  code: 'MALFORMED_REQUEST',
  message: 'This is not a well-formed HTTP/1.1 request.',
} as const

/** A client that still sends when we close would see its connection reset and lose the answer: give it this long to read. */
const LINGER_MS = 1000

/** Listeners for the server's `clientError` and `connect`. */
export function rawErrors({ limitOf, limitOfMalformed }: Contract, dispatch: Dispatch) {
  const refused = new WeakSet<Socket>()

  function refuse(socket: Socket, request: IncomingMessage, error: ServiceError): void {
    const response = new nodeHttp.ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.on('finish', () => {
      socket.end()
      socket.resume()
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
    })
    const limit = limitOf(pathOf(request.url!)) ?? limitOfMalformed
    void dispatch(request, response, failing(error, limit, true))
  }

  return {
    onClientError(fault: ClientError, socket: ServingSocket): void {
      // The parser complains again about each packet that follows.
      if (refused.has(socket)) return
      refused.add(socket)
      const underWay = socket._httpMessage
      const isSilent = socket.bytesRead === 0
      if (isSilent || fault.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) {
        socket.destroy()
        return
      }
      // The request that it was to answer is given up.
      underWay?.detachSocket(socket)
      const { code, message } = FAULTS[fault.code ?? ''] ?? MALFORMED
      refuse(socket, underWay?.req ?? requestSeen(fault, socket), new ServiceError(code, message))
    },

    /** Nobody may tunnel through us. */
    onConnect(request: IncomingMessage, socket: Socket): void {
      const message = 'CONNECT is not answered here. GET /v1/ lists what there is.'
      refuse(socket, request, new ServiceError('METHOD_NOT_ALLOWED', message, { allow: [] }))
    },
  }
}

/** As much of a request as can be told from the first line of the bytes that could not be read. */
function requestSeen({ rawPacket }: ClientError, socket: Socket): IncomingMessage {
  const packet = rawPacket instanceof Buffer ? rawPacket.toString('latin1') : ''
  return Object.assign(new nodeHttp.IncomingMessage(socket), { url: /^[A-Z]+ (\S+)/.exec(packet)?.[1] ?? '' })
}
