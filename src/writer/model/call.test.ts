import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APICallError, NoObjectGeneratedError } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { Type } from '../../schema/type.ts'
import { CallFailure, call, type ModelQuestion } from './call.ts'
import type { OpenedModel } from './provider.ts'

const QUESTION: ModelQuestion = {
  instructions: 'Be brief.',
  messages: [{ role: 'user', content: 'Write a line.' }],
  maxOutputTokens: 77,
  isBare: false,
}
const FORM = { name: 'line', schema: Type.Object({ line: Type.String() }) }
const SIGNAL = new AbortController().signal

const GOOD = '{"line":"Wait."}'

type Generate = MockLanguageModelV4['doGenerate']
type Generated = Awaited<ReturnType<Generate>>

const answer = (text: string, tokens: [number?, number?] = [12, 5]): Generated => ({
  content: [{ type: 'text', text }],
  finishReason: { unified: 'stop', raw: 'stop' },
  usage: {
    inputTokens: { total: tokens[0], noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: tokens[1], text: undefined, reasoning: undefined },
  },
  warnings: [{ type: 'other', message: 'old' }],
})

const modelThat = (doGenerate: Generate) => new MockLanguageModelV4({ doGenerate })
const opened = (model: MockLanguageModelV4, parts: Partial<OpenedModel> = {}): OpenedModel => ({
  model,
  secrets: [],
  ...parts,
})

const failing = (error: unknown, secrets: readonly string[] = []) => {
  const model = modelThat(() => Promise.reject(error))
  return { model, failure: failureOf(call(opened(model, { secrets }), QUESTION, SIGNAL)) }
}

async function failureOf(called: Promise<unknown>): Promise<CallFailure> {
  const error = await called.then(
    () => assert.fail('answered'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof CallFailure, String(error))
  return error
}

const apiError = (statusCode?: number, responseHeaders?: Record<string, string>, message = 'no') =>
  new APICallError({
    message,
    url: 'http://model.test',
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
    ...(responseHeaders && { responseHeaders }),
    isRetryable: true,
  })

/** RFC 9110; a key that is not paid for, or a model that the key may not use, is a wrong key to us. */
const OUTCOMES: Record<CallFailure['outcome'], readonly (number | undefined)[]> = {
  unreachable: [undefined],
  garbled: [200, 204, 304, 399],
  unauthorized: [401, 402, 403, 404],
  refused: [400, 405, 407, 409, 422, 428, 430, 499],
  rate_limited: [429],
  server_error: [408, 500, 501, 503, 529],
  timed_out: [],
}

test('how a call failed is known by the status, which its message tells', async () => {
  for (const [outcome, statuses] of Object.entries(OUTCOMES))
    for (const status of statuses) {
      const failure = await failing(apiError(status)).failure
      const words = status === undefined ? '' : ` with status ${status}`
      assert.deepEqual(
        [failure.outcome, failure.message, failure.retryAfterMs],
        [outcome, `The model's API failed${words}: no`, undefined],
      )
    }
})

test('a call that ran out of time is one, whoever ended it', async () => {
  for (const name of ['TimeoutError', 'AbortError', 'ResponseAborted']) {
    const { outcome, message } = await failing(new DOMException('over', name)).failure
    assert.deepEqual([outcome, message], ['timed_out', 'The model did not answer in time'], name)
  }
})

test('a faulty answer does not count as a failure of the connection', async () => {
  const { outcome, message } = await failing(new Error('no content')).failure
  assert.deepEqual([outcome, message], ['garbled', "The model's answer is of no use: no content"])
})

test('only the text of an answer that was no JSON is read after all', async () => {
  const usage = { inputTokens: 0, outputTokens: 0 } as never
  const parts = { response: {} as never, usage, finishReason: 'stop' } as const
  const { outcome, message } = await failing(new NoObjectGeneratedError({ message: 'empty', ...parts }))
    .failure
  assert.deepEqual([outcome, message], ['garbled', "The model's answer is of no use: empty"])
  const other = Object.assign(new Error('cut off'), { text: GOOD })
  assert.equal((await failing(other).failure).message, "The model's answer is of no use: cut off")
})

test('a call is made once: retries are ours to decide', async () => {
  for (const status of [429, 503]) {
    const { model, failure } = failing(apiError(status))
    await failure
    assert.equal(model.doGenerateCalls.length, 1)
  }
})

const NOON = Date.UTC(2026, 2, 21, 12)
const dateAt = (ms: number) => new Date(ms).toUTCString()

test('Retry-After is seconds or a date that has not passed, and milliseconds are more exact', async (t) => {
  // A millisecond after the full second that a date can name.
  t.mock.timers.enable({ apis: ['Date'], now: NOON + 1 })
  const rows: [Record<string, string>, number | undefined][] = [
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-3' }, undefined],
    [{ 'retry-after': dateAt(NOON + 20_000) }, 19_999],
    [{ 'retry-after': dateAt(NOON) }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after-ms': '0', 'retry-after': '7' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after-ms': '-1', 'retry-after': '7' }, 7_000],
    [{ 'retry-after-ms': 'soon', 'retry-after': '7' }, 7_000],
    [{}, undefined],
  ]
  for (const [headers, wait] of rows)
    assert.equal((await failing(apiError(429, headers)).failure).retryAfterMs, wait, JSON.stringify(headers))
})

test('no secret is in the message of a failure, and no answer that holds one is used', async () => {
  const secrets = ['first-secret-key', 'second-secret-key']
  const error = apiError(401, {}, 'Unknown key second-secret-key')
  const { message } = await failing(error, secrets).failure
  assert.equal(message, "The model's API failed with status 401: Unknown key [secret]")
  for (const secret of secrets) {
    const model = modelThat(async () => answer(`{"line":"${secret}"}`))
    const failure = await failureOf(call(opened(model, { secrets }), QUESTION, SIGNAL))
    assert.deepEqual([failure.outcome, failure.message], ['garbled', "The model's answer holds our key"])
  }
})

test('an answer has its text and what it cost, or nothing if the server does not say', async () => {
  const rows: [[number?, number?], [number, number]][] = [
    [
      [12, 5],
      [12, 5],
    ],
    [[], [0, 0]],
  ]
  for (const [given, [inputTokens, outputTokens]] of rows)
    for (const form of [undefined, FORM])
      for (const text of [GOOD, 'Wait.', '']) {
        const model = modelThat(async () => answer(text, given))
        const answered = await call(opened(model, { secrets: ['key'] }), { ...QUESTION, form }, SIGNAL)
        assert.deepEqual(answered, { text, inputTokens, outputTokens })
      }
})

test('the request has the prompt, and the schema and the options unless it is a bare one', async () => {
  const providerOptions = { local: { store: false } }
  for (const isBare of [false, true]) {
    const model = modelThat(async () => answer(GOOD))
    const options = { reasoning: 'none', providerOptions } as const
    await call(opened(model, options), { ...QUESTION, form: FORM, isBare }, SIGNAL)
    const [sent] = model.doGenerateCalls
    assert.deepEqual(
      sent!.prompt.map(({ role, content }) => [role, content]),
      [
        ['system', 'Be brief.'],
        ['user', [{ type: 'text', text: 'Write a line.' }]],
      ].map(([role, content]) => [role, content]),
    )
    assert.equal(sent!.maxOutputTokens, 77)
    assert.deepEqual(sent!.providerOptions, providerOptions)
    assert.equal(sent!.reasoning, isBare ? undefined : 'none')
    const { responseFormat } = sent!
    if (isBare) assert.notEqual(responseFormat?.type, 'json')
    else {
      assert.ok(responseFormat?.type === 'json')
      assert.equal(responseFormat.name, 'line')
      assert.deepEqual(
        JSON.parse(JSON.stringify(responseFormat.schema)),
        JSON.parse(JSON.stringify(FORM.schema)),
      )
    }
  }
})

test('free text is asked for without a schema, and a plain model without options', async () => {
  const model = modelThat(async () => answer('Wait.'))
  await call(opened(model), QUESTION, SIGNAL)
  const [sent] = model.doGenerateCalls
  assert.notEqual(sent!.responseFormat?.type, 'json')
  assert.equal(sent!.reasoning, undefined)
  assert.equal(sent!.providerOptions, undefined)
})

test('when time is up the call ends', async () => {
  const model = modelThat(
    ({ abortSignal }) =>
      new Promise((_, reject) => abortSignal!.addEventListener('abort', () => reject(abortSignal!.reason))),
  )
  const controller = new AbortController()
  const failure = failureOf(call(opened(model), QUESTION, controller.signal))
  setImmediate(() => controller.abort())
  assert.equal((await failure).outcome, 'timed_out')
})

test('the package does not warn of what a server does not heed: there are metrics and the log', async (t) => {
  const warned = t.mock.method(process, 'emitWarning', () => {})
  await call(opened(modelThat(async () => answer('Wait.'))), QUESTION, SIGNAL)
  assert.equal(warned.mock.callCount(), 0)
})
