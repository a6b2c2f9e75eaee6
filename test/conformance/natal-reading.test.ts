/** The natal reading and the meanings (docs/natal-reading.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

const BERLIN = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
/** The Moon goes from Gemini into Cancer that day, by swetest (test/conformance/chart.test.ts). */
const DOUBTFUL = {
  birthDateTime: '1985-11-02',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
  options: { time_known: false },
}

async function ask(payload: object) {
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-reading', payload })
  return { status: reply.statusCode, body: reply.json() }
}
const readingOf = async (payload: object) => (await ask(payload)).body.data
const get = (path: string, headers = {}) =>
  service.inject({ method: 'GET', url: `/v1/astrology/${path}`, headers })

const idsOf = (facts: { id: string }[]) => facts.map(({ id }) => id)

test('a reading has a portrait, eight sections, the facts with their texts, tensions, balance and dominants', async () => {
  const data = await readingOf(BERLIN)
  assert.deepEqual(Object.keys(data), [
    ...['chart_id', 'portrait', 'sections', 'placements', 'aspects', 'patterns', 'tensions', 'balance'],
    ...['dominants', 'metadata'],
  ])
  assert.deepEqual(
    data.sections.map(({ id }: { id: string }) => id),
    ['identity', 'feelings', 'mind', 'love', 'drive', 'work', 'growth', 'limits'],
  )
  for (const { title, text, sources } of data.sections) assert.ok(title && text && sources.length > 0)
  const anchors = data.sections.map(({ sources }: { sources: { facts: string[] }[] }) => sources[0]!.facts[0])
  assert.deepEqual(
    anchors.filter((id: string) => !/north-node|jupiter/.test(id)),
    [
      'sun-in-taurus',
      'moon-in-capricorn',
      'mercury-in-taurus',
      'venus-in-aries',
      'mars-in-pisces',
      'midheaven-in-gemini',
      'saturn-in-capricorn',
    ],
  )
  const placements = idsOf(data.placements)
  for (const id of [
    'sun-in-house-9',
    'ascendant-in-virgo',
    'mercury-retrograde',
    'saturn-in-domicile',
    'ruler-in-house-9',
    'day-chart',
  ])
    assert.ok(placements.includes(id), id)
  assert.ok(idsOf(data.aspects).includes('moon-conjunction-saturn'))
  assert.ok(idsOf(data.patterns).includes('stellium-in-capricorn'))
  assert.equal(data.metadata.interpretation_source, 'phrasebook')
  assert.equal(data.metadata.birth_info.date_time, '1990-05-15T12:30:00.000Z')
})

test('the same birth gives the same reading, under the id of its chart', async () => {
  const [first, again] = [await readingOf(BERLIN), await readingOf(BERLIN)]
  assert.deepEqual(first, again)
  const chart = await service.inject({ method: 'POST', url: '/v1/astrology/chart', payload: BERLIN })
  assert.equal(first.chart_id, chart.json().data.chart_id)
})

test('essentials are the portrait and three sections, the same as in full', async () => {
  const full = await readingOf(BERLIN)
  assert.deepEqual(await readingOf({ ...BERLIN, depth: 'full' }), full)
  const short = await readingOf({ ...BERLIN, depth: 'essentials' })
  assert.deepEqual(short.portrait, full.portrait)
  assert.deepEqual(short.dominants, full.dominants)
  assert.equal(short.sections.length, 3)
  assert.deepEqual(
    short.sections.slice(0, 2).map(({ id }: { id: string }) => id),
    ['identity', 'feelings'],
  )
  for (const section of short.sections)
    assert.deepEqual(
      section,
      full.sections.find(({ id }: { id: string }) => id === section.id),
    )
  for (const name of ['placements', 'aspects', 'patterns', 'tensions']) assert.ok(!(name in short), name)
  assert.equal(short.metadata.depth, 'essentials')
})

test('points are the sum of their reasons, the strongest first', async () => {
  const { dominants } = await readingOf(BERLIN)
  const all = [...dominants.planets, dominants.sign, dominants.house, dominants.element].filter(Boolean)
  for (const { points, reasons } of all) {
    const sum = reasons.reduce((total: number, reason: { points: number }) => total + reason.points, 0)
    assert.ok(Math.abs(points - sum) < 1e-9, `${points} is not ${sum}`)
  }
  const points = dominants.planets.map((planet: { points: number }) => planet.points)
  assert.deepEqual(
    points,
    points.toSorted((a: number, b: number) => b - a),
  )
  assert.equal(dominants.planets[0].planet, 'saturn')
  assert.equal(dominants.sign.sign, 'Capricorn')
})

test('without an hour a Moon that changed its sign that day has both, and a note about it', async () => {
  const { body } = await ask(DOUBTFUL)
  const { sections, placements, portrait, metadata } = body.data
  assert.equal(body.warnings[0].code, 'BIRTH_TIME_UNKNOWN')
  assert.equal(metadata.time_known, false)
  const feelings = sections.find(({ id }: { id: string }) => id === 'feelings')
  assert.match(feelings.text, /^On the day you were born the Moon was in two signs, Gemini and Cancer,/)
  assert.deepEqual(
    feelings.sources.slice(0, 3).map(({ facts }: { facts: string[] }) => facts),
    [['moon-in-gemini', 'moon-in-cancer'], ['moon-in-gemini'], ['moon-in-cancer']],
  )
  const moon = idsOf(placements).filter((id: string) => id.startsWith('moon-in-'))
  assert.deepEqual(moon, ['moon-in-gemini', 'moon-in-cancer'])
  const ids = portrait.sources.flatMap(({ facts }: { facts: string[] }) => facts)
  assert.ok(!ids.some((id: string) => id.startsWith('moon-in-')))
})

test('a day on which the Sun changes its sign has a portrait, too', async () => {
  // The equinox of 1986, at 22:03 UTC: JPL Horizons.
  const { portrait, sections } = await readingOf({
    ...DOUBTFUL,
    birthDateTime: '1986-03-20',
    timezone: 'UTC',
  })
  assert.ok(portrait.text.length >= 900)
  assert.match(
    sections[0].text,
    /the Sun was in two signs, Aries and Pisces|the Sun was in two signs, Pisces and Aries/,
  )
})

test('mistakes in a birth get the codes of the natal chart', async () => {
  const cases: [object, number, string][] = [
    [{ ...BERLIN, birthDateTime: '15.5.1990' }, 400, 'INVALID_DATE_FORMAT'],
    [{ ...BERLIN, birthDateTime: '1990-05-15' }, 400, 'INVALID_DATE_FORMAT'],
    [{ ...BERLIN, birthDateTime: '1990-02-30 10:00' }, 422, 'INVALID_DATE_FORMAT'],
    [{ ...BERLIN, birthDateTime: '1500-05-15 14:30' }, 422, 'DATE_OUT_OF_RANGE'],
    [{ ...BERLIN, birthDateTime: '1990-03-25 02:30' }, 422, 'NONEXISTENT_LOCAL_TIME'],
    [{ ...BERLIN, latitude: 91 }, 422, 'INVALID_COORDINATES'],
    [{ ...BERLIN, timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE'],
    [{ ...BERLIN, options: { house_system: 'none' } }, 400, 'UNSUPPORTED_HOUSE_SYSTEM'],
    [{ ...BERLIN, options: { zodiac: 'none' } }, 400, 'UNSUPPORTED_ZODIAC'],
    [{ ...BERLIN, depth: 'all' }, 400, 'VALIDATION_ERROR'],
    [{ timezone: 'UTC' }, 400, 'VALIDATION_ERROR'],
  ]
  for (const [payload, expected, code] of cases) {
    const { status, body } = await ask(payload)
    assert.deepEqual([status, body.error?.code], [expected, code], JSON.stringify(payload))
  }
})

test('where a house system does not exist, the reading has the same warning as the chart', async () => {
  const { body } = await ask({ ...BERLIN, latitude: 78, options: { house_system: 'placidus' } })
  assert.equal(body.warnings[0].code, 'HIGH_LATITUDE_FALLBACK')
  assert.equal(body.data.metadata.house_system_used, 'equal')
})

test('the meanings are the texts of readings, one by one, and may be cached for a year', async () => {
  const all = (await get('meanings')).json().data
  assert.equal(all.total, all.meanings.length)
  const texts = new Map(all.meanings.map(({ id, text }: { id: string; text: string }) => [id, text]))
  const { placements, aspects, patterns } = await readingOf(BERLIN)
  for (const { id, text } of [...placements, ...aspects, ...patterns]) assert.equal(texts.get(id), text, id)
  const one = await get('meanings/mars-in-leo')
  assert.deepEqual(
    one.json().data,
    all.meanings.find(({ id }: { id: string }) => id === 'mars-in-leo'),
  )
  assert.equal(one.headers['cache-control'], 'public, max-age=31536000')
  const again = await get('meanings/mars-in-leo', { 'if-none-match': one.headers.etag })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
})

test('meanings of one kind, an unknown kind, and an unknown id', async () => {
  const { meanings, total } = (await get('meanings?kind=sect')).json().data
  assert.deepEqual([total, idsOf(meanings)], [2, ['day-chart', 'night-chart']])
  assert.equal((await get('meanings?kind=colour')).statusCode, 400)
  const unknown = await get('meanings/mars-in-chocolate')
  assert.deepEqual([unknown.statusCode, unknown.json().error.code], [404, 'NOT_FOUND'])
})
