import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { ask, requestAddress } from './ask.ts'

const DOCUMENT = { document: { baseURI: 'https://example.org/tarot/' } }

const never = new AbortController().signal
const MOON = { name: 'moon', query: { timezone: 'Europe/Berlin' } } as const

/** The next request gets this response; what was sent is returned. */
function answerWith(t: TestContext, respond: () => Response | Promise<Response>) {
  setGlobals(t, DOCUMENT)
  const sent: { url: string; method: string | undefined; body: unknown; type: string | undefined }[] = []
  t.mock.method(globalThis, 'fetch', async (url: string, { method, body, headers }: RequestInit) => {
    sent.push({ url, method, body, type: (headers as Record<string, string>)?.['content-type'] })
    return respond()
  })
  return sent
}

test('an address is below the page’s own folder, with what is given of its query and its path', (t) => {
  setGlobals(t, DOCUMENT)
  assert.equal(
    requestAddress({
      name: 'skyCalendar',
      query: { from: '2026-11-01', to: '2026-11-30', timezone: undefined },
    }),
    'https://example.org/tarot/v1/astrology/sky-calendar?from=2026-11-01&to=2026-11-30',
  )
  assert.equal(
    requestAddress({ name: 'card', params: { id: 'a/b' } }),
    'https://example.org/tarot/v1/tarot/cards/a%2Fb',
  )
})

test('what is asked by GET has no body, what is posted has one as JSON', async (t) => {
  const sent = answerWith(t, () => Response.json({ data: 1 }))
  await ask(MOON, never)
  await ask({ name: 'drawDailyCard', body: { seed: 'é' } }, never)
  assert.deepEqual(sent, [
    {
      url: 'https://example.org/tarot/v1/astrology/moon?timezone=Europe%2FBerlin',
      method: 'GET',
      body: undefined,
      type: undefined,
    },
    {
      url: 'https://example.org/tarot/v1/tarot/daily-card',
      method: 'POST',
      body: '{"seed":"é"}',
      type: 'application/json',
    },
  ])
})

test('a private request asks every cache to keep nothing', async (t) => {
  setGlobals(t, DOCUMENT)
  const caches: unknown[] = []
  t.mock.method(globalThis, 'fetch', async (_: string, { cache }: RequestInit) => {
    caches.push(cache)
    return Response.json({})
  })
  const asked = { name: 'drawDailyCard', body: {} } as const
  await ask({ ...asked, isPrivate: true }, never)
  await ask(asked, never)
  assert.deepEqual(caches, ['no-store', undefined])
})

test('an answer comes with its status and with what is left of a limit', async (t) => {
  const headers = {
    'x-ratelimit-limit': '60',
    'x-ratelimit-remaining': '59',
    'x-ratelimit-reset': '1700000000',
  }
  answerWith(t, () => Response.json({ data: 'x' }, { headers }))
  const { status, answer, problem, allowance } = await ask(MOON, never)
  assert.equal(status, 200)
  assert.deepEqual(answer, { data: 'x' })
  assert.equal(problem, undefined)
  assert.deepEqual(allowance, { limit: 60, remaining: 59, resetsAt: 1_700_000_000_000 })
})

test('without all three headers nothing is said of a limit', async (t) => {
  answerWith(t, () => Response.json({}, { headers: { 'x-ratelimit-limit': '60' } }))
  assert.equal((await ask(MOON, never)).allowance, undefined)
})

test('a refusal, and an answer that is no JSON, are problems', async (t) => {
  const answers = [
    Response.json({ error: { code: 'DATE_OUT_OF_RANGE', message: 'm' } }, { status: 422 }),
    new Response('<html>'),
  ]
  answerWith(t, () => answers.shift()!)
  const refused = await ask(MOON, never)
  assert.deepEqual(
    [refused.status, refused.problem?.code, refused.answer],
    [422, 'DATE_OUT_OF_RANGE', undefined],
  )
  const unreadable = await ask(MOON, never)
  assert.deepEqual(
    [unreadable.status, unreadable.problem?.code, unreadable.json],
    [200, 'HTTP 200', undefined],
  )
})

test('without an answer there is a problem and no status; any other error is not hidden', async (t) => {
  setGlobals(t, { navigator: { onLine: true } })
  const errors = [new TypeError('fetch failed'), new RangeError('ours')]
  answerWith(t, () => Promise.reject(errors.shift()))
  const { status, problem, answer } = await ask(MOON, never)
  assert.deepEqual([status, problem?.code, answer], [0, 'NETWORK', undefined])
  await assert.rejects(ask(MOON, never), RangeError)
})

test('a request that was taken back is no problem: it is rejected, also if its answer came', async (t) => {
  const controller = new AbortController()
  answerWith(t, () => {
    controller.abort()
    return Response.json({})
  })
  await assert.rejects(ask(MOON, controller.signal), { name: 'AbortError' })
})

test('a request that is taken back while its answer is read is no answer and no problem', async (t) => {
  const controller = new AbortController()
  const taken = {
    json: () => {
      controller.abort()
      return Promise.reject(controller.signal.reason)
    },
  }
  answerWith(t, () => taken as unknown as Response)
  await assert.rejects(ask(MOON, controller.signal), { name: 'AbortError' })
})
