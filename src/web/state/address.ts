/** The address of what is shown. Each request is an entry in the browser's history, so that the back button returns to the previous one. */
import { useEffect, useState } from 'preact/hooks'
import { pathOfDay, pathOfSpread } from '../../shared-address.ts'
import { type Address, addressOf, parseAddress, type Room } from './rooms.ts'

/** The page's own folder: the document names it in its `<base>`, whatever proxy stands before the service. */
const root = () => new URL('.', document.baseURI)

function addressIn(url: URL): Address {
  const { origin, pathname } = root()
  if (url.origin !== origin || !url.pathname.startsWith(pathname)) return parseAddress('/', '')
  return parseAddress(url.pathname.slice(pathname.length), url.hash, url.search)
}

export const shownAddress = (): Address => addressIn(new URL(location.href))

/** The link to what a room shows. */
export const linkTo = (room: Room, params?: URLSearchParams): string =>
  new URL(addressOf(room, params), document.baseURI).href

/** The link to share. Cards drawn by hand and places of one's own have no address with a preview. */
export function linkToDraw(params: URLSearchParams): string {
  const [spread, seed, theme] = ['spread', 'seed', 'theme'].map((name) => params.get(name))
  const isOwn = params.has('card') || params.has('place')
  const path = isOwn || !spread || !seed ? undefined : pathOfSpread(spread, seed)
  if (path === undefined) return linkTo('spread', params)
  return new URL(theme ? `${path}?theme=${theme}` : path, document.baseURI).href
}

/** The picture of a draw, to be shared: undefined where there is no address for it. */
export function pictureOfDraw(params: URLSearchParams, format: 'story' | 'square'): string | undefined {
  const link = new URL(linkToDraw(params))
  if (link.hash !== '') return undefined
  link.pathname += '.png'
  link.search = `?format=${format}`
  return link.href
}

export const linkToDay = (sign: string, date: string): string =>
  new URL(pathOfDay(sign, date), document.baseURI).href

/** Called whenever the address changes, by us or by the browser. */
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

export function goTo(room: Room, params?: URLSearchParams): void {
  const link = linkTo(room, params)
  if (link === location.href) return
  history.pushState(null, '', link)
  notifyListeners()
}

/** Instead of the present entry in the history. */
export function replaceBy(room: Room, params?: URLSearchParams): void {
  history.replaceState(null, '', linkTo(room, params))
  notifyListeners()
}

/** Gives what is shown already an address, so that the back button returns to it. */
export function nameShown(room: Room, params: URLSearchParams): void {
  const shown = shownAddress()
  if (shown.room === room && shown.params.size === 0) history.replaceState(null, '', linkTo(room, params))
}

/** What `read` makes of the address now, and after each change. */
function useAddress<T>(read: (before: T | undefined) => T): T {
  const [value, setValue] = useState(() => read(undefined))
  useEffect(() => {
    const listener = () => setValue((before) => read(before))
    listeners.add(listener)
    // It may have changed before this was listening.
    listener()
    return () => listeners.delete(listener)
  }, [])
  return value
}

/** Undefined at an unknown address. */
export const useRoom = (): Room | undefined => useAddress<Room | undefined>(() => shownAddress().room)

/** The query in the address, if there is one. In a room that is being left it stays what it was. */
export const useRequested = (room: Room): string | undefined =>
  useAddress<string | undefined>((before) => {
    const { room: named, params } = shownAddress()
    if (named !== room) return before
    return params.size > 0 ? params.toString() : undefined
  })

/** A link to a room is followed without a new document, unless the visitor wants it elsewhere. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (link === null || link === undefined || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.download || link.target) return
  const { room, params } = addressIn(new URL(link.href))
  if (room === undefined) return
  event.preventDefault()
  const isElsewhere = room !== shownAddress().room
  goTo(room, params)
  if (isElsewhere) scrollTo(0, 0)
}

/** An old link gets its new address: one of the page that was one document, or of the time when the cards were the first room. */
export function renameOldLink(): void {
  const { room, params } = shownAddress()
  const isAtRoot = new URL(location.href).pathname === root().pathname
  if (room === undefined || !(location.hash.includes('?') || (room === 'spread' && isAtRoot))) return
  history.replaceState(null, '', linkTo(room, params))
}

/** Called once, when the page starts. */
export function followAddress(): void {
  renameOldLink()
  addEventListener('popstate', notifyListeners)
  addEventListener('hashchange', notifyListeners)
  document.addEventListener('click', followLink)
}
