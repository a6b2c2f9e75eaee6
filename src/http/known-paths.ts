/** Which paths exist, for requests that no route answers: a wrong method is 405 with `Allow`, an unknown path 404. */
import type { LimitGroup } from './limits.ts'
import type { Route } from './route.ts'

export type KnownPath = {
  readonly path: string
  readonly limit: LimitGroup
  readonly allow: readonly string[]
}

/** A path without its query; a client may also send the whole URL (RFC 9112 §3.2.2). */
export function pathOf(url: string): string {
  const path = url.charCodeAt(0) === 47 ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}

export const isUnderV1 = (path: string) => path === '/v1' || path.startsWith('/v1/')

/** Finds what is known of a path, with parameters matching any one segment. */
export function knownPaths(routes: readonly Pick<Route, 'method' | 'path' | 'limit'>[]) {
  const fixed = new Map<string, { path: string; limit: LimitGroup; allow: string[] }>()
  for (const { method, path: below, limit } of routes) {
    const path = `/v1${below}`
    const known = fixed.get(path) ?? { path, limit, allow: ['OPTIONS'] }
    known.allow.unshift(...(method === 'GET' ? ['GET', 'HEAD'] : [method]))
    fixed.set(path, known)
  }
  const root = fixed.get('/v1/')
  if (root !== undefined) fixed.set('/v1', root)
  const patterned = [...fixed]
    .filter(([path]) => path.includes(':'))
    .map(([path, known]) => ({ pattern: pattern(path), known }))

  return (path: string): KnownPath | undefined =>
    fixed.get(path) ?? patterned.find(({ pattern }) => pattern.test(path))?.known
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
