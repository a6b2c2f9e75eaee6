/**
 * Which address opens which room: the only place that knows. What is private or long stands in the fragment, after the `#`, which a
 * browser never sends: `sky/leo#style=brief`. The server has to answer each path with the page (`src/api/site/page.ts`).
 */
import { SIGNS } from '../../sky/zodiac.ts'

export const ROOMS = [
  'today',
  'spread',
  'sky',
  'month',
  'chart',
  'day',
  'ahead',
  'together',
  'deck',
  'journal',
] as const
export type Room = (typeof ROOMS)[number]

export interface Address {
  /** Undefined: an address of the service that is not the page's, or of nothing. */
  readonly room: Room | undefined
  readonly params: URLSearchParams
}

/** What the members of a path may be: for any other there is no room. */
const MEMBERS: Readonly<Record<string, (value: string) => boolean>> = {
  sign: (value) => SIGNS.some((sign) => sign === value.toLowerCase()),
  card: (value) => /^(?:ar(?:[01]\d|2[01])|(?:wa|cu|sw|pe)(?:ac|0[2-9]|10|pa|kn|qu|ki))$/.test(value),
}

/** A part with a colon is a member of the query. The first pattern of a room whose members are all given is its address. */
const ROOM_AT: Readonly<Record<string, Room>> = {
  '': 'today',
  draw: 'spread',
  'sky/:sign': 'sky',
  sky: 'sky',
  month: 'month',
  chart: 'chart',
  'your-day': 'day',
  ahead: 'ahead',
  together: 'together',
  'deck/:card': 'deck',
  deck: 'deck',
  journal: 'journal',
  // Addresses that are shared, which have a preview of their own.
  'r/:spread/:seed': 'spread',
  'day/:sign/:date': 'sky',
}
const PATTERNS = Object.entries(ROOM_AT).map(([path, room]) => ({ path, room }))

/** Links from the time when all rooms were sections of one document: `#sky?sign=leo`. */
const OLD_LINK = /^#(spread|sky|month|chart|day)(?:\?(.*))?$/s

/** `path` is below the page's own folder, without a slash before it. Only a shared address has a query, for the theme of its spread. */
export function parseAddress(path: string, hash: string, query = ''): Address {
  const old = OLD_LINK.exec(hash)
  if (path === '' && old !== null) return { room: old[1] as Room, params: new URLSearchParams(old[2] ?? '') }
  const params = new URLSearchParams(hash.slice(1))
  // Links from the time when the cards were the first room: `#spread=celtic_cross&seed=mira`.
  if (path === '' && params.has('spread')) return { room: 'spread', params }
  const parts = path.split('/')
  for (const { path: pattern, room } of PATTERNS) {
    const found = membersIn(pattern.split('/'), parts)
    if (found === undefined) continue
    return { room, params: new URLSearchParams([...found, ...new URLSearchParams(query), ...params]) }
  }
  return { room: undefined, params: new URLSearchParams() }
}

function membersIn(pattern: readonly string[], parts: readonly string[]): [string, string][] | undefined {
  if (pattern.length !== parts.length) return undefined
  const found: [string, string][] = []
  for (const [at, name] of pattern.entries()) {
    const part = decoded(parts[at]!)
    const member = name.startsWith(':') ? name.slice(1) : undefined
    if (member === undefined ? name !== part : part === '' || MEMBERS[member]?.(part) === false)
      return undefined
    if (member !== undefined) found.push([member, part])
  }
  return found
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Relative to the page's own folder. */
export function addressOf(room: Room, params = new URLSearchParams()): string {
  const rest = new URLSearchParams(params)
  const { path } = PATTERNS.find(
    (pattern) => pattern.room === room && namesIn(pattern.path).every((name) => rest.get(name)),
  )!
  const written = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)!
    rest.delete(name)
    return encodeURIComponent(value)
  })
  return `${written === '' ? './' : written}${rest.size > 0 ? `#${rest}` : ''}`
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
