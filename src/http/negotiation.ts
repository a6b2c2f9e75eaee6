/** What a client has and takes already: tags and encodings of RFC 9110. */

/** Is the copy a client tells of in `If-None-Match` (a list, or `*`) the one with this tag? Compared weakly, §8.8.3.2. */
export function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Does `Accept-Encoding` (§12.5.3) allow this one? `q=0` forbids it, and a `*` allows what is not named. */
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
