/**
 * Deep links are in the fragment, after the `#`, which a browser never sends: `#sky?sign=leo&style=poetic`.
 * Each request is an entry in the browser's history, so that the back button returns to the previous one.
 */
import { useEffect, useState } from 'preact/hooks'

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

/** The link to share. */
export const linkTo = (section: Section, params: URLSearchParams): string =>
  new URL(hashOf(section, params), document.baseURI).href

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
  const { section: named, params: query } = parseAddress(location.hash)
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
  const { section: named, params } = parseAddress(location.hash)
  return named === section && params.size > 0 ? params.toString() : undefined
}

/** Called once, when the page starts. Scrolls to the section of the link, which the browser does not do if there is a query. */
export function followAddress(): void {
  addEventListener('popstate', notifyListeners)
  addEventListener('hashchange', notifyListeners)
  const { section } = parseAddress(location.hash)
  if (section !== undefined) document.getElementById(section)?.scrollIntoView()
}
