/**
 * Answers that clients do not read. Whatever does not fit into the system's socket buffer stays in this process until it is read, or until
 * the connection has been silent for too long; a few hundred connections could hold hundreds of megabytes this way. So all unread answers
 * together are bounded: beyond that, the connections whose answers have waited longest are closed.
 */
import type { ServerResponse } from 'node:http'

/** A hundred and seventy years of the sky calendar. A client that does read has only a small part of that unread, for a moment. */
export const MAX_UNREAD_BYTES = 64 * 2 ** 20

export class UnreadAnswers {
  readonly #maxBytes: number
  /** The bytes of each answer that were left when it was sent, the oldest first. */
  readonly #bytes = new Map<ServerResponse, number>()
  #total = 0

  constructor(maxBytes = MAX_UNREAD_BYTES) {
    this.#maxBytes = maxBytes
  }

  /** To be called when a response has been written. */
  add(response: ServerResponse): void {
    const bytes = response.req.socket.writableLength
    // Nearly always the system's buffer has taken the whole answer.
    if (!bytes) return
    this.#bytes.set(response, bytes)
    this.#total += bytes
    // Emitted when the whole answer has been taken, and when the connection has broken.
    response.once('close', () => this.#remove(response))
    for (const oldest of this.#bytes.keys()) {
      if (this.#total <= this.#maxBytes) break
      this.#remove(oldest)
      oldest.destroy()
    }
  }

  #remove(response: ServerResponse): void {
    this.#total -= this.#bytes.get(response) ?? 0
    this.#bytes.delete(response)
  }
}
