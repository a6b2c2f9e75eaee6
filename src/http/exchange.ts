/** One request under way: what was asked, and what its answer is to carry. */
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Verdict } from '../store/counters/counters.ts'
import { hasCopy } from './negotiation.ts'

export type Headers = Record<string, string | number>

/** What an exchange needs to know of a request: Node's own has it, and a caller in this process can write it down. */
export interface Asked {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly httpVersion?: string
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

export class Exchange<Body = unknown, Params = unknown, Query = unknown> {
  /** What the request is called in body, header and log. */
  readonly id: string
  readonly asked: Asked
  /** What the route's schemas name of the request. */
  body!: Body
  params!: Params
  query!: Query
  /** The path as its route has it, for log and metrics; null where there is no route. */
  route: string | null = null
  /** Whom the request counts for, and how that client stands now. Nothing is counted outside `/v1`. */
  client: Client | undefined = undefined
  verdict: Verdict | undefined = undefined
  /** Of a good answer. */
  status = 200
  added: Headers | undefined = undefined

  constructor(asked: Asked) {
    this.id = requestIdOf(asked)
    this.asked = asked
  }

  /** Headers that a good answer carries beside the usual ones, or instead of them. An error drops them. */
  addHeaders(headers: Headers): void {
    this.added = this.added === undefined ? headers : { ...this.added, ...headers }
  }

  /** Sets the tag of an answer. True when the client has it already: the answer is then 304, and empty. */
  isKnown(etag: string): boolean {
    this.addHeaders({ etag })
    if (!hasCopy(this.asked.headers['if-none-match'], etag)) return false
    this.status = 304
    return true
  }
}

/** An id of the client's own (decision 1.6). */
const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/

/** 120 random bits for each id, drawn and spelled for many at once: an id is then a piece of a longer text. */
const ID_BYTES = 15
const ID_LENGTH = 20
const IDS_AT_ONCE = 256
let supply = ''
let used = 0

function newRequestId(): string {
  if (used === supply.length) {
    supply = randomBytes(ID_BYTES * IDS_AT_ONCE).toString('base64url')
    used = 0
  }
  used += ID_LENGTH
  return `req_${supply.slice(used - ID_LENGTH, used)}`
}

function requestIdOf({ headers }: Asked): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newRequestId()
}
