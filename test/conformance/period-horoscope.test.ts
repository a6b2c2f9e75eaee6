/** Horoscopes of weeks, months and years (docs/periods.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { PeriodOfAllResponse, PeriodResponse } from '../../src/api/endpoints/period-horoscope/schema.ts'
import type { TextSource } from '../../src/writer/text-source.ts'
import { testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()

const KINDS = [
  { type: 'week', adverb: 'weekly', phases: [2, 3], summary: [280, 550] },
  { type: 'month', adverb: 'monthly', phases: [4, 5], summary: [400, 800] },
  { type: 'year', adverb: 'yearly', phases: [12, 12], summary: [600, 1100] },
] as const

async function ask(adverb: string, payload: object, from = service) {
  const reply = await from.inject({ method: 'POST', url: `/v1/astrology/${adverb}-horoscope`, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const data = async (adverb: string, payload: object) => (await ask(adverb, payload)).body.data

async function get(url: string, headers: Record<string, string> = {}, from = service) {
  const reply = await from.inject({ method: 'GET', url: `/v1/astrology/horoscope/${url}`, headers })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body }
}

/** What differs from request to request. */
const still = <Answer extends { metadata: object }>(answer: Answer) => ({
  ...answer,
  metadata: { ...answer.metadata, cache_hit: null, calculation_time_ms: null, calculated_at: null },
})

for (const { type, adverb, phases, summary } of KINDS) {
  test(`a ${type} has the members, lengths and phases that are promised`, async () => {
    const { status, body } = await ask(adverb, { sign: 'Leo', date: '2026-11-17', style: 'detailed' })
    assert.equal(status, 200)
    assert.deepEqual([...Value.Errors(PeriodResponse, body)], [])
    const { interpretation, ...answer } = body.data
    assert.equal(answer.period.type, type)
    assert.ok(answer.phases.length >= phases[0] && answer.phases.length <= phases[1])
    const length = [...interpretation.summary].length
    assert.ok(length >= summary[0] && length <= summary[1], String(length))
    assert.equal(Object.keys(answer.categories).length, 8)
    assert.equal('days' in answer, type !== 'year')
    assert.equal('months' in answer, type === 'year')
    for (const { title } of answer.phases) assert.match(title, /^\S+( \S+){1,4}$/)
    for (const { date, text } of answer.key_dates) {
      assert.ok(date >= answer.period.from && date <= answer.period.to)
      assert.match(text, /^[A-Z].*\.$/)
    }
  })

  test(`every sentence of a ${type} is there once, and among its sources`, async () => {
    const { interpretation, phases: listed } = await data(adverb, {
      sign: 'virgo',
      date: '2027-05-05',
      style: 'detailed',
    })
    const { summary: whole, love, career, wellbeing, advice, sources } = interpretation
    const texts = sources.map(({ text }: { text: string }) => text)
    assert.equal(new Set(texts).size, texts.length)
    const all = [whole, love, career, wellbeing, advice, ...listed.map(({ text }: { text: string }) => text)]
    assert.equal(texts.join(' '), all.join(' '))
    for (const { transits } of sources) assert.ok(transits.length > 0)
  })

  test(`any date of a ${type} gives the same answer`, async () => {
    const { period, ...answer } = await data(adverb, { sign: 'aries', date: '2026-11-17' })
    for (const date of [period.from, period.to]) {
      const other = await data(adverb, { sign: 'aries', date })
      assert.deepEqual(still(other), still({ period, ...answer }))
    }
  })

  test(`a brief ${type} has no love, career, wellbeing and categories unless they are asked for`, async () => {
    const brief = await data(adverb, { sign: 'aries' })
    assert.equal(brief.metadata.style_applied, 'brief')
    assert.deepEqual(Object.keys(brief.interpretation), ['summary', 'advice', 'why', 'sources'])
    assert.ok(!('categories' in brief))
    const some = await data(adverb, { sign: 'aries', categories: ['career', 'love'] })
    assert.deepEqual(Object.keys(some.categories), ['love', 'profession'])
    assert.notEqual(
      brief.horoscope_id,
      (await data(adverb, { sign: 'aries', style: 'detailed' })).horoscope_id,
    )
  })

  test(`GET tells the ${type} in detail, and that of all signs in short`, async () => {
    const { status, text } = await get(`${adverb}/Pisces?date=2026-11-17`)
    assert.equal(status, 200)
    const posted = await data(adverb, { sign: 'pisces', date: '2026-11-17', style: 'detailed' })
    assert.deepEqual(still(JSON.parse(text).data), still(posted))
    const all = JSON.parse((await get(`${adverb}?date=2026-11-17`)).text)
    assert.deepEqual([...Value.Errors(PeriodOfAllResponse, all)], [])
    const summaries = all.data.horoscopes.map((each: { summary: string }) => each.summary)
    assert.equal(new Set(summaries).size, 12)
    assert.equal(summaries[11], posted.interpretation.summary)
  })

  test(`the errors of a ${type} are those of a day`, async () => {
    const wrong = [
      [{ sign: 'ophiuchus' }, 'INVALID_ZODIAC_SIGN'],
      [{ sign: 'leo', date: '17.11.2026' }, 'INVALID_DATE_FORMAT'],
      [{ sign: 'leo', date: '2026-02-30' }, 'INVALID_DATE_FORMAT'],
      [{ sign: 'leo', date: '1599-12-31' }, 'DATE_OUT_OF_RANGE'],
      [{ sign: 'leo', timezone: 'Mars/Olympus' }, 'INVALID_TIMEZONE'],
      [{ sign: 'leo', categories: ['work'] }, 'VALIDATION_ERROR'],
      [{}, 'VALIDATION_ERROR'],
    ] as const
    for (const [payload, code] of wrong) {
      const url = '/v1/astrology/daily-horoscope'
      const daily = await service.inject({ method: 'POST', url, payload })
      const own = await ask(adverb, payload)
      assert.equal(own.body.error.code, code)
      assert.deepEqual([own.status, own.body.error], [daily.statusCode, daily.json().error])
    }
    for (const payload of [{ style: 'poetic' }, { style: 'grand' }, { week_start: 'friday' }])
      assert.equal((await ask(adverb, { sign: 'leo', ...payload })).body.error.code, 'VALIDATION_ERROR')
    assert.equal((await get(`${adverb}/ophiuchus`)).status, 400)
    assert.equal((await get(`${adverb}?date=soon`)).status, 400)
  })
}

test('the days of a month have the figures of the daily horoscope', async () => {
  const { days } = await data('monthly', { sign: 'gemini', date: '2026-11-17' })
  assert.equal(days.length, 30)
  for (const { date, score, tone } of days) {
    const reply = await service.inject({
      method: 'POST',
      url: '/v1/astrology/daily-horoscope',
      payload: { sign: 'gemini', date },
    })
    const { metadata } = reply.json().data
    assert.deepEqual([score, tone], [metadata.overall_score, metadata.overall_tone])
  }
})

test('a week starts on Monday unless Sunday is asked for', async () => {
  const request = { sign: 'leo', date: '2026-11-17' }
  assert.deepEqual((await data('weekly', request)).period, {
    type: 'week',
    from: '2026-11-16',
    to: '2026-11-22',
  })
  const sunday = (await data('weekly', { ...request, week_start: 'sunday' })).period
  assert.deepEqual(sunday, { type: 'week', from: '2026-11-15', to: '2026-11-21' })
})

test('a zone decides which week is this one', inProcessOnly, async () => {
  const own = testParts({ RATE_LIMITS: 'off' })
  const fresh = await inProcess(own)
  own.moveClock(30 * 3_600_000)
  const weekIn = async (timezone: string) =>
    (await ask('weekly', { sign: 'leo', timezone }, fresh)).body.data.period.from
  assert.equal(await weekIn('UTC'), '2026-03-16')
  assert.equal(await weekIn('Pacific/Auckland'), '2026-03-23')
})

test('a period that leaves the range of the sky is out of range', async () => {
  for (const date of ['1600-01-01', '1600-01-02']) {
    const { status, body } = await ask('weekly', { sign: 'leo', date })
    assert.deepEqual([status, body.error.code], [422, 'DATE_OUT_OF_RANGE'])
  }
  assert.equal((await ask('weekly', { sign: 'leo', date: '1600-01-03' })).status, 200)
  assert.equal((await ask('yearly', { sign: 'leo', date: '2399-07-01' })).status, 200)
})

test(
  'the GET may be cached publicly until the period is over, and a client that has it gets 304',
  inProcessOnly,
  async () => {
    const own = testParts({ RATE_LIMITS: 'off' })
    const fresh = await inProcess(own)
    const first = await get('weekly/leo', {}, fresh)
    assert.equal(first.headers['cache-control'], 'public, max-age=86400')
    const etag = String(first.headers.etag)
    const again = await get('weekly/leo', { 'if-none-match': etag }, fresh)
    assert.deepEqual([again.status, again.text], [304, ''])
    const all = await get('monthly', {}, fresh)
    assert.equal((await get('monthly', { 'if-none-match': String(all.headers.etag) }, fresh)).status, 304)
    own.moveClock(35 * 3_600_000)
    const eve = await get('weekly/leo', {}, fresh)
    assert.deepEqual([eve.headers['cache-control'], eve.headers.etag], ['public, max-age=3600', etag])
    own.moveClock(3_600_000)
    assert.notEqual((await get('weekly/leo', {}, fresh)).headers.etag, etag)
  },
)

test('a period is computed once and stored until it is over', inProcessOnly, async () => {
  const own = testParts({ RATE_LIMITS: 'off' })
  const fresh = await inProcess(own)
  const isHit = async () => (await ask('monthly', { sign: 'leo' }, fresh)).body.data.metadata.cache_hit
  assert.equal(await isHit(), false)
  own.moveClock(9 * 86_400_000)
  assert.equal(await isHit(), true)
})

test('a fallback text for the model’s is stored for a minute', inProcessOnly, async () => {
  const textSource: TextSource = {
    edition: 'test',
    asksModel: true,
    timeoutMs: 1000,
    write: async (words, textKind, ask) => ({
      text: textKind.phrasebook(words, ask),
      source: 'phrasebook',
      isFallback: true,
    }),
  }
  const fresh = await inProcess(testParts({ RATE_LIMITS: 'off' }, { textSource }))
  assert.equal((await get('yearly/leo', {}, fresh)).headers['cache-control'], 'public, max-age=60')
})
