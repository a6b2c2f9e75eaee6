/** The reference at `/docs/`: Scalar, with every file served locally and every request to other hosts switched off. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
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
    // 4 MB of script that most processes never serve, so it is loaded with the first visit.
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
    page: await inEncodings('text/html; charset=utf-8', Buffer.from(page)),
    script: await scalarScript(),
  }
}

/** A single file, because the package it comes from brings some 280 others (data/reference/SOURCE.md). */
const SCRIPT = new URL('../../../data/reference/scalar.js.br', import.meta.url)

async function scalarScript(): Promise<File> {
  const compressed = await readFile(SCRIPT)
  const script = await promisify(brotliDecompress)(compressed)
  return { ...(await inEncodings('text/javascript; charset=utf-8', script)), br: encoded(compressed, 'br') }
}

async function inEncodings(type: string, bytes: Buffer): Promise<File> {
  return {
    type,
    plain: encoded(bytes, 'plain'),
    gzip: encoded(await promisify(gzip)(bytes), 'gzip'),
  }
}

const encoded = (bytes: Buffer, encoding: string) => ({
  bytes,
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}-${encoding}"`,
})
