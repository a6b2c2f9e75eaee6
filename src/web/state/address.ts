/**
 * Deep links live behind the `#`, which a browser never sends: `#sky?sign=leo&style=poetic`.
 * Each thing asked is an entry in the browser's history, so that the back button asks the one before.
 */
import { useEffect, useState } from 'preact/hooks'

export const SECTIONS = ['spread', 'sky', 'chart', 'day', 'reference'] as const
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

/** The link that leads here, to be shared. */
export const linkTo = (section: Section, params: URLSearchParams): string =>
  new URL(hashOf(section, params), document.baseURI).href

/** Told whenever the address changes, by us or by the browser. */
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}

export function goTo(section: Section, params: URLSearchParams): void {
  const hash = hashOf(section, params)
  if (hash === location.hash) return
  history.pushState(null, '', hash)
  tellAll()
}

/** What the address asks of a section: its query, as long as it names the section and asks anything. */
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

/** Once, when the page starts. A link to a section brings it into view even when it carries a query. */
export function followAddress(): void {
  addEventListener('popstate', tellAll)
  addEventListener('hashchange', tellAll)
  const { section } = parseAddress(location.hash)
  if (section !== undefined) document.getElementById(section)?.scrollIntoView()
}
