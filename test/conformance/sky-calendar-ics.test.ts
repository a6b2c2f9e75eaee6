/** `GET /v1/astrology/sky-calendar.ics` (added), read by a parser that is not ours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { NOON, testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()
const PATH = '/v1/astrology/sky-calendar.ics'
const DAY_MS = 86_400_000

type Query = Record<string, string>

async function feed(query: Query, from = service) {
  const reply = await from.inject({ url: PATH, query })
  assert.equal(reply.statusCode, 200, reply.body)
  const calendar = new ICAL.Component(ICAL.parse(reply.body))
  return { reply, calendar, events: calendar.getAllSubcomponents('vevent') }
}

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const FEED_TYPES = 'moon_phase,eclipse,ingress,station,retrograde,season'
const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name))
const instantOf = (event: ICAL.Component, name: string) =>
  (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().getTime()
const inCategory = (events: readonly ICAL.Component[], category: string) =>
  events.filter((event) => value(event, 'categories') === category)

async function listed(query: Query) {
  return (await service.inject({ url: PATH.replace('.ics', ''), query })).json().data.events
}

test('the feed is an iCalendar file with a name, a zone and the time after which to ask again', async () => {
  const { reply, calendar } = await feed({ ...YEAR, timezone: 'Europe/Berlin' })
  assert.equal(reply.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(reply.headers['content-disposition'], 'inline; filename="sky.ics"')
  assert.equal(calendar.name, 'vcalendar')
  const properties = ['version', 'prodid', 'calscale', 'method', 'name', 'x-wr-calname', 'x-wr-timezone']
  assert.deepEqual(
    properties.map((name) => value(calendar, name)),
    ['2.0', '-//Augury//Sky calendar//EN', 'GREGORIAN', 'PUBLISH', 'The sky', 'The sky', 'Europe/Berlin'],
  )
  assert.equal(value(calendar, 'refresh-interval'), 'P1D')
  assert.equal(calendar.getFirstProperty('refresh-interval')!.type, 'duration')
  assert.equal(value(calendar, 'x-published-ttl'), 'P1D')
})

test('the feed has every event of its types once, with the title, line and meaning of the JSON', async () => {
  const { events } = await feed(YEAR)
  const listedEvents = await listed({ ...YEAR, types: FEED_TYPES })
  const eclipses = listedEvents.filter(({ type }: { type: string }) => type === 'eclipse')
  assert.equal(eclipses.length, 4)
  // A new or full Moon that is an eclipse is listed as the eclipse.
  assert.equal(events.length, listedEvents.length - eclipses.length)
  for (const event of events) {
    const [same] = listedEvents.filter(({ uid }: { uid: string }) => `${uid}@augury` === value(event, 'uid'))
    assert.equal(value(event, 'summary'), same.title)
    assert.equal(value(event, 'description'), `${same.text}\n\n${same.meaning}`)
    assert.equal(value(event, 'transp'), 'TRANSPARENT')
    assert.equal(value(event, 'categories'), same.type.toUpperCase().replaceAll('_', ' '))
    if (same.type !== 'retrograde') assert.equal(instantOf(event, 'dtstart'), Date.parse(same.at))
  }
})

test('a lunation that is an eclipse stands in the feed once', async () => {
  const { events } = await feed({ from: '2026-03-01', to: '2026-03-05' })
  assert.deepEqual(
    events.map((event) => value(event, 'summary')).filter((title) => /Moon|eclipse/.test(title)),
    ['Total lunar eclipse in Virgo, 12°'],
  )
  const phases = await feed({ from: '2026-03-01', to: '2026-03-05', types: 'moon_phase' })
  assert.deepEqual(
    phases.events.map((event) => value(event, 'summary')),
    ['Full Moon in Virgo, 12°'],
  )
})

test('a retrograde is whole days of the zone, the day after the last excluded', async () => {
  const query = { from: '2005-11-01', to: '2005-12-31', types: 'retrograde', planets: 'mercury' }
  for (const [timezone, last, after] of [
    ['UTC', '4 December', '2005-12-05'],
    ['America/New_York', '3 December', '2005-12-04'],
  ] as const) {
    const { events } = await feed({ ...query, timezone })
    assert.equal(events.length, 1)
    assert.equal(value(events[0]!, 'summary'), `Mercury retrograde until ${last}`)
    assert.deepEqual([value(events[0]!, 'dtstart'), value(events[0]!, 'dtend')], ['2005-11-14', after])
    assert.equal((events[0]!.getFirstPropertyValue('dtstart') as ICAL.Time).isDate, true)
  }
})

test('a void Moon has a beginning and an end, other events are instants of UTC', async () => {
  const { events } = await feed({ from: '2026-11-01', to: '2026-11-30', types: 'void_of_course,moon_phase' })
  const voids = inCategory(events, 'VOID OF COURSE')
  assert.ok(voids.length >= 11)
  for (const event of voids) assert.ok(instantOf(event, 'dtend') > instantOf(event, 'dtstart'))
  for (const event of inCategory(events, 'MOON PHASE')) {
    assert.equal(event.getFirstProperty('dtend'), null)
    assert.equal((event.getFirstPropertyValue('dtstart') as ICAL.Time).zone, ICAL.Timezone.utcTimezone)
  }
})

test('the feed has alarms only if they are asked for; then every event has one, a retrograde at nine in the morning', async () => {
  const alarmsOf = (events: readonly ICAL.Component[]) =>
    events.map((event) => event.getAllSubcomponents('valarm'))
  for (const query of [YEAR, { ...YEAR, alarms: '0' }])
    assert.ok(alarmsOf((await feed(query)).events).every((alarms) => alarms.length === 0))
  const { events } = await feed({ ...YEAR, alarms: '1' })
  for (const event of events) {
    const [alarm, ...rest] = event.getAllSubcomponents('valarm')
    assert.deepEqual(rest, [])
    assert.equal(value(alarm!, 'action'), 'DISPLAY')
    assert.equal(value(alarm!, 'description'), value(event, 'summary'))
    const isWholeDays = value(event, 'categories') === 'RETROGRADE'
    assert.equal(value(alarm!, 'trigger'), isWholeDays ? 'PT9H' : 'PT0S')
  }
  const refused = await service.inject({ url: PATH, query: { alarms: 'yes' } })
  assert.deepEqual([refused.statusCode, refused.json().error.code], [400, 'VALIDATION_ERROR'])
})

test('commas and semicolons of a text are marked as part of it', async () => {
  const { reply } = await feed(YEAR)
  const texts = reply.body.replaceAll('\r\n ', '').match(/^(?:SUMMARY|DESCRIPTION):.*$/gm)!
  assert.ok(texts.some((line) => line.includes('\\,')) && texts.some((line) => line.includes('\\;')))
  for (const line of texts) assert.doesNotMatch(line, /(?<!\\)[,;]/)
})

test('lines end with CRLF and have at most 75 bytes; a folded one goes on after a space', async () => {
  const { reply } = await feed({ ...YEAR, alarms: '1', types: `${FEED_TYPES},exact_aspect,void_of_course` })
  assert.ok(reply.body.endsWith('END:VCALENDAR\r\n'))
  assert.doesNotMatch(reply.body.replaceAll('\r\n', ''), /[\r\n]/)
  const lines = reply.body.trimEnd().split('\r\n')
  assert.ok(lines.some((line) => line.startsWith(' ')))
  for (const line of lines) {
    assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.match(line, /^(?: |[A-Z-]+[:;])/)
    assert.doesNotMatch(line, /\uFFFD/)
  }
})

test(
  'without dates it goes from the first of last month to the end of the thirteenth month ahead',
  inProcessOnly,
  async () => {
    const parts = testParts()
    const { events } = await feed({ types: 'moon_phase' }, await inProcess(parts))
    const starts = events.map((event) => instantOf(event, 'dtstart'))
    assert.ok(Math.min(...starts) >= Date.UTC(2026, 1, 1) && Math.min(...starts) < Date.UTC(2026, 1, 8))
    assert.ok(Math.max(...starts) < Date.UTC(2027, 4, 1) && Math.max(...starts) >= Date.UTC(2027, 3, 22))
  },
)

test(
  'names are different within a feed, and the same from one day to the next and from feed to feed',
  inProcessOnly,
  async () => {
    const parts = testParts()
    const local = await inProcess(parts)
    const named = async (query: Query = {}) =>
      new Map(
        (await feed(query, local)).events.map((event) => [value(event, 'uid'), value(event, 'summary')]),
      )
    const count = (await feed({}, local)).events.length
    const today = await named()
    assert.equal(today.size, count)
    parts.moveClock(DAY_MS)
    assert.deepEqual(await named(), today)
    // A month later the feed has moved on; what is in both has kept its name.
    parts.moveClock(31 * DAY_MS)
    const later = await named()
    const both = [...today].filter(([uid]) => later.has(uid))
    assert.ok(both.length > 0.8 * today.size && both.length < today.size)
    for (const [uid, title] of both) assert.equal(later.get(uid), title)
    const farAway = await named({ timezone: 'Pacific/Kiritimati' })
    assert.ok([...later.keys()].filter((uid) => !farAway.has(uid)).length <= 3)
  },
)

test(
  'a copy stays the same until midnight, has a tag, and may be cached by anybody until then',
  inProcessOnly,
  async () => {
    const parts = testParts()
    const local = await inProcess(parts)
    const { reply: first, events } = await feed(YEAR, local)
    assert.equal(first.headers['cache-control'], 'public, max-age=43200')
    assert.equal(instantOf(events[0]!, 'dtstamp'), NOON - DAY_MS / 2)
    parts.moveClock(DAY_MS / 2 - 1000)
    const again = await local.inject({
      url: PATH,
      query: YEAR,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
    assert.equal(again.headers['cache-control'], 'public, max-age=1')
    parts.moveClock(1000)
    assert.notEqual((await feed(YEAR, local)).reply.headers.etag, first.headers.etag)
  },
)

test('HEAD has the headers of the feed and no body', async () => {
  const head = await service.inject({ method: 'HEAD', url: PATH, query: YEAR })
  const { reply } = await feed(YEAR)
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  for (const name of ['etag', 'content-type', 'content-disposition'])
    assert.equal(head.headers[name], reply.headers[name])
})
