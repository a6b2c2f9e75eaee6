import type { Config } from '../../../config.ts'
import type { CachedBody } from '../../../http/cached-body.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { linkScope, originOf } from '../../../http/origin.ts'
import type { AnswerBody } from '../../../http/respond.ts'
import { publicAnswers, publicBody } from '../../public-answer.ts'

/** Texts change only with a new version of the service; its clients see it within the hour. */
const CACHE_SECONDS = 3600

/** All cards of one host together take a quarter of it. */
const answerFor = publicAnswers<CachedBody>(2_000_000)

/**
 * An answer with links that clients may cache and compare by its ETag. Shared caches may store it only if the links are the same for
 * everybody. Answers with the same `name` and origin are the same, and made once.
 */
export function cacheableAnswer(
  exchange: Exchange,
  config: Config,
  name: string,
  make: (origin: string) => object,
): AnswerBody {
  const origin = originOf(exchange, config)
  const { content, etag } = answerFor(`${name} ${origin}`, () => publicBody(make(origin)))
  exchange.addHeaders({ 'cache-control': `${linkScope(config)}, max-age=${CACHE_SECONDS}` })
  return exchange.setEtag(etag) ? '' : content
}
