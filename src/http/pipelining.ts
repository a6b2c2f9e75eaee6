/**
 * Requests that a client sends before it has its answers (RFC 9112 §9.3.2). Node reads and hands over all that one packet brings, up to
 * 64 KiB or thousands of requests, and each would hold its answer until the client reads. Here one is answered at a time: the next waits
 * with its headers read, the parser stops behind it, and the socket is not read until its turn has come.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Dispatch = (request: IncomingMessage, response: ServerResponse) => unknown

/** Node's own, of a socket that it reads HTTP from. It has no name for these in its documentation; test/raw-sockets.test.ts watches them. */
interface Parser {
  onIncoming: (request: IncomingMessage, shouldKeepAlive: boolean) => number
  resume(): void
  /** The number of bytes, or what stopped it. */
  execute(bytes: Buffer): number | Error
}

/** What llhttp takes as the wish to stop here. Node tells of it as of a fault of the client. */
const PAUSED = 21
const HAS_PAUSED = 'HPE_PAUSED'

export type ParserFault = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

const WAITING = Symbol('waiting')
/** What a packet has behind the request that waits. */
interface Waiting {
  unread?: Buffer | undefined
}
type PipelinedSocket = Socket & { parser?: Parser | null; [WAITING]?: Waiting | undefined }

/** Of all connections together. Beyond it a client that sends ahead is cut off: nothing else bounds what a crowd of them can make us keep. */
const MOST_UNREAD_BYTES = 8 * 1024 * 1024

const GIVE_WAY_MS = 1

export class Pipelining {
  readonly #server: Server
  readonly #dispatch: Dispatch
  /** Those whose turn has come on their connection. */
  readonly #next: [IncomingMessage, ServerResponse][] = []
  /** Since the last of them went on. */
  #othersAsk = false
  #unreadBytes = 0

  constructor(server: Server, dispatch: Dispatch) {
    this.#server = server
    this.#dispatch = dispatch
    server.on('connection', stopBehindWaiting)
  }

  /** For the server's `request`. */
  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    // Node gives a response its socket when the one before it has been written.
    if (response.socket !== null) {
      this.#othersAsk = true
      this.#dispatch(request, response)
      return
    }
    const socket = request.socket as PipelinedSocket
    if (!(WAITING in socket)) this.#watch(socket)
    socket[WAITING] = {}
    socket.pause()
    response.once('socket', () => {
      if (this.#next.push([request, response]) === 1) this.#schedule()
    })
  }

  /** One at a time; and one in a millisecond while others ask, so that clients who wait for their answers hardly feel those who do not. */
  #schedule(): void {
    if (this.#othersAsk) setTimeout(this.#dispatchNext, GIVE_WAY_MS)
    else setImmediate(this.#dispatchNext)
    this.#othersAsk = false
  }

  readonly #dispatchNext = (): void => {
    const [request, response] = this.#next[0]!
    this.#goOn(request, response)
    this.#next.shift()
    if (this.#next.length > 0) this.#schedule()
  }

  /** From the first time that a connection has one waiting. */
  #watch(socket: PipelinedSocket): void {
    // Node goes on reading when an answer has been written or a body is asked for. A stream that was paused before its resumption came
    // about says nothing when it is paused again; Node's listener must hear of it all the same.
    socket.on('resume', () => {
      if (socket[WAITING] !== undefined) socket.pause().emit('pause')
    })
    socket.on('close', () => free(this.#release(socket)))
  }

  #goOn(request: IncomingMessage, response: ServerResponse): void {
    const socket = request.socket as PipelinedSocket
    const unread = this.#release(socket)
    if (socket.destroyed || !socket.parser) return
    this.#dispatch(request, response)
    socket.parser.resume()
    const result = unread === undefined ? 0 : socket.parser.execute(unread)
    if (result instanceof Error)
      this.#server.emit('clientError', Object.assign(result, { rawPacket: unread }), socket)
    else free(unread)
    if (socket[WAITING] === undefined) socket.resume()
  }

  /** For the server's `clientError`: true when it is none, but the parser that has stopped as it was told. */
  hasPaused({ code, rawPacket, bytesParsed }: ParserFault, socket: PipelinedSocket): boolean {
    const waiting = socket[WAITING]
    if (code !== HAS_PAUSED || waiting === undefined) return false
    if (waiting.unread === undefined) {
      waiting.unread = (rawPacket as Buffer).subarray(bytesParsed)
      this.#unreadBytes += sizeOf(waiting.unread)
      if (this.#unreadBytes > MOST_UNREAD_BYTES) socket.destroy()
      // Nothing is read while a request waits; if it were, it would be parsed after what comes later.
    } else socket.destroy()
    return true
  }

  #release(socket: PipelinedSocket): Buffer | undefined {
    const unread = socket[WAITING]?.unread
    if (unread !== undefined) this.#unreadBytes -= sizeOf(unread)
    socket[WAITING] = undefined
    return unread
  }
}

/** Gives the memory of a packet back at once: the collector would let those of a whole crowd lie. The parser has copied what it needs. */
const free = (part: Buffer | undefined) => void (part?.buffer as ArrayBuffer | undefined)?.transfer(0)

/** However little of a packet is left, it is kept whole. */
const sizeOf = (part: Buffer) => part.buffer.byteLength

function stopBehindWaiting(socket: PipelinedSocket): void {
  const { parser } = socket
  if (!parser) return
  const { onIncoming } = parser
  parser.onIncoming = (request, shouldKeepAlive) => {
    const result = onIncoming(request, shouldKeepAlive)
    return result === 0 && socket[WAITING] !== undefined ? PAUSED : result
  }
}
