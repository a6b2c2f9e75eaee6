/** A language model writes the readings and never breaks one (decisions §10): every way it can behave. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SIGNS } from '../src/sky/zodiac.ts'
import type { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { STYLES } from '../src/writer/daily-text.ts'
import { dailyText } from '../src/writer/phrasebook/daily.ts'
import { dayOf } from '../src/writer/plan/daily-plan.ts'
import { prose } from '../src/writer/sentence.ts'
import { type Behaviour, startModelServer } from './model-server.ts'
import { serviceWithModel } from './model-service.ts'
import { freePort } from './redis-server.ts'
import { NOON, testParts, testService } from './service.ts'
import { until } from './until.ts'

const server = await startModelServer()
after(() => server.stop())

const TODAY = new Date(NOON).toISOString().slice(0, 10)
const FALLBACK_TTL_MS = 60_000
const DAY_MS = 86_400_000
const own = dailyText(ENGLISH, dayOf(TODAY, 'leo').plan, 'brief')

async function started(behaviour: Behaviour, environment?: Record<string, string>) {
  server.behave(behaviour)
  server.calls.length = 0
  return serviceWithModel(server, environment)
}

for (const style of STYLES)
  test(`with a model that answers, the ${style} text is the model’s, from one call, and is stored for a day`, async () => {
    const { ask, moveClock, texts } = await started('right')
    const { status, data, source } = await ask({ sign: 'leo', style })
    assert.equal(status, 200)
    assert.equal(source, 'model')
    assert.match(
      data.interpretation.summary,
      style === 'poetic' ? /^A lamp is lit/ : /^Someone across the table/,
    )
    assert.equal(server.calls.length, 1)
    moveClock(DAY_MS - 1)
    assert.equal((await ask({ sign: 'leo', style, date: TODAY })).source, 'model')
    assert.equal(server.calls.length, 1)
    moveClock(1)
    await ask({ sign: 'leo', style, date: TODAY })
    assert.equal(server.calls.length, 2)
    assert.deepEqual(texts, ['good', 'good'])
  })

test('texts of the categories are the model’s, the same in every style, and come from one more call', async () => {
  const { ask } = await started('right')
  const brief = await ask({ sign: 'leo', categories: ['love'] })
  assert.match(brief.data.categories.love.interpretation, /^A small thing that was out of place/)
  assert.equal(server.calls.length, 2)
  const detailed = await ask({ sign: 'leo', style: 'detailed' })
  assert.deepEqual(detailed.data.categories.love, brief.data.categories.love)
  assert.equal(server.calls.length, 2)
})

test('a natal reading is the model’s, too: one call, cached for a day, its lists and tensions ours', async () => {
  const { askNatal, moveClock } = await started('right')
  const { status, data, source } = await askNatal()
  assert.deepEqual([status, source, data.metadata.cache_hit], [200, 'model', false])
  assert.match(data.portrait.text, /^In the kitchen you wait longer than most/)
  assert.equal(data.sections.length, 8)
  for (const { text } of data.sections) assert.doesNotMatch(text, /\n/)
  assert.ok(data.placements.length > 20 && data.tensions.length === 3)
  assert.equal((await askNatal()).data.metadata.cache_hit, true)
  assert.equal(server.calls.length, 1)
  assert.doesNotMatch(server.calls[0]!.prompt, /1990|14:30|52\.52|13\.4|Berlin/)
  moveClock(DAY_MS)
  await askNatal()
  assert.equal(server.calls.length, 2)
})

test('a natal reading that the model fails at is the phrasebook’s', async () => {
  for (const behaviour of ['broken', 'invalid JSON', 'wrong schema'] as const) {
    const { askNatal } = await started(behaviour)
    const { status, data, source } = await askNatal()
    assert.deepEqual([status, source], [200, 'phrasebook'])
    assert.ok(data.portrait.text.length >= 900)
  }
})

test('the reading of two charts is the model’s, too: one call, cached for a day, its lists ours', async () => {
  const { askPair, moveClock } = await started('right')
  const { status, data, source } = await askPair()
  assert.deepEqual([status, source, data.metadata.cache_hit], [200, 'model', false])
  assert.match(data.reading.summary.text, /^In the kitchen you wait longer than most/)
  assert.ok(data.reading.sections.length >= 4)
  assert.ok(data.reading.strengths.length >= 3 && data.reading.frictions.length >= 2)
  assert.equal((await askPair()).data.metadata.cache_hit, true)
  assert.equal(server.calls.length, 1)
  assert.doesNotMatch(server.calls[0]!.prompt, /1990|1985|14:30|06:40|52\.52|13\.4|Berlin/)
  moveClock(DAY_MS)
  await askPair()
  assert.equal(server.calls.length, 2)
  for (const behaviour of ['broken', 'invalid JSON', 'wrong schema'] as const) {
    const again = await started(behaviour)
    const answer = await again.askPair()
    assert.deepEqual([answer.status, answer.source], [200, 'phrasebook'])
    assert.ok(answer.data.reading.summary.text.length >= 300)
  }
})

test('one person’s day is the model’s, too: one call, cached for a day, with a fallback when it fails', async () => {
  const { askPersonal, hastily, moveClock } = await started('right')
  const { status, data, source } = await askPersonal()
  assert.deepEqual([status, source], [200, 'model'])
  assert.match(data.interpretation.content.overall, /^What is near asks for a little time/)
  assert.equal(data.interpretation.content.practical_advice.length, 3)
  await askPersonal()
  assert.equal(server.calls.length, 1)
  for (const behaviour of ['broken', 'invalid JSON', 'hanging'] satisfies Behaviour[]) {
    moveClock(DAY_MS)
    server.behave(behaviour)
    const ask = () => (behaviour === 'hanging' ? hastily(askPersonal) : askPersonal())
    assert.equal((await ask()).source, 'phrasebook')
    moveClock(FALLBACK_TTL_MS)
    server.behave('right')
    assert.equal((await askPersonal()).source, 'model')
  }
})

test('the reading of a spread is the model’s: one call for a draw, cached for a day, with the numbers of whoever asks', async () => {
  const { askSpread, moveClock, texts } = await started('right')
  const { status, reading, cards, source } = await askSpread({ seed: 'model' }, 'celtic-cross')
  assert.deepEqual([status, source], [200, 'model'])
  assert.match(reading.summary, /^What lies here is a long piece of work/)
  assert.equal(reading.act, 'Write one line to the person you have put off.')
  assert.deepEqual(
    reading.sources[0].cards,
    cards.map(({ id }: { id: string }) => id),
  )
  assert.deepEqual(reading.sources[0].positions, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // Nine sentences make a summary of at least 600 characters.
  assert.equal(reading.sources.length, 9 + reading.threads.length + 1)
  moveClock(DAY_MS - 1)
  assert.equal((await askSpread({ seed: 'model' }, 'celtic-cross')).source, 'model')
  assert.equal(server.calls.length, 1)
  await askSpread({ seed: 'model', theme: 'love' }, 'celtic-cross')
  await askSpread({ seed: 'another' }, 'celtic-cross')
  assert.equal(server.calls.length, 3)
  moveClock(1)
  await askSpread({ seed: 'model' }, 'celtic-cross')
  assert.equal(server.calls.length, 4)
  assert.deepEqual(new Set(texts), new Set(['good']))
})

test('two callers who name their places differently, but of the same kinds, share a text', async () => {
  const { askSpread } = await started('right')
  const places = (first: string, number: number) => ({
    seed: 'shared',
    positions: [{ name: first, number }, { name: 'What hinders' }],
  })
  const one = await askSpread(places('What helps', 1), 'custom-spread')
  const other = await askSpread(places('My greatest gift', 30), 'custom-spread')
  assert.equal(server.calls.length, 1)
  assert.deepEqual([one.source, other.source], ['model', 'model'])
  assert.equal(one.reading.summary, other.reading.summary)
  assert.deepEqual(
    [one, other].map(({ reading }) => reading.sources[0].positions),
    [
      [1, 2],
      [30, 2],
    ],
  )
  await askSpread(places('Yesterday', 1), 'custom-spread')
  assert.equal(server.calls.length, 2)
})

test('one card is read without a model', async () => {
  const { askSpread, service } = await started('right')
  const alone = await askSpread({ positions: [{ name: 'What helps' }] }, 'custom-spread')
  assert.deepEqual([alone.status, alone.reading], [200, undefined])
  await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload: {} })
  assert.equal(server.calls.length, 0)
})

test('a faulty reading of a spread is repaired, and only what was wrong', async () => {
  const { askSpread, texts } = await started('wrong at first')
  assert.equal((await askSpread()).source, 'model')
  const { prompt } = server.calls[1]!
  assert.match(prompt, /- summary has 11 characters, not 350 to 650\./)
  assert.match(prompt, /Write only what is named here anew: summary\./)
  assert.deepEqual(texts, ['repaired'])
})

const ILL_OF_SPREADS: Behaviour[] = [
  'broken',
  'hanging',
  'invalid JSON',
  'wrong schema',
  'too long',
  'wrong planet',
  'unknown fact',
  'unsafe claim',
]
for (const behaviour of ILL_OF_SPREADS)
  test(`a spread with a model that is ${behaviour}: the phrasebook tells it, for a minute at most`, async () => {
    const { askSpread, hastily, moveClock, failures } = await started(behaviour)
    const { status, reading, source } = await (behaviour === 'hanging' ? hastily(askSpread) : askSpread())
    const alone = await (await testService(testParts())).inject({
      method: 'POST',
      url: '/v1/tarot/three-card',
      payload: { seed: 'model' },
    })
    assert.deepEqual([status, source], [200, 'phrasebook'])
    assert.deepEqual(reading, alone.json().reading)
    assert.equal(failures.length, 1)
    server.behave('right')
    moveClock(1_000)
    assert.equal((await askSpread()).source, 'phrasebook')
    moveClock(FALLBACK_TTL_MS - 1_000)
    assert.equal((await askSpread()).source, 'model')
  })

test('without a model nothing of a spread is stored or looked up', async () => {
  const untouched = () => assert.fail('the cache was asked')
  const cache = { peek: untouched, read: untouched } as unknown as ReadingCache
  const service = await testService(testParts({}, { cache }))
  for (const spread of ['three-card', 'celtic-cross']) {
    const reply = await service.inject({ method: 'POST', url: `/v1/tarot/${spread}`, payload: {} })
    assert.equal(reply.json().reading.interpretation_source, 'phrasebook')
  }
})

const WELL: [Behaviour, number][] = [
  ['slow', 1],
  ['fenced', 1],
  ['wrong at first', 2],
  ['shapeless at first', 2],
  ['without schemas', 2],
]
for (const [behaviour, calls] of WELL)
  test(`a model that is ${behaviour} writes the text all the same, with ${calls} of two calls`, async () => {
    const { ask } = await started(behaviour)
    assert.equal((await ask()).source, 'model')
    assert.equal(server.calls.length, calls)
  })

test('a repair asks only for what was wrong, and says what it was', async () => {
  const { ask, texts } = await started('wrong at first')
  await ask({ sign: 'leo', style: 'detailed' })
  const { prompt } = server.calls[1]!
  assert.match(prompt, /- summary has 11 characters, not 150 to 250\./)
  assert.match(prompt, /Write only what is named here anew: summary\./)
  assert.deepEqual(texts, ['repaired'])
})

test('a server that refuses schemas is asked without them from then on', async () => {
  const { ask } = await started('without schemas')
  await ask()
  await ask({ sign: 'virgo' })
  assert.deepEqual(
    server.calls.map(({ body }) => 'response_format' in body),
    [true, false, false],
  )
})

/** How each failure is named, and the most calls one text may cost. */
const ILL: [Behaviour, { outcome: string; calls: number }][] = [
  ['hanging', { outcome: 'timed_out', calls: 1 }],
  ['dripping', { outcome: 'timed_out', calls: 1 }],
  ['flooding', { outcome: 'garbled', calls: 1 }],
  ['unauthorized', { outcome: 'unauthorized', calls: 1 }],
  ['rate limited', { outcome: 'rate_limited', calls: 1 }],
  ['rate limited until a date', { outcome: 'rate_limited', calls: 1 }],
  ['broken', { outcome: 'server_error', calls: 1 }],
  ['overloaded', { outcome: 'server_error', calls: 1 }],
  ['redirecting', { outcome: 'unreachable', calls: 1 }],
  ['refusing', { outcome: 'refused', calls: 2 }],
  ['HTML', { outcome: 'garbled', calls: 1 }],
  ['reset', { outcome: 'unreachable', calls: 1 }],
  ['invalid JSON', { outcome: 'rejected', calls: 2 }],
  ['wrong schema', { outcome: 'rejected', calls: 2 }],
  ['too long', { outcome: 'rejected', calls: 2 }],
  ['too short', { outcome: 'rejected', calls: 2 }],
  ['empty', { outcome: 'rejected', calls: 2 }],
  ['markup', { outcome: 'rejected', calls: 2 }],
  ['link', { outcome: 'rejected', calls: 2 }],
  ['control characters', { outcome: 'rejected', calls: 2 }],
  ['wrong planet', { outcome: 'rejected', calls: 2 }],
  ['unknown fact', { outcome: 'rejected', calls: 2 }],
  ['prompt echo', { outcome: 'rejected', calls: 2 }],
  ['another language', { outcome: 'rejected', calls: 2 }],
  ['unsafe claim', { outcome: 'rejected', calls: 2 }],
]
for (const [behaviour, expected] of ILL)
  test(`behaviour: ${behaviour}. The phrasebook answers, for a minute at most; then the model that is well again`, async (t) => {
    const { ask, health, hastily, moveClock, failures } = await started(behaviour)
    const began = performance.now()
    const { status, data, source } = await (expected.outcome === 'timed_out' ? hastily(ask) : ask())
    t.diagnostic(`answered in ${Math.round(performance.now() - began)} ms: ${failures[0]?.slice(0, 120)}`)
    assert.equal(status, 200)
    assert.equal(source, 'phrasebook')
    assert.equal(data.interpretation.summary, prose(own.summary))
    assert.ok(server.calls.length <= expected.calls, `${server.calls.length} calls`)
    assert.equal((await health()).checks.interpreter.last, expected.outcome)
    assert.equal(failures.length, 1)

    const before = server.calls.length
    server.behave('right')
    moveClock(1_000)
    assert.equal((await ask()).source, 'phrasebook')
    assert.equal(server.calls.length, before)
    moveClock(FALLBACK_TTL_MS - 1_000)
    assert.equal((await ask()).source, 'model')
    assert.equal((await health()).checks.interpreter.status, 'ok')
  })

test('for a model that cannot be reached the phrasebook writes, and the model’s return is noticed within a minute', async () => {
  const port = await freePort()
  const nobody = await serviceWithModel({ origin: `http://127.0.0.1:${port}` })
  assert.equal((await nobody.ask()).source, 'phrasebook')
  assert.equal((await nobody.health()).checks.interpreter.last, 'unreachable')
  assert.equal(nobody.calls.length, 1)
  const back = await startModelServer('right', port)
  after(() => back.stop())
  nobody.moveClock(FALLBACK_TTL_MS)
  assert.equal((await nobody.ask()).source, 'model')
})

test('a wrong key is not in the log', async () => {
  const { ask, failures } = await started('unauthorized', { LLM_API_KEY: 'sk-secret-key' })
  await ask()
  assert.equal(server.calls[0]!.headers.authorization, 'Bearer sk-secret-key')
  assert.doesNotMatch(failures.join(), /sk-secret-key/)
})

const signs = SIGNS.slice(0, 10)

test('a model that fails five times is left alone, tried with one call, and asked again by all when it is well', async () => {
  const { ask, health, moveClock, textSource } = await started('broken')
  for (const sign of signs.slice(0, 5)) await ask({ sign })
  assert.equal(server.calls.length, 5)
  const { status, checks } = await health()
  assert.deepEqual(
    [status, checks.interpreter.status, checks.interpreter.writer],
    ['degraded', 'fallback', 'phrasebook'],
  )
  for (const sign of signs.slice(5)) assert.equal((await ask({ sign })).source, 'phrasebook')
  assert.equal(server.calls.length, 5)

  moveClock(5_000)
  server.behave('waiting')
  const sources: string[] = []
  const asked = signs.slice(5).map(async (sign) => void sources.push((await ask({ sign })).source))
  await until(
    'four are put off and one is asked for',
    () => sources.length === 4 && server.calls.length === 6,
  )
  assert.deepEqual(new Set(sources), new Set(['phrasebook']))
  server.letGo()
  await Promise.all(asked)
  assert.equal(sources[4], 'model')
  assert.equal(server.calls.length, 6)
  assert.equal((await health()).status, 'healthy')

  // Nobody who was put off waits for the full minute: each is asked for again when the rest is over.
  server.behave('right')
  moveClock(5_000)
  const again = await Promise.all(signs.slice(5).map((sign) => ask({ sign })))
  assert.deepEqual(new Set(again.map(({ source }) => source)), new Set(['model']))
  assert.ok(textSource.edition.startsWith('openai-compatible test-model'))
})

test('two texts in a row that came to nothing show in the health check, long before the model is left alone', async () => {
  const { ask, health, texts } = await started('broken')
  const statusAfter = async (sign: string) => {
    await ask({ sign })
    const { status, checks } = await health()
    return [status, checks.interpreter.status, checks.interpreter.writer]
  }
  assert.deepEqual(await statusAfter('aries'), ['healthy', 'ok', 'model'], 'one may be an accident')
  assert.deepEqual(await statusAfter('taurus'), ['degraded', 'fallback', 'phrasebook'])
  server.behave('too short')
  assert.deepEqual(await statusAfter('gemini'), ['degraded', 'fallback', 'phrasebook'], 'a bad text is none')
  server.behave('right')
  assert.deepEqual(await statusAfter('cancer'), ['healthy', 'ok', 'model'])
  assert.deepEqual(texts, ['failed', 'failed', 'rejected', 'good'])
})

test('while the calls of a day cannot be counted none is made, and that is no failure of the model', async () => {
  server.behave('right')
  server.calls.length = 0
  let isAway = true
  const tally = async () => {
    if (isAway) throw new Error('the shared count cannot be reached')
    return 1
  }
  const { ask, texts, failures } = await serviceWithModel(server, {}, {}, tally)
  for (const sign of signs.slice(0, 7)) assert.equal((await ask({ sign })).source, 'phrasebook')
  assert.equal(server.calls.length, 0)
  assert.deepEqual([texts, failures], [Array(7).fill('declined'), []])
  isAway = false
  assert.equal((await ask({ sign: 'pisces' })).source, 'model')
})

test('a provider that asks for seven seconds gets them', async () => {
  const { ask, moveClock } = await started('rate limited')
  await ask({ sign: 'aries' })
  server.behave('right')
  moveClock(6_999)
  assert.equal((await ask({ sign: 'taurus' })).source, 'phrasebook')
  assert.equal(server.calls.length, 1)
  moveClock(1)
  assert.equal((await ask({ sign: 'taurus' })).source, 'model')
})

test('after the day’s calls the phrasebook answers, until midnight in UTC', async () => {
  const { ask, health, moveClock } = await started('right', { LLM_DAILY_CALLS: '2' })
  const date = TODAY
  const sources = []
  for (const sign of signs.slice(0, 4)) sources.push((await ask({ sign, date })).source)
  assert.deepEqual(sources, ['model', 'model', 'phrasebook', 'phrasebook'])
  assert.equal(server.calls.length, 2)
  assert.equal((await health()).checks.interpreter.status, 'fallback')
  moveClock(DAY_MS / 2)
  assert.equal((await ask({ sign: signs[3]!, date })).source, 'model')
})

test('one kind of text has half of the day’s calls, and what not all readers share leaves a tenth to today’s horoscopes', async () => {
  const { ask, askPersonal, askSpread, health } = await started('right', { LLM_DAILY_CALLS: '10' })
  const spreads = []
  for (let n = 0; n < 6; n++)
    spreads.push((await askSpread({ seed: `draw ${n}` }, 'three-card', `10.0.0.${n}`)).source)
  assert.deepEqual(spreads, [...Array(5).fill('model'), 'phrasebook'])
  assert.equal((await askPersonal()).source, 'model')
  assert.equal((await health()).checks.interpreter.status, 'ok')
  for (const sign of signs.slice(0, 4)) assert.equal((await ask({ sign })).source, 'model')
  assert.equal((await ask({ sign: signs[4]! })).source, 'phrasebook')
  assert.equal(server.calls.length, 10)
})

test('a client that asks for weeks of old dates uses a tenth of the day’s calls; others, and today, get the model’s texts', async () => {
  const { ask, askSpread, service, failures } = await started('right', { LLM_DAILY_CALLS: '50' })
  const weeks = '/v1/astrology/horoscope/weekly?date=1990-03-05'
  const { statusCode } = await service.inject({ url: weeks, remoteAddress: '10.0.0.1' })
  assert.equal(statusCode, 200)
  assert.equal(server.calls.length, 5, 'of the 36 that the twelve signs need')
  assert.equal((await askSpread({ seed: 'greedy' }, 'three-card', '10.0.0.1')).source, 'phrasebook')
  assert.equal((await askSpread({ seed: 'other' }, 'three-card', '10.0.0.2')).source, 'model')
  assert.equal((await ask({ sign: 'leo' })).source, 'model')
  assert.deepEqual(failures, [], 'this is no failure of the model')
})

test('a text that was refused to one client is asked of the model again ten seconds later, for another', async () => {
  const { askSpread, moveClock } = await started('right', { LLM_DAILY_CALLS: '10' })
  await askSpread({ seed: 'first' }, 'three-card', '10.0.0.1')
  const second = (address: string) => askSpread({ seed: 'second' }, 'three-card', address)
  assert.equal((await second('10.0.0.1')).source, 'phrasebook')
  moveClock(10_000)
  assert.equal((await second('10.0.0.2')).source, 'model')
  assert.equal((await second('10.0.0.1')).source, 'model', 'from the cache')
})

test('health names the kinds of text that fail while the others are written', async () => {
  const { ask, askSpread, health } = await started('right')
  await ask()
  server.behave('empty')
  for (let n = 0; n < 2; n++) await askSpread({ seed: `draw ${n}` })
  const { status, checks } = await health()
  const { last: _, ...interpreter } = checks.interpreter
  assert.deepEqual(interpreter, { status: 'fallback', writer: 'model', failing: ['spread'] })
  assert.equal(status, 'degraded')
})

test('two hundred at once who miss the same reading cost one call', async () => {
  const { ask } = await started('slow')
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()))
  assert.deepEqual(new Set(answers.map(({ source }) => source)), new Set(['model']))
  assert.equal(server.calls.length, 1)
})

test('calls at once stay within their number', async () => {
  const { ask } = await started('slow', { LLM_CONCURRENCY: '2' })
  await Promise.all(signs.slice(0, 8).map((sign) => ask({ sign })))
  assert.equal(server.calls.length, 8)
  assert.equal(server.maxOpen, 2)
})

test('a reading in the hand of another model is not served', async () => {
  const first = await started('right')
  await first.ask()
  const second = await serviceWithModel(server, { LLM_MODEL: 'another-model' }, { cache: first.cache })
  await second.ask()
  assert.equal(server.calls.length, 2)
  const third = await serviceWithModel(server, {}, { cache: first.cache })
  await third.ask()
  assert.equal(server.calls.length, 2)
})
