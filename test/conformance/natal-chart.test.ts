/** Contract §2.3, §2.7, §4.5, §7.1; decisions §2, §6, §9. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { inProcessOnly, serviceUnderTest } from './ask.ts'
import { BERLIN } from './births.ts'

const parts = testParts({ RATE_LIMITS: 'off' })
const service = await serviceUnderTest(parts)

const TROMSO = { ...BERLIN, latitude: 69.65, longitude: 18.96 }

async function ask(payload: unknown) {
  const reply = await service.inject({
    method: 'POST',
    url: '/v1/astrology/natal-chart',
    payload: payload as object,
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}

const withSystem = (birth: object, house_system: string) => ({ ...birth, options: { house_system } })

test('a chart comes in the astrology envelope, with every member of §2.7', inProcessOnly, async () => {
  const { status, headers, body } = await ask(BERLIN)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['success', 'requestId', 'data', 'timestamp'])
  assert.equal(body.requestId, headers['x-request-id'])
  const { chart_id, birth_info, planets, houses, aspects, angles, metadata } = body.data
  assert.match(chart_id, /^chart_[\w-]{22}$/)
  assert.deepEqual(birth_info, {
    date_time: '1990-05-15T12:30:00.000Z',
    timezone: 'Europe/Berlin',
    location: { latitude: 52.52, longitude: 13.405 },
  })
  assert.deepEqual(Object.keys(planets).join(' '), PLANETS)
  assert.deepEqual(Object.keys(planets.sun), [
    ...['longitude', 'sign', 'degree', 'minute', 'latitude', 'house', 'retrograde', 'dailyMotion'],
  ])
  assert.deepEqual(
    houses.map(({ house }: { house: number }) => house),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  )
  assert.deepEqual(Object.keys(houses[0]), ['house', 'cusp', 'sign', 'degree', 'minute'])
  assert.deepEqual(Object.keys(aspects[0]), [
    ...['planet1', 'planet2', 'aspect', 'symbol', 'angle', 'orb', 'maxOrb', 'exact', 'applying', 'strength'],
  ])
  assert.deepEqual(Object.keys(angles), ['ascendant', 'midheaven', 'descendant', 'imum_coeli'])
  assert.deepEqual(Object.keys(angles.ascendant), ['longitude', 'sign', 'degree', 'minute'])
  assert.deepEqual(metadata, {
    house_system: 'whole',
    house_system_used: 'whole',
    fallback_reason: null,
    zodiac_mode: 'tropical',
    calendar: 'gregorian',
    calculation_time_ms: metadata.calculation_time_ms,
    cache_hit: false,
    near_boundary: false,
    calculated_at: '2026-03-21T12:00:00.000Z',
    time_resolution: { utc_offset: '+02:00', status: 'unique', tzdb_version: '2026f' },
  })
})

const PLANETS = 'sun moon mercury venus mars jupiter saturn uranus neptune pluto'

test('the Sun of 15 May 1990 stands in Taurus; whole sign houses begin with the rising sign', async () => {
  const { planets, houses, angles } = (await ask(BERLIN)).body.data
  assert.deepEqual([planets.sun.sign, planets.sun.degree, planets.sun.minute], ['Taurus', 24, 24])
  assert.equal(houses[0].sign, angles.ascendant.sign)
  assert.ok(houses.every(({ cusp }: { cusp: number }) => cusp % 30 === 0))
})

test('a planet about to turn is retrograde here if it is in the daily horoscope, and its motion shows it', async () => {
  const birthDateTime = '2026-07-07 12:00:00'
  const { planets } = (await ask({ ...BERLIN, birthDateTime, timezone: 'UTC' })).body.data
  const daily = await service.inject({
    method: 'POST',
    url: '/v1/astrology/daily-horoscope',
    payload: { sign: 'leo', date: '2026-07-07' },
  })
  const { planetary_positions } = daily.json().data.transits
  for (const planet of PLANETS.split(' '))
    assert.equal(planets[planet].retrograde, planetary_positions[planet].retrograde, planet)
  assert.equal(planets.neptune.retrograde, true)
  // The Swiss Ephemeris 2.10 gives −0.0000244.
  assert.equal(planets.neptune.dailyMotion, -0.000024)
})

test('the time may be written with T, and without seconds; every spelling is the same chart', async () => {
  const ids = new Set<string>()
  for (const birthDateTime of [
    '1985-01-02 03:04:00',
    '1985-01-02T03:04:00',
    '1985-01-02 03:04',
    '1985-01-02T03:04',
  ])
    ids.add((await ask({ ...BERLIN, birthDateTime })).body.data.chart_id)
  assert.equal(ids.size, 1)
})

test('the house system is selected through options only, and is whole by default', async () => {
  const ignored = await ask({ ...BERLIN, houseSystem: 'placidus', house_system: 'koch' })
  assert.equal(ignored.body.data.metadata.house_system, 'whole')
  for (const system of ['whole', 'placidus', 'koch']) {
    const { metadata } = (await ask(withSystem(BERLIN, system))).body.data
    assert.deepEqual([metadata.house_system, metadata.house_system_used], [system, system])
  }
  assert.equal((await ask({ ...BERLIN, options: {} })).status, 200)
  assert.equal((await ask({ ...BERLIN, options: { zodiac: 'tropical', unknown: 1 } })).status, 200)
})

test('beyond 66° Placidus and Koch give way to equal houses, with a reason and a warning', async () => {
  for (const system of ['placidus', 'koch'])
    for (const latitude of [66.000001, 69.65, -78.2, 90, -90]) {
      const { status, body } = await ask(withSystem({ ...TROMSO, latitude }, system))
      assert.equal(status, 200)
      const { metadata, houses, angles } = body.data
      assert.deepEqual([metadata.house_system, metadata.house_system_used], [system, 'equal'])
      assert.ok(metadata.fallback_reason.includes(String(latitude)), metadata.fallback_reason)
      assert.equal(metadata.high_latitude_detected, true)
      assert.deepEqual(
        body.warnings.map(({ code, severity }: { code: string; severity: string }) => [code, severity]),
        [['HIGH_LATITUDE_FALLBACK', 'info']],
      )
      assert.equal(houses[0].cusp, angles.ascendant.longitude)
    }
})

test('at 66° both still compute, and whole sign houses work everywhere without a word', async () => {
  for (const latitude of [66, -66])
    for (const system of ['placidus', 'koch']) {
      const { body } = await ask(withSystem({ ...TROMSO, latitude }, system))
      assert.equal(body.data.metadata.house_system_used, system)
      assert.equal(body.data.metadata.fallback_reason, null)
      assert.ok(!('high_latitude_detected' in body.data.metadata))
      assert.ok(!('warnings' in body))
    }
  const { body } = await ask(TROMSO)
  assert.deepEqual([body.data.metadata.house_system_used, body.warnings], ['whole', undefined])
})

test('near_boundary is true where the latitude lies within a degree of 66', async () => {
  const expected = { 64.9: false, 65: true, 66: true, 67: true, 67.1: false, '-66.5': true, 0: false }
  for (const [latitude, near] of Object.entries(expected)) {
    const { body } = await ask({ ...BERLIN, latitude: Number(latitude) })
    assert.equal(body.data.metadata.near_boundary, near, latitude)
  }
})

test('a time that the clocks showed twice is the first one, with a warning that says how to ask for the second', async () => {
  const { status, body } = await ask({
    ...BERLIN,
    birthDateTime: '2024-11-03 01:30',
    timezone: 'america/new_york',
  })
  assert.equal(status, 200)
  assert.equal(body.data.birth_info.date_time, '2024-11-03T05:30:00.000Z')
  assert.equal(body.data.birth_info.timezone, 'America/New_York')
  assert.deepEqual(body.data.metadata.time_resolution.status, 'ambiguous')
  assert.equal(body.data.metadata.time_resolution.utc_offset, '-04:00')
  assert.equal(body.warnings[0].code, 'AMBIGUOUS_LOCAL_TIME')
  assert.equal(body.warnings[0].severity, 'info')
  const [second] = /\d{4}-\d\d-\d\dT[\d:]{8}/.exec(body.warnings[0].message)!
  const later = await ask({ ...BERLIN, birthDateTime: second, timezone: 'UTC' })
  assert.equal(later.body.data.birth_info.date_time, '2024-11-03T06:30:00.000Z')
})

test('local mean time is resolved to the second, with a warning that says whose it is', async () => {
  const ulm = { latitude: 48.4, longitude: 9 + 59 / 60 }
  const { status, body } = await ask({ ...BERLIN, ...ulm, birthDateTime: '1879-03-14 11:30:00' })
  assert.equal(status, 200)
  assert.equal(body.data.birth_info.date_time, '1879-03-14T10:36:32.000Z')
  assert.equal(body.data.metadata.time_resolution.utc_offset, '+00:53:28')
  assert.deepEqual(body.warnings, [
    {
      code: 'LOCAL_MEAN_TIME',
      message:
        'Clocks were set by the Sun then: the local mean time of Europe/Berlin was taken (UTC+00:53:28). If the birth place kept its own (UTC+00:39:56), send 1879-03-14T10:50:04 with the time zone UTC.',
      severity: 'info',
    },
  ])
  const later = await ask({ ...BERLIN, birthDateTime: '1893-04-01 11:30:00' })
  assert.equal('warnings' in later.body, false)
})

test(
  'an identical request is answered from the cache for seven days; time zone and warnings are its own',
  inProcessOnly,
  async () => {
    const birth = { ...TROMSO, birthDateTime: '2024-11-03 01:30:00', timezone: 'America/New_York' }
    const first = await ask(withSystem(birth, 'koch'))
    const again = await ask(withSystem(birth, 'koch'))
    assert.deepEqual([first.body.data.metadata.cache_hit, again.body.data.metadata.cache_hit], [false, true])
    assert.deepEqual(again.body.warnings, first.body.warnings)
    const { metadata, ...chart } = again.body.data
    assert.deepEqual({ ...first.body.data, metadata }, { ...chart, metadata })

    const inUtc = { ...birth, birthDateTime: '2024-11-03 05:30:00', timezone: 'UTC' }
    const other = (await ask(withSystem(inUtc, 'koch'))).body
    assert.equal(other.data.metadata.cache_hit, true)
    assert.equal(other.data.birth_info.timezone, 'UTC')
    assert.equal(other.data.metadata.time_resolution.status, 'unique')
    assert.equal(other.warnings.length, 1)
    assert.equal((await ask(withSystem(birth, 'placidus'))).body.data.metadata.cache_hit, false)

    parts.moveClock(7 * 86_400_000)
    assert.equal((await ask(withSystem(birth, 'koch'))).body.data.metadata.cache_hit, false)
  },
)

test('chart ids differ by birth and reveal nothing about it', async () => {
  const id = async (change: object) => (await ask({ ...BERLIN, ...change })).body.data.chart_id
  const ids = await Promise.all([
    id({}),
    id({ birthDateTime: '1990-05-15 14:30:01' }),
    id({ latitude: 52.520001 }),
    id({ longitude: -13.405 }),
    id({ options: { house_system: 'koch' } }),
  ])
  assert.equal(new Set(ids).size, 5)
  assert.equal(await id({ timezone: 'EUROPE/BERLIN' }), ids[0])
})

/** [change to a good request, status, code, details] */
const MISTAKES: [object, number, string, object][] = [
  [
    { birthDateTime: '15.05.1990 14:30' },
    400,
    'INVALID_DATE_FORMAT',
    { field: 'birthDateTime', provided: '15.05.1990 14:30', expected: 'YYYY-MM-DD HH:mm:ss' },
  ],
  [
    { birthDateTime: '1990-05-15T14:30:00Z' },
    400,
    'INVALID_DATE_FORMAT',
    { field: 'birthDateTime', provided: '1990-05-15T14:30:00Z', expected: 'YYYY-MM-DD HH:mm:ss' },
  ],
  [
    { birthDateTime: '1990-02-30 14:30:00' },
    422,
    'INVALID_DATE_FORMAT',
    { field: 'birthDateTime', provided: '1990-02-30 14:30:00', expected: 'YYYY-MM-DD HH:mm:ss' },
  ],
  [
    { birthDateTime: '1990-05-15 24:00:00' },
    422,
    'INVALID_DATE_FORMAT',
    { field: 'birthDateTime', provided: '1990-05-15 24:00:00', expected: 'YYYY-MM-DD HH:mm:ss' },
  ],
  [
    { birthDateTime: '1599-12-31 12:00:00' },
    422,
    'DATE_OUT_OF_RANGE',
    { field: 'birthDateTime', provided: '1599-12-31 12:00:00', earliest: '1600-01-01', latest: '2399-12-31' },
  ],
  [{ timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE', { provided: 'Mars/Olympus' }],
  [{ timezone: '+02:00' }, 422, 'INVALID_TIMEZONE', { provided: '+02:00' }],
  [{ timezone: '__proto__' }, 422, 'INVALID_TIMEZONE', { provided: '__proto__' }],
  [
    { birthDateTime: '2024-03-31 02:30:00' },
    422,
    'NONEXISTENT_LOCAL_TIME',
    {
      provided: '2024-03-31 02:30:00',
      timezone: 'Europe/Berlin',
      before: '2024-03-31T01:59:59',
      after: '2024-03-31T03:00:00',
    },
  ],
  [
    { latitude: 90.000001 },
    422,
    'INVALID_COORDINATES',
    { field: 'latitude', provided: 90.000001, range: [-90, 90] },
  ],
  [
    { longitude: -180.5 },
    422,
    'INVALID_COORDINATES',
    { field: 'longitude', provided: -180.5, range: [-180, 180] },
  ],
  [
    { options: { house_system: 'equal' } },
    400,
    'UNSUPPORTED_HOUSE_SYSTEM',
    { requested: 'equal', supported: ['whole', 'placidus', 'koch'] },
  ],
  [
    { options: { house_system: 'regiomontanus' } },
    400,
    'UNSUPPORTED_HOUSE_SYSTEM',
    { requested: 'regiomontanus', supported: ['whole', 'placidus', 'koch'] },
  ],
  [
    { options: { house_system: 'constructor' } },
    400,
    'UNSUPPORTED_HOUSE_SYSTEM',
    { requested: 'constructor', supported: ['whole', 'placidus', 'koch'] },
  ],
  [
    { options: { zodiac: 'sidereal' } },
    400,
    'UNSUPPORTED_ZODIAC',
    { requested: 'sidereal', supported: ['tropical'] },
  ],
]

test('each mistake has its status, its code and its details', async () => {
  for (const [change, status, code, details] of MISTAKES) {
    const reply = await ask({ ...BERLIN, ...change })
    assert.deepEqual([reply.status, reply.body.error?.code], [status, code], JSON.stringify(change))
    assert.equal(reply.body.success, false)
    assert.deepEqual(reply.body.error.details, details)
    assert.match(reply.body.error.message, /^[A-Z`a-z].*[.?]$/)
  }
})

test('members that are missing or of another type are 400, each named', async () => {
  const missing = await ask({})
  assert.equal(missing.status, 400)
  assert.deepEqual(missing.body.error.details.issues.map(({ path }: { path: string }) => path).sort(), [
    'birthDateTime',
    'latitude',
    'longitude',
    'timezone',
  ])
  const wrong: [object, string][] = [
    [{ latitude: '52.52' }, 'latitude'],
    [{ longitude: null }, 'longitude'],
    [{ birthDateTime: 643545000 }, 'birthDateTime'],
    [{ timezone: ['Europe/Berlin'] }, 'timezone'],
    [{ timezone: '' }, 'timezone'],
    [{ timezone: 'x'.repeat(65) }, 'timezone'],
    [{ options: null }, 'options'],
    [{ options: 'placidus' }, 'options'],
    [{ options: { house_system: 1 } }, 'options.house_system'],
  ]
  for (const [change, path] of wrong) {
    const { status, body } = await ask({ ...BERLIN, ...change })
    assert.deepEqual([status, body.error?.code], [400, 'VALIDATION_ERROR'], JSON.stringify(change))
    assert.equal(body.error.details.issues[0].path, path)
  }
})
