/** Content negotiation (RFC 9110): which copy the client already has, which encodings it accepts, which media type it prefers. */

/** True if `If-None-Match` (a list, or `*`) contains this ETag. Uses weak comparison, §8.8.3.2. */
export function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** True if `Accept-Encoding` (§12.5.3) allows this encoding. `q=0` forbids it, and `*` allows encodings that are not named. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const weights = weightsIn(String(header ?? ''))
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

/** In order of preference: Brotli is smaller. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding for a client with this `Accept-Encoding`, if it accepts any of ours. */
export const preferredEncoding = (header: string | string[] | undefined): Encoding | undefined =>
  header === undefined ? undefined : ENCODINGS.find((encoding) => accepts(header, encoding))

/**
 * True if `Accept` (§12.5.1) prefers a media type to the usual one: by its weight or, where both weigh the same, because only it is named
 * and the usual one is matched by a wildcard. In all other cases the usual one is sent.
 */
export function prefers(header: string, type: string, usual: string): boolean {
  const weights = weightsIn(header)
  const [wanted, other] = [weightOf(type, weights), weightOf(usual, weights)]
  if (wanted.weight !== other.weight) return wanted.weight > other.weight
  return wanted.weight > 0 && wanted.wildcards < other.wildcards
}

/** Most clients name no text type, so most headers need no parsing. */
export const prefersMarkdown = (accept: string | undefined): boolean =>
  accept !== undefined && /text\//i.test(accept) && prefers(accept, 'text/markdown', 'application/json')

/** A client that wants PDF and Markdown alike gets PDF, because not every endpoint has Markdown. */
export const prefersPdf = (accept: string | undefined): boolean =>
  accept !== undefined &&
  /application\/pdf/i.test(accept) &&
  prefers(accept, 'application/pdf', 'application/json') &&
  !prefers(accept, 'text/markdown', 'application/pdf')

/** As browsers do when somebody follows a link. */
export const prefersHtml = (accept: string | undefined): boolean =>
  accept !== undefined && prefers(accept, 'text/html', 'application/json')

/** True if `Accept` allows this media type. */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header === undefined || weightOf(type, weightsIn(header)).weight > 0

/** From the most specific range that matches the type. */
function weightOf(type: string, weights: ReadonlyMap<string, number>) {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*']
  const wildcards = ranges.findIndex((range) => weights.has(range))
  return { weight: weights.get(ranges[wildcards] ?? '') ?? 0, wildcards }
}

/** The names in a list of preferences, with their weights. */
const weightsIn = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight) || 0]
      }),
  )
