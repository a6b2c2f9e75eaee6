/**
 * The addresses that people share: of a spread that was laid with a seed, `r/{spread}/{seed}`, and of a sign's day, `day/{sign}/{date}`.
 * The page writes them; the server and the page read them. There is none for a birth.
 */

export type SharedView =
  | { readonly of: 'spread'; readonly spread: string; readonly seed: string }
  | { readonly of: 'day'; readonly sign: string; readonly date: string }

/** As the router writes them. With `.png` at the end they are the pictures for previews. */
export const SHARED_PATHS = { spread: '/r/:spread/:seed', day: '/day/:sign/:date' } as const

/** From such an address to the page, whatever path a proxy puts before both. */
export const TO_THE_PAGE = '../../'

/** `.` and `..` are steps in every path, however they are encoded, and a seed ending in `.png` would name the picture of another. */
const NO_PATH = /^\.{0,2}$|\.png$/i

/** Relative to the page. Undefined if a path cannot carry the seed. */
export function pathOfSpread(spread: string, seed: string): string | undefined {
  if (NO_PATH.test(seed) || !seed.isWellFormed()) return undefined
  return `r/${spread}/${encodeURIComponent(seed)}`
}

export const pathOfDay = (sign: string, date: string): string => `day/${sign}/${date}`

/** Which view a path leads to, if it is one of these. */
export function sharedViewAt(path: string): SharedView | undefined {
  const [kind, first = '', second = ''] = path.split('/').slice(-3)
  if (first === '' || second === '') return undefined
  const [subject, detail] = [decodeURIComponent(first), decodeURIComponent(second)]
  if (kind === 'r') return { of: 'spread', spread: subject, seed: detail }
  return kind === 'day' ? { of: 'day', sign: subject, date: detail } : undefined
}
