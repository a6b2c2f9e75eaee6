/**
 * Keeps the page for the time without a network: its own files, the pictures that were seen, and the last answers. With a network, answers
 * and the document always come from it.
 */
/// <reference lib="webworker" />

/** The page's files; the builder writes the list here. */
declare const PAGE_FILES: readonly string[]
declare const self: ServiceWorkerGlobalScope

const FILES = PAGE_FILES
const CACHES = {
  page: `augury-page-${hash(FILES.join())}`,
  pictures: 'augury-pictures',
  readings: 'augury-readings',
}
/** More answers than these are not kept: the oldest go. */
const MAX_READINGS = 120
/** The document as it stands in the cache; its `<base>` is that of the page's own folder. */
const HOME = './'
const BASE = '<base href="./" />'

const root = new URL(self.registration.scope)
const openCache = (name: keyof typeof CACHES) => caches.open(CACHES[name])

self.addEventListener('install', (event) => {
  event.waitUntil(
    openCache('page')
      .then((cache) => cache.addAll([HOME, ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        names.filter((name) => name.startsWith('augury-') && !Object.values(CACHES).includes(name)),
      )
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return
  const path = pathname.slice(root.pathname.length)
  if (path.startsWith('assets/')) event.respondWith(fromCache(request, 'page'))
  else if (path.startsWith('cards/')) event.respondWith(fromCache(request, 'pictures'))
  else if (path.startsWith('v1/')) event.respondWith(answerTo(request))
  else if (request.mode === 'navigate' && !path.startsWith('docs')) event.respondWith(documentFor(request))
})

/** Files and pictures never change under the same address. */
async function fromCache(request: Request, name: 'page' | 'pictures'): Promise<Response> {
  const cache = await openCache(name)
  const cached = await cache.match(request)
  if (cached !== undefined) return cached
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

async function documentFor(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await (await openCache('page')).match(HOME)
    if (cached === undefined) throw error
    // Any room may have been asked for: the way to the page's own folder is written out.
    const html = (await cached.text()).replace(BASE, `<base href="${root.pathname}" />`)
    return new Response(html, { headers: cached.headers })
  }
}

async function answerTo(request: Request): Promise<Response> {
  // Requests about a birth that the visitor did not want remembered.
  if (request.cache === 'no-store') return fetch(request)
  const key = await keyOf(request)
  try {
    const fresh = await fetch(request)
    if (fresh.ok && !(await isToQuestion(request, fresh.clone()))) await keepAnswer(key, fresh.clone())
    return fresh
  } catch (error) {
    const cached = await (await openCache('readings')).match(key)
    if (cached === undefined) throw error
    return cached
  }
}

/** A cache holds GET requests only. What was posted is in the key as a number: a birth is not written there. */
const keyOf = async (request: Request): Promise<string> =>
  request.method === 'GET' ? request.url : `${request.url}?posted=${hash(await request.clone().text())}`

/** Questions to the cards are not stored anywhere, so their answers are not either. */
async function isToQuestion({ url }: Request, answer: Response): Promise<boolean> {
  if (!new URL(url).pathname.includes('/v1/tarot/')) return false
  const { question }: { question?: unknown } = await answer.json().catch(() => ({}))
  return question !== undefined
}

async function keepAnswer(key: string, answer: Response): Promise<void> {
  const cache = await openCache('readings')
  // Deleted and added again, so that it counts as the newest.
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_READINGS)).map((old) => cache.delete(old)))
}

/** FNV-1a with 64 bits. */
function hash(text: string): string {
  let sum = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n)
  // mutate constant: any digits name a text
  return sum.toString(36)
}
