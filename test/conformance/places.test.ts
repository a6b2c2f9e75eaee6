/** `GET /v1/places`, `/v1/places/{id}` (added), and `place` instead of zone and coordinates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

const PARIS_TEXAS = '4717560'

async function ask(path: string, query: Record<string, string> = {}) {
  const reply = await service.inject({ url: `/v1/${path}?${new URLSearchParams(query)}` })
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json() }
}
const places = async (query: Record<string, string>) => (await ask('places', query)).body.data.places
const post = async (path: string, payload: object) => {
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}

test('a place has its id, name, region, country, coordinates, zone and population', async () => {
  const [paris, ...others] = await places({ q: 'Paris, Texas' })
  assert.deepEqual(others, [])
  assert.deepEqual(Object.keys(paris), [
    ...['id', 'name', 'region', 'country', 'latitude', 'longitude', 'timezone', 'population'],
  ])
  const { population, ...rest } = paris
  assert.ok(population > 20_000)
  assert.deepEqual(rest, {
    id: PARIS_TEXAS,
    name: 'Paris',
    region: 'Texas',
    country: 'US',
    latitude: 33.66094,
    longitude: -95.55551,
    timezone: 'America/Chicago',
  })
  assert.deepEqual((await ask(`places/${PARIS_TEXAS}`)).body.data, paris)
})

test('a search without a match is answered with an empty list', async () => {
  const { status, body } = await ask('places', { q: 'zzqqxxjj' })
  assert.equal(status, 200)
  assert.deepEqual(body.data, { count: 0, places: [] })
})

test('there are ten places unless limit says otherwise, and country keeps its own', async () => {
  assert.equal((await places({ q: 'san' })).length, 10)
  assert.equal((await places({ q: 'san', limit: '20' })).length, 20)
  assert.equal((await places({ q: 'san', limit: '1' })).length, 1)
  const inMexico = await places({ q: 'san', country: 'mx', limit: '20' })
  assert.deepEqual([...new Set(inMexico.map(({ country }: { country: string }) => country))], ['MX'])
})

/** What the clocks showed there and then: tzdb, files `europe`, `asia`, `northamerica`, `backzone`. */
const CLOCKS = [
  ['Stockholm', '1878-12-31 12:00', 'Europe/Stockholm', '+01:12:12'],
  ['Stockholm', '1879-06-01 12:00', 'Europe/Stockholm', '+01:00:14'],
  ['Paris, Texas', '1990-05-15 14:30:00', 'America/Chicago', '-05:00'],
  ['Kathmandu', '1985-06-01T12:00', 'Asia/Kathmandu', '+05:30'],
  ['Amsterdam', '1930-01-15 08:00', 'Europe/Amsterdam', '+00:19:32'],
  ['Saigon', '1965-06-01 12:00', 'Asia/Ho_Chi_Minh', '+08:00'],
  ['Hanoi', '1965-06-01 12:00', 'Asia/Bangkok', '+07:00'],
] as const
test('at adds the offset there and then, from the own history of the zone', async () => {
  for (const [q, at, timezone, utcOffset] of CLOCKS) {
    const [place] = await places({ q, at, limit: '1' })
    assert.deepEqual([place.timezone, place.utc_offset], [timezone, utcOffset], `${q} ${at}`)
  }
})

test('a time that the clocks of a place skipped has no offset there, and hides no other place', async () => {
  const berlins = await places({ q: 'Berlin', at: '2025-03-30 02:30', limit: '20' })
  const offsetOf = (country: string) =>
    berlins.find((place: { country: string }) => place.country === country).utc_offset
  assert.equal(offsetOf('DE'), null)
  assert.equal(offsetOf('US'), '-04:00')
})

test('zones are right by boundary, also where the nearest city has another', async () => {
  const zones = [
    ['Pensacola, Florida', 'America/Chicago'],
    ['Winslow, Arizona', 'America/Phoenix'],
    ['Tuba City, Arizona', 'America/Denver'],
    ['Evansville, Indiana', 'America/Chicago'],
    ['Jasper, Indiana', 'America/Indiana/Vincennes'],
    ['Ciudad Juárez', 'America/Ciudad_Juarez'],
    ['Büsingen', 'Europe/Busingen'],
    ['Gibraltar', 'Europe/Gibraltar'],
    ['Kashgar', 'Asia/Urumqi'],
    ['Longyearbyen', 'Arctic/Longyearbyen'],
  ] as const
  for (const [q, zone] of zones) assert.equal((await places({ q, limit: '1' }))[0].timezone, zone, q)
})

const REFUSED: [path: string, query: Record<string, string>, status: number, code: string][] = [
  ['places', {}, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'x' }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'x'.repeat(101) }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'paris', country: 'USA' }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'paris', limit: '0' }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'paris', limit: '21' }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'paris', limit: 'ten' }, 400, 'VALIDATION_ERROR'],
  ['places', { q: 'paris', at: 'noon' }, 400, 'INVALID_DATE_FORMAT'],
  ['places', { q: 'zzqqxxjj', at: '2025-02-30 12:00' }, 422, 'INVALID_DATE_FORMAT'],
  ['places', { q: 'paris', at: '1599-01-01 12:00' }, 422, 'DATE_OUT_OF_RANGE'],
  ['places/1', {}, 404, 'UNKNOWN_PLACE'],
  ['places/paris', {}, 404, 'UNKNOWN_PLACE'],
  ['places/04717560', {}, 404, 'UNKNOWN_PLACE'],
]
test('a wrong request is answered with what is wrong', async () => {
  for (const [path, query, status, code] of REFUSED) {
    const { status: given, body } = await ask(path, query)
    assert.deepEqual([given, body.error?.code], [status, code], `${path} ${JSON.stringify(query)}`)
  }
})

test('an answer may be cached by anybody for a day, and is not sent twice', async () => {
  for (const path of ['places?q=paris', `places/${PARIS_TEXAS}`]) {
    const first = await service.inject({ url: `/v1/${path}` })
    assert.equal(first.headers['cache-control'], 'public, max-age=86400')
    const again = await service.inject({
      url: `/v1/${path}`,
      headers: { 'if-none-match': first.headers.etag! },
    })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
  }
})

test('places are counted by themselves, 120 a minute', inProcessOnly, async () => {
  const limited = await inProcess(testParts())
  const reply = await limited.inject({ url: `/v1/places/${PARIS_TEXAS}` })
  assert.equal(reply.headers['x-ratelimit-limit'], '120')
  assert.equal(reply.headers['x-ratelimit-remaining'], '119')
})

const BIRTH = { birthDateTime: '1990-05-15 14:30:00' }
const WRITTEN = { timezone: 'America/Chicago', latitude: 33.66094, longitude: -95.55551 }

test('a birth at a place is the same as with its zone and coordinates', async () => {
  for (const path of ['chart', 'birth-time']) {
    const { status, body } = await post(path, { ...BIRTH, place: PARIS_TEXAS })
    assert.equal(status, 200)
    const written = (await post(path, { ...BIRTH, ...WRITTEN })).body
    const { calculated_at, ...metadata } = body.data.metadata ?? {}
    const { calculated_at: then, ...writtenMetadata } = written.data.metadata ?? {}
    assert.deepEqual({ ...body.data, metadata }, { ...written.data, metadata: writtenMetadata })
  }
})

test('a wheel takes a place, in an address and as JSON, for the second birth too', async () => {
  const written = { ...BIRTH, timezone: WRITTEN.timezone, latitude: '33.66094', longitude: '-95.55551' }
  const picture = async (query: Record<string, string>) =>
    (await service.inject({ url: `/v1/astrology/chart.svg?${new URLSearchParams(query)}` })).body
  const drawn = await picture({ ...BIRTH, place: PARIS_TEXAS })
  assert.match(drawn, /^<svg/)
  assert.equal(drawn, await picture(written))
  const body = { ...BIRTH, place: PARIS_TEXAS, second: { ...BIRTH, place: '2988507' } }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/chart.svg', payload: body })
  assert.equal(reply.statusCode, 200)
  const wrong = await post('chart.svg', { ...body, second: { ...BIRTH, place: '1' } })
  assert.equal(wrong.body.error.details.field, 'second.place')
})

test('calendar, Moon and planetary hours take a place', async () => {
  const moment = { moon: { at: '2026-11-17T12:00Z' }, 'planetary-hours': { date: '2026-11-17' } }
  const days = { from: '2026-08-01', to: '2026-08-31', types: 'eclipse' }
  const asked = { ...moment, 'sky-calendar': days }
  const written = { ...WRITTEN, latitude: '33.66094', longitude: '-95.55551' }
  for (const [path, query] of Object.entries(asked)) {
    const named = await ask(`astrology/${path}`, { ...query, place: PARIS_TEXAS })
    assert.equal(named.status, 200, path)
    assert.deepEqual(named.body.data, (await ask(`astrology/${path}`, { ...query, ...written })).body.data)
    assert.equal(named.body.data.timezone, 'America/Chicago')
  }
})

test('a place and what it stands for exclude each other, an unknown one is reported, and one of the two is needed', async () => {
  for (const member of ['timezone', 'latitude', 'longitude'] as const) {
    const both = await post('chart', { ...BIRTH, place: PARIS_TEXAS, [member]: WRITTEN[member] })
    assert.deepEqual([both.status, both.body.error.code], [422, 'VALIDATION_ERROR'], member)
    assert.equal(both.body.error.details.issues[0].path, member)
    for (const path of ['moon', 'sky-calendar', 'planetary-hours']) {
      const { status, body } = await ask(`astrology/${path}`, {
        place: PARIS_TEXAS,
        [member]: String(WRITTEN[member]),
      })
      assert.deepEqual([status, body.error.code], [422, 'VALIDATION_ERROR'], `${path} ${member}`)
    }
  }
  const unknown = await post('birth-time', { ...BIRTH, place: '1' })
  assert.deepEqual([unknown.status, unknown.body.error.code], [404, 'UNKNOWN_PLACE'])
  const { timezone, ...coordinates } = WRITTEN
  const without = await post('chart', { ...BIRTH, ...coordinates })
  assert.deepEqual([without.status, without.body.error.details.issues.length], [400, 1])
  assert.match(without.body.error.message, /timezone is required, unless place is sent/)
  assert.equal((await ask('astrology/planetary-hours')).status, 400)
})

test('the natal chart takes a place instead of zone and coordinates, as figures and as a picture', async () => {
  const { status, body } = await post('natal-chart', { ...BIRTH, place: PARIS_TEXAS })
  assert.equal(status, 200)
  assert.deepEqual(body.data.birth_info, {
    date_time: '1990-05-15T19:30:00.000Z',
    timezone: 'America/Chicago',
    location: { latitude: WRITTEN.latitude, longitude: WRITTEN.longitude },
  })
  const written = (await post('natal-chart', { ...BIRTH, ...WRITTEN })).body
  for (const part of ['chart_id', 'planets', 'houses', 'angles', 'aspects'])
    assert.deepEqual(body.data[part], written.data[part])
  const texts = { ...WRITTEN, latitude: '33.66094', longitude: '-95.55551' }
  const picture = async (query: Record<string, string>) =>
    (await service.inject({ url: `/v1/astrology/natal-chart.svg?${new URLSearchParams(query)}` })).body
  const drawn = await picture({ ...BIRTH, place: PARIS_TEXAS })
  assert.match(drawn, /^<svg/)
  assert.equal(drawn, await picture({ ...BIRTH, ...texts }))
})

test('a person’s day takes the place inside of birthLocation', async () => {
  const named = { ...BIRTH, birthLocation: { place: PARIS_TEXAS }, date: '2026-03-21' }
  const { status, body } = await post('personalized-daily', named)
  assert.equal(status, 200)
  assert.deepEqual(body.data.birthProfile.location, WRITTEN)
  const written = (await post('personalized-daily', { ...named, birthLocation: WRITTEN })).body
  for (const part of ['birthProfile', 'interpretation', 'transitAnalysis'])
    assert.deepEqual(body.data[part], written.data[part])
})

test('the endpoints of the contract refuse a place beside what it stands for, and one that does not exist', async () => {
  for (const member of ['timezone', 'latitude', 'longitude'] as const) {
    const where = { place: PARIS_TEXAS, [member]: WRITTEN[member] }
    const chart = await post('natal-chart', { ...BIRTH, ...where })
    assert.deepEqual([chart.status, chart.body.error.code], [422, 'VALIDATION_ERROR'])
    assert.equal(chart.body.error.message, `${member} and place exclude each other.`)
    const day = await post('personalized-daily', { ...BIRTH, birthLocation: where })
    assert.deepEqual([day.status, day.body.error.code], [422, 'VALIDATION_ERROR'])
    assert.equal(day.body.error.details.issues[0].path, `birthLocation.${member}`)
  }
  const chart = await post('natal-chart', { ...BIRTH, place: '1' })
  assert.deepEqual([chart.status, chart.body.error.details.field], [404, 'place'])
  const day = await post('personalized-daily', { ...BIRTH, birthLocation: { place: '1' } })
  assert.deepEqual([day.status, day.body.error.details.field], [404, 'birthLocation.place'])
})

test('without a place, the endpoints of the contract name all that is missing beside it', async () => {
  const paths = ({ body }: { body: { error: { details: { issues: { path: string }[] } } } }) =>
    body.error.details.issues.map(({ path }) => path).toSorted()
  assert.deepEqual(paths(await post('natal-chart', {})), [
    'birthDateTime',
    'latitude',
    'longitude',
    'timezone',
  ])
  const { timezone, latitude } = WRITTEN
  const day = await post('personalized-daily', { ...BIRTH, birthLocation: { timezone, latitude } })
  assert.deepEqual([day.status, paths(day)], [400, ['birthLocation.longitude']])
})
