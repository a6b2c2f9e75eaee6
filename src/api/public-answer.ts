/** Answers that depend on nothing but their address: cached here, and by clients and proxies until they can change. */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CachedBody } from '../http/cached-body.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Share } from '../schedule/computing.ts'
import type { Slices } from '../schedule/slices.ts'
import { civilDay } from '../time/civil-day.ts'
import { resolveDate } from '../time/civil-time.ts'
import type { Zone } from '../time/zones.ts'
import { envelope } from './envelope.ts'

/** For answers that change only with a new version of the service. */
export const DAY_SECONDS = 86_400
/** For answers that even a new version changes only if a text is rewritten. */
export const YEAR_SECONDS = 365 * DAY_SECONDS

/** The content of an answer, with its ETag: its `data`, to be put into an envelope, or a whole body. */
export interface PublicAnswer<Content = object> {
  readonly content: Content
  readonly etag: string
  /** Length as it is sent. */
  readonly length: number
}

/** `data` that is sent in an envelope. */
export const publicData = <Data extends object>(data: Data): PublicAnswer<Data> =>
  withTag(data, JSON.stringify(data))

/** A body that is sent as it is, and cached with its compressed copies. */
export function publicBody(content: object | string): PublicAnswer<CachedBody> {
  const body = new CachedBody(content)
  return withTag(body, body.text)
}

// Weak: an envelope has a timestamp, and there are several encodings, so the same content is not the same bytes.
const withTag = <Content>(content: Content, text: string): PublicAnswer<Content> => ({
  content,
  etag: `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`,
  length: text.length,
})

/** An object takes about 1.4 times its length as JSON; text and compressed copies come to as much again. */
const BYTES_PER_LENGTH = 3

const cacheOf = <Content>(maxBytes: number) =>
  new LRUCache<string, PublicAnswer<Content>>({
    maxSize: maxBytes,
    // A caller may choose a long key for a short answer.
    sizeCalculation: ({ length }, key) => BYTES_PER_LENGTH * length + key.length,
  })

/** Makes each answer once, as long as all together are not too large. */
export function publicAnswers<Content>(
  maxBytes: number,
): (key: string, make: () => PublicAnswer<Content>) => PublicAnswer<Content> {
  const cache = cacheOf<Content>(maxBytes)
  return (key, make) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const made = make()
    cache.set(key, made)
    return made
  }
}

/** Answers that hold for a year, in their envelopes: an empty one if the client already has it. */
export function yearlyAnswers(
  maxBytes: number,
  now: () => number,
): (
  exchange: Pick<Exchange, 'id' | 'addHeaders' | 'setEtag'>,
  key: string,
  make: () => object,
) => object | '' {
  const answerFor = publicAnswers<object>(maxBytes)
  return (exchange, key, make) => {
    const found = answerFor(key, () => publicData(make()))
    return setCaching(exchange as Exchange, found, YEAR_SECONDS)
      ? ''
      : envelope(exchange.id, found.content, now())
  }
}

export interface ComputedAnswer<Content> {
  readonly answer: PublicAnswer<Content>
  /** False if it was cached, or computed for another request. */
  readonly isNew: boolean
}

/** The same for answers that take long: each is computed in slices, in the share of the client that asks for it first. */
export function computedAnswers<Content>(
  maxBytes: number,
): (
  key: string,
  share: Share,
  slices: () => Slices<PublicAnswer<Content>>,
) => Promise<ComputedAnswer<Content>> {
  const cache = cacheOf<Content>(maxBytes)
  const underway = new Map<string, Promise<PublicAnswer<Content>>>()
  const compute = async (key: string, share: Share, slices: Slices<PublicAnswer<Content>>) => {
    try {
      const made = await share.run(key, slices)
      cache.set(key, made)
      return made
    } finally {
      underway.delete(key)
    }
  }
  return async (key, share, slices) => {
    const cached = cache.get(key)
    if (cached !== undefined) return { answer: cached, isNew: false }
    const another = underway.get(key)
    if (another !== undefined) return { answer: await share.waitFor(key, () => another), isNew: false }
    const computing = compute(key, share, slices())
    underway.set(key, computing)
    return { answer: await computing, isNew: true }
  }
}

/** Sets the headers of such an answer. True if the client already has it: the response is then an empty 304. */
export function setCaching(
  exchange: Exchange,
  { etag, length }: Pick<PublicAnswer, 'etag' | 'length'>,
  seconds: number,
  scope: 'public' | 'private' = 'public',
): boolean {
  exchange.length = length
  exchange.addHeaders({ 'cache-control': `${scope}, max-age=${Math.floor(seconds)}` })
  return exchange.setEtag(etag)
}

/** How long an answer about dates holds: a day if the request named the dates; until the end of the day there if it is about today. */
export function secondsUntilTomorrow(
  dates: readonly (string | undefined)[],
  zone: Zone,
  now: number,
): number {
  if (dates.every((date) => date !== undefined && /\d/.test(date))) return DAY_SECONDS
  const today = civilDay(resolveDate('today', zone, now), zone)
  return Math.min(DAY_SECONDS, (today.to - now) / 1000)
}
