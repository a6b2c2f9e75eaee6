/** `GET /v1/astrology/sky-calendar` (added): what happens in the sky. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOON, testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()
const PATH = '/v1/astrology/sky-calendar'

type Query = Record<string, string>
interface Event {
  id: string
  uid: string
  type: string
  planets: string[]
  sign: string
  at: string
  local: string
  ends_at: string | null
  local_ends_at: string | null
  title: string
  text: string
  meaning: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by asserting it
  details: any
}

const ask = (query: Query, headers = {}) => service.inject({ url: PATH, query, headers })

async function list(query: Query): Promise<Event[]> {
  const reply = await ask(query)
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data.events
}

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

test('the calendar of a month has its days, zone and events in the envelope', async () => {
  const reply = await ask({ ...NOVEMBER, timezone: 'europe/berlin' })
  const { success, requestId, data, timestamp } = reply.json()
  assert.equal(success, true)
  assert.equal(requestId, reply.headers['x-request-id'])
  assert.match(timestamp, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const { events, ...rest } = data
  assert.deepEqual(rest, {
    from: '2026-11-01',
    to: '2026-11-30',
    timezone: 'Europe/Berlin',
    count: events.length,
  })
  assert.ok(events.length > 40)
  const [full] = events.filter(({ id }: Event) => id === 'full-moon')
  const { text, meaning, details, ...facts } = full
  assert.deepEqual(facts, {
    id: 'full-moon',
    uid: 'full-moon-2026-11-24',
    type: 'moon_phase',
    planets: ['moon', 'sun'],
    sign: 'Gemini',
    at: '2026-11-24T14:53:34.000Z',
    local: '2026-11-24T15:53:34',
    ends_at: null,
    local_ends_at: null,
    title: 'Full Moon in Gemini, 2°',
  })
  assert.equal(text, 'The Moon is full at 2° Gemini, opposite the Sun in Sagittarius.')
  assert.ok(meaning.length >= 80)
  assert.equal(details.phase, 'full_moon')
  assert.equal(details.moon.sign, 'Gemini')
})

test('every type has its details', async () => {
  const events = await list({ from: '2026-02-01', to: '2026-03-31' })
  const first = (type: string) => events.find((event) => event.type === type)!.details
  assert.deepEqual(Object.keys(first('moon_phase')), ['phase', 'moon'])
  assert.deepEqual(first('moon_ingress'), {})
  assert.deepEqual(Object.keys(first('void_of_course')), ['rule', 'next_sign', 'last_aspect'])
  assert.deepEqual(Object.keys(first('void_of_course').last_aspect), ['planet', 'aspect', 'at'])
  assert.deepEqual(first('ingress'), { direction: 'direct' })
  assert.deepEqual(Object.keys(first('station')), ['direction', 'position'])
  assert.deepEqual(Object.keys(first('retrograde')), [
    'shadow_begins',
    'shadow_ends',
    'turns_retrograde',
    'turns_direct',
  ])
  assert.deepEqual(Object.keys(first('exact_aspect')), ['aspect', 'positions'])
  assert.deepEqual(first('season'), { season: 'march_equinox' })
  const total = events.find(({ uid }) => uid === 'total-lunar-eclipse-2026-03-03')!
  // NASA's catalogue: magnitude 1.1507, gamma −0.3765, saros 133.
  const { magnitude, gamma, saros, kind, of } = total.details
  assert.deepEqual([of, kind, saros], ['lunar', 'total', 133])
  assert.ok(Math.abs(magnitude - 1.1507) < 0.001 && Math.abs(gamma + 0.3765) < 0.001)
  assert.equal(total.details.local, undefined)
})

test('an eclipse is mentioned as it is seen from a place, by its clocks', async () => {
  const eclipses = { from: '2026-08-12', to: '2026-08-12', types: 'eclipse' }
  const [reykjavik] = await list({ ...eclipses, latitude: '64.15', longitude: '-21.94' })
  const { visible, begins, maximum, ends, obscuration } = reykjavik!.details.local
  // By the Swiss Ephemeris: 16:47, 17:48, 18:47.
  assert.deepEqual(
    [visible, begins.slice(0, 16), maximum.slice(0, 16), ends.slice(0, 16), obscuration],
    [true, '2026-08-12T16:47', '2026-08-12T17:48', '2026-08-12T18:47', 1],
  )
  assert.match(reykjavik!.text, /it is seen from 16:47 to 18:47, with 100 % covered at most\.$/)
  const sydney = { latitude: '-33.87', longitude: '151.21', timezone: 'Australia/Sydney' }
  const [unseen] = await list({ ...eclipses, ...sydney, to: '2026-08-13' })
  assert.deepEqual(unseen!.details.local, { visible: false })
})

test('types and planets narrow the list, in any order and however often they are named', async () => {
  const all = await list(NOVEMBER)
  const phases = await list({ ...NOVEMBER, types: 'eclipse,moon_phase,moon_phase' })
  assert.deepEqual(
    phases,
    all.filter(({ type }) => type === 'moon_phase'),
  )
  const mars = await list({ ...NOVEMBER, planets: 'mars' })
  assert.ok(mars.length > 0)
  assert.deepEqual(
    mars,
    all.filter(({ planets }) => planets.includes('mars')),
  )
  const [one, other] = await Promise.all([
    ask({ ...NOVEMBER, types: 'season,station' }),
    ask({ ...NOVEMBER, types: 'station,season' }),
  ])
  assert.equal(one.headers.etag, other.headers.etag)
})

test('the traditional rule has other void times, under other names', async () => {
  const voids = { ...NOVEMBER, types: 'void_of_course' }
  const [modern, old] = [await list(voids), await list({ ...voids, void_rule: 'traditional' })]
  assert.ok(modern.length >= 11 && old.length >= 11)
  assert.ok(old.every(({ details }) => details.rule === 'traditional'))
  assert.ok(old.every(({ uid }) => modern.every((other) => other.uid !== uid)))
  assert.ok(old.every(({ details }) => !['uranus', 'neptune', 'pluto'].includes(details.last_aspect.planet)))
})

test('days are those of the zone: what happens after its midnight belongs to the next day', async () => {
  // The full Moon of 24 November, 14:53 UTC, is on the 25th in Kiritimati.
  const full = async (date: string, timezone: string) =>
    (await list({ from: date, to: date, types: 'moon_phase', timezone })).map(({ uid, local }) => [
      uid,
      local,
    ])
  const name = 'full-moon-2026-11-24'
  assert.deepEqual(await full('2026-11-24', 'UTC'), [[name, '2026-11-24T14:53:34']])
  assert.deepEqual(await full('2026-11-25', 'Pacific/Kiritimati'), [[name, '2026-11-25T04:53:34']])
  assert.deepEqual(await full('2026-11-24', 'Pacific/Kiritimati'), [])
})

test('without dates it is thirty days from today on', inProcessOnly, async () => {
  const local = await inProcess(testParts())
  const { data } = (await local.inject({ url: PATH })).json()
  assert.deepEqual([data.from, data.to, data.timezone], ['2026-03-21', '2026-04-19', 'UTC'])
  const words = await local.inject({ url: PATH, query: { from: 'yesterday', to: 'tomorrow' } })
  assert.deepEqual([words.json().data.from, words.json().data.to], ['2026-03-20', '2026-03-22'])
})

test('400 days are listed, 401 are refused', async () => {
  const year = await ask({ from: '2026-01-01', to: '2027-02-04', types: 'season' })
  assert.equal(year.statusCode, 200)
  assert.equal(year.json().data.count, 4)
  const more = await ask({ from: '2026-01-01', to: '2027-02-05' })
  assert.equal(more.statusCode, 422)
  const { code, details } = more.json().error
  assert.equal(code, 'RANGE_TOO_LARGE')
  assert.deepEqual(details, { field: 'to', requested_days: 401, limit_days: 400 })
})

test('the calendar begins with 1600 and ends with 2399', async () => {
  for (const day of ['1600-01-01', '2399-12-31'])
    assert.equal((await ask({ from: day, to: day })).statusCode, 200, day)
  const refused: [Query, string][] = [
    [{ from: '1599-12-31', to: '1600-01-02' }, 'from'],
    [{ from: '2399-12-30', to: '2400-01-01' }, 'to'],
    [{ from: '2399-12-15' }, 'to'],
    // There these days begin before the first midnight of UTC, and end after the last.
    [{ from: '1600-01-01', to: '1600-01-02', timezone: 'Asia/Tokyo' }, 'from'],
    [{ from: '2399-12-31', to: '2399-12-31', timezone: 'America/Lima' }, 'to'],
  ]
  for (const [query, field] of refused) {
    const reply = await ask(query)
    assert.deepEqual([reply.statusCode, reply.json().error.code], [422, 'DATE_OUT_OF_RANGE'], reply.body)
    assert.equal(reply.json().error.details.field, field)
  }
})

const MISTAKES: [Query, number, string][] = [
  [{ timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE'],
  [{ types: 'moon_phase,comet' }, 400, 'VALIDATION_ERROR'],
  [{ types: '' }, 400, 'VALIDATION_ERROR'],
  [{ planets: 'mars,vulcan' }, 422, 'UNKNOWN_BODY'],
  [{ void_rule: 'strict' }, 400, 'VALIDATION_ERROR'],
  [{ latitude: '52.5' }, 400, 'VALIDATION_ERROR'],
  [{ longitude: '13.4' }, 400, 'VALIDATION_ERROR'],
  [{ latitude: 'north', longitude: '13.4' }, 400, 'VALIDATION_ERROR'],
  [{ latitude: '91', longitude: '13.4' }, 422, 'INVALID_COORDINATES'],
  [{ from: 'soon' }, 400, 'INVALID_DATE_FORMAT'],
  [{ from: '2026-11-01T00:00:00' }, 400, 'INVALID_DATE_FORMAT'],
  [{ from: '2026-02-29', to: '2026-03-01' }, 422, 'INVALID_DATE_FORMAT'],
  [{ from: '2026-11-02', to: '2026-11-01' }, 422, 'VALIDATION_ERROR'],
]

for (const path of [PATH, `${PATH}.ics`])
  test(`mistakes are JSON with documented codes, and nobody keeps them: ${path}`, async () => {
    for (const [query, status, code] of MISTAKES) {
      const reply = await service.inject({ url: path, query })
      assert.deepEqual([reply.statusCode, reply.json().error.code], [status, code], JSON.stringify(query))
      assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8')
      assert.equal(reply.headers['cache-control'], 'no-store')
      assert.equal(reply.headers.etag, undefined)
    }
  })

test('an unknown planet is answered with those that there are', async () => {
  const { details } = (await ask({ planets: 'vulcan' })).json().error
  assert.equal(details.provided, 'vulcan')
  assert.equal(details.valid_options.length, 10)
})

test(
  'anybody may keep an answer about named days for a day, and one from today on until midnight',
  inProcessOnly,
  async () => {
    const local = await inProcess(testParts())
    const caching = async (query: Query) =>
      (await local.inject({ url: PATH, query })).headers['cache-control']
    assert.equal(await caching(NOVEMBER), 'public, max-age=86400')
    assert.equal(await caching({}), 'public, max-age=43200')
    // In Tokyo it is 21:00.
    assert.equal(await caching({ timezone: 'Asia/Tokyo' }), 'public, max-age=10800')
  },
)

test('a client that has the answer gets an empty 304', async () => {
  const first = await ask(NOVEMBER)
  const etag = String(first.headers.etag)
  assert.match(etag, /^W\/"[\w-]{22}"$/)
  const again = await ask(NOVEMBER, { 'if-none-match': etag })
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag])
  assert.match(String(again.headers['cache-control']), /^public, max-age=\d+$/)
  assert.equal((await ask({ ...NOVEMBER, to: '2026-11-29' }, { 'if-none-match': etag })).statusCode, 200)
})

test('the same days keep their tag on another day', inProcessOnly, async () => {
  const parts = testParts()
  const local = await inProcess(parts)
  const tag = async () => (await local.inject({ url: PATH, query: NOVEMBER })).headers.etag
  const today = await tag()
  parts.moveClock(3 * 86_400_000)
  assert.equal(await tag(), today)
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, get] = await Promise.all([
    service.inject({ method: 'HEAD', url: PATH, query: NOVEMBER }),
    ask(NOVEMBER),
  ])
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  for (const name of ['etag', 'cache-control', 'content-type'])
    assert.equal(head.headers[name], get.headers[name])
})

test('all five endpoints count in the group of the calendar, sixty a minute', inProcessOnly, async () => {
  const local = await inProcess(testParts())
  // A new calendar counts one more for each hundred days (docs/errors.md): the feed has some 420.
  const costs = {
    [PATH]: 1,
    [`${PATH}.ics?types=season`]: 5,
    '/v1/astrology/moon': 1,
    '/v1/astrology/planetary-hours?latitude=0&longitude=0': 1,
    '/v1/astrology/sky': 1,
  }
  let left = 60
  for (const [url, cost] of Object.entries(costs)) {
    left -= cost
    const { headers, statusCode } = await local.inject({ url })
    assert.equal(statusCode, 200, url)
    assert.deepEqual(
      [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']],
      ['60', String(left), String(NOON / 1000 + 60)],
    )
  }
})

test('the ids that the document gives as examples are a phase of the Moon and a retrograde, which happen', async () => {
  const { components } = (await service.inject({ url: '/v1/openapi.json' })).json()
  const { examples } = components.schemas.SkyEvent.properties.id
  assert.deepEqual(examples, ['full-moon', 'mercury-retrograde'])
  const events = await list({ from: '2026-01-01', to: '2026-12-31', types: 'moon_phase,retrograde' })
  for (const id of examples)
    assert.ok(
      events.some((event) => event.id === id),
      id,
    )
})
