/** `POST /v1/astrology/feeds` and `GET /v1/astrology/feeds/{token}.ics` (added), read by a parser that is not ours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { feedSealOf } from '../../src/readings/feed-seal.ts'
import { NOON, TEST_SECRET, testParts } from '../service.ts'
import { inProcess, inProcessOnly, type Service, serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest()
const DAY_MS = 86_400_000
/** Everything that Jupiter to Pluto do. */
const SLOW = { ...LIMA, bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'], min_weight: 0 }

async function addressOf(payload: object, from: Service = service): Promise<string> {
  const reply = await from.inject({ method: 'POST', url: '/v1/astrology/feeds', payload })
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data.url
}

const pathOf = (address: string) => new URL(address).pathname

async function calendarAt(address: string, from: Service = service) {
  const reply = await from.inject({ url: pathOf(address) })
  assert.equal(reply.statusCode, 200, reply.body)
  const calendar = new ICAL.Component(ICAL.parse(reply.body))
  return { reply, calendar, events: calendar.getAllSubcomponents('vevent') }
}

const feed = async (payload: object, from: Service = service) =>
  calendarAt(await addressOf(payload, from), from)

const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name))
const startOf = (event: ICAL.Component) => event.getFirstPropertyValue('dtstart') as ICAL.Time
const titled = (events: readonly ICAL.Component[], pattern: RegExp) =>
  events.filter((event) => pattern.test(value(event, 'summary')))

test('the answer has an address, and says that whoever has it sees the calendar', async () => {
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/feeds', payload: LIMA })
  const { data } = reply.json()
  assert.match(data.url, /^https?:\/\/[^/]+\/v1\/astrology\/feeds\/[\w-]+\.ics$/)
  assert.ok(data.url.length < 500)
  assert.match(data.notice, /Whoever has this address sees this calendar/)
  assert.deepEqual([data.days_back, data.days_ahead], [14, 180])
  assert.equal(reply.headers['cache-control'], 'no-store')
})

test('the calendar is an iCalendar file with a name, a zone and the time after which to ask again', async () => {
  const { reply, calendar } = await feed({ ...LIMA, local_timezone: 'Europe/Madrid' })
  assert.equal(reply.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(reply.headers['content-disposition'], 'inline; filename="what-is-coming.ics"')
  const properties = [
    'version',
    'prodid',
    'method',
    'name',
    'x-wr-calname',
    'x-wr-timezone',
    'refresh-interval',
  ]
  assert.deepEqual(
    properties.map((name) => value(calendar, name)),
    [
      '2.0',
      '-//Augury//What is coming//EN',
      'PUBLISH',
      'What is coming',
      'What is coming',
      'Europe/Madrid',
      'P1D',
    ],
  )
})

test(
  'every exact pass of the timeline stands in it at its instant, with from when to when',
  inProcessOnly,
  async () => {
    const { events } = await feed(SLOW)
    // From fourteen days before 21 March to 180 days after it.
    const payload = { ...SLOW, from: '2026-03-07', to: '2026-09-17' }
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/transit-timeline', payload })
    const { transits } = reply.json().data
    const inSpan = ({ local }: { local: string }) => local >= '2026-03-07' && local < '2026-09-18'
    const passes: string[] = transits.flatMap(({ passes }: { passes: { at: string; local: string }[] }) =>
      passes.filter(inSpan).map(({ at }) => at),
    )
    assert.ok(passes.length > 10)
    const exact = titled(events, /, exact/)
    assert.deepEqual(
      exact.map((event) => startOf(event).toJSDate().getTime()).sort(),
      passes.map(Date.parse).sort(),
    )
    for (const event of events) {
      assert.equal(value(event, 'transp'), 'TRANSPARENT')
      assert.equal(value(event, 'class'), 'PRIVATE')
    }
    const [saturn] = titled(events, /^Saturn opposition your Mars, exact$/)
    assert.equal(
      value(saturn!, 'description').split('\n')[0],
      'From 8 March to 24 March 2026. Exact on 16 March 2026.',
    )
  },
)

test(
  'every new or full Moon on a point of the birth stands in it at its instant, with its text',
  inProcessOnly,
  async () => {
    // On this birthday the Sun will be eclipsed 41 years later.
    const birth = { ...LIMA, birthDateTime: '1985-08-12 14:30' }
    const { events } = await feed(birth)
    const span = { from: '2026-03-07', to: '2026-09-17' }
    const payload = { ...birth, ...span }
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/transit-timeline', payload })
    const { lunations } = reply.json().data
    assert.ok(lunations.length > 0)
    const found = events.filter((event) => value(event, 'categories') === 'LUNATION')
    assert.deepEqual(
      found.map((event) => [startOf(event).toJSDate().getTime(), value(event, 'description')]),
      lunations.map(({ at, text }: { at: string; text: string }) => [Date.parse(at), text]),
    )
    assert.equal(titled(found, /^Solar eclipse on your Sun$/).length, 1)
  },
)

test('a planet that changes house stands in it by its name, in a category of its own', async () => {
  const entries = (await feed(LIMA)).events.filter((event) => value(event, 'categories') === 'HOUSE ENTRY')
  assert.ok(entries.length > 0)
  for (const entry of entries) assert.match(value(entry, 'summary'), /^[A-Z][a-z]+ .* house/)
})

test(
  'a long transit has days on which it begins and ends; a short one only that on which it is exact',
  inProcessOnly,
  async () => {
    const { events } = await feed(SLOW)
    const [begin] = titled(events, /^Neptune opposition your Mars begins$/)
    assert.equal(startOf(begin!).isDate, true)
    assert.deepEqual([value(begin!, 'dtstart'), value(begin!, 'dtend')], ['2026-04-13', '2026-04-14'])
    assert.equal(titled(events, /^Neptune opposition your Mars, exact \(1 of /).length, 1)
    assert.deepEqual(titled(events, /^Saturn opposition your Mars (begins|ends)$/), [])
  },
)

test('the calendar moves on, and an event keeps its UID', inProcessOnly, async () => {
  const parts = testParts({ RATE_LIMITS: 'off' })
  const moving = await inProcess(parts)
  const before = await feed(SLOW, moving)
  const uids = new Map(before.events.map((event) => [value(event, 'uid'), value(event, 'summary')]))
  assert.equal(uids.size, before.events.length, 'no two share one')
  parts.moveClock(30 * DAY_MS)
  const after = await feed(SLOW, moving)
  const [first, last] = [after.events[0]!, after.events.at(-1)!]
  assert.ok(startOf(first).toJSDate().getTime() >= NOON + 15 * DAY_MS)
  assert.ok(startOf(last).toJSDate().getTime() > NOON + 180 * DAY_MS)
  const shared = after.events.filter((event) => uids.has(value(event, 'uid')))
  assert.ok(shared.length > before.events.length / 2)
  for (const event of shared) assert.equal(value(event, 'summary'), uids.get(value(event, 'uid')))
  const stays = titled(before.events, /^Neptune opposition your Mars, exact/)[0]!
  const stayed = titled(after.events, /^Neptune opposition your Mars, exact/)[0]!
  assert.equal(value(stayed, 'uid'), value(stays, 'uid'))
})

test('another birth has other UIDs for the same event of the sky', async () => {
  const { events } = await feed(SLOW)
  const others = await feed({ ...SLOW, birthDateTime: '1985-11-02 06:41' })
  const uids = new Set(events.map((event) => value(event, 'uid')))
  assert.ok(others.events.every((event) => !uids.has(value(event, 'uid'))))
})

test('the same request has the same address, another one another', async () => {
  assert.equal(await addressOf(LIMA), await addressOf(LIMA))
  assert.notEqual(await addressOf(LIMA), await addressOf({ ...LIMA, orb: 1.5 }))
})

test('neither the address nor the calendar has the birth in it', async () => {
  const address = await addressOf(LIMA)
  const { reply } = await calendarAt(address)
  const token = Buffer.from(/feeds\/([\w-]+)\.ics/.exec(address)![1]!, 'base64url').toString('latin1')
  for (const text of [token, reply.body.replaceAll('\r\n ', '')])
    assert.doesNotMatch(text, /1985|06:40|12\.05|77\.05/)
  assert.doesNotMatch(token, /Lima/)
})

test('without min_weight only what weighs stands in it', async () => {
  const all = await feed({ ...LIMA, min_weight: 0 })
  const usual = await feed(LIMA)
  assert.ok(usual.events.length < all.events.length / 2)
  const asked = await feed({ ...LIMA, min_weight: 0.6 })
  assert.deepEqual(
    asked.events.map((event) => value(event, 'summary')),
    usual.events.map((event) => value(event, 'summary')),
  )
})

test('with the Moon it reaches as far as a timeline with her does', async () => {
  const payload = { ...LIMA, bodies: ['moon'], min_weight: 0 }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/feeds', payload })
  assert.deepEqual(reply.json().data.days_ahead, 47)
  assert.ok((await feed(payload)).events.length > 100)
})

test('a feed without a time of birth has no houses and angles, and the Moon by beginning and end', async () => {
  const unknown = {
    ...SLOW,
    bodies: ['mars', 'saturn'],
    birthDateTime: '1985-11-02',
    options: { time_known: false },
  }
  const { events } = await feed(unknown)
  assert.deepEqual(titled(events, /house|Ascendant|Midheaven/), [])
  assert.deepEqual(titled(events, /your Moon, (exact|at its)/), [])
  assert.ok(titled(events, /your Moon (begins|ends)$/).length > 0)
  const known = await feed(SLOW)
  assert.ok(titled(known.events, /(enters|goes back into) your \d+(st|nd|rd|th) house$/).length > 0)
})

test(
  'a broken address, a foreign one and one under a changed key are not found; the old key is still read',
  inProcessOnly,
  async () => {
    const path = pathOf(await addressOf(LIMA))
    const changed = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A'))
    const withKeys = (keys: Parameters<typeof feedSealOf>[0]) =>
      inProcess(testParts({ RATE_LIMITS: 'off' }, { feeds: feedSealOf(keys) }))
    const foreign = pathOf(await addressOf(LIMA, await withKeys({ current: 'the key of another service' })))
    for (const wrong of [
      changed,
      foreign,
      '/v1/astrology/feeds/broken.ics',
      path.replace('feeds/', 'feeds/A'),
    ]) {
      const reply = await service.inject({ url: wrong })
      assert.deepEqual([reply.statusCode, reply.json().error.code], [404, 'NOT_FOUND'], wrong)
    }
    const revoked = await withKeys({ current: 'a key that came afterwards' })
    assert.equal((await revoked.inject({ url: path })).statusCode, 404)
    const moving = await withKeys({ current: 'a key that came afterwards', old: TEST_SECRET })
    const events = async (from: Service) => (await from.inject({ url: path })).body
    assert.equal(await events(moving), await events(service))
  },
)

test('only the client itself may keep it, until its day is over', inProcessOnly, async () => {
  const path = pathOf(await addressOf(LIMA))
  const { headers } = await service.inject({ url: path })
  // Noon in UTC is seven in the morning in Lima.
  assert.equal(headers['cache-control'], `private, max-age=${17 * 3600}`)
  const again = await service.inject({ url: path, headers: { 'if-none-match': headers.etag! } })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
})

test('a birth that is none gets no address', async () => {
  for (const [payload, code] of [
    [{ ...LIMA, birthDateTime: '1985-02-30 06:40' }, 'INVALID_DATE_FORMAT'],
    [{ ...LIMA, timezone: 'Mars/Olympus_Mons' }, 'INVALID_TIMEZONE'],
    [{ ...LIMA, points: ['vulcan'] }, 'UNKNOWN_BODY'],
    [{ ...LIMA, orb: 4 }, 'VALIDATION_ERROR'],
  ] as const) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/feeds', payload })
    assert.equal(reply.json().error.code, code)
  }
})

test('feeds have limits of their own', inProcessOnly, async () => {
  const limited = await inProcess(testParts({ RATE_LIMITS: 'feeds=2/2' }))
  const path = pathOf(await addressOf(LIMA, limited))
  assert.equal((await limited.inject({ url: path })).statusCode, 200)
  assert.equal((await limited.inject({ url: path })).statusCode, 429)
  const chart = await limited.inject({ method: 'POST', url: '/v1/astrology/chart', payload: LIMA })
  assert.equal(chart.statusCode, 200)
})
