/** The daily horoscope by its address alone (contract §4.3), and of all signs; decision 1.9. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { AllSignsResponse } from '../../src/api/endpoints/daily-horoscope/schema.ts'
import type { TextSource } from '../../src/writer/text-source.ts'
import { testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()

const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')
const GET = '/v1/astrology/horoscope/daily'

async function ask(payload: object, from = service) {
  const reply = await from.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })
  return { headers: reply.headers, body: reply.json() }
}

const data = async (payload: object) => (await ask(payload)).body.data

async function get(url: string, headers: Record<string, string> = {}, from = service) {
  const reply = await from.inject({ method: 'GET', url, headers })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body }
}

test('the GET answers today in detail, with all categories', async () => {
  const { status, text } = await get(`${GET}/Pisces`)
  assert.equal(status, 200)
  const got = JSON.parse(text).data
  const posted = await data({ sign: 'pisces', style: 'detailed', categories: ['all'] })
  for (const answer of [got, posted]) answer.metadata.cache_hit = answer.metadata.calculation_time_ms = null
  assert.deepEqual(got, posted)
})

test('the GET may be cached until midnight, and a client that has it gets 304', inProcessOnly, async () => {
  const first = await get(`${GET}/leo`)
  assert.equal(first.headers['cache-control'], 'private, max-age=43200')
  const etag = String(first.headers.etag)
  assert.match(etag, /^W\/"[\w-]{22}"$/)
  for (const value of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await get(`${GET}/leo`, { 'if-none-match': value })
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', etag], value)
    assert.equal(again.headers['x-ratelimit-limit'], '60')
  }
  assert.equal((await get(`${GET}/leo`, { 'if-none-match': '"other"' })).status, 200)
  assert.notEqual((await get(`${GET}/virgo`)).headers.etag, etag)
})

test('at midnight the GET’s answer and its ETag change', async () => {
  const own = testParts({ RATE_LIMITS: 'off' })
  const fresh = await inProcess(own)
  const before = await get(`${GET}/leo`, {}, fresh)
  own.moveClock(12 * 3_600_000 - 1)
  const eve = await get(`${GET}/leo`, {}, fresh)
  assert.deepEqual(
    [eve.headers.etag, eve.headers['cache-control']],
    [before.headers.etag, 'private, max-age=0'],
  )
  own.moveClock(1)
  const after = await get(`${GET}/leo`, { 'if-none-match': String(before.headers.etag) }, fresh)
  assert.equal(after.status, 200)
  assert.equal(JSON.parse(after.text).data.date, '2026-03-22')
  assert.notEqual(after.headers.etag, before.headers.etag)
})

test('an unknown sign in the path is 400', async () => {
  const { status, text, headers } = await get(`${GET}/ophiuchus`)
  assert.equal(status, 400)
  assert.equal(headers['cache-control'], 'no-store')
  assert.deepEqual(JSON.parse(text).error.details, { provided: 'ophiuchus', valid_options: SIGNS })
})

test(
  'all twelve signs come in one short answer that agrees with each sign’s own',
  inProcessOnly,
  async () => {
    const { status, text, headers } = await get(GET)
    assert.equal(status, 200)
    const body = JSON.parse(text)
    assert.deepEqual([...Value.Errors(AllSignsResponse, body)], [])
    assert.equal(body.data.date, '2026-03-21')
    assert.deepEqual(
      body.data.horoscopes.map(({ sign }: { sign: string }) => sign),
      SIGNS,
    )
    const summaries = body.data.horoscopes.map(({ summary }: { summary: string }) => summary)
    assert.equal(new Set(summaries).size, 12)
    for (const line of body.data.horoscopes) {
      const { interpretation, metadata } = await data({ sign: line.sign })
      assert.deepEqual(line, {
        sign: line.sign,
        summary: interpretation.summary,
        overall_tone: metadata.overall_tone,
        overall_score: metadata.overall_score,
      })
    }
    assert.equal((await get(GET, { 'if-none-match': String(headers.etag) })).status, 304)
  },
)

test('POST and GET count in one group of 60 a minute', async () => {
  const fresh = await inProcess(testParts())
  const left = async (answer: Promise<{ headers: Record<string, unknown> }>) =>
    (await answer).headers['x-ratelimit-remaining']
  assert.equal(await left(ask({ sign: 'leo' }, fresh)), '59')
  assert.equal(await left(get(`${GET}/leo`, {}, fresh)), '58')
  assert.equal(await left(get(GET, {}, fresh)), '57')
})

test('fallback text for a failed writer’s is stored for a minute', async () => {
  let calls = 0
  const own = testParts({ RATE_LIMITS: 'off' })
  const textSource: TextSource = {
    ...own.textSource,
    async write(words, textKind, asked, deadline) {
      calls++
      return { ...(await own.textSource.write(words, textKind, asked, deadline)), isFallback: true }
    },
  }
  const fresh = await inProcess({ ...own, textSource })
  const first = await get(`${GET}/leo`, {}, fresh)
  assert.equal(first.headers['cache-control'], 'private, max-age=60')
  await get(`${GET}/leo`, {}, fresh)
  assert.equal(calls, 1)
  own.moveClock(60_000)
  await get(`${GET}/leo`, {}, fresh)
  assert.equal(calls, 2)
})
