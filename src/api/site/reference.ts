/** The reference at `/docs/`: Scalar, with every file served locally and every request to other hosts switched off. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Exchange } from '../../http/exchange.ts'
import { answerFile, type File } from '../../http/file.ts'
import type { Route } from '../../http/route.ts'
import type { Parts } from '../parts.ts'

const HEADERS = {
  'referrer-policy': 'no-referrer',
  /** Should a later version of Scalar try to contact another host, the browser blocks it. */
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const

export function referenceRoutes({ config }: Pick<Parts, 'config'>): Route[] {
  let loading: Promise<{ page: File; script: File }> | undefined
  const serve = (name: 'page' | 'script', cacheControl: string) => async (exchange: Exchange) => {
    // 4 MB of script that most processes never serve: loaded on the first visit.
    loading ??= loadReference({ ...CONFIGURATION, ...(config.publicUrl === undefined && OWN_SERVER) })
    exchange.addHeaders(HEADERS)
    return answerFile(exchange, (await loading)[name], cacheControl)
  }
  return [
    { method: 'GET', path: '/docs', answer: redirect },
    { method: 'GET', path: '/docs/', answer: serve('page', 'no-cache') },
    { method: 'GET', path: '/docs/js/scalar.js', answer: serve('script', 'public, max-age=86400') },
  ]
}

function redirect(exchange: Exchange): string {
  exchange.status = 301
  exchange.addHeaders({ location: 'docs/' })
  return ''
}

const CONFIGURATION = {
  url: '../v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  defaultOpenAllTags: true,
} as const

/** Without `PUBLIC_URL` the document names the address that the service listens on; the page asks the server that it came from. */
const OWN_SERVER = { servers: [{ url: '/v1' }] }

async function loadReference(configuration: object) {
  // Without a link to an icon, a browser requests `/favicon.ico` and reports an error.
  const icon = await readFile(new URL('../../web/icon.svg', import.meta.url), 'utf8')
  const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Augury API reference</title>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
  </head>
  <body>
    <div id="app"></div>
    <script src="js/scalar.js"></script>
    <script>Scalar.createApiReference('#app', ${JSON.stringify(configuration)})</script>
  </body>
</html>
`
  return {
    page: await inEncodings('text/html; charset=utf-8', page),
    script: await inEncodings('text/javascript; charset=utf-8', await scalarScript()),
  }
}

type Handler = (request: undefined, reply: unknown) => void
type Plugin = (
  app: { route(row: { url: string; handler: Handler }): void },
  options: object,
  done: () => void,
) => void

/**
 * The only small package with Scalar's script (the vendor's own has 270 dependencies) serves it through a route of a Fastify
 * application. This imitates the parts of Fastify that it uses.
 */
async function scalarScript(): Promise<string> {
  const { default: plugin } = (await import('@scalar/fastify-api-reference')) as unknown as {
    default: Plugin
  }
  let script = ''
  const reply = {
    header: () => reply,
    send: (text: string) => {
      script = text
    },
  }
  const route: Parameters<Plugin>[0]['route'] = ({ url, handler }) => {
    if (url.endsWith('.js')) handler(undefined, reply)
  }
  plugin({ route }, { configuration: CONFIGURATION }, () => undefined)
  return script
}

async function inEncodings(type: string, text: string): Promise<File> {
  const bytes = Buffer.from(text)
  const etag = hash('sha256', bytes, 'base64url').slice(0, 22)
  return {
    type,
    plain: { bytes, etag: `"${etag}-plain"` },
    gzip: { bytes: await promisify(gzip)(bytes), etag: `"${etag}-gzip"` },
  }
}
