/** Contract §2.6, §4.4, §7.1; decisions §2, §8. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { PersonalizedDailyResponse } from '../../src/api/endpoints/personalized-daily/schema.ts'
import { testParts } from '../service.ts'
import { inProcessOnly, serviceUnderTest } from './ask.ts'

const parts = testParts({ RATE_LIMITS: 'off' })
const service = await serviceUnderTest(parts)

const BERLIN = {
  birthDateTime: '1990-05-15T14:30:00',
  birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
}

async function ask(payload: unknown) {
  const reply = await service.inject({
    method: 'POST',
    url: '/v1/astrology/personalized-daily',
    payload: payload as object,
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}

test('a day comes in the astrology envelope and keeps its own schema', inProcessOnly, async () => {
  const { status, body } = await ask(BERLIN)
  assert.equal(status, 200)
  assert.deepEqual([...Value.Errors(PersonalizedDailyResponse, body)], [])
  const { data } = body
  assert.equal(data.type, 'personalized-daily')
  assert.equal(data.targetDate, '2026-03-21')
  assert.deepEqual(data.birthProfile, {
    birthDateTime: '1990-05-15T12:30:00.000Z',
    location: BERLIN.birthLocation,
    sunSign: 'taurus',
    ascendant: 'virgo',
  })
  assert.equal(data.interpretation.dominantTheme, data.transitAnalysis.dominantThemes.primary)
  assert.equal(data.interpretation.energyType, data.transitAnalysis.overallEnergy.type)
})

test('aspects are ranked by strength, at most twelve, and agree with their orbs', async () => {
  const { data } = (await ask(BERLIN)).body
  const { significantAspects, totalAspects } = data.transitAnalysis
  assert.ok(significantAspects.length <= 12 && significantAspects.length <= totalAspects)
  assert.equal(data.metadata.dataQuality.aspectsAnalyzed, totalAspects)
  const strengths = significantAspects.map(({ strength }: { strength: number }) => strength)
  assert.deepEqual(
    strengths,
    strengths.toSorted((a: number, b: number) => b - a),
  )
  for (const { type, orb, exactness } of significantAspects) {
    const limit = ['conjunction', 'square', 'trine', 'opposition'].includes(type) ? 8 : 3
    assert.ok(orb <= limit)
    assert.ok(Math.abs(exactness - (1 - orb / limit)) < 0.0002)
  }
})

test('the shares of the day’s energy add up to exactly one', async () => {
  for (let day = 1; day <= 28; day++) {
    const { data } = (await ask({ ...BERLIN, date: `2026-02-${String(day).padStart(2, '0')}` })).body
    const { challenging, harmonious, neutral } = data.transitAnalysis.overallEnergy.scores
    assert.equal(Math.round((challenging + harmonious + neutral) * 100), 100)
  }
})

test('every sentence of the content is in the sources, with a transit that the answer shows', async () => {
  const { data } = (await ask(BERLIN)).body
  const { content, background, sources } = data.interpretation
  const said = [...Object.values(content).flat(), background].join(' ')
  for (const { text, transits } of sources) {
    assert.ok(said.includes(text), text)
    assert.ok(transits.length > 0, text)
  }
  assert.equal(sources.map(({ text }: { text: string }) => text).join(' '), said)
})

test('the same request is answered from the cache for a day', inProcessOnly, async () => {
  const request = { ...BERLIN, date: '2026-04-01' }
  assert.equal((await ask(request)).body.data.metadata.cache_hit, false)
  const again = (await ask({ ...request, birthDateTime: '1990-05-15 14:30' })).body.data
  assert.equal(again.metadata.cache_hit, true)
  assert.deepEqual((await ask(request)).body.data, again)
  parts.moveClock(86_400_000)
  assert.equal((await ask(request)).body.data.metadata.cache_hit, false)
})

test('two births on one day read differently, and one person on two days', async () => {
  const overall = async (changed: object) =>
    (await ask({ ...BERLIN, ...changed })).body.data.interpretation.content.overall
  const texts = await Promise.all([
    overall({ date: '2026-05-01' }),
    overall({ date: '2026-05-02' }),
    overall({ date: '2026-05-01', birthDateTime: '1985-01-09T03:12:00' }),
  ])
  assert.equal(new Set(texts).size, 3)
})

test('date words follow the clock of the birth place', inProcessOnly, async () => {
  const here = (timezone: string, date: string) =>
    ask({ ...BERLIN, birthLocation: { ...BERLIN.birthLocation, timezone }, date })
  const now = new Date(parts.now())
  const utc = now.toISOString().slice(0, 10)
  assert.equal((await here('UTC', 'today')).body.data.targetDate, utc)
  const kiritimati = (await here('Pacific/Kiritimati', 'today')).body.data.targetDate
  assert.equal(kiritimati, new Date(parts.now() + 14 * 3_600_000).toISOString().slice(0, 10))
  assert.ok((await here('UTC', 'yesterday')).body.data.targetDate < utc)
})

test(
  'with `timezone` day and clocks are the reader’s; the birth stays what it was',
  inProcessOnly,
  async () => {
    // They are 25 hours apart: never on the same date.
    for (const [timezone, hoursAhead] of [
      ['Pacific/Kiritimati', 14],
      ['pacific/pago_pago', -11],
    ] as const) {
      const date = new Date(parts.now() + hoursAhead * 3_600_000).toISOString().slice(0, 10)
      const { status, body } = await ask({ ...BERLIN, timezone })
      assert.equal(status, 200)
      assert.deepEqual([...Value.Errors(PersonalizedDailyResponse, body)], [])
      const { targetDate, birthProfile, metadata } = body.data
      assert.equal(targetDate, date)
      assert.deepEqual(birthProfile.location, BERLIN.birthLocation)
      assert.equal(birthProfile.birthDateTime, '1990-05-15T12:30:00.000Z')
      assert.equal(metadata.timezone.toLowerCase(), timezone.toLowerCase())
    }
    assert.ok(!('timezone' in (await ask(BERLIN)).body.data.metadata), 'as it was')
    const [own, named] = await Promise.all([
      ask({ ...BERLIN, date: '2026-03-23' }),
      ask({ ...BERLIN, date: '2026-03-23', timezone: 'Europe/Berlin' }),
    ])
    assert.deepEqual(named.body.data.interpretation, own.body.data.interpretation)
    assert.deepEqual(named.body.data.transitAnalysis, own.body.data.transitAnalysis)
  },
)

test('the hours of the timing are clock times of that day', async () => {
  const { timing_guidance } = (await ask(BERLIN)).body.data.interpretation.content
  assert.doesNotMatch(timing_guidance, /[{}]/)
  for (const [time] of timing_guidance.matchAll(/\d\d:\d\d/g)) assert.match(time, /^([01]\d|2[0-3]):[0-5]\d$/)
})

test('an ambiguous birth time is answered with a warning', async () => {
  const { status, body } = await ask({ ...BERLIN, birthDateTime: '1990-09-30T02:30:00' })
  assert.equal(status, 200)
  assert.equal(body.warnings[0].code, 'AMBIGUOUS_LOCAL_TIME')
})

test('a birth by local mean time is answered with a warning', async () => {
  const { status, body } = await ask({ ...BERLIN, birthDateTime: '1879-03-14T11:30:00' })
  assert.equal(status, 200)
  assert.deepEqual(
    body.warnings.map(({ code, severity }: { code: string; severity: string }) => [code, severity]),
    [['LOCAL_MEAN_TIME', 'info']],
  )
  assert.match(body.warnings[0].message, /Europe\/Berlin was taken \(UTC\+00:53:28\)/)
})

const place = (changed: object) => ({ ...BERLIN, birthLocation: { ...BERLIN.birthLocation, ...changed } })

const MISTAKES: [unknown, number, string][] = [
  [{}, 400, 'VALIDATION_ERROR'],
  [[], 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, birthDateTime: undefined }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, birthDateTime: 642688200 }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, birthDateTime: '15.05.1990' }, 400, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, birthDateTime: '1990-05-15T14:30:00Z' }, 400, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, birthDateTime: '1990-02-30T14:30:00' }, 422, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, birthDateTime: '1990-05-15T24:00:00' }, 422, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, birthDateTime: '1590-05-15T14:30:00' }, 422, 'DATE_OUT_OF_RANGE'],
  [{ ...BERLIN, birthDateTime: '1990-03-25T02:30:00' }, 422, 'NONEXISTENT_LOCAL_TIME'],
  [{ ...BERLIN, birthLocation: undefined }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, birthLocation: null }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, birthLocation: 'Berlin' }, 400, 'VALIDATION_ERROR'],
  [place({ latitude: '52.52' }), 400, 'VALIDATION_ERROR'],
  [place({ latitude: 90.1 }), 422, 'INVALID_COORDINATES'],
  [place({ longitude: -180.5 }), 422, 'INVALID_COORDINATES'],
  [place({ timezone: undefined }), 400, 'VALIDATION_ERROR'],
  [place({ timezone: 'Mars/Olympus' }), 422, 'INVALID_TIMEZONE'],
  [place({ timezone: '+02:00' }), 422, 'INVALID_TIMEZONE'],
  [{ ...BERLIN, timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE'],
  [{ ...BERLIN, timezone: '' }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, timezone: null }, 400, 'VALIDATION_ERROR'],
  [{ ...BERLIN, date: 'someday' }, 400, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, date: '2026-02-30' }, 422, 'INVALID_DATE_FORMAT'],
  [{ ...BERLIN, date: '2400-01-01' }, 422, 'DATE_OUT_OF_RANGE'],
  [{ ...BERLIN, date: 20260321 }, 400, 'VALIDATION_ERROR'],
]

test('every mistake has its code and status', async () => {
  for (const [payload, status, code] of MISTAKES) {
    const reply = await ask(payload)
    const shown = JSON.stringify(payload)
    assert.equal(reply.status, status, shown)
    assert.equal(reply.body.error.code, code, shown)
    assert.equal(reply.body.success, false)
  }
})

test('the link to what lasts longer than a day leads to the timeline of the same birth', async () => {
  const { birthDateTime, birthLocation } = BERLIN
  const { links } = (await ask(BERLIN)).body.data
  const reply = await service.inject({
    method: 'POST',
    url: links.timeline,
    payload: { birthDateTime, ...birthLocation },
  })
  assert.equal(reply.statusCode, 200, reply.body)
  assert.ok(reply.json().data.transits.length > 0)
})
