/** Answers a client may keep: `Cache-Control`, `ETag`, and 304 for one that has the answer already (decision 1.9). */
import type { FastifyRequest } from 'fastify'
import { hasCopy } from './negotiation.ts'
import { addHeaders } from './respond.ts'
import type { Status } from './route.ts'

export interface Freshness {
  /** Quoted, and weak: it names what is said, not each byte of the envelope around it. */
  readonly etag: string
  readonly maxAgeSeconds: number
}

/** Sets the headers. True when the client's copy is still good: the answer is 304, and empty. */
export function isFresh(request: FastifyRequest, reply: Status, { etag, maxAgeSeconds }: Freshness): boolean {
  addHeaders(request, { 'cache-control': `private, max-age=${maxAgeSeconds}`, etag })
  if (!hasCopy(request.headers['if-none-match'], etag)) return false
  reply.code(304)
  return true
}
