import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { testParts, testService } from '../../test/service.ts'
import type { CachedBody } from '../http/cached-body.ts'
import { Exchange } from '../http/exchange.ts'
import { zone } from '../time/zones.ts'
import { publicAnswers, publicBody, publicData, secondsUntilTomorrow, setCaching } from './public-answer.ts'

const exchange = (headers = {}) => new Exchange({ headers, socket: {} })

test('content has a weak tag that depends on nothing else', () => {
  const { etag, content } = publicData({ sign: 'Ariès' })
  assert.match(etag, /^W\/"[\w-]{22}"$/)
  assert.equal(etag, publicData({ sign: 'Ariès' }).etag)
  assert.equal(etag, publicBody({ sign: 'Ariès' }).etag)
  assert.equal(etag, publicBody('{"sign":"Ariès"}').etag)
  assert.notEqual(etag, publicData({ sign: 'Aries' }).etag)
  assert.deepEqual(content, { sign: 'Ariès' })
})

/** Of so many characters: three bytes for each count. */
const textOf = (length: number) => publicBody('.'.repeat(length))

test('an answer is made once for its key, and again only when too many others came after it', () => {
  const answerFor = publicAnswers<CachedBody>(300)
  const made: string[] = []
  const ask = (key: string) =>
    answerFor(key, () => {
      made.push(key)
      return textOf(40)
    })
  assert.equal(ask('a'), ask('a'))
  ask('b')
  assert.deepEqual(made, ['a', 'b'])
  ask('c')
  ask('b')
  assert.deepEqual(made, ['a', 'b', 'c'])
  ask('a')
  assert.deepEqual(made, ['a', 'b', 'c', 'a'])
})

test('a long key takes as much room as a long text', () => {
  const answerFor = publicAnswers<CachedBody>(150)
  let made = 0
  const make = () => {
    made++
    return textOf(1)
  }
  answerFor('a', make)
  answerFor('b'.repeat(146), make)
  answerFor('a', make)
  assert.equal(made, 3)
})

test('an answer that is larger than all that may be cached is made each time', () => {
  const answerFor = publicAnswers<CachedBody>(10)
  let made = 0
  const make = () => {
    made++
    return textOf(15)
  }
  assert.equal(answerFor('a', make).content.text, '.'.repeat(15))
  answerFor('a', make)
  assert.equal(made, 2)
})

test('an answer says for how many whole seconds anybody may keep it', () => {
  const first = exchange()
  const text = publicData({})
  assert.equal(setCaching(first, text, 59.9), false)
  assert.deepEqual(first.added, { 'cache-control': 'public, max-age=59', etag: text.etag })
  assert.equal(first.status, 200)
})

test('a client that has the answer gets 304 with the same headers', () => {
  const text = publicData({})
  const again = exchange({ 'if-none-match': text.etag })
  assert.equal(setCaching(again, text, 60), true)
  assert.equal(again.status, 304)
  assert.deepEqual(again.added, { 'cache-control': 'public, max-age=60', etag: text.etag })
  assert.equal(setCaching(exchange({ 'if-none-match': 'W/"another"' }), text, 60), false)
})

test('an answer to a request with dates holds for a day, one from today on until midnight in its zone', () => {
  const utc = zone('UTC')
  const now = Date.UTC(2026, 10, 17, 21, 30)
  assert.equal(secondsUntilTomorrow(['2026-11-01', '2026-11-30'], utc, now), 86_400)
  for (const dates of [['today'], [undefined], ['2026-11-01', undefined], ['2026-11-01', 'tomorrow']])
    assert.equal(secondsUntilTomorrow(dates, utc, now), 2.5 * 3600, dates.join())
  // In Tokyo it is already 06:30 of the next day.
  assert.equal(secondsUntilTomorrow(['today'], zone('Asia/Tokyo'), now), 17.5 * 3600)
  // The clocks of Berlin go back on 25 October: that day has 25 hours, of which no more than 24 count.
  assert.equal(secondsUntilTomorrow(['today'], zone('Europe/Berlin'), Date.UTC(2026, 9, 24, 22)), 86_400)
})

test('whatever comes compressed comes as Brotli to clients that accept nothing else', async () => {
  const service = testService(testParts({ RATE_LIMITS: 'off' }))
  for (const url of [
    '/v1/astrology/horoscope/daily/leo',
    '/v1/astrology/horoscope/daily',
    '/v1/astrology/horoscope/weekly/leo',
    '/v1/astrology/sky-calendar',
    '/v1/places?q=San',
    '/v1/openapi.json',
  ]) {
    const plain = await service.inject({ url, headers: { 'x-request-id': 'same' } })
    const { headers, rawPayload } = await service.inject({
      url,
      headers: { 'x-request-id': 'same', 'accept-encoding': 'br' },
    })
    assert.equal(headers['content-encoding'], 'br', url)
    assert.equal(bodyWithoutTimes(brotliDecompressSync(rawPayload)), bodyWithoutTimes(plain.rawPayload), url)
  }
})

const bodyWithoutTimes = (body: Buffer) =>
  body.toString().replace(/"calculation_time_ms":[\d.]+,"cache_hit":\w+/, '')
