/** The operator's listener: metrics and probes, on the loopback address and a port of its own. */
import type { Server, ServerResponse } from 'node:http'
import { nodeHttp } from './node-http.ts'

export type Probes = {
  /** All numbers in the form Prometheus reads. */
  readonly metricsText: () => Promise<string>
  /** False while the service is stopping or overloaded: send it no more requests. */
  readonly isReady: () => boolean
}

type Page = { status: number; type: string; text: string }

const PLAIN = 'text/plain; charset=utf-8'
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8'

const PAGES: Record<string, (probes: Probes) => Page | Promise<Page>> = {
  '/healthz': () => ({ status: 200, type: PLAIN, text: 'ok\n' }),
  '/readyz': ({ isReady }) =>
    isReady()
      ? { status: 200, type: PLAIN, text: 'ready\n' }
      : { status: 503, type: PLAIN, text: 'not ready\n' },
  '/metrics': async ({ metricsText }) => ({ status: 200, type: PROMETHEUS, text: await metricsText() }),
}

export function adminServer(probes: Probes): Server {
  return nodeHttp.createServer(async (request, response) => {
    const [path = ''] = request.url!.split('?')
    const page = PAGES[path]
    if (page === undefined)
      write(response, { status: 404, type: PLAIN, text: 'There are /metrics, /healthz and /readyz.\n' })
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      write(response.setHeader('allow', 'GET, HEAD'), { status: 405, type: PLAIN, text: 'Use GET.\n' })
    else write(response, await page(probes))
  })
}

function write(response: ServerResponse, { status, type, text }: Page): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text)
}
