/** The human reference at `/docs/`: Scalar, with every file from this machine and every outside request switched off. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'

/** Even if a later version of the page wished to ask another host, the browser would not let it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

type Reference = { page: string; script: Buffer }

export function addReference(app: FastifyInstance): void {
  let loading: Promise<Reference> | undefined
  // 4 MB of script that most processes never serve: loaded with the first visit.
  const reference = () => (loading ??= loadReference())

  app.get('/docs', (_request, reply) => reply.redirect('docs/', 301))
  app.get('/docs/', async (_request, reply) => {
    const { page } = await reference()
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(page)
  })
  app.get('/docs/js/scalar.js', async (_request, reply) => {
    const { script } = await reference()
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip' })
    return reply.headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' }).send(script)
  })
}

/** The vendor's plugin on an instance that never listens, asked once for each of its files. */
async function loadReference(): Promise<Reference> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const shelf = Fastify()
  await shelf.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '../v1/openapi.json',
      pageTitle: 'Augury API reference',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      defaultOpenAllTags: true,
    },
  })
  const page = await shelf.inject('/docs/')
  const script = await shelf.inject('/docs/js/scalar.js')
  await shelf.close()
  return {
    page: page.body.replace('</head>', `${await iconLink()}</head>`),
    script: await promisify(gzip)(script.rawPayload),
  }
}

/** Without a link to one, a browser asks for `/favicon.ico` and complains. */
async function iconLink(): Promise<string> {
  const icon = await readFile(new URL('../web/icon.svg', import.meta.url), 'utf8')
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`
}
