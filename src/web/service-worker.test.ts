/** What the page keeps for the time without a network. The worker runs in a process of its own, with stand-ins for a browser's caches. */
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'

const SCOPE = 'https://stars.example/augury/'

type Stored = Map<string, Response>
const stores = new Map<string, Stored>()
const keyOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, SCOPE).href
const cacheOf = (stored: Stored) => ({
  match: async (request: Request | string) => stored.get(keyOf(request))?.clone(),
  put: async (request: Request | string, response: Response) => void stored.set(keyOf(request), response),
  delete: async (request: Request | string) => stored.delete(keyOf(request)),
  keys: async () => [...stored.keys()],
  addAll: async (paths: string[]) => {
    for (const path of paths) stored.set(keyOf(path), new Response(`${path} <base href="./" />`))
  },
})

const listeners: Record<string, (event: object) => void> = {}
const done: string[] = []
Object.assign(globalThis, {
  PAGE_FILES: ['assets/a.js', 'assets/b.css'],
  self: {
    registration: { scope: SCOPE },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    skipWaiting: async () => void done.push('skipWaiting'),
    clients: { claim: async () => void done.push('claim') },
  },
  caches: {
    open: async (name: string) => {
      const stored = stores.get(name) ?? new Map()
      stores.set(name, stored)
      return cacheOf(stored)
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  },
})
await import('./service-worker.ts')

/** Of the network; undefined while there is none. */
let network: ((request: Request) => Response) | undefined
let asked: string[] = []
globalThis.fetch = async (input) => {
  const request = input as Request
  asked.push(request.url)
  if (network === undefined) throw new TypeError('Failed to fetch')
  return network(request)
}

async function waited(type: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  listeners[type]!({ waitUntil: resolve })
  await promise
}

/** The worker's answer, or undefined if it leaves the request to the browser. */
async function fetched(path: string, { mode, ...init }: RequestInit = {}): Promise<string | undefined> {
  const request = new Request(new URL(path, SCOPE), init)
  if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode })
  let response: Promise<Response> | undefined
  listeners.fetch!({ request, respondWith: (given: Promise<Response>) => (response = given) })
  return (await response)?.text()
}

const post = (body: string) => ({ method: 'POST', body })

describe('the service worker', () => {
  beforeEach(async () => {
    stores.clear()
    done.length = 0
    asked = []
    network = (request) => new Response(`fresh ${new URL(request.url).pathname}`)
    await waited('install')
  })

  test('at its installation it keeps the document and the files, and does not wait', () => {
    const [name] = [...stores.keys()]
    assert.match(name!, /^augury-page-[0-9a-z]+$/)
    assert.deepEqual([...stores.get(name!)!.keys()], [SCOPE, `${SCOPE}assets/a.js`, `${SCOPE}assets/b.css`])
    assert.deepEqual(done, ['skipWaiting'])
  })

  test('when it begins, caches of older versions go, and those of others stay', async () => {
    for (const name of ['augury-page-old', 'augury-pictures', 'augury-readings', 'others'])
      stores.set(name, new Map())
    await waited('activate')
    const names = [...stores.keys()]
    assert.deepEqual(names.slice(1), ['augury-pictures', 'augury-readings', 'others'])
    assert.match(names[0]!, /^augury-page-(?!old)/)
    assert.deepEqual(done, ['skipWaiting', 'claim'])
  })

  test('files come from the cache, pictures after they were seen once', async () => {
    assert.match((await fetched('assets/a.js'))!, /^assets\/a\.js/)
    assert.deepEqual(asked, [])
    assert.equal(await fetched('cards/ar17.svg?v=1'), 'fresh /augury/cards/ar17.svg')
    network = undefined
    assert.equal(await fetched('cards/ar17.svg?v=1'), 'fresh /augury/cards/ar17.svg')
    assert.equal(asked.length, 1)
    assert.deepEqual([...stores.get('augury-pictures')!.keys()], [`${SCOPE}cards/ar17.svg?v=1`])
  })

  test('what the service refuses is not kept', async () => {
    network = () => new Response('no', { status: 404 })
    assert.equal(await fetched('cards/none.svg'), 'no')
    assert.equal(await fetched('v1/places?q=x'), 'no')
    network = undefined
    await assert.rejects(fetched('cards/none.svg'))
    await assert.rejects(fetched('v1/places?q=x'))
  })

  test('answers come from the network, and without it the last one of the same request', async () => {
    let turn = 0
    network = () => new Response(`answer ${++turn}`)
    assert.equal(await fetched('v1/tarot/daily-card', post('{"seed":"a"}')), 'answer 1')
    assert.equal(await fetched('v1/tarot/daily-card', post('{"seed":"b"}')), 'answer 2')
    assert.equal(await fetched('v1/tarot/daily-card', post('{"seed":"a"}')), 'answer 3')
    assert.equal(await fetched('v1/places?q=x'), 'answer 4')
    network = undefined
    assert.equal(await fetched('v1/tarot/daily-card', post('{"seed":"a"}')), 'answer 3')
    assert.equal(await fetched('v1/tarot/daily-card', post('{"seed":"b"}')), 'answer 2')
    assert.equal(await fetched('v1/places?q=x'), 'answer 4')
    await assert.rejects(fetched('v1/tarot/daily-card', post('{"seed":"c"}')))
  })

  test('what was posted is in no key, and 120 answers are kept: the oldest go', async () => {
    for (let n = 0; n <= 120; n++) await fetched('v1/astrology/chart', post(`born ${n}`))
    const keys = [...stores.get('augury-readings')!.keys()]
    assert.equal(keys.length, 120)
    assert.equal(new Set(keys).size, 120)
    for (const key of keys) assert.match(key, /\/v1\/astrology\/chart\?posted=[0-9a-z]+$/)
    network = undefined
    await assert.rejects(fetched('v1/astrology/chart', post('born 0')))
    assert.equal(await fetched('v1/astrology/chart', post('born 1')), 'fresh /augury/v1/astrology/chart')
  })

  test('the document comes from the network, and without it from the cache, for every room', async () => {
    const navigate = { mode: 'navigate' } as const
    assert.equal(await fetched('sky/leo', navigate), 'fresh /augury/sky/leo')
    network = undefined
    assert.equal(await fetched('sky/leo', navigate), './ <base href="/augury/" />')
  })

  test('it leaves alone the reference, other documents, other folders and other sites', async () => {
    assert.equal(await fetched('docs', { mode: 'navigate' }), undefined)
    assert.equal(await fetched('embed.js'), undefined)
    assert.equal(await fetched('https://stars.example/other/v1/x'), undefined)
    assert.equal(await fetched('https://cdn.example/augury/assets/a.js'), undefined)
    assert.deepEqual(asked, [])
  })
})
