/**
 * Deep links are in the fragment, after the `#`, which a browser never sends: `#sky?sign=leo&style=poetic`.
 * Each request is an entry in the browser's history, so that the back button returns to the previous one.
 */
import { useEffect, useState } from 'preact/hooks'
import { pathOfDay, pathOfSpread, sharedViewAt } from '../../shared-address.ts'

export const SECTIONS = ['spread', 'sky', 'month', 'chart', 'day', 'reference'] as const
export type Section = (typeof SECTIONS)[number]

export interface Address {
  readonly section: Section | undefined
  readonly params: URLSearchParams
}

export function parseAddress(hash: string): Address {
  const [name, query = ''] = hash.replace(/^#/, '').split('?', 2)
  return { section: SECTIONS.find((section) => section === name), params: new URLSearchParams(query) }
}

export function hashOf(section: Section, params: URLSearchParams): string {
  const query = params.toString()
  return `#${section}${query === '' ? '' : `?${query}`}`
}

/** What a link asks for: in its fragment; without a query there, in a path that people share, to which a query of its own may add a theme. */
export function addressIn({ hash, pathname, search }: Pick<URL, 'hash' | 'pathname' | 'search'>): Address {
  const inFragment = parseAddress(hash)
  const shared = inFragment.params.size === 0 ? sharedViewAt(pathname) : undefined
  if (shared === undefined) return inFragment
  const { of, ...asked } = shared
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...asked })
  return { section: of === 'day' ? 'sky' : 'spread', params }
}

/** A link of a section, which the server knows nothing of. */
export const linkTo = (section: Section, params: URLSearchParams): string =>
  new URL(hashOf(section, params), document.baseURI).href

/** The link to share. Cards drawn by hand and places of one's own have no address with a preview. */
export function linkToDraw(params: URLSearchParams): string {
  const [spread, seed, theme] = ['spread', 'seed', 'theme'].map((name) => params.get(name))
  const isOwn = params.has('card') || params.has('place')
  const path = isOwn || !spread || !seed ? undefined : pathOfSpread(spread, seed)
  if (path === undefined) return linkTo('spread', params)
  return new URL(theme ? `${path}?theme=${theme}` : path, document.baseURI).href
}

export const linkToDay = (sign: string, date: string): string =>
  new URL(pathOfDay(sign, date), document.baseURI).href

/** Called whenever the address changes, by us or by the browser. */
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

export function goTo(section: Section, params: URLSearchParams): void {
  const hash = hashOf(section, params)
  if (hash === location.hash) return
  history.pushState(null, '', hash)
  notifyListeners()
}

/** Gives what is shown already an address, so that the back button returns to it. An address of another section stays. */
export function nameShown(section: Section, params: URLSearchParams): void {
  const { section: named, params: query } = addressIn(location)
  if (query.size === 0 && (named ?? section) === section)
    history.replaceState(null, '', hashOf(section, params))
}

/** The query in the address, if it is for this section and not empty. */
export function useAsked(section: Section): string | undefined {
  const [query, setQuery] = useState(() => askedOf(section))
  useEffect(() => {
    const listener = () => setQuery((before) => askedOf(section) ?? before)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, [section])
  return query
}

function askedOf(section: Section): string | undefined {
  const { section: named, params } = addressIn(location)
  return named === section && params.size > 0 ? params.toString() : undefined
}

/** Called once, when the page starts. Scrolls to the section of the link, which the browser does not do if there is a query. */
export function followAddress(): void {
  addEventListener('popstate', notifyListeners)
  addEventListener('hashchange', notifyListeners)
  addEventListener('click', stayInDocument)
  const { section } = addressIn(location)
  if (section !== undefined) document.getElementById(section)?.scrollIntoView()
}

/** At a shared address all links are relative to the page, so one to a section of this document would load another. */
function stayInDocument(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
  if (!href?.startsWith('#') || sharedViewAt(location.pathname) === undefined) return
  event.preventDefault()
  location.hash = href
}
