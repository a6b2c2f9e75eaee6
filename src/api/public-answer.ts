/** Answers that depend on nothing but their address: kept here as text, and by clients and proxies until they can change. */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Exchange } from '../http/exchange.ts'
import { KeptText } from '../http/kept-text.ts'
import { SizedText } from '../http/respond.ts'
import type { Share } from '../schedule/computing.ts'
import type { Slices } from '../schedule/slices.ts'
import { civilDay } from '../time/civil-day.ts'
import { resolveDate } from '../time/civil-time.ts'
import type { Zone } from '../time/zones.ts'

/** What changes only with a new version of the service. */
export const A_DAY_SECONDS = 86_400
/** What a version does not change either, unless a text is rewritten. */
export const A_YEAR_SECONDS = 365 * A_DAY_SECONDS

export interface PublicText {
  readonly sized: SizedText
  readonly etag: string
}

/** JSON in which the few characters beyond ASCII, such as the sign of a degree, are escaped: 20 kB are then sent in half the time. */
export const asciiJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A text that is not kept here. */
export const publicText = (text: string): PublicText => withTag(new SizedText(text))

/** A text that is kept, with its compressed copies. */
export const keptPublicText = (text: string): PublicText => withTag(new KeptText(text))

function withTag(sized: SizedText): PublicText {
  // The envelope around it has a timestamp, and there are several encodings, so the same text is not the same bytes.
  return { sized, etag: `W/"${hash('sha256', sized.text, 'base64url').slice(0, 22)}"` }
}

/** The compressed copies of a text have less than half of its size together. */
const WITH_COPIES = 1.5

const cacheOf = (maxBytes: number) =>
  new LRUCache<string, PublicText>({
    maxSize: maxBytes,
    // A caller may choose a long key for a short answer.
    sizeCalculation: ({ sized }, key) => Math.ceil(sized.bytes * WITH_COPIES) + key.length,
  })

/** Makes each text once, as long as all together are not too large. */
export function publicTexts(maxBytes: number): (key: string, make: () => string) => PublicText {
  const kept = cacheOf(maxBytes)
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = keptPublicText(make())
    kept.set(key, made)
    return made
  }
}

export interface ComputedText {
  readonly text: PublicText
  /** False if it was there already, or computed for another request. */
  readonly isNew: boolean
}

/** The same for texts that take long: each is computed in slices, in the share of the client that asks for it first. */
export function computedTexts(
  maxBytes: number,
): (key: string, share: Share, slices: () => Slices<string>) => Promise<ComputedText> {
  const kept = cacheOf(maxBytes)
  const underway = new Map<string, Promise<PublicText>>()
  const compute = async (key: string, share: Share, slices: Slices<string>) => {
    try {
      const made = keptPublicText(await share.run(key, slices))
      kept.set(key, made)
      return made
    } finally {
      underway.delete(key)
    }
  }
  return async (key, share, slices) => {
    const known = kept.get(key)
    if (known !== undefined) return { text: known, isNew: false }
    const another = underway.get(key)
    if (another !== undefined) return { text: await share.waitFor(key, () => another), isNew: false }
    const computing = compute(key, share, slices())
    underway.set(key, computing)
    return { text: await computing, isNew: true }
  }
}

/** Sets the headers of such an answer. True if the client already has it: the response is then an empty 304. */
export function isKept(
  exchange: Exchange,
  { etag }: PublicText,
  seconds: number,
  scope: 'public' | 'private' = 'public',
): boolean {
  exchange.addHeaders({ 'cache-control': `${scope}, max-age=${Math.floor(seconds)}` })
  return exchange.isKnown(etag)
}

/** For how long an answer about some dates holds: one that was asked for by its dates, for a day; one that begins today, until the day is over there. */
export function keptUntilTomorrow(dates: readonly (string | undefined)[], zone: Zone, now: number): number {
  if (dates.every((date) => date !== undefined && /\d/.test(date))) return A_DAY_SECONDS
  const today = civilDay(resolveDate('today', zone, now), zone)
  return Math.min(A_DAY_SECONDS, (today.to - now) / 1000)
}
