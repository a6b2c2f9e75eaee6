import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { testParts, testService } from '../test/service.ts'
import { clientAddresses, clientTypes } from '../tools/client/client-types.ts'
import { Augury, AuguryError, type ErrorCode } from './augury.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const baseUrl = await service.listen({ host: '127.0.0.1', port: 0 })
after(() => service.close())

test('the types are those of the OpenAPI document: else run npm run build -- client', async () => {
  const document = (await service.inject('/v1/openapi.json')).json()
  const written = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  assert.equal(written('./operations.ts'), clientTypes(document))
  assert.equal(written('./addresses.ts'), clientAddresses(document))
})

test('a draw comes back typed', async () => {
  const augury = new Augury({ baseUrl: `${baseUrl}/` })
  const { card, seed_used } = await augury.drawDailyCard({ seed: 'client', theme: 'love' })
  assert.equal(seed_used, 'client')
  assert.ok(['upright', 'reversed'].includes(card.orientation))
  assert.equal((await augury.layCelticCross()).cards.length, 10)
  assert.equal((await augury.findCards({ suit: 'cups' })).count, 14)
})

test('a chart is read in full or in short, and each of its facts can be looked up', async () => {
  const augury = new Augury({ baseUrl })
  const place = { latitude: -12.05, longitude: -77.05, timezone: 'America/Lima' }
  const { data } = await augury.natalReading({ birthDateTime: '1985-11-02 06:40', ...place })
  assert.equal(data.sections.length, 8)
  const { id, text } = data.placements![0]!
  assert.equal((await augury.meaning(id)).data.text, text)
  const date = { birthDateTime: '1985-11-02', ...place, options: { time_known: false } }
  const short = await augury.natalReading({ ...date, depth: 'essentials' })
  assert.equal(short.data.sections.length, 3)
  assert.equal(short.data.tensions, undefined)
  assert.equal(short.warnings![0]!.code, 'BIRTH_TIME_UNKNOWN')
})

test('the meanings are all of them, or those of a kind', async () => {
  const augury = new Augury({ baseUrl })
  const { data } = await augury.meanings({ kind: 'sect' })
  assert.deepEqual(
    data.meanings.map(({ id }) => id),
    ['day-chart', 'night-chart'],
  )
  assert.ok((await augury.meanings()).data.total > 500)
  await assert.rejects(augury.meaning('mars/in leo'), { status: 404, code: 'NOT_FOUND' })
})

test('a mistake is an AuguryError with the service’s words and the request’s id', async () => {
  const augury = new Augury({ baseUrl })
  await assert.rejects(augury.card('xx99'), (error) => {
    assert.ok(error instanceof AuguryError)
    assert.equal(error.status, 404)
    assert.match(error.message, /no card with this id/)
    assert.match(error.requestId ?? '', /^req_/)
    return true
  })
})

test('an astrology error has a code that the types know, and its details', async () => {
  await assert.rejects(new Augury({ baseUrl }).signToday('ophiuchus'), (error) => {
    assert.ok(error instanceof AuguryError)
    const code: ErrorCode | undefined = error.code
    assert.equal(code, 'INVALID_ZODIAC_SIGN')
    assert.equal((error.details.valid_options as string[]).length, 12)
    return true
  })
})

test('a place is found by its name, and again by its id', async () => {
  const augury = new Augury({ baseUrl })
  const { data } = await augury.places({ q: 'Paris, Texas', limit: 5 })
  const [paris] = data.places
  assert.equal(paris!.timezone, 'America/Chicago')
  assert.equal((await augury.place(paris!.id)).data.name, 'Paris')
  const birth = { birthDateTime: '1990-05-15 14:30', place: paris!.id }
  assert.equal((await augury.chart(birth)).data.birth_info.timezone, 'America/Chicago')
})

test('every endpoint is reached: the answer of each has the member it is asked for', async () => {
  const augury = new Augury({ baseUrl })
  const place = { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' }
  const birthDateTime = '1990-05-15 14:30'
  const answers = {
    cards: await augury.layThreeCards({ spread_type: 'what_why_how' }),
    spread: await augury.layCustomSpread({ positions: [{ name: 'What helps' }] }),
    meaning: await augury.card('cu05'),
    spreads: await augury.spreads(),
    theme: await augury.laySpread({ spread_type: 'horseshoe' }),
    seed_used: await augury.readCards({ cards: [{ name: '2 of Coins rev.' }] }),
    rule: await augury.yesOrNo({ count: 3 }),
    relations: await augury.pair('cu02', 'ar06'),
    checks: await augury.health(),
  }
  for (const [member, answer] of Object.entries(answers)) assert.ok(member in answer, member)
  assert.equal((await augury.dailyHoroscope({ sign: 'leo', style: 'poetic' })).data.style, 'poetic')
  assert.equal((await augury.allSignsToday()).data.horoscopes.length, 12)
  assert.equal((await augury.signToday('Leo')).data.sign, 'leo')
  assert.equal(
    (await augury.personalDay({ birthDateTime, birthLocation: place })).data.type,
    'personalized-daily',
  )
  assert.equal((await augury.natalChart({ birthDateTime, ...place })).data.houses.length, 12)
  assert.equal((await augury.castChart({ birthDateTime, ...place })).data.houses.length, 12)
  const wider = await augury.chart({ birthDateTime: '1990-05-15', ...place, options: { time_known: false } })
  assert.equal(wider.data.houses, null)
  assert.equal(wider.data.bodies.sun!.sign_certain, true)
  const day = await augury.birthTime({ birthDateTime: '1990-05-15', ...place })
  assert.equal(day.data.window.minutes, 24 * 60)
  const picture = await fetch(augury.chartPictureUrl({ birthDateTime, ...place, theme: 'dark' }))
  assert.equal(picture.status, 200)
  assert.match(await picture.text(), /^<svg /)
  const pixels = await fetch(augury.chartPictureUrl({ birthDateTime, ...place, size: '300' }, 'png'))
  assert.equal(pixels.headers.get('content-type'), 'image/png')
})

test('a report comes as a PDF, and a mistake in it as an error', async () => {
  const augury = new Augury({ baseUrl })
  const pdf = await augury.report('laySpread', { spread_type: 'cross', seed: 'augury', title: 'For Ada' })
  assert.equal(pdf.type, 'application/pdf')
  assert.match(await pdf.slice(0, 8).text(), /^%PDF-1\.7/)
  await assert.rejects(augury.report('laySpread', { spread_type: 'cross', title: '小' }), {
    status: 422,
    message: /but not 小/,
  })
})

test('weeks, months and years are reached by body and by address, for one sign and for all', async () => {
  const augury = new Augury({ baseUrl })
  const when = { date: '2026-11-15', week_start: 'sunday' } as const
  const request = { sign: 'leo', ...when } as const
  const week = { type: 'week', from: '2026-11-15', to: '2026-11-21' }
  const month = { type: 'month', from: '2026-11-01', to: '2026-11-30' }
  const year = { type: 'year', from: '2026-01-01', to: '2026-12-31' }
  assert.deepEqual((await augury.weeklyHoroscope(request)).data.period, week)
  assert.deepEqual((await augury.monthlyHoroscope(request)).data.period, month)
  assert.deepEqual((await augury.yearlyHoroscope(request)).data.period, year)
  assert.deepEqual((await augury.signWeek('Leo', when)).data.period, week)
  assert.deepEqual((await augury.signMonth('Leo', when)).data.period, month)
  assert.deepEqual((await augury.signYear('Leo', when)).data.period, year)
  assert.deepEqual((await augury.allSignsWeek(when)).data.period, week)
  assert.deepEqual((await augury.allSignsMonth(when)).data.period, month)
  assert.deepEqual((await augury.allSignsYear(when)).data.period, year)
  assert.equal((await augury.allSignsWeek()).data.horoscopes.length, 12)
  await assert.rejects(augury.signWeek('ophiuchus'), { code: 'INVALID_ZODIAC_SIGN' })
})

test('the sky is reached by its five methods, with numbers and lists where an address has text', async () => {
  const augury = new Augury({ baseUrl })
  const place = { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' }
  const request = { from: '2026-11-01', to: '2026-11-30', ...place, types: ['moon_phase', 'eclipse'] }
  const { data } = await augury.skyCalendar(request)
  assert.deepEqual([...new Set(data.events.map(({ type }) => type))], ['moon_phase'])
  assert.equal(data.timezone, 'Australia/Sydney')
  const file = await augury.skyCalendarIcs({ ...request, planets: ['moon'], alarms: '1' })
  assert.match(file, /^BEGIN:VCALENDAR\r\n.*^UID:full-moon-2026-11-24@augury\r\n.*^BEGIN:VALARM\r\n/ms)
  const moon = await augury.moon({ at: '2026-11-17T12:00Z', ...place, void_rule: 'traditional' })
  assert.equal(moon.data.void_of_course.rule, 'traditional')
  assert.notEqual(moon.data.sky, null)
  assert.equal((await augury.moon()).data.next_phases.length, 4)
  assert.equal((await augury.planetaryHours({ ...place, date: '2026-11-17' })).data.ruler, 'mars')
  assert.equal((await augury.sky({ at: '2026-11-17T12:00Z' })).data.bodies.sun!.sign, 'Scorpio')
  assert.equal((await augury.skyCalendar()).data.from, (await augury.sky()).data.at.slice(0, 10))
})

test('where an answer is a text, an error still has its code, and a page of another server is no answer', async () => {
  const request = { from: '2026-01-01', to: '2027-12-31' }
  await assert.rejects(new Augury({ baseUrl }).skyCalendarIcs(request), {
    code: 'RANGE_TOO_LARGE',
    details: { field: 'to', requested_days: 730, limit_days: 400 },
  })
  const portal = scripted(
    () => new Response('<h1>Please log in</h1>', { headers: { 'content-type': 'text/html' } }),
  )
  await assert.rejects(new Augury({ baseUrl, fetch: portal.ask }).skyCalendarIcs(), AuguryError)
})

/** Answers in turn, and notes when it was asked. */
function scripted(...answers: (() => Response)[]) {
  let asked = 0
  const ask: typeof fetch = async () => answers[Math.min(asked++, answers.length - 1)]!()
  return { ask, asked: () => asked }
}
const refused = (seconds: number | string) => () =>
  Response.json(
    { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Wait.', details: { limit: 60 } } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )

test('a refusal is sat out for as long as it says, then tried again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { ask, asked } = scripted(refused(7), () => Response.json({ count: 0, cards: [] }))
  const answer = new Augury({ baseUrl, fetch: ask }).findCards()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(asked(), 1)
  t.mock.timers.tick(6_999)
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(asked(), 1)
  t.mock.timers.tick(1)
  assert.deepEqual(await answer, { count: 0, cards: [] })
  assert.equal(asked(), 2)
})

test('a wait that is too long, or one refusal too many, is thrown', async () => {
  const long = scripted(refused(3600))
  await assert.rejects(new Augury({ baseUrl, fetch: long.ask }).findCards(), {
    code: 'RATE_LIMIT_EXCEEDED',
    retryAfterSeconds: 3600,
  })
  assert.equal(long.asked(), 1)
  const stubborn = scripted(refused(1))
  await assert.rejects(new Augury({ baseUrl, fetch: stubborn.ask, retries: 0 }).findCards(), { status: 429 })
})

test('a wait that is written as a date is understood', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 2, 21, 12) })
  const proxy = scripted(refused('Sat, 21 Mar 2026 12:01:30 GMT'))
  await assert.rejects(new Augury({ baseUrl, fetch: proxy.ask }).findCards(), { retryAfterSeconds: 90 })
  const confused = scripted(refused('soon'))
  await assert.rejects(new Augury({ baseUrl, fetch: confused.ask }).findCards(), {
    retryAfterSeconds: undefined,
  })
})

test('a request that is aborted does not wait for another try', async () => {
  const givenUp = new Error('the reader has gone')
  const before = scripted(refused(50))
  const already = AbortSignal.abort(givenUp)
  await assert.rejects(new Augury({ baseUrl, fetch: before.ask }).findCards({}, already), givenUp)
  const later = new AbortController()
  const during = scripted(refused(50))
  const answer = new Augury({ baseUrl, fetch: during.ask }).findCards({}, later.signal)
  setImmediate(() => later.abort(givenUp))
  await assert.rejects(answer, givenUp)
  assert.equal(during.asked(), 1)
})

test('an answer that is no JSON is still an AuguryError', async () => {
  const html = scripted(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await assert.rejects(new Augury({ baseUrl, fetch: html.ask }).findCards(), { status: 502, code: undefined })
  const portal = scripted(() => new Response('<h1>Please log in</h1>'))
  await assert.rejects(new Augury({ baseUrl, fetch: portal.ask }).findCards(), AuguryError)
})

test('what is drawn comes as a text or as bytes, also without a birth in the address', async () => {
  const augury = new Augury({ baseUrl })
  const birth = {
    birthDateTime: '1990-05-15 14:30',
    timezone: 'Australia/Sydney',
    latitude: -33.87,
    longitude: 151.21,
  }
  assert.match(await augury.drawChartSvg(birth, { theme: 'dark', size: 400 }), /^<svg .*width="400"/)
  assert.match(await augury.natalChartSvg(birth), /^<svg /)
  const png = await augury.drawChartPng(birth, { size: 300 })
  assert.equal(png.type, 'image/png')
  assert.equal(Buffer.from(await png.arrayBuffer()).readUInt32BE(16), 300)
  assert.match(await augury.signFeed('leo'), /<feed /)
  await assert.rejects(augury.drawChartSvg({ ...birth, latitude: 91 }), { code: 'INVALID_COORDINATES' })
})

test('the client reaches the status, the health and the OpenAPI document, too', async () => {
  const augury = new Augury({ baseUrl })
  assert.equal((await augury.serviceRoot()).status, 'operational')
  assert.equal((await augury.tarotHealth()).cards, 78)
  assert.match((await augury.openApi()).openapi, /^3\.1/)
})

test('a fetch of the platform is called as it wants to be: on its own, as no method of anything', async () => {
  const receivers: unknown[] = []
  function likeABrowsers(this: unknown, ...asked: Parameters<typeof fetch>): Promise<Response> {
    receivers.push(this)
    return fetch(...asked)
  }
  assert.equal((await new Augury({ baseUrl, fetch: likeABrowsers }).spreads()).count, 22)
  assert.deepEqual(receivers, [undefined])
})

test('an option that is undefined is as one that is left out', async (t) => {
  const options = { apiKey: undefined, fetch: undefined, longestWaitSeconds: undefined, retries: undefined }
  assert.equal((await new Augury({ baseUrl, ...options }).findCards({ suit: 'cups' })).count, 14)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { ask, asked } = scripted(refused(1))
  const answer = new Augury({ baseUrl, ...options, fetch: ask }).findCards()
  const refusal = assert.rejects(answer, { status: 429 })
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    t.mock.timers.tick(1_000)
  }
  await refusal
  assert.equal(asked(), 3, 'the request and two more')
})

test('a key goes with every request, and without one there is no such header', async () => {
  const sent: (string | null)[] = []
  const noting: typeof fetch = (url, init) => {
    sent.push(new Headers(init?.headers).get('x-api-key'))
    return fetch(url, init)
  }
  const augury = new Augury({ baseUrl, fetch: noting, apiKey: 'open-sesame' })
  await augury.spreads()
  await augury.drawDailyCard()
  await new Augury({ baseUrl, fetch: noting }).spreads()
  assert.deepEqual(sent, ['open-sesame', 'open-sesame', null])
})

test('a signal may come first, last or after what is left out', async () => {
  const augury = new Augury({ baseUrl })
  const gone = AbortSignal.abort(new Error('gone'))
  for (const asked of [
    augury.spreads(gone),
    augury.card('ar00', gone),
    augury.drawDailyCard(undefined, gone),
    augury.signWeek('leo', {}, gone),
    augury.drawChartSvg({ birthDateTime: '1990-05-15' }, undefined, gone),
  ])
    await assert.rejects(asked, /gone/)
})
