/** The page at `/`: files with hashed names that browsers keep for good, under a policy that lets nothing in from outside. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../api/parts.ts'
import { ServiceError } from '../errors.ts'
import { INDEX, type PageFile, type PageFiles } from '../page/page-files.ts'
import { accepts, hasCopy } from './negotiation.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': POLICY,
} as const

/** The document is asked for anew each time; what it names never changes under its name. */
const CACHING = { document: 'no-cache', asset: 'public, max-age=31536000, immutable' } as const

export function addPage(app: FastifyInstance, { page, log }: Parts): void {
  if (page === undefined) return
  app.addHook('onClose', async () => page.stop())

  app.get('/', async (request, reply) => {
    const files = await page.files().catch((error: unknown) => {
      log.error({ err: error }, 'there is no page to serve; the API is not affected')
      return undefined
    })
    if (files === undefined) return withoutPage(reply)
    return send(files.get(INDEX)!, CACHING.document, request, reply)
  })
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const files: PageFiles | undefined = await page.files().catch(() => undefined)
    const file = files?.get(`assets/${request.params.name}`)
    if (file === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file of the page.')
    return send(file, CACHING.asset, request, reply)
  })
}

const ENCODINGS = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const

function send(file: PageFile, caching: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { 'accept-encoding': accepted, 'if-none-match': tags } = request.headers
  const best = ENCODINGS.find(([name]) => accepts(accepted, name))
  const [encoding, form] = best ?? [undefined, 'plain' as const]
  const etag = `"${file.etag}-${form}"`
  reply.headers(HEADERS).headers({ 'cache-control': caching, vary: 'accept-encoding', etag })
  if (hasCopy(tags, etag)) return reply.code(304).send()
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.header('content-type', file.type).send(file[form])
}

function withoutPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers(HEADERS)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(`<!doctype html>
<html lang="en">
<title>Augury</title>
<h1>The page could not be built</h1>
<p>The API is not affected: it answers at <a href="v1/">/v1/</a> and explains itself at <a href="docs/">/docs/</a>.</p>
<p>The service's log has the reason. <code>npm run build:page</code> on the server tries again and shows it.</p>
</html>
`)
}
