/** The model's answers are given here by hand, in place of `fetch`: what is asked, what is counted, and when it is not asked at all. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Type } from '../../schema/type.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { PROMPT_VERSION } from '../../words/prompts.ts'
import type { Deadline } from '../deadline.ts'
import type { Sentence } from '../sentence.ts'
import type { TextKind } from '../text-kinds.ts'
import type { TextContext } from '../writer.ts'
import { Declined } from './declined.ts'
import { CLOSED, type ModelTask, mapMembers, SentenceAnswer } from './model-task.ts'
import { ModelWriter } from './model-writer.ts'

interface Lines {
  readonly first: Sentence
  readonly second: Sentence
}

const said = (first: string, second = 'Wait for the bell.') =>
  JSON.stringify({ first: { text: first, transits: [] }, second: { text: second, transits: [] } })
const GOOD = said('Put the kettle on.')

/** Two lines of at most thirty characters. */
const ASSIGNMENT: ModelTask<Lines, string> = {
  name: 'lines',
  words: ENGLISH,
  prompt: { instructions: 'Be brief.', task: 'Write two lines.' },
  schema: Type.Object({ first: SentenceAnswer, second: SentenceAnswer }, CLOSED),
  maxOutputTokens: 77,
  checks: {
    facts: [],
    faultsIn: ({ text }) => (text.includes('moon') ? ['names the moon'] : []),
    withSources: (sentence) => sentence,
    withoutNames: (text) => text,
  },
  passagesOf: (answer) =>
    (['first', 'second'] as const).map((member) => ({
      member,
      name: member,
      sentences: [answer[member]],
      length: { most: 30 },
    })),
  mapSentences: mapMembers,
  textOf: ({ first, second }) => `${first.text} / ${second.text}`,
}
const PLAIN_KIND: TextKind<null, string> = {
  kind: 'daily',
  phrasebook: () => '',
  modelTask: async () => ASSIGNMENT as unknown as ModelTask<object, string>,
  faults: () => [],
}

interface Body {
  readonly model: string
  readonly max_tokens: number
  readonly messages: { readonly role: string; readonly content: string }[]
  readonly response_format?: { readonly json_schema: { readonly name: string } }
}

type Reply = string | number | { readonly status: number; readonly headers: Record<string, string> }

const NOON = Date.UTC(2026, 2, 21, 12)
const HALF_A_DAY_MS = 43_200_000

function responseTo(reply: Reply): Response {
  if (typeof reply !== 'string') {
    const { status, headers } = typeof reply === 'number' ? { status: reply, headers: {} } : reply
    return Response.json({ error: { message: 'no' } }, { status, headers })
  }
  return Response.json({
    choices: [{ index: 0, message: { role: 'assistant', content: reply }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
  })
}

/** A writer whose model gives these replies in turn. */
async function writerWith(t: TestContext, replies: Reply[], dailyCalls = 100) {
  const seen = { bodies: [] as Body[], calls: [] as object[], texts: [] as string[] }
  const set = { now: NOON, clockMs: 0, leftMs: 1_000, leftAfterCall: 1_000, isCounted: true }
  t.mock.method(performance, 'now', () => set.clockMs)
  t.mock.method(globalThis, 'fetch', async (_: unknown, init: RequestInit) => {
    seen.bodies.push(JSON.parse(String(init.body)))
    set.clockMs += 40
    set.leftMs = set.leftAfterCall
    assert.ok(replies.length > 0, 'one call more than expected')
    return responseTo(replies.shift()!)
  })
  let calls = 0
  const writer = await ModelWriter.open({
    settings: { provider: 'openai-compatible', model: 'test-model', baseUrl: 'http://model.test/v1' },
    now: () => set.now,
    tally: async () => (set.isCounted ? ++calls : Number.NaN),
    dailyCalls,
    mostAtOnce: 1,
    modelMetrics: {
      onCall: (report) => seen.calls.push(report),
      onText: (outcome) => seen.texts.push(outcome),
    },
  })
  const deadline = {
    totalMs: 1_000,
    get leftMs() {
      return set.leftMs
    },
    signal: () => new AbortController().signal,
  } as unknown as Deadline
  const write = (textKind = PLAIN_KIND, context: TextContext = { isCurrent: true }) => {
    set.leftMs = 1_000
    return writer.write(ENGLISH, textKind, null, deadline, context)
  }
  return { writer, write, seen, set }
}

const declined = (reason: string) => (error: unknown) => error instanceof Declined && error.reason === reason

const answeredIn = (ms: number) => ({ outcome: 'answered', ms, inputTokens: 12, outputTokens: 5 })
const failedAs = (outcome: string) => ({ outcome, ms: 40, inputTokens: 0, outputTokens: 0 })

test('a good answer is one call, reported with its time and tokens, and becomes the text', async (t) => {
  const { writer, write, seen } = await writerWith(t, [GOOD])
  assert.equal(writer.edition, `openai-compatible test-model ${PROMPT_VERSION}`)
  assert.equal(await write(), 'Put the kettle on. / Wait for the bell.')
  assert.deepEqual([seen.texts, seen.calls], [['good'], [answeredIn(40)]])
  const [{ model, max_tokens, messages, response_format }] = seen.bodies as [Body]
  assert.deepEqual([model, max_tokens, response_format?.json_schema.name], ['test-model', 77, 'lines'])
  assert.deepEqual(messages, [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Write two lines.' },
  ])
  assert.deepEqual(writer.state, {
    isAtWork: true,
    isFailing: false,
    failingKinds: [],
    againInMs: 0,
    last: 'answered',
    callsToday: 1,
  })
})

test('of a faulty answer only what is wrong is asked for again, with every reason, in the same talk', async (t) => {
  const faulty = said('Put the kettle on under the moon, and wait.')
  const { write, seen } = await writerWith(t, [faulty, '{"first":{"text":"Put it on.","transits":[]}}'])
  assert.equal(await write(), 'Put it on. / Wait for the bell.')
  assert.deepEqual([seen.texts, seen.calls], [['repaired'], [answeredIn(40), answeredIn(40)]])
  const { messages, response_format } = seen.bodies[1]!
  assert.equal(response_format, undefined)
  assert.deepEqual(
    messages.slice(0, 3).map(({ role, content }) => [role, content]),
    [
      ['system', 'Be brief.'],
      ['user', 'Write two lines.'],
      ['assistant', faulty],
    ],
  )
  assert.equal(messages.length, 4)
  assert.equal(messages[3]!.role, 'user')
  assert.match(
    messages[3]!.content,
    /- first has 43 characters, not at most 30\.\n- first names the moon\.[\s\S]*named here anew: first\./,
  )
})

test('an answer without the right form is asked for once more, as at first', async (t) => {
  const { write, seen } = await writerWith(t, ['Here you are.', GOOD])
  await write()
  assert.deepEqual(seen.texts, ['repaired'])
  assert.deepEqual(seen.bodies[1], seen.bodies[0])
})

test('an answer is repaired once, and only with three tenths of the time left', async (t) => {
  const faulty = said('Look at the moon.')
  const twice = await writerWith(t, [faulty, faulty])
  twice.set.leftAfterCall = 300
  const message = "The model's text was not printed: first names the moon."
  await assert.rejects(twice.write(), { message })
  assert.equal(twice.seen.bodies.length, 2)

  const late = await writerWith(t, [faulty, faulty])
  late.set.leftAfterCall = 299
  await assert.rejects(late.write(), { message })
  assert.equal(late.seen.bodies.length, 1)
  assert.deepEqual([late.seen.texts, late.writer.state.last], [['rejected'], 'rejected'])
})

test('two rejected texts in a row are a failing model, as two failed ones are', async (t) => {
  const bad = said('Look at the moon.')
  const { writer, write, set, seen } = await writerWith(t, [bad, 500, GOOD])
  set.leftAfterCall = 0
  await assert.rejects(write())
  assert.equal(writer.state.isFailing, false)
  await assert.rejects(write())
  assert.deepEqual([writer.state.isFailing, writer.state.isAtWork], [true, true])
  assert.equal(writer.state.last, 'server_error')
  await write()
  assert.equal(writer.state.isFailing, false)
  assert.deepEqual(seen.texts, ['rejected', 'failed', 'good'])
  assert.deepEqual(seen.calls, [answeredIn(40), failedAs('server_error'), answeredIn(40)])
})

test('with a wrong key the model is left alone, and every text meanwhile is counted as declined', async (t) => {
  const { writer, write, set, seen } = await writerWith(t, [401, GOOD])
  await assert.rejects(write(), { outcome: 'unauthorized' })
  assert.deepEqual([writer.state.isAtWork, writer.state.againInMs], [false, 30_000])
  set.now += 29_999
  await assert.rejects(write(), declined('resting'))
  assert.deepEqual(seen.texts, ['failed', 'declined'])
  assert.equal(seen.bodies.length, 1)
  set.now += 1
  await write()
  assert.deepEqual(seen.texts, ['failed', 'declined', 'good'])
  assert.deepEqual([writer.state.isAtWork, writer.state.againInMs], [true, 0])
})

test('a provider that asks to wait is left alone for that time, another failure for none', async (t) => {
  const { writer, write } = await writerWith(t, [503, { status: 429, headers: { 'retry-after': '7' } }])
  await assert.rejects(write(), { outcome: 'server_error' })
  assert.deepEqual([writer.state.isAtWork, writer.state.againInMs], [true, 0])
  await assert.rejects(write(), { outcome: 'rate_limited' })
  assert.deepEqual([writer.state.isAtWork, writer.state.againInMs], [false, 7_000])
})

test('a trial that could not be counted was none: the next text is tried', async (t) => {
  const { write, set, seen } = await writerWith(t, [401, GOOD])
  await assert.rejects(write())
  set.now += 30_000
  set.isCounted = false
  await assert.rejects(write(), declined('uncounted'))
  set.isCounted = true
  await write()
  assert.deepEqual(seen.texts, ['failed', 'declined', 'good'])
})

test('after the calls of a day none is made until midnight, which is no failure', async (t) => {
  const { writer, write, seen } = await writerWith(t, [GOOD, 401], 2)
  await write()
  await assert.rejects(write())
  await assert.rejects(write(), declined('resting'))
  assert.deepEqual([writer.state.isAtWork, writer.state.callsToday], [false, 2])
  assert.equal(writer.state.againInMs, HALF_A_DAY_MS, 'the longer of the two waits')
  assert.deepEqual(seen.texts, ['good', 'failed', 'declined'])

  const none = await writerWith(t, [], 0)
  await assert.rejects(none.write(), declined('capped'))
  assert.deepEqual(none.seen.texts, ['declined'])
  const { isAtWork, isFailing, last } = none.writer.state
  assert.deepEqual([isAtWork, isFailing, last], [false, false, undefined])
})

test('a client that has used its share gets no more calls, repairs included; others, and current dates, do', async (t) => {
  const faulty = said('Look at the moon.')
  const { write, seen } = await writerWith(t, [faulty, GOOD, GOOD, GOOD], 20)
  await write(PLAIN_KIND, { client: 'a' })
  assert.deepEqual(seen.texts, ['repaired'])
  await assert.rejects(write(PLAIN_KIND, { client: 'a' }), declined('share'))
  await write(PLAIN_KIND, { client: 'b' })
  await write(PLAIN_KIND, { client: 'a', isCurrent: true })
  assert.equal(seen.bodies.length, 4)
})

test('a kind of text whose answers are always rejected stops, and the others are written', async (t) => {
  const bad = said('Look at the moon.')
  const { writer, write, set } = await writerWith(t, [GOOD, bad, bad, bad, bad, bad, GOOD])
  const natal = { ...PLAIN_KIND, kind: 'natal' } as const
  set.leftAfterCall = 0
  await write()
  for (let n = 0; n < 5; n++) await assert.rejects(write(natal), /not printed/)
  await assert.rejects(write(natal), declined('resting'))
  assert.deepEqual(
    [writer.state.isAtWork, writer.state.isFailing, writer.state.failingKinds],
    [true, false, ['natal']],
  )
  assert.equal(await write(), 'Put the kettle on. / Wait for the bell.')
})

test('a server that refuses the schema is asked without it, now and from then on', async (t) => {
  const { write, seen } = await writerWith(t, [400, GOOD, GOOD])
  await write()
  await write()
  assert.deepEqual(
    seen.bodies.map((body) => 'response_format' in body),
    [true, false, false],
  )
  assert.deepEqual(seen.calls, [failedAs('refused'), answeredIn(40), answeredIn(40)])
})

test('a server that also refuses a request without a schema keeps getting schemas, and other failures are not retried without one', async (t) => {
  const { write, seen } = await writerWith(t, [400, 422, 500, GOOD])
  await assert.rejects(write(), { outcome: 'refused' })
  await assert.rejects(write(), { outcome: 'server_error' })
  await write()
  assert.deepEqual(
    seen.bodies.map((body) => 'response_format' in body),
    [true, false, true, true],
  )
})

test('texts beyond the number at once wait for their turn', async (t) => {
  const { write, seen } = await writerWith(t, [GOOD, GOOD])
  const [first, second] = [write(), write()].map((text) => text.then(() => seen.bodies.length))
  assert.equal(await first, 1)
  assert.equal(await second, 2)
})

test('no model is asked for a kind of text without a task', async (t) => {
  const { write } = await writerWith(t, [])
  await assert.rejects(
    write({ kind: 'category', phrasebook: () => '', faults: () => [] }),
    /no model is asked/,
  )
})
