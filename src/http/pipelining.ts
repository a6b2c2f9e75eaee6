/**
 * Pipelining: requests that a client sends before it has received earlier responses (RFC 9112 §9.3.2). Node parses everything in a packet,
 * up to 64 KiB or thousands of requests, and would keep all their responses in memory until the client reads them. Here one request is
 * answered at a time. The next one waits after its headers are parsed; the parser is paused, and the socket is not read until its turn.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Dispatch = (request: IncomingMessage, response: ServerResponse) => unknown

/** Node's internal HTTP parser of a socket. These methods are not documented; test/raw-sockets.test.ts checks that they still work. */
interface Parser {
  onIncoming: (request: IncomingMessage, shouldKeepAlive: boolean) => number
  resume(): void
  /** The number of parsed bytes, or an error. */
  execute(bytes: Buffer): number | Error
}

/** The return value that makes llhttp pause. Node reports the pause as a client error. */
const PAUSED = 21
const HAS_PAUSED = 'HPE_PAUSED'

export type ParserFault = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

const WAITING = Symbol('waiting')
/** The rest of the packet after the waiting request. */
interface Waiting {
  unread?: Buffer | undefined
}
type PipelinedSocket = Socket & { parser?: Parser | null; [WAITING]?: Waiting | undefined }

/** For all connections together. Beyond it a pipelining client is disconnected, because nothing else limits what many such clients make us keep. */
const MOST_UNREAD_BYTES = 8 * 1024 * 1024

const GIVE_WAY_MS = 1

export class Pipelining {
  readonly #server: Server
  readonly #dispatch: Dispatch
  /** Requests that are next on their connection. */
  readonly #next: [IncomingMessage, ServerResponse][] = []
  /** True if an ordinary request has arrived since the last pipelined one was answered. */
  #othersAsk = false
  #unreadBytes = 0

  constructor(server: Server, dispatch: Dispatch) {
    this.#server = server
    this.#dispatch = dispatch
    server.on('connection', stopBehindWaiting)
  }

  /** Listener for the server's `request` event. */
  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    // The offer is not taken, but the parser stops behind it and would drop what follows.
    if (request.headers.upgrade !== undefined && offersUpgrade(request)) response.shouldKeepAlive = false
    // Node assigns the socket to a response when the previous response has been written.
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

  /** One at a time, and one per millisecond while there are ordinary requests, so that pipelining clients hardly slow down the others. */
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

  /** Called when a request has to wait on this connection for the first time. */
  #watch(socket: PipelinedSocket): void {
    // Node resumes reading when a response has been written or a body is read, so we pause again. If the stream was paused before the
    // resumption took effect, it emits no second `pause` event, but Node's listener needs one.
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

  /** For the server's `clientError`: true if it is not an error but the pause that we requested. */
  hasPaused({ code, rawPacket, bytesParsed }: ParserFault, socket: PipelinedSocket): boolean {
    const waiting = socket[WAITING]
    if (code !== HAS_PAUSED || waiting === undefined) return false
    if (waiting.unread === undefined) {
      waiting.unread = (rawPacket as Buffer).subarray(bytesParsed)
      this.#unreadBytes += sizeOf(waiting.unread)
      if (this.#unreadBytes > MOST_UNREAD_BYTES) socket.destroy()
      // Nothing should be read while a request waits. If it is, the order of the data cannot be kept.
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

const offersUpgrade = ({ headers }: IncomingMessage) => /\bupgrade\b/i.test(headers.connection ?? '')

/** Frees the memory of a packet at once, because the garbage collector would be too slow with many clients. The parser has copied what it needs. */
const free = (part: Buffer | undefined) => void (part?.buffer as ArrayBuffer | undefined)?.transfer(0)

/** Even a small rest keeps the whole packet in memory. */
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
