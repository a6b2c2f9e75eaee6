/** What each provider is sent, held against what its documentation wants (test/fixtures/providers/SOURCE.md). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { ENGLISH } from '../src/words/en/english.ts'
import { dailyTask } from '../src/writer/model/daily-task.ts'
import { ADDRESSES, PROVIDERS } from '../src/writer/model/provider.ts'
import { dayOf } from '../src/writer/plan/daily-plan.ts'
import { startModelServer } from './model-server.ts'
import { serviceWithModel } from './model-service.ts'
import { NOON } from './service.ts'

interface DocumentedProvider {
  readonly model: string
  readonly base: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: object
}

const KEY = 'key-of-the-test'
const { prompt, schema } = dailyTask(ENGLISH, {
  plan: dayOf(new Date(NOON).toISOString().slice(0, 10), 'leo').plan,
  style: 'brief',
})
const FILLINGS: Record<string, unknown> = {
  '{instructions}': prompt.instructions,
  '{task}': prompt.task,
  '{schema}': JSON.parse(JSON.stringify(schema)),
  'Bearer {key}': `Bearer ${KEY}`,
  '{key}': KEY,
}

const documented = (provider: string): DocumentedProvider =>
  JSON.parse(
    readFileSync(new URL(`./fixtures/providers/${provider}.json`, import.meta.url), 'utf8'),
    (_, value) => (typeof value === 'string' && value in FILLINGS ? FILLINGS[value] : value),
  )

const server = await startModelServer()
after(() => server.stop())

for (const provider of PROVIDERS)
  test(`${provider}: the request is the documented one, and the documented answer is read`, async () => {
    const { model, base, path, headers, body } = documented(provider)
    server.calls.length = 0
    const { ask, calls } = await serviceWithModel(server, {
      LLM_PROVIDER: provider,
      LLM_MODEL: model,
      LLM_API_KEY: KEY,
      LLM_BASE_URL: `${server.origin}${base}`,
    })
    assert.equal((await ask()).source, 'model')
    const [sent] = server.calls
    assert.equal(sent!.path, path)
    for (const [name, value] of Object.entries(headers)) assert.equal(sent!.headers[name], value, name)
    assert.deepEqual(sent!.body, body)
    const { outcome, inputTokens, outputTokens } = calls[0]!
    assert.deepEqual(
      { outcome, inputTokens, outputTokens },
      { outcome: 'answered', inputTokens: 1200, outputTokens: 150 },
    )
  })

test('a reasoning model is asked for little reasoning, and its key goes nowhere else', async () => {
  const settings = { LLM_PROVIDER: 'google', LLM_MODEL: 'gemini-3-flash-preview', LLM_API_KEY: KEY }
  const { ask } = await serviceWithModel(server, { ...settings, LLM_BASE_URL: `${server.origin}/v1beta` })
  server.calls.length = 0
  await ask()
  const { generationConfig } = server.calls[0]!.body as { generationConfig: { thinkingConfig: object } }
  assert.deepEqual(generationConfig.thinkingConfig, { thinkingLevel: 'minimal' })
  assert.ok(!server.calls[0]!.path.includes(KEY))
  assert.ok(!JSON.stringify(server.calls[0]!.body).includes(KEY))
})

test('a repair keeps thinking switched off, too', async () => {
  const { model } = documented('google')
  const settings = { LLM_PROVIDER: 'google', LLM_MODEL: model, LLM_API_KEY: KEY }
  const { ask } = await serviceWithModel(server, { ...settings, LLM_BASE_URL: `${server.origin}/v1beta` })
  server.behave('wrong at first')
  server.calls.length = 0
  assert.equal((await ask()).source, 'model')
  const { generationConfig, contents } = server.calls[1]!.body as {
    generationConfig: { thinkingConfig: object }
    contents: { role: string }[]
  }
  assert.deepEqual(generationConfig.thinkingConfig, { thinkingBudget: 0 })
  assert.deepEqual(
    contents.map(({ role }) => role),
    ['user', 'model', 'user'],
  )
})

test('without an address of our own each provider is called at the one it documents', () => {
  assert.deepEqual(ADDRESSES, {
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
    google: 'https://generativelanguage.googleapis.com/v1beta',
  })
})
