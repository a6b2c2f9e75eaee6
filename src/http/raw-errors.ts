/**
 * Errors for which there is no complete request: malformed HTTP, oversized headers, slow clients. They are counted, answered and
 * logged like any other error, on a response object that is created for them.
 */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, ServiceError } from '../errors.ts'
import type { ServingSocket } from './connections.ts'
import type { Dispatch } from './dispatcher.ts'
import { nodeHttp } from './node-http.ts'
import type { Contract } from './parts.ts'
import { failing, pathOf } from './router.ts'

/** What Node reports as a client error. */
type ParserFault = Error & { code?: string; rawPacket?: unknown }

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
  // The preface of an HTTP/2 client that assumes the server supports HTTP/2.
  HPE_PAUSED_H2_UPGRADE: {
    code: 'HTTP_VERSION_NOT_SUPPORTED',
    message: 'This service speaks HTTP/1.1. Send the request as that.',
  },
}
const MALFORMED = {
  code: 'MALFORMED_REQUEST',
  message: 'This is not a well-formed HTTP/1.1 request.',
} as const

/** If we closed at once, a client that is still sending would get a reset and lose the response. It has this long to read it. */
// mutate constant: a millisecond more or less of waiting
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
    onClientError(fault: ParserFault, socket: ServingSocket): void {
      // The parser reports another error for each following packet.
      if (refused.has(socket)) return
      refused.add(socket)
      const underWay = socket._httpMessage
      const isSilent = socket.bytesRead === 0
      if (isSilent || fault.code === 'ECONNRESET' || !socket.writable || isAfterAnswer(fault, socket)) {
        socket.destroy()
        return
      }
      // The error is in the data after a complete request. That request is answered, and nothing after it.
      if (underWay?.req.complete) {
        underWay.shouldKeepAlive = false
        if (underWay.headersSent) socket.destroySoon()
        return
      }
      // The incomplete request is abandoned, and its socket is used for the error.
      underWay?.detachSocket(socket)
      const { code, message } = FAULTS[fault.code ?? ''] ?? MALFORMED
      refuse(socket, underWay?.req ?? requestSeen(fault, socket), new ServiceError(code, message))
    },

    /** The service is not a proxy. */
    onConnect(request: IncomingMessage, socket: Socket): void {
      const message = 'CONNECT is not answered here. GET /v1/ lists what there is.'
      refuse(socket, request, new ServiceError('METHOD_NOT_ALLOWED', message, { allow: [] }))
    },
  }
}

/** A request with the URL from the first line of the bytes that could not be parsed, if there is one. */
function requestSeen(fault: ParserFault, socket: Socket): IncomingMessage {
  return Object.assign(new nodeHttp.IncomingMessage(socket), { url: requestLine(fault)?.[1] ?? '' })
}

const requestLine = ({ rawPacket }: ParserFault) =>
  /^[A-Z]+ (\S+)/.exec(rawPacket instanceof Buffer ? rawPacket.toString('latin1') : '')

/** True if the client already has all its responses, or the head of one. It would take an error for the response to its next request. */
function isAfterAnswer(fault: ParserFault, { _httpMessage: underWay, bytesWritten }: ServingSocket): boolean {
  if (underWay) return underWay.headersSent && !underWay.req.complete
  return bytesWritten > 0 && requestLine(fault) === null
}
