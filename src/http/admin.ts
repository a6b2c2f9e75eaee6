/** The admin listener: metrics and probes, on a separate port and, unless told otherwise, the loopback address. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { nodeHttp } from './node-http.ts'

export type Probes = {
  /** All metrics in the Prometheus text format. */
  readonly metricsText: () => Promise<string>
  /** Why no more requests should be sent, as a sentence; undefined if there is no reason. */
  readonly obstacle: () => Promise<string | undefined>
}

type Page = { status: number; type: string; text: string }

const PLAIN = 'text/plain; charset=utf-8'
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8'

/** `localhost` or a loopback address, and a port. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i

const PAGES: Record<string, (probes: Probes) => Page | Promise<Page>> = {
  '/healthz': () => ({ status: 200, type: PLAIN, text: 'ok\n' }),
  '/readyz': async ({ obstacle }) => {
    const sentence = await obstacle()
    return sentence === undefined
      ? { status: 200, type: PLAIN, text: 'ready\n' }
      : { status: 503, type: PLAIN, text: `not ready: ${sentence}\n` }
  },
  '/metrics': async ({ metricsText }) => ({ status: 200, type: PROMETHEUS, text: await metricsText() }),
}

/** `host`: where it listens. */
export function adminServer(probes: Probes, host: string): Server {
  const isForUs = LOOPBACK.test(isIP(host) === 6 ? `[${host}]` : host) ? isForLoopback : isForNetwork(host)
  return nodeHttp.createServer(async (request, response) => {
    const [path = ''] = request.url!.split('?')
    const page = PAGES[path]
    if (!isForUs(request))
      write(response, { status: 421, type: PLAIN, text: 'Ask by address, such as 127.0.0.1.\n' })
    else if (page === undefined)
      write(response, { status: 404, type: PLAIN, text: 'There are /metrics, /healthz and /readyz.\n' })
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      write(response.setHeader('allow', 'GET, HEAD'), { status: 405, type: PLAIN, text: 'Use GET.\n' })
    else write(response, await page(probes))
  })
}

/**
 * A web page could make its own host name resolve to this address and then read our responses through the browser (DNS rebinding), but
 * `Host` would still have that name. Probes with HTTP/1.0 send no `Host`; browsers always send one.
 */
function isForLoopback({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean {
  if (host === undefined) return true
  const [, port = '80'] = LOOPBACK.exec(host) ?? ['', 'none']
  return port === String(localPort)
}

/** By any address, which no web page can make its own, or by the name that was given. The port may be mapped to another. */
const isForNetwork =
  (name: string) =>
  ({ headers: { host } }: IncomingMessage): boolean => {
    const [, literal = ''] = /^(.*?)(?::\d{1,5})?$/.exec(host ?? '') ?? []
    const isAddress = isIP(literal.replace(/^\[(.*)\]$/, '$1')) !== 0
    return host === undefined || isAddress || /^localhost$/i.test(literal) || literal === name
  }

function write(response: ServerResponse, { status, type, text }: Page): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text)
}
