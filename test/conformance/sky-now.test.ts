/** `GET /v1/astrology/moon`, `/planetary-hours` and `/sky` (added): a moment, and a day at a place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()
type Query = Record<string, string>
type Name = 'moon' | 'planetary-hours' | 'sky'

const ask = (name: Name, query: Query, headers = {}) =>
  service.inject({ url: `/v1/astrology/${name}`, query, headers })

async function dataOf(name: Name, query: Query) {
  const reply = await ask(name, query)
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data
}

const QUITO = { latitude: '-0.18', longitude: '-78.47' }
const NOON_OF_17 = { at: '2026-11-17T12:00Z' }

test('the Moon of a moment has her phase, place, age, void time and what comes next', async () => {
  const moon = await dataOf('moon', { ...NOON_OF_17, timezone: 'Europe/Berlin' })
  assert.deepEqual([moon.at, moon.local], ['2026-11-17T12:00:00.000Z', '2026-11-17T13:00:00'])
  // First quarter on 17 November at 11:48 UTC; new on the 9th at 07:02.
  assert.equal(moon.phase.name, 'first_quarter')
  assert.equal(moon.phase.waxing, true)
  assert.ok(Math.abs(moon.phase.illuminated - 0.5) < 0.01)
  assert.ok(Math.abs(moon.age_days - 8.207) < 0.002)
  assert.equal(moon.title, `First quarter in ${moon.position.sign}, ${moon.position.degree}°`)
  assert.equal(moon.sky, null)
  assert.deepEqual(
    moon.next_phases.map(({ phase, at }: { phase: string; at: string }) => [phase, at.slice(0, 16)]),
    [
      ['full_moon', '2026-11-24T14:53'],
      ['last_quarter', '2026-12-01T06:08'],
      ['new_moon', '2026-12-09T00:51'],
      ['first_quarter', '2026-12-17T05:42'],
    ],
  )
  assert.equal(moon.next_eclipse.id, 'annular-solar-eclipse')
  assert.equal(moon.next_eclipse.at.slice(0, 10), '2027-02-06')
  const { begins, ends, now } = moon.void_of_course
  assert.equal(now, begins <= moon.at && moon.at < ends)
  assert.ok(ends > moon.at)
})

test('in the middle of a void time the Moon is void until its end', async () => {
  const { void_of_course: next } = await dataOf('moon', NOON_OF_17)
  const middle = new Date((Date.parse(next.begins) + Date.parse(next.ends)) / 2).toISOString().slice(0, 16)
  const { void_of_course: then } = await dataOf('moon', { at: `${middle}Z` })
  assert.deepEqual({ ...then, now: null }, { ...next, now: null })
  assert.equal(then.now, true)
  const after = await dataOf('moon', { at: `${next.ends.slice(0, 19)}Z` })
  assert.equal(after.void_of_course.now, false)
  assert.equal(after.position.sign, next.next_sign)
})

test('with a place the Moon hangs in its sky', async () => {
  const { sky } = await dataOf('moon', { at: '2026-06-16T23:20Z', ...QUITO })
  // An evening in June on the equator, a thin crescent on her back.
  assert.ok(sky.altitude > 5 && sky.altitude < 30)
  assert.ok(Math.abs(sky.tilt - 180) < 20)
})

test('the planetary hours of a date go from sunrise to the next sunrise', async () => {
  const place = { latitude: '52.52', longitude: '13.405', timezone: 'Europe/Berlin' }
  const { hours, ruler, light, ...rest } = await dataOf('planetary-hours', { date: '2026-11-17', ...place })
  assert.deepEqual(rest, {
    date: '2026-11-17',
    timezone: 'Europe/Berlin',
    latitude: 52.52,
    longitude: 13.405,
  })
  // A Tuesday.
  assert.deepEqual([ruler, light, hours.length], ['mars', 'rises_and_sets', 24])
  assert.deepEqual(
    hours.slice(0, 8).map(({ planet }: { planet: string }) => planet),
    ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'],
  )
  // By the Swiss Ephemeris, whose air bends light a little less, the Sun rises at 07:31:37 and sets at 16:10:30.
  assert.match(hours[0].local_from, /^2026-11-17T07:31:[234]/)
  assert.match(hours[12].local_from, /^2026-11-17T16:10:[234]/)
  for (const [i, hour] of hours.entries()) {
    assert.equal(hour.hour, i + 1)
    assert.equal(hour.is_day, i < 12)
    if (i > 0) assert.equal(hour.from, hours[i - 1].to)
  }
})

test('the sky of a moment has every body, what is retrograde, aspects and the phase', async () => {
  const { at, bodies, retrograde, aspects, moon_phase } = await dataOf('sky', NOON_OF_17)
  assert.equal(at, '2026-11-17T12:00:00.000Z')
  for (const name of ['sun', 'pluto', 'north_node', 'south_node', 'chiron', 'lilith', 'ceres', 'eris'])
    assert.ok(bodies[name], name)
  assert.deepEqual(
    retrograde,
    Object.keys(bodies).filter(
      (name) => bodies[name].retrograde && /^(mer|ven|mars|jup|sat|ura|nep|plu)/.test(name),
    ),
  )
  assert.ok(retrograde.includes('uranus') && retrograde.includes('neptune'))
  assert.ok(aspects.length > 5)
  assert.equal(moon_phase.name, 'first_quarter')
})

test('a body is left out when its places are not known', async () => {
  const { bodies } = await dataOf('sky', { at: '1600-01-01T00:00Z' })
  assert.ok(bodies.pluto)
  assert.equal(bodies.eris, undefined)
})

const FIRST = '1600-01-01T00:00:00Z'
const LAST = '2399-12-31T23:59:59Z'

test('a moment may be any of 1600 to 2399', async () => {
  for (const name of ['moon', 'sky'] as const) {
    for (const at of [FIRST, LAST]) {
      const moment = await dataOf(name, { at })
      assert.equal(moment.at, at.replace('Z', '.000Z'))
    }
    for (const at of ['1599-12-31T23:59:59Z', '2400-01-01T00:00Z']) {
      const reply = await ask(name, { at })
      assert.deepEqual([reply.statusCode, reply.json().error.code], [422, 'DATE_OUT_OF_RANGE'])
      assert.equal(reply.json().error.details.field, 'at')
    }
  }
  const last = await dataOf('moon', { at: LAST })
  assert.equal(last.next_phases.length, 4)
  assert.ok(last.next_eclipse.at > '2400')
})

test('planetary hours may be those of any day of 1600 to 2399', async () => {
  for (const date of ['1600-01-02', '2399-12-30'])
    assert.equal((await dataOf('planetary-hours', { date, ...QUITO })).hours.length, 24)
  for (const date of ['1599-12-31', '2400-01-01']) {
    const reply = await ask('planetary-hours', { date, ...QUITO })
    assert.deepEqual([reply.statusCode, reply.json().error.code], [422, 'DATE_OUT_OF_RANGE'])
  }
})

const MISTAKES: [Name, Query, number, string][] = [
  ['moon', { at: 'now' }, 400, 'VALIDATION_ERROR'],
  ['moon', { at: '2026-11-17T12:00' }, 400, 'VALIDATION_ERROR'],
  ['moon', { at: '2026-11-17T12:00+01:00' }, 400, 'VALIDATION_ERROR'],
  ['moon', { at: '2026-11-17Z' }, 400, 'INVALID_DATE_FORMAT'],
  ['moon', { at: '2026-02-30T12:00Z' }, 422, 'INVALID_DATE_FORMAT'],
  ['moon', { at: '2026-02-28T25:00Z' }, 422, 'INVALID_DATE_FORMAT'],
  ['moon', { timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE'],
  ['moon', { void_rule: 'strict' }, 400, 'VALIDATION_ERROR'],
  ['moon', { latitude: '10' }, 400, 'VALIDATION_ERROR'],
  ['moon', { latitude: '10', longitude: '181' }, 422, 'INVALID_COORDINATES'],
  ['sky', { at: 'now' }, 400, 'VALIDATION_ERROR'],
  ['sky', { at: '2026-13-01T12:00Z' }, 422, 'INVALID_DATE_FORMAT'],
  ['planetary-hours', {}, 400, 'VALIDATION_ERROR'],
  ['planetary-hours', { latitude: '10' }, 400, 'VALIDATION_ERROR'],
  ['planetary-hours', { ...QUITO, latitude: '-91' }, 422, 'INVALID_COORDINATES'],
  ['planetary-hours', { ...QUITO, timezone: 'Nowhere' }, 422, 'INVALID_TIMEZONE'],
  ['planetary-hours', { ...QUITO, date: 'someday' }, 400, 'INVALID_DATE_FORMAT'],
  ['planetary-hours', { ...QUITO, date: '2026-04-31' }, 422, 'INVALID_DATE_FORMAT'],
]

test('mistakes have documented codes, and nobody keeps them', async () => {
  for (const [name, query, status, code] of MISTAKES) {
    const reply = await ask(name, query)
    assert.deepEqual(
      [reply.statusCode, reply.json().error.code],
      [status, code],
      `${name} ${JSON.stringify(query)}`,
    )
    assert.equal(reply.headers['cache-control'], 'no-store')
  }
})

const REQUESTS: [Name, Query][] = [
  ['moon', NOON_OF_17],
  ['planetary-hours', { date: '2026-11-17', ...QUITO }],
  ['sky', NOON_OF_17],
]

test('a named moment or day may be cached by anybody for a day, and a client that has it gets an empty 304', async () => {
  for (const [name, query] of REQUESTS) {
    const first = await ask(name, query)
    assert.equal(first.headers['cache-control'], 'public, max-age=86400', name)
    const again = await ask(name, query, { 'if-none-match': String(first.headers.etag) })
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', first.headers.etag])
    const head = await service.inject({ method: 'HEAD', url: `/v1/astrology/${name}`, query })
    assert.deepEqual([head.statusCode, head.body, head.headers.etag], [200, '', first.headers.etag])
  }
})

test(
  'now is this minute, for everybody who asks in it, and is stored until it ends',
  inProcessOnly,
  async () => {
    const parts = testParts()
    const local = await inProcess(parts)
    for (const name of ['moon', 'sky']) {
      const url = `/v1/astrology/${name}`
      const first = await local.inject({ url })
      assert.equal(first.headers['cache-control'], 'public, max-age=60')
      parts.moveClock(59_000)
      const later = await local.inject({ url })
      assert.equal(later.headers['cache-control'], 'public, max-age=1')
      assert.equal(later.headers.etag, first.headers.etag)
      parts.moveClock(1000)
      assert.notEqual((await local.inject({ url })).headers.etag, first.headers.etag)
    }
  },
)

test('the hours of today are stored until midnight there', inProcessOnly, async () => {
  const local = await inProcess(testParts())
  const query = { ...QUITO, timezone: 'America/Guayaquil' }
  const reply = await local.inject({ url: '/v1/astrology/planetary-hours', query })
  assert.equal(reply.json().data.date, '2026-03-21')
  // It is seven in the morning.
  assert.equal(reply.headers['cache-control'], 'public, max-age=61200')
})
