/** The service worker, loaded as a browser loads it, with a cache and a network of our own. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

const SCOPE = 'https://example.org/tarot/'
const FILES = ['assets/index-1.js', 'assets/index-1.css']

/** A cache as the standard has it: in the order in which its entries were put. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  readonly #key = (request: Request | string) =>
    typeof request === 'string' ? new URL(request, SCOPE).href : request.url
  match = async (request: Request | string) => this.entries.get(this.#key(request))?.clone()
  put = async (request: Request | string, response: Response) => {
    this.entries.set(this.#key(request), response)
  }
  delete = async (request: Request | string) => this.entries.delete(this.#key(request))
  keys = async () => [...this.entries.keys()]
  addAll = async (addresses: readonly string[]) => {
    for (const address of addresses)
      await this.put(address, await network(new Request(new URL(address, SCOPE))))
  }
}

const caches = new Map<string, FakeCache>()
const openCaches = {
  open: async (name: string) => {
    if (!caches.has(name)) caches.set(name, new FakeCache())
    return caches.get(name)!
  },
  keys: async () => [...caches.keys()],
  delete: async (name: string) => caches.delete(name),
}

let network: (request: Request) => Promise<Response>
const requested: string[] = []
const done: string[] = []
const listeners = new Map<string, (event: object) => void>()

Object.assign(globalThis, {
  PAGE_FILES: FILES,
  caches: openCaches,
  fetch: (request: Request) => {
    requested.push(`${request.method} ${request.url}`)
    return network(request)
  },
  self: {
    registration: { scope: SCOPE },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => void done.push('skipped waiting'),
    clients: { claim: async () => void done.push('claimed') },
  },
})
await import('./service-worker.ts')

const offline = async () => Promise.reject(new TypeError('fetch failed'))
const online = (text: string, init?: ResponseInit) => async () => new Response(text, init)

beforeEach(() => {
  caches.clear()
  requested.length = 0
  done.length = 0
  network = offline
})

async function dispatch(name: 'install' | 'activate'): Promise<void> {
  const waiting: Promise<unknown>[] = []
  listeners.get(name)!({ waitUntil: (promise: Promise<unknown>) => waiting.push(promise) })
  await Promise.all(waiting)
}

interface WorkerRequest extends RequestInit {
  readonly isNavigation?: boolean
}

/** What the worker answers; undefined if it leaves the request to the browser. */
function ask(
  address: string,
  { isNavigation = false, ...init }: WorkerRequest = {},
): Promise<Response> | undefined {
  const request = new Request(new URL(address, SCOPE), init)
  if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' })
  let response: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    response = given
  }
  listeners.get('fetch')!({ request, respondWith })
  return response
}

const textOf = async (response: Promise<Response> | undefined) => (await response!).text()
const post = (body: string) => ask('v1/tarot/single', { method: 'POST', body })
const readings = () => [...(caches.get('augury-readings')?.entries.keys() ?? [])]

test('the service worker stores the document and the page’s own files when it is installed, and starts at once', async () => {
  network = online('file')
  await dispatch('install')
  const [[name, cache] = [], ...others] = [...caches]
  assert.match(name!, /^augury-page-[0-9a-z]+$/)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [...cache!.entries.keys()],
    ['', ...FILES].map((file) => SCOPE + file),
  )
  assert.deepEqual(done, ['skipped waiting'])
})

test('when it begins, the files of an older page go, and pictures, answers and the caches of others stay', async () => {
  network = online('file')
  await dispatch('install')
  const [current] = caches.keys()
  for (const name of ['augury-page-old', 'augury-pictures', 'augury-readings', 'something-else'])
    await openCaches.open(name)
  await dispatch('activate')
  assert.deepEqual(await openCaches.keys(), [current, 'augury-pictures', 'augury-readings', 'something-else'])
  assert.equal(done.at(-1), 'claimed')
})

test('files and pictures are fetched once', async () => {
  network = online('picture')
  assert.equal(await textOf(ask('cards/ar17.svg?v=1')), 'picture')
  assert.equal(await textOf(ask('assets/room-2.js')), 'picture')
  network = offline
  assert.equal(await textOf(ask('cards/ar17.svg?v=1')), 'picture')
  assert.equal(await textOf(ask('assets/room-2.js')), 'picture')
  assert.equal(requested.length, 2)
  assert.deepEqual([...caches.get('augury-pictures')!.entries.keys()], [`${SCOPE}cards/ar17.svg?v=1`])
})

test('a picture that could not be had is asked for again', async () => {
  network = online('no', { status: 503 })
  assert.equal((await ask('cards/ar17.svg')!).status, 503)
  network = online('picture')
  assert.equal(await textOf(ask('cards/ar17.svg')), 'picture')
})

test('an answer comes from the network while there is one, and is the last one without', async () => {
  network = online('today')
  await ask('v1/astrology/moon')
  network = online('tomorrow')
  assert.equal(await textOf(ask('v1/astrology/moon')), 'tomorrow')
  network = offline
  assert.equal(await textOf(ask('v1/astrology/moon')), 'tomorrow')
  await assert.rejects(ask('v1/astrology/moon?timezone=UTC')!, TypeError)
})

test('a refusal is not kept', async () => {
  network = online('limit', { status: 429 })
  assert.equal((await ask('v1/astrology/moon')!).status, 429)
  assert.deepEqual(readings(), [])
})

test('of what was posted a number is kept, not the birth, and another birth is another answer', async () => {
  network = async (request) => new Response(`answer to ${await request.text()}`)
  await post('{"birthDateTime":"1990-05-15"}')
  await post('{"birthDateTime":"1991-05-15"}')
  const cachedKeys = readings()
  assert.equal(cachedKeys.length, 2)
  for (const key of cachedKeys)
    assert.match(key, /^https:\/\/example\.org\/tarot\/v1\/tarot\/single\?posted=[0-9a-z]{8,13}$/)
  network = offline
  assert.equal(
    await textOf(post('{"birthDateTime":"1990-05-15"}')),
    'answer to {"birthDateTime":"1990-05-15"}',
  )
  await assert.rejects(post('{"birthDateTime":"1992-05-15"}')!, TypeError)
})

test('an answer to a question is not kept, and neither is a number of what was asked', async () => {
  network = online('{"cards":[],"question":{"understood":true}}')
  assert.match(await textOf(post('{"question":"Will it rain?"}')), /understood/)
  assert.deepEqual(readings(), [])
  network = online('{"cards":[]}')
  await post('{"seed":"mira"}')
  assert.equal(readings().length, 1)
})

test('of more than 120 answers the oldest goes; one that was read again is new', async () => {
  network = online('x')
  for (let number = 0; number < 120; number++) await ask(`v1/places?q=${number}`)
  await ask('v1/places?q=0')
  assert.equal(readings().length, 120)
  await ask('v1/places?q=120')
  const cachedKeys = readings().map((key) => Number(key.split('=')[1]))
  assert.equal(cachedKeys.length, 120)
  assert.ok(!cachedKeys.includes(1))
  assert.deepEqual(cachedKeys.slice(-2), [0, 120])
})

test('without a network every room is the page’s document, with the way to its folder written out', async () => {
  network = online('<base href="./" />', { headers: { 'content-type': 'text/html' } })
  await dispatch('install')
  network = offline
  const shown = await ask('deck/ar17', { isNavigation: true })!
  assert.equal(shown.headers.get('content-type'), 'text/html')
  assert.equal(await shown.text(), '<base href="/tarot/" />')
})

test('with a network the document is the server’s; without one, and without a kept one, there is none', async () => {
  await assert.rejects(ask('sky', { isNavigation: true })!, TypeError)
  network = online('from the server')
  assert.equal(await textOf(ask('sky', { isNavigation: true })), 'from the server')
})

test('the reference, what is no navigation, and other folders and hosts are left to the browser', () => {
  assert.equal(ask('docs/', { isNavigation: true }), undefined)
  assert.equal(ask('manifest.webmanifest'), undefined)
  assert.equal(ask('https://example.org/v1/astrology/moon'), undefined)
  assert.equal(ask('https://example.com/tarot/v1/astrology/moon'), undefined)
  assert.deepEqual(requested, [])
})

test('an answer to a private request is kept nowhere, and none is given for it without a network', async () => {
  network = online('{"data":1}')
  const init = { method: 'POST', body: '{"first":1}' }
  assert.equal(
    await (await ask('v1/astrology/synastry', { ...init, cache: 'no-store' })!).text(),
    '{"data":1}',
  )
  assert.equal(caches.get('augury-readings')?.entries.size ?? 0, 0)
  await ask('v1/astrology/synastry', init)
  assert.equal(caches.get('augury-readings')!.entries.size, 1)
  network = offline
  await assert.rejects(ask('v1/astrology/synastry', { ...init, cache: 'no-store' })!)
})
