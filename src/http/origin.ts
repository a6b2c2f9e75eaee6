/** The address at which this request reached us, for links in responses: `PUBLIC_URL`, or what the request says. */
import type { Config } from '../config.ts'
import { isTrusted } from './client-address.ts'
import type { Exchange, RequestHead } from './exchange.ts'

/** What a Host header may look like; anything else could put text into a link. */
const HOST = /^(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Steps of a path. Two slashes at its start would name another host, and `..` another folder. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]{1,100}){1,8}$/

/** Headers that links are made from. */
const LINK_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-prefix'] as const

/** As much of a request as links are made from. */
export const headForLinks = ({ headers, socket }: RequestHead): RequestHead => ({
  headers: Object.fromEntries(LINK_HEADERS.map((name) => [name, headers[name]])),
  socket,
})

/** Without a slash at the end. */
export function originOf(
  { request }: Exchange,
  { publicUrl, trustProxy, port }: Pick<Config, 'publicUrl' | 'trustProxy' | 'port'>,
): string {
  if (publicUrl !== undefined) return publicUrl
  const host = hostOf(request, trustProxy)
  const scheme = forwarded(request, 'x-forwarded-proto', trustProxy) === 'https' ? 'https' : 'http'
  const prefix = forwarded(request, 'x-forwarded-prefix', trustProxy)?.replace(/\/$/, '') ?? ''
  return `${scheme}://${HOST.test(host) ? host : `localhost:${port}`}${PREFIX.test(prefix) ? prefix : ''}`
}

/** The host that the client has asked for, perhaps with a port; empty if it named none. */
export const hostOf = (request: RequestHead, trustProxy: Config['trustProxy']): string =>
  forwarded(request, 'x-forwarded-host', trustProxy) ?? request.headers.host ?? ''

/** Which caches may store an answer with links: without `PUBLIC_URL` they depend on headers, which a shared cache does not compare. */
export const linkScope = ({ publicUrl }: Pick<Config, 'publicUrl'>): 'public' | 'private' =>
  publicUrl === undefined ? 'private' : 'public'

/** What a trusted proxy says. If there is a list, its last entry, because a client may have sent the ones before. */
function forwarded(
  { headers, socket }: RequestHead,
  name: (typeof LINK_HEADERS)[number],
  trustProxy: Config['trustProxy'],
): string | undefined {
  const peer = socket.remoteAddress
  if (trustProxy === undefined || peer === undefined || !isTrusted(trustProxy, peer)) return undefined
  const entry = String(headers[name] ?? '')
    .split(',')
    .at(-1)!
    .trim()
  return entry === '' ? undefined : entry
}
