/** Content negotiation (RFC 9110): which copy the client already has, and which encodings it accepts. */

/** True if `If-None-Match` (a list, or `*`) contains this ETag. Uses weak comparison, §8.8.3.2. */
export function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** True if `Accept-Encoding` (§12.5.3) allows this encoding. `q=0` forbids it, and `*` allows encodings that are not named. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const allowed = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined || Number(weight) > 0]
      }),
  )
  return allowed.get(encoding) ?? allowed.get('*') ?? false
}
