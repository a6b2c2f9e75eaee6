/** A small client for Augury: typed requests and answers, typed errors, and patience when the service asks for it. */
import { ADDRESSES } from './addresses.ts'
import type { ErrorCode, Methods, NatalChartSvgQuery, Operations } from './operations.ts'

export type * from './operations.ts'

export type Answer<N extends keyof Operations> = Operations[N]['response']

export interface AuguryOptions {
  /** Where the service is, without `/v1`: for example `http://127.0.0.1:8080`. */
  readonly baseUrl: string
  /** If the operator of the service gave you one. */
  readonly apiKey?: string | undefined
  /** For tests and unusual runtimes. Default: the platform's own. */
  readonly fetch?: typeof fetch | undefined
  /** How often a request that was refused with `Retry-After` (429, 503) is sent again after that wait. Default 2. */
  readonly retries?: number | undefined
  /** A longer wait than this is not sat out; the error is thrown at once. Default 60. */
  readonly longestWaitSeconds?: number | undefined
}

/** An answer other than the one that was asked for, in the service's own words. */
export class AuguryError extends Error {
  readonly status: number
  /** Such as `INVALID_ZODIAC_SIGN`; tarot errors have none. */
  readonly code: ErrorCode | undefined
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, when the service says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: unknown) {
    const { error, requestId } = (body ?? {}) as { error?: ErrorBody | string; requestId?: string }
    const errorBody = typeof error === 'string' ? { message: error } : error
    super(errorBody?.message ?? `Augury answered with status ${response.status}`)
    this.name = 'AuguryError'
    this.status = response.status
    this.code = errorBody?.code
    this.details = errorBody?.details ?? {}
    this.requestId = requestId
    this.retryAfterSeconds = secondsIn(response.headers.get('retry-after'))
  }
}

/** A number of seconds, as the service writes it, or a date, as a proxy in between may. */
function secondsIn(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  const wait = Number.isNaN(seconds) ? Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000) : seconds
  return Number.isNaN(wait) ? undefined : Math.max(1, wait)
}

interface ErrorBody {
  readonly code?: ErrorCode
  readonly message: string
  readonly details?: Record<string, unknown>
}

/** A method for each operation of the service. The last argument of each may be an `AbortSignal`. */
export interface Augury extends Methods {
  /** The address of a chart's wheel as a picture, for an `<img>`. */
  chartPictureUrl(birth: NatalChartSvgQuery, format?: 'svg' | 'png'): string
  /** A reading as a document that people print (PDF). `title` and `paper` are members of the body. */
  report<N extends ReportName>(name: N, body: Operations[N]['body'], signal?: AbortSignal): Promise<Blob>
  /** @deprecated The older name of `natalChart`. */
  castChart: Methods['natalChart']
}

/** Operations that have a report. */
export type ReportName =
  | 'natalReading'
  | 'synastry'
  | 'returns'
  | 'transitTimeline'
  | 'yearlyHoroscope'
  | 'layThreeCards'
  | 'layCelticCross'
  | 'layCustomSpread'
  | 'laySpread'
  | 'readCards'

type Query = Readonly<Record<string, unknown>>

class Client {
  readonly #options: AuguryOptions

  constructor(options: AuguryOptions) {
    this.#options = options
  }

  chartPictureUrl(birth: Query, format: 'svg' | 'png' = 'svg'): string {
    return this.#url(`/astrology/natal-chart.${format}`, birth)
  }

  report(name: ReportName, ...given: readonly unknown[]): Promise<unknown> {
    return this.#call(`${ADDRESSES[name]} ${PDF}`, given)
  }

  async #call(address: string, given: readonly unknown[]): Promise<unknown> {
    const { retries = 2, longestWaitSeconds = 60 } = this.#options
    const [method, template, mediaType] = address.split(' ') as [string, string, string?]
    const values = given.filter((value) => !isSignal(value))
    const signal = given.find(isSignal)
    const path = template.replace(/{\w+}/g, () => encodeURIComponent(String(values.shift())))
    const body = method === 'POST' ? JSON.stringify(values.shift() ?? {}) : undefined
    const url = this.#url(path, values[0] as Query | undefined)
    for (let tries = 0; ; tries++) {
      const response = await this.#send(url, {
        method,
        body,
        signal,
        accept: mediaType === PDF ? PDF : undefined,
      })
      const answer = await answerIn(response, mediaType)
      if (response.ok && answer !== undefined) return answer
      const error = new AuguryError(response, answer)
      const wait = error.retryAfterSeconds
      if (wait === undefined || tries >= retries || wait > longestWaitSeconds) throw error
      await pause(wait * 1000, signal)
    }
  }

  #send(url: string, { method, body, signal, accept }: Sent): Promise<Response> {
    const { apiKey } = this.#options
    // Called on its own: the browser's function refuses to be the method of another object.
    const { fetch = globalThis.fetch } = this.#options
    return fetch(url, {
      method,
      headers: {
        ...(apiKey !== undefined && { 'x-api-key': apiKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(accept !== undefined && { accept }),
      },
      ...(body !== undefined && { body }),
      ...(signal !== undefined && { signal }),
    })
  }

  #url(path: string, query: Query = {}): string {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    return `${this.#options.baseUrl.replace(/\/+$/, '')}/v1${path}${search}`
  }

  static {
    const methods: Record<string, string> = { ...ADDRESSES, castChart: ADDRESSES.natalChart }
    for (const [name, address] of Object.entries(methods))
      Object.defineProperty(Client.prototype, name, {
        value(this: Client, ...given: unknown[]) {
          return this.#call(address, given)
        },
      })
  }
}

export const Augury = Client as unknown as new (options: AuguryOptions) => Augury

interface Sent {
  readonly method: string
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
  readonly accept: string | undefined
}

/** Also one that is not of this platform's own making. */
const isSignal = (value: unknown): value is AbortSignal =>
  typeof value === 'object' && value !== null && 'aborted' in value

const PDF = 'application/pdf'
const BYTES = ['image/png', PDF]

/** Errors are JSON even where an answer is a text or a picture. Undefined if it is nothing of this. */
async function answerIn(response: Response, mediaType: string | undefined): Promise<unknown> {
  const isFile = mediaType !== undefined && response.headers.get('content-type')?.startsWith(mediaType)
  const read = isFile ? (BYTES.includes(mediaType) ? 'blob' : 'text') : 'json'
  return response[read]().catch(() => undefined)
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
