import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../../test/service.ts'
import { faultInXml } from '../../../../test/well-formed.ts'
import { SIGNS } from '../../../sky/zodiac.ts'
import type { TextSource } from '../../../writer/text-source.ts'

const GET = '/v1/astrology/horoscope/daily'
const DAY_MS = 86_400_000

const service = await testService(testParts({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://stars.example' }))
const feed = (sign: string, headers: Record<string, string> = {}) =>
  service.inject({ url: `${GET}/${sign}.atom`, headers })

const every = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found!)
const idsIn = (text: string) => every(text, /<id>([^<]+)<\/id>/g)
/** As a reader shows it. */
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

test('the feed of every sign is well-formed, in UTF-8, and has a week', async () => {
  for (const sign of SIGNS) {
    const { statusCode, headers, body } = await feed(sign)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'application/atom+xml; charset=utf-8')
    const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'
    assert.ok(body.startsWith(`${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`))
    assert.equal(faultInXml(body.slice(declaration.length)), undefined)
    assert.equal(every(body, /<(entry)>/g).length, 7)
  }
})

test('the feed has today and the six days before, the newest first, each with an id that names no host', async () => {
  const { body } = await feed('leo')
  const dates = ['21', '20', '19', '18', '17', '16', '15'].map((day) => `2026-03-${day}`)
  assert.deepEqual(idsIn(body), [
    'tag:augury,2026:daily-horoscope/leo',
    ...dates.map((date) => `tag:augury,2026:daily-horoscope/leo/${date}`),
  ])
  const midnights = dates.map((date) => `${date}T00:00:00Z`)
  assert.deepEqual(every(body, /<published>(.+)<\/published>/g), midnights)
  assert.deepEqual(every(body, /<updated>(.+)<\/updated>/g), [midnights[0], ...midnights])
  assert.deepEqual(every(body, /<title>(.+)<\/title>/g).slice(0, 3), [
    'Leo, day by day',
    'Leo, 21 March',
    'Leo, 20 March',
  ])
})

test('an entry of the feed has the detailed text of its day', async () => {
  const entries = every(unescaped((await feed('scorpio')).body), /<entry>(.+?)<\/entry>/gs)
  for (const [ago, entry] of entries.entries()) {
    const date = new Date(Date.UTC(2026, 2, 21) - ago * DAY_MS).toISOString().slice(0, 10)
    const reply = await service.inject({
      method: 'POST',
      url: '/v1/astrology/daily-horoscope',
      payload: { sign: 'scorpio', style: 'detailed', date },
    })
    const { summary, love, career, wellbeing, background, why } = reply.json().data.interpretation
    assert.deepEqual(every(entry, /<p>(.+?)<\/p>/g), [summary, love, career, wellbeing, background, why])
    const titles = ['Love', 'Career', 'Wellbeing', 'In the background', 'Why']
    assert.deepEqual(every(entry, /<h3>(.+?)<\/h3>/g), titles)
  }
})

test('links lead to the feed itself, to the JSON of today and to the page, where the service is reached', async () => {
  const { body } = await feed('LEO')
  const [head, first] = body.split('<entry>')
  assert.deepEqual(every(head!, /href="([^"]+)"/g), [
    'https://stars.example/v1/astrology/horoscope/daily/leo.atom',
    'https://stars.example/v1/astrology/horoscope/daily/leo',
    'https://stars.example/sky/leo',
  ])
  assert.match(first!, /href="https:\/\/stars\.example\/day\/leo\/2026-03-21"/)
  const anywhere = await testService(testParts())
  const own = await anywhere.inject({ url: `${GET}/leo.atom`, headers: { host: 'other.example:81' } })
  assert.match(own.body, /href="http:\/\/other\.example:81\/v1\//)
  assert.equal(own.headers['cache-control'], 'private, max-age=43200', 'no shared cache keeps these links')
  assert.deepEqual(idsIn(own.body), idsIn(body))
})

test('anybody may keep it until midnight, and whoever has it gets 304', async () => {
  const { headers } = await feed('leo')
  assert.equal(headers['cache-control'], 'public, max-age=43200')
  const again = await feed('leo', { 'if-none-match': String(headers.etag) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  assert.notEqual((await feed('virgo')).headers.etag, headers.etag)
})

test('with a time zone it has the days of its clocks, from their midnights on, and is stored until the next of them', async () => {
  const zoned = (timezone: string) =>
    service.inject(`${GET}/leo.atom?timezone=${encodeURIComponent(timezone)}`)
  // Noon of 21 March in UTC: one o'clock of the 22nd in Auckland, two o'clock at night in Honolulu.
  const auckland = await zoned('pacific/auckland')
  assert.deepEqual(every(auckland.body, /<published>(.+)<\/published>/g).slice(0, 2), [
    '2026-03-21T11:00:00Z',
    '2026-03-20T11:00:00Z',
  ])
  assert.deepEqual(idsIn(auckland.body).slice(0, 2), [
    'tag:augury,2026:daily-horoscope/leo/in/Pacific/Auckland',
    'tag:augury,2026:daily-horoscope/leo/2026-03-22',
  ])
  assert.equal(auckland.headers['cache-control'], `public, max-age=${23 * 3600}`)
  const [head] = auckland.body.split('<entry>')
  assert.deepEqual(every(head!, /href="([^"]+)"/g), [
    'https://stars.example/v1/astrology/horoscope/daily/leo.atom?timezone=Pacific%2FAuckland',
    'https://stars.example/sky/leo',
  ])
  const honolulu = await zoned('Pacific/Honolulu')
  assert.equal(every(honolulu.body, /<published>(.+)<\/published>/g)[0], '2026-03-21T10:00:00Z')
  assert.equal(honolulu.headers['cache-control'], `public, max-age=${22 * 3600}`)
  assert.equal((await zoned('UTC')).body, (await feed('leo')).body)
  const wrong = await zoned('Mars/Olympus')
  assert.deepEqual([wrong.statusCode, wrong.json().error.code], [422, 'INVALID_TIMEZONE'])
})

test('at midnight a day comes and a day goes, and the others stay as they were', async () => {
  const parts = testParts({ RATE_LIMITS: 'off' })
  const own = await testService(parts)
  const entries = async () => every((await own.inject(`${GET}/leo.atom`)).body, /<entry>(.+?)<\/entry>/gs)
  const before = await entries()
  parts.moveClock(DAY_MS / 2)
  const after = await entries()
  assert.deepEqual(after.slice(1), before.slice(0, -1))
  assert.match(after[0]!, /Leo, 22 March/)
})

/** Writes by the phrasebook and counts; whether that stands in for something better can change. */
function countingTextSource(parts: ReturnType<typeof testParts>) {
  const state = { calls: 0, isFallback: false }
  const textSource: TextSource = {
    ...parts.textSource,
    async write(words, textKind, asked, deadline) {
      state.calls++
      return {
        ...(await parts.textSource.write(words, textKind, asked, deadline)),
        isFallback: state.isFallback,
      }
    },
  }
  return { state, textSource }
}

test('a day is written once for as long as it is in a feed', async () => {
  const parts = testParts({ RATE_LIMITS: 'off' })
  const { state, textSource } = countingTextSource(parts)
  const own = await testService({ ...parts, textSource })
  await own.inject(`${GET}/leo.atom`)
  assert.equal(state.calls, 7)
  for (let day = 1; day <= 7; day++) {
    parts.moveClock(DAY_MS)
    await own.inject(`${GET}/leo.atom`)
    assert.equal(state.calls, 7 + day)
  }
})

test('a feed with a fallback text for a failed writer’s is stored for a minute', async () => {
  const parts = testParts({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://stars.example' })
  const { state, textSource } = countingTextSource(parts)
  state.isFallback = true
  const own = await testService({ ...parts, textSource })
  const first = await own.inject(`${GET}/leo.atom`)
  assert.equal(first.headers['cache-control'], 'public, max-age=60')
  state.isFallback = false
  parts.moveClock(60_000)
  const next = await own.inject(`${GET}/leo.atom`)
  assert.equal(state.calls, 14)
  assert.equal(next.headers['cache-control'], `public, max-age=${43_200 - 60}`)
})

test('HEAD has the headers alone, another method is 405, and the limits are those of the horoscopes', async () => {
  const limited = await testService()
  const url = `${GET}/leo.atom`
  const head = await limited.inject({ method: 'HEAD', url })
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  assert.equal(head.headers['content-type'], 'application/atom+xml; charset=utf-8')
  assert.ok(Number(head.headers['content-length']) > 5000)
  const post = await limited.inject({ method: 'POST', url })
  assert.deepEqual([post.statusCode, post.headers.allow], [405, 'GET, HEAD, OPTIONS'])
  const json = await limited.inject(`${GET}/leo`)
  assert.equal(json.headers['x-ratelimit-limit'], '60')
  assert.equal(json.headers['x-ratelimit-remaining'], '57')
})

test('an unknown sign is the error of the JSON endpoint, and a sign without the ending is still JSON', async () => {
  for (const sign of ['ophiuchus', 'leo.atom', 'leo.', '']) {
    const { statusCode, headers, body } = await feed(sign)
    assert.equal(statusCode, 400, sign)
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.equal(JSON.parse(body).error.code, 'INVALID_ZODIAC_SIGN')
    assert.deepEqual(JSON.parse(body).error.details, { provided: sign, valid_options: SIGNS })
  }
  assert.equal((await service.inject(`${GET}/leo`)).json().data.sign, 'leo')
  assert.equal((await service.inject(`${GET}/leo.xml`)).json().error.details.provided, 'leo.xml')
})

test('the document names its path, its parameter and its media type', async () => {
  const { paths } = (await service.inject('/v1/openapi.json')).json()
  const { parameters, responses } = paths['/astrology/horoscope/daily/{sign}.atom'].get
  assert.equal(parameters[0].name, 'sign')
  assert.ok('application/atom+xml' in responses[200].content)
})
