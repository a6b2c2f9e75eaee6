/** The page at `/` and the addresses of its rooms: files with hashed names that browsers cache indefinitely, with a policy that forbids other hosts. */
import { hash } from 'node:crypto'
import { ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import { answerFile, type File } from '../../http/file.ts'
import { linkScope, originOf } from '../../http/origin.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { pathOf } from '../../http/router.ts'
import { MANIFEST, NAMED_FILES, type PageFile } from '../../page/page-files.ts'
import type { Parts } from '../parts.ts'
import { PageDocument } from './document.ts'
import { notFoundPage } from './not-found-page.ts'
import { headOfRoom, ROOM_PATHS } from './rooms.ts'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'self'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const

/** The headers of a document, with what its policy has other than the page's. */
export const documentHeaders = (other: Partial<Record<keyof typeof POLICY, string>> = {}) => ({
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': Object.entries({ ...POLICY, ...other })
    .map((directive) => directive.join(' '))
    .join('; '),
})

const HEADERS = documentHeaders()

/** The document is revalidated on each visit; the files it links to never change under the same name. */
const CACHING = { document: 'no-cache', asset: 'public, max-age=31536000, immutable' } as const

/** From an address to the page's own folder: `/sky/leo` is in `/sky/`. */
const wayToThePage = (path: string): string => '../'.repeat(path.split('/').length - 2) || './'

export function pageRoutes(parts: Parts): Route[] {
  const { page, log, config } = parts
  if (page === undefined) return []
  const documents = new PageDocument(page, parts)
  const missing = missingPage(parts)!
  const room =
    (row: (typeof ROOM_PATHS)[number]) =>
    async (exchange: Exchange): Promise<AnswerBody> => {
      const head = headOfRoom(parts.words.links, row, exchange.params ?? {}, documents.today)
      if (head === undefined) return missing(exchange)
      exchange.addHeaders(HEADERS)
      const below = (address: string) => `${originOf(exchange, config)}/${address}`
      const picture = { ...head.picture, address: below(head.picture.address) }
      const absolute = { ...head, address: below(head.address), picture }
      try {
        const document = await documents.at(absolute, wayToThePage(row.path))
        return answerFile(exchange, document, `${linkScope(config)}, ${CACHING.document}`)
      } catch (error) {
        log.error({ err: error }, 'there is no page to serve; the API is not affected')
        return withoutPage(exchange)
      }
    }
  const asset = async (exchange: Exchange): Promise<AnswerBody> => {
    const { name } = exchange.params as { name: string }
    const files = await page.files().catch(() => undefined)
    const file = files?.get(`assets/${name}`)
    if (file === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file of the page.')
    exchange.addHeaders(HEADERS)
    return answerFile(exchange, encodings(file), CACHING.asset)
  }
  const named =
    (name: string) =>
    async (exchange: Exchange): Promise<AnswerBody> => {
      const file = (await page.files().catch(() => undefined))?.get(name)
      if (file === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file of the page.')
      exchange.addHeaders(HEADERS)
      return answerFile(exchange, encodings(file), CACHING.document)
    }
  const manifest = async (exchange: Exchange): Promise<AnswerBody> => {
    const file = (await page.files().catch(() => undefined))?.get(MANIFEST)
    if (file === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file of the page.')
    exchange.addHeaders({ ...HEADERS, 'content-type': file.type, 'cache-control': CACHING.document })
    const text = withSiteName(file.plain.toString(), config.siteName)
    return exchange.setEtag(`W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`) ? '' : text
  }
  return [
    { method: 'GET', path: `/${MANIFEST}`, answer: manifest },
    ...NAMED_FILES.filter((name) => name !== MANIFEST).map(
      (name): Route => ({ method: 'GET', path: `/${name}`, answer: named(name) }),
    ),
    ...ROOM_PATHS.map((row): Route => ({ method: 'GET', path: row.path, answer: room(row) })),
    { method: 'GET', path: '/assets/:name', answer: asset },
  ]
}

/** The manifest as the operator's site has it: an installed page is called by its name. */
function withSiteName(manifest: string, siteName: string): string {
  const given = JSON.parse(manifest) as { short_name: string }
  return JSON.stringify(
    given.short_name === siteName ? given : { ...given, name: siteName, short_name: siteName },
  )
}

/** The page at an unknown address, for browsers. It does not repeat the address. */
export function missingPage(parts: Parts): ((exchange: Exchange) => Promise<AnswerBody>) | undefined {
  const { page } = parts
  if (page === undefined) return undefined
  const documents = new PageDocument(page, parts)
  return async (exchange) => {
    const toThePage = wayToThePage(pathOf(exchange.request.url!))
    exchange.status = 404
    const document = await documents.missing(toThePage).catch(() => undefined)
    exchange.addHeaders({ ...HEADERS, 'content-type': document?.type ?? 'text/html; charset=utf-8' })
    return document?.text ?? notFoundPage('There is nothing at this address.', toThePage)
  }
}

export const encodings = ({ type, etag, plain, gzip, brotli }: PageFile): File => ({
  type,
  plain: { bytes: plain, etag: `"${etag}-plain"` },
  gzip: gzip && { bytes: gzip, etag: `"${etag}-gzip"` },
  br: brotli && { bytes: brotli, etag: `"${etag}-brotli"` },
})

/** Where the page would be. `toThePage` is the way to its address. */
export function withoutPage(exchange: Exchange, toThePage = ''): AnswerBody {
  exchange.status = 503
  exchange.addHeaders({ 'content-type': 'text/html; charset=utf-8' })
  return `<!doctype html>
<html lang="en">
<title>Augury</title>
<h1>The page could not be built</h1>
<p>The API is not affected: it answers at <a href="${toThePage}v1/">/v1/</a> and explains itself at <a href="${toThePage}docs/">/docs/</a>.</p>
<p>The service’s log has the reason. <code>npm run build -- page</code> on the server tries again and shows it.</p>
</html>
`
}
