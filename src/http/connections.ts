/** Limits the connections of one address, so that no client can use up all of them. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { bucketName, isTrusted, senderOf } from './client-address.ts'
import type { HttpParts } from './parts.ts'

/**
 * `_httpMessage` is Node's internal field for the response in progress on a socket. Without it a client with idle connections would be
 * refused a new one, and malformed data behind a request would cost the client the answer to that request.
 */
export type ServingSocket = Socket & { _httpMessage?: ServerResponse | null }

const LOG_EVERY_MS = 60_000

export class Connections {
  readonly #parts: HttpParts
  /** By IPv4 address or IPv6 /64; the oldest connection first. */
  readonly #open = new Map<string, Set<ServingSocket>>()
  #refusedSinceLogged = 0
  // mutate constant: no connection is refused in a process's first millisecond
  #mayLogAt = 0

  constructor(server: Server, parts: HttpParts) {
    this.#parts = parts
    server.on('connection', this.#admit)
  }

  readonly #admit = (socket: ServingSocket): void => {
    const { trustProxy, connectionsPerAddress } = this.#parts.config
    const address = socket.remoteAddress
    // A trusted proxy is exempt, because it opens connections for all its clients.
    if (address === undefined || (trustProxy !== undefined && isTrusted(trustProxy, address))) return
    const bucket = bucketName(senderOf(address, undefined, undefined))
    const open = this.#open.get(bucket) ?? new Set()
    if (open.size >= connectionsPerAddress && !makeRoom(open)) {
      this.#refuse(socket, bucket)
      return
    }
    this.#open.set(bucket, open.add(socket))
    socket.on('close', () => {
      open.delete(socket)
      if (open.size === 0 && this.#open.get(bucket) === open) this.#open.delete(bucket)
    })
  }

  #refuse(socket: Socket, bucket: string): void {
    socket.destroy()
    this.#parts.metrics?.countRefusedConnection()
    this.#refusedSinceLogged++
    const now = performance.now()
    if (now < this.#mayLogAt) return
    this.#mayLogAt = now + LOG_EVERY_MS
    const refused = this.#refusedSinceLogged
    this.#refusedSinceLogged = 0
    this.#parts.log.warn({ client: bucket, refused }, 'an address has reached its limit of connections')
  }
}

/** Closes the oldest idle connection, if there is one. */
function makeRoom(open: Set<ServingSocket>): boolean {
  for (const socket of open) {
    if (socket._httpMessage) continue
    socket.destroy()
    open.delete(socket)
    return true
  }
  return false
}
