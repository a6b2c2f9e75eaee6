import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { call } from './call.ts'
import { type ModelSettings, openModel, PROVIDERS } from './provider.ts'

const KEY = 'key-of-the-test'
const QUESTION = {
  instructions: 'Be brief.',
  messages: [{ role: 'user', content: 'Write a line.' }],
  maxOutputTokens: 77,
  isBare: false,
} as const

interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** What is sent for a question; whoever gets it refuses. */
async function sentBy(t: TestContext, settings: ModelSettings): Promise<Sent> {
  let sent: Sent | undefined
  t.mock.method(globalThis, 'fetch', async (url: string | URL, init: RequestInit) => {
    sent = { url: String(url), headers: new Headers(init.headers), body: String(init.body) }
    return Response.json({}, { status: 400 })
  })
  await assert.rejects(call(await openModel(settings), QUESTION, new AbortController().signal), {
    outcome: 'refused',
  })
  return sent!
}

test('the providers are those of docs/language-model.md', () => {
  const docs = readFileSync(new URL('../../../docs/language-model.md', import.meta.url), 'utf8')
  const documented = [...docs.matchAll(/`LLM_PROVIDER=([a-z-]+) /g)].map(([, name]) => name!)
  assert.deepEqual([...new Set(documented)], [...PROVIDERS])
})

const HOSTS = {
  openai: 'https://api.openai.com/v1/',
  anthropic: 'https://api.anthropic.com/v1/',
  google: 'https://generativelanguage.googleapis.com/v1beta/',
}

for (const [provider, address] of Object.entries(HOSTS) as [keyof typeof HOSTS, string][])
  test(`${provider} is called at its own address, or at the one that is set`, async (t) => {
    const settings = { provider, model: 'test-model', apiKey: KEY }
    const own = await sentBy(t, settings)
    assert.ok(own.url.startsWith(address), own.url)
    const other = await sentBy(t, { ...settings, baseUrl: 'http://proxy.test/v9' })
    assert.equal(other.url, own.url.replace(address, 'http://proxy.test/v9/'))
  })

test('a compatible server needs an address, and no key', async (t) => {
  const settings = { provider: 'openai-compatible', model: 'test-model' } as const
  await assert.rejects(openModel(settings), /no address of its own/)
  const baseUrl = 'http://model.test/v1'
  const { url, headers } = await sentBy(t, { ...settings, baseUrl })
  assert.equal(url, 'http://model.test/v1/chat/completions')
  assert.equal(headers.get('authorization'), null)
  const withKey = await sentBy(t, { ...settings, baseUrl, apiKey: KEY })
  assert.equal(withKey.headers.get('authorization'), `Bearer ${KEY}`)
})

test('the key is a secret of the model, if there is one', async () => {
  const settings = {
    provider: 'openai-compatible',
    model: 'test-model',
    baseUrl: 'http://model.test',
  } as const
  assert.deepEqual((await openModel(settings)).secrets, [])
  assert.deepEqual((await openModel({ ...settings, apiKey: KEY })).secrets, [KEY])
})

test('OpenAI is asked not to store the exchange and to give no summary of its reasoning', async () => {
  const { providerOptions, reasoning } = await openModel({
    provider: 'openai',
    model: 'test-model',
    apiKey: KEY,
  })
  assert.deepEqual(providerOptions, { openai: { store: false, reasoningSummary: null } })
  assert.equal(reasoning, 'none')
})
