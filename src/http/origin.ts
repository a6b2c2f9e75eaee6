/** The address at which this request reached us, for links in responses. */
import type { Config } from '../config.ts'
import { isTrusted } from './client-address.ts'
import type { Exchange } from './exchange.ts'

/** What a Host header may look like; anything else could put text into a link. */
const HOST = /^(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** `PUBLIC_URL`, or else the scheme and host of the request, without a slash at the end. */
export function originOf(
  { asked: { headers, socket } }: Exchange,
  { publicUrl, trustProxy, port }: Pick<Config, 'publicUrl' | 'trustProxy' | 'port'>,
): string {
  if (publicUrl !== undefined) return publicUrl
  const { host = '', 'x-forwarded-proto': forwarded } = headers
  const peer = socket.remoteAddress
  const isProxied = trustProxy !== undefined && peer !== undefined && isTrusted(trustProxy, peer)
  const scheme = isProxied && forwarded === 'https' ? 'https' : 'http'
  return `${scheme}://${HOST.test(host) ? host : `localhost:${port}`}`
}
