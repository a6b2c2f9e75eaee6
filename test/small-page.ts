/**
 * As much of a browser's window as the logic of the page uses, so that its tests need no browser, and a way to run a hook. A test file
 * that imports it has a process of its own (test/together.ts).
 */
import { h, options, render } from 'preact'

type Query = EventTarget & { matches: boolean }

const queries = new Map<string, Query>()

/** A media query, which a test may change. */
export function media(query: string): Query {
  const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false })
  queries.set(query, list)
  return list
}

export function setMedia(query: string, matches: boolean): void {
  media(query).matches = matches
  media(query).dispatchEvent(new Event('change'))
}

/** What the browser keeps; `full` has no room left. */
export const storage = Object.assign(new Map<string, string>(), { full: false })

export const PAGE = 'https://stars.example/augury/'

/** The entries of the history, the last of which is shown. */
export const visited: string[] = [PAGE]

const place = {
  get href() {
    return visited.at(-1)!
  },
  get hash() {
    return new URL(visited.at(-1)!).hash
  },
}
const history = {
  pushState: (_: unknown, __: string, link: string) => void visited.push(link),
  replaceState: (_: unknown, __: string, link: string) => void visited.splice(-1, 1, link),
}
const window = new EventTarget()

export const dispatch = (type: string): boolean => window.dispatchEvent(new Event(type))

export const documentEvents = new EventTarget()
export const meta = new Map<string, string>()
export const dataset: Record<string, string> = {}

Object.assign(globalThis, {
  location: place,
  history,
  matchMedia: media,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  document: {
    baseURI: PAGE,
    readyState: 'complete',
    documentElement: { dataset },
    addEventListener: documentEvents.addEventListener.bind(documentEvents),
    querySelector: (selector: string) => {
      const [, name = ''] = /^meta\[name="(.+)"\]$/.exec(selector) ?? []
      return meta.has(name) ? { content: meta.get(name) } : null
    },
  },
})
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage.full) throw new Error('QuotaExceededError')
      storage.set(key, value)
    },
    removeItem: (key: string) => void storage.delete(key),
  },
})

export const device = { isOnline: true }
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => device.isOnline })

// Effects run at once, not with the next frame of a screen.
options.requestAnimationFrame = (run) => run()

/** A component that is nothing but a hook. */
export function mounted<Value>(use: () => Value) {
  let value: Value
  const Probe = () => {
    value = use()
    return null
  }
  const root = { nodeType: 1, childNodes: [], firstChild: null, ownerDocument: globalThis.document }
  const show = (child: ReturnType<typeof h> | null) => render(child, root as never)
  show(h(Probe, {}))
  return {
    get value() {
      return value
    },
    /** With other arguments of the hook, which the caller has changed. */
    again: () => show(h(Probe, {})),
    unmount: () => show(null),
  }
}

/** Changes of state are rendered. */
export const rendered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
