/** One request in progress: what was requested, and the status and headers of its response. */
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Verdict } from '../store/counters/counters.ts'
import type { ApiKey } from './api-keys-file.ts'
import { hasCopy } from './negotiation.ts'

export type Headers = Record<string, string | number>

/** The part of a request that an exchange needs. Node's requests have it, and callers in this process can create it. */
export interface RequestHead {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly httpVersion?: string
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The part of a response that tells whether the client still waits for it. */
export interface AwaitedResponse {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
}

export class Exchange<Body = unknown, Params = unknown, Query = unknown> {
  /** The request's id in body, header and log. */
  readonly id: string
  readonly request: RequestHead
  /** Body, parameters and query, with only the members that the route's schemas name. */
  body!: Body
  params!: Params
  query!: Query
  /** The path pattern of the route, for log and metrics; null if there is no route. */
  route: string | null = null
  /** The client for which the request is counted, and its limits after this request. Nothing is counted outside `/v1`. */
  client: Client | undefined = undefined
  verdict: Verdict | undefined = undefined
  /** The index of the limits in which it is counted. */
  group: number | undefined = undefined
  /** What computing the answer has cost, in requests. Whatever exceeds one is charged after the answer. */
  cost = 0
  /** The API key that was sent, if it is one of ours. */
  key: ApiKey | undefined = undefined
  /** The site whose pages may read the response: its origin, `*` for all, undefined for none. Sent only under `/v1`. */
  allowedOrigin: string | undefined = '*'
  /** The response depends on `Accept-Encoding`, so it needs a `Vary` header. */
  isCompressible = false
  /** Whether clients that prefer Markdown get it instead of JSON, and whether this client does. */
  mayBeMarkdown = false
  isMarkdown = false
  /** Whether this client gets the answer as a document. */
  isPdf = false
  /** Characters of the answer, if it is known before it is written. */
  length = 0
  /** Status of a successful response. */
  status = 200
  added: Headers | undefined = undefined
  readonly #response: AwaitedResponse | undefined
  #gone: AbortController | undefined

  /** Without a response for callers in this process. */
  constructor(request: RequestHead, response?: AwaitedResponse) {
    this.id = requestIdOf(request)
    this.request = request
    this.#response = response
  }

  /** Aborted when the client has closed its connection, so nobody waits for the answer. Undefined for callers in this process. */
  get signal(): AbortSignal | undefined {
    const response = this.#response
    if (response === undefined) return undefined
    if (this.#gone === undefined) {
      const gone = new AbortController()
      this.#gone = gone
      if (response.destroyed) gone.abort()
      else response.once('close', () => gone.abort())
    }
    return this.#gone.signal
  }

  /** Headers that a successful response has in addition to the usual ones, or instead of them. An error does not have them. */
  addHeaders(headers: Headers): void {
    this.added = this.added === undefined ? headers : { ...this.added, ...headers }
  }

  /** Sets the ETag of the response. True if the client already has that copy: the response is then an empty 304. */
  setEtag(etag: string): boolean {
    // The same facts as JSON and as Markdown are two answers.
    const own = this.isMarkdown ? etag.replace(/"$/, '-md"') : etag
    this.addHeaders({ etag: own })
    if (!hasCopy(this.request.headers['if-none-match'], own)) return false
    this.status = 304
    return true
  }
}

/** A request id that a client may choose (decision 1.6). */
const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/

/** 120 random bits for each id. Many ids are generated at once. They are kept as bytes, so that each becomes one string in memory (`inOnePiece`). */
const PREFIX = 'req_'
const ID_BYTES = 15
const ID_LENGTH = PREFIX.length + (ID_BYTES * 8) / 6
// mutate constant: how many are made at once: each is as random
const IDS_AT_ONCE = 256
let supply: Buffer = Buffer.alloc(0)
let used = 0

function newRequestId(): string {
  if (used === supply.length) {
    supply = newSupply()
    used = 0
  }
  used += ID_LENGTH
  return supply.toString('latin1', used - ID_LENGTH, used)
}

function newSupply(): Buffer {
  const random = randomBytes(ID_BYTES * IDS_AT_ONCE).toString('base64url')
  return Buffer.from(random.replace(/.{20}/g, `${PREFIX}$&`))
}

function requestIdOf({ headers }: RequestHead): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newRequestId()
}
