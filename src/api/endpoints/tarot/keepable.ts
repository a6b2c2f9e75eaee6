import { createHash } from 'node:crypto'
import type { Exchange } from '../../../http/exchange.ts'

/** Texts change only with a new version of the service; its clients see it within the hour. */
const KEPT_SECONDS = 3600

/** An answer that clients may keep, and compare by its ETag. */
export function keepable(exchange: Exchange, text: string): string {
  exchange.addHeaders({ 'cache-control': `private, max-age=${KEPT_SECONDS}` })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return exchange.isKnown(etag) ? '' : text
}
