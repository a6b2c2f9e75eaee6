import type { Config } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { publicText } from '../../public-answer.ts'

/** Texts change only with a new version of the service; its clients see it within the hour. */
const KEPT_SECONDS = 3600

/**
 * An answer with links, that clients may keep and compare by its ETag. Others on the way may keep it only if the links are the same for
 * everybody: without `PUBLIC_URL` they depend on the `Host` of the request.
 */
export function keepable(exchange: Exchange, text: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const who = publicUrl === undefined ? 'private' : 'public'
  exchange.addHeaders({ 'cache-control': `${who}, max-age=${KEPT_SECONDS}` })
  return exchange.isKnown(publicText(text).etag) ? '' : text
}
