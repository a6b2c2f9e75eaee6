/** One person's time over HTTP: returns, progressions, the chapters of a life (docs/returns.md, progressions.md, life.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'
import { BERLIN, LIMA } from './births.ts'

const service = await serviceUnderTest()

async function ask(path: string, payload: object) {
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const dataOf = async (path: string, payload: object) => {
  const { status, body } = await ask(path, payload)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

/** Astrodienst's printed chart (test/golden/returns/SOURCE.md). */
const SAN_DIEGO = {
  birthDateTime: '2000-01-01 10:00:00',
  timezone: 'America/Los_Angeles',
  latitude: 32 + 43 / 60,
  longitude: -(117 + 9 / 60),
  options: { house_system: 'placidus' },
}
const WITHOUT_TIME = { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } }
const MADRID = { timezone: 'Europe/Madrid', latitude: 40.4165, longitude: -3.7026 }

test('the solar return of 2030 is that of Astrodienst, on 31 December 2029 by the clocks of San Diego', async () => {
  const { returns, metadata } = await dataOf('returns', { ...SAN_DIEGO, from: '2029-12-31' })
  const [{ passes, chart, number }] = returns
  assert.deepEqual(passes, [
    { at: '2030-01-01T00:30:16.000Z', local: '2029-12-31T16:30:16', retrograde: false },
  ])
  assert.equal(number, 30)
  assert.equal(chart.bodies.moon.sign, 'Scorpio')
  assert.deepEqual([chart.bodies.moon.degree, chart.bodies.moon.minute], [28, 43])
  assert.deepEqual([chart.angles.ascendant.sign, chart.angles.ascendant.degree], ['Cancer', 6])
  assert.equal(metadata.complete, true)
})

test('the chart of a return is the chart of that moment and place, with the Sun where it was at birth', async () => {
  const { returns, location } = await dataOf('returns', { ...LIMA, from: '2026-01-01', location: MADRID })
  const [{ chart, passes }] = returns
  assert.deepEqual(location, MADRID)
  assert.equal(chart.birth_info.date_time, passes[0].at)
  assert.equal(chart.birth_info.timezone, 'Europe/Madrid')
  const natal = await dataOf('chart', LIMA)
  assert.equal(chart.bodies.sun.longitude, natal.bodies.sun.longitude)
  const there = await dataOf('chart', { birthDateTime: passes[0].local, ...MADRID })
  assert.deepEqual(Object.keys(chart).sort(), Object.keys(there).sort())
  // The instant is shown to a second, and known better.
  assert.ok(Math.abs(chart.angles.midheaven.longitude - there.angles.midheaven.longitude) < 15 / 3600)
  assert.equal(chart.chart_id, there.chart_id)
})

test('aspects of a return to the birth chart are within 2°, and follow from the two charts', async () => {
  const { returns, method } = await dataOf('returns', { ...LIMA, from: '2026-01-01' })
  const [{ chart, to_natal }] = returns
  const natal = await dataOf('chart', LIMA)
  const longitude = (of: typeof chart, point: string) => (of.bodies[point] ?? of.angles[point]).longitude
  const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }
  assert.ok(to_natal.length > 5)
  for (const { id, point, aspect, natal: other, orb, ...rest } of to_natal) {
    const way = Math.abs(longitude(chart, point) - longitude(natal, other))
    const exact = Math.abs(Math.min(way, 360 - way) - angles[aspect as 'trine'])
    assert.ok(Math.abs(exact - orb) < 2e-4 && orb <= method.orb, id)
    assert.equal(id, `return-${point}-${aspect}-natal-${other}`)
    assert.deepEqual(rest, {})
  }
})

test('a year of life belongs to a house of whole signs from the Ascendant, and to its traditional ruler', async () => {
  const natal = await dataOf('chart', LIMA)
  assert.equal(natal.angles.ascendant.sign, 'Scorpio')
  const { returns } = await dataOf('returns', { ...LIMA, from: '2020-12-01', count: 3 })
  assert.deepEqual(
    returns.map(({ number, profection }: { number: number; profection: object }) => [number, profection]),
    [
      [36, { house: 1, sign: 'Scorpio', ruler: 'mars' }],
      [37, { house: 2, sign: 'Sagittarius', ruler: 'jupiter' }],
      [38, { house: 3, sign: 'Capricorn', ruler: 'saturn' }],
    ],
  )
  const moon = await dataOf('returns', { ...LIMA, body: 'moon', from: '2020-12-01' })
  assert.equal(moon.returns[0].profection, null)
})

test('thirteen lunar returns take twelve tropical months, and each has one pass', async () => {
  const { returns } = await dataOf('returns', { ...LIMA, body: 'moon', from: '2026-01-01', count: 13 })
  assert.equal(returns.length, 13)
  assert.ok(returns.every(({ passes }: { passes: object[] }) => passes.length === 1))
  const [first, last] = [returns[0], returns[12]].map(({ passes }) => Date.parse(passes[0].at))
  assert.ok(Math.abs((last! - first!) / 86_400_000 - 12 * 27.3216) < 1)
})

test('the node returns as the birth says, true or mean', async () => {
  const asked = { ...LIMA, body: 'north_node', from: '2020-01-01' }
  const [real, mean] = await Promise.all(
    ['true', 'mean'].map((node) => dataOf('returns', { ...asked, options: { node } })),
  )
  assert.equal(real.returns[0].number, 2)
  assert.equal(mean.returns[0].passes[0].retrograde, true)
  assert.notEqual(real.returns[0].passes[0].at, mean.returns[0].passes[0].at)
})

test('what the ephemeris does not reach is left out, with a warning', async () => {
  const { returns, metadata } = await dataOf('returns', { ...LIMA, body: 'pluto', count: 3 })
  assert.equal(returns.length, 1)
  assert.deepEqual([metadata.count, metadata.complete], [1, false])
})

test('without a time a return is a window without houses', async () => {
  const { body } = await ask('returns', { ...WITHOUT_TIME, from: '2026-01-01' })
  const [{ window, chart, profection, passes }] = body.data.returns
  assert.ok(window.from < passes[0].at && passes[0].at < window.to)
  assert.deepEqual([chart.houses, chart.angles, profection], [null, null, null])
  assert.equal(body.warnings[0].code, 'BIRTH_TIME_UNKNOWN')
})

test('wrong members of a return are named', async () => {
  const wrong: [object, number, string][] = [
    [{ body: 'lilith' }, 422, 'UNKNOWN_BODY'],
    [{ count: 14 }, 400, 'VALIDATION_ERROR'],
    [{ from: 'some day' }, 400, 'VALIDATION_ERROR'],
    [{ from: '2026-02-30' }, 422, 'INVALID_DATE_FORMAT'],
    [{ location: { ...MADRID, latitude: 91 } }, 422, 'INVALID_COORDINATES'],
    [{ location: { ...MADRID, timezone: 'Mars/Base' } }, 422, 'INVALID_TIMEZONE'],
  ]
  for (const [members, expected, code] of wrong) {
    const { status, body } = await ask('returns', { ...LIMA, ...members })
    assert.deepEqual([status, body.error.code], [expected, code], JSON.stringify(members))
  }
  const { body } = await ask('returns', { ...LIMA, location: { ...MADRID, latitude: 91 } })
  assert.equal(body.error.details.field, 'location.latitude')
})

const AT = { at: '2025-06-21T00:00Z' }

test('a progressed chart is that of Astrodienst, and its angles go by the method that is asked for', async () => {
  // UT1 − UTC moves ours by 5″, which Astrodienst leaves out: minutes are cut off, and these have room.
  const expected = {
    naibod_ra: ['Aries', 13, 'Capricorn', 7],
    solar_arc_longitude: ['Aries', 17, 'Capricorn', 10],
    quotidian: ['Virgo', 27, 'Gemini', 27],
  }
  for (const [angles, [risingSign, rising, topSign, top]] of Object.entries(expected)) {
    const { chart, derived_moment, method } = await dataOf('progressions', { ...SAN_DIEGO, ...AT, angles })
    const { ascendant, midheaven } = chart.angles
    assert.deepEqual(
      [ascendant.sign, ascendant.degree, midheaven.sign, midheaven.degree],
      [risingSign, rising, topSign, top],
      angles,
    )
    assert.equal(derived_moment, '2000-01-27T05:14:57.000Z')
    assert.deepEqual(
      [chart.bodies.sun.sign, chart.bodies.sun.degree, chart.bodies.sun.minute],
      ['Aquarius', 6, 33],
    )
    assert.deepEqual([method.angles, method.year], [angles, 'tropical_at_birth'])
    assert.equal(method.naibod_rate, angles === 'naibod_ra' ? 0.98564733 : null)
  }
})

test('nothing in a progressed chart applies or separates', async () => {
  for (const method of ['secondary', 'solar_arc']) {
    const { chart, to_natal, to_progressed } = await dataOf('progressions', { ...LIMA, ...AT, method })
    assert.ok(chart.aspects.length > 10)
    for (const { applying } of chart.aspects) assert.equal(applying, null)
    for (const { orb } of [...to_natal, ...to_progressed]) assert.ok(orb <= 1)
    for (const { first, second } of to_progressed) assert.notEqual(first, second)
  }
})

test('by solar arc every point has moved by the arc, and keeps its aspects', async () => {
  const natal = await dataOf('chart', SAN_DIEGO)
  const { chart, solar_arc } = await dataOf('progressions', { ...SAN_DIEGO, ...AT, method: 'solar_arc' })
  const moved = (now: { longitude: number }, then: { longitude: number }) =>
    (now.longitude - then.longitude + 360) % 360
  for (const body of Object.keys(natal.bodies))
    assert.ok(Math.abs(moved(chart.bodies[body], natal.bodies[body]) - solar_arc) < 2e-6, body)
  for (const angle of ['ascendant', 'midheaven', 'vertex'])
    assert.ok(Math.abs(moved(chart.angles[angle], natal.angles[angle]) - solar_arc) < 2e-6, angle)
  assert.equal(chart.aspects.length, natal.aspects.length)
  assert.ok(Math.abs(solar_arc - 25.9375) < 1e-3, '6°33′41″ ♒ − 10°37′26″ ♑')
})

test('what is coming comes in order, within the years, and begins what the Moon is in next', async () => {
  const asked = { ...SAN_DIEGO, ...AT, years: 3 }
  const { coming, moon, metadata } = await dataOf('progressions', asked)
  const instants = coming.map(({ at }: { at: string }) => at)
  assert.deepEqual(instants, instants.toSorted())
  assert.ok(instants[0] >= '2025-06-21' && instants.at(-1) < '2028-06-22')
  const next = coming.find(({ id }: { id: string }) => id === 'progressed-moon-enters-scorpio')
  assert.equal(next.at.slice(0, 15), moon.sign.to.slice(0, 15))
  assert.deepEqual([next.kind, next.point, next.sign], ['sign', 'moon', 'Scorpio'])
  assert.equal(metadata.date_uncertainty_days, 0)
})

test('converse progressions count the days before the birth', async () => {
  const { derived_moment, solar_arc, chart } = await dataOf('progressions', {
    ...SAN_DIEGO,
    ...AT,
    converse: true,
  })
  assert.match(derived_moment, /^1999-12-07T/)
  assert.ok(solar_arc < -25)
  assert.equal(chart.bodies.sun.sign, 'Sagittarius')
})

test('without a time progressions have no houses, and say how far dates may be off', async () => {
  const { body } = await ask('progressions', { ...WITHOUT_TIME, at: '2026-01-01' })
  const { chart, moon, metadata, method } = body.data
  assert.deepEqual([chart.houses, chart.angles, moon.house, method.angles], [null, null, null, null])
  assert.equal(metadata.date_uncertainty_days, 183)
  assert.equal(chart.bodies.moon.range.from !== chart.bodies.moon.range.to, true)
  assert.equal(body.warnings[0].code, 'BIRTH_TIME_UNKNOWN')
})

test('a moment before the birth, or angles of another method, are refused with a sentence', async () => {
  const before = await ask('progressions', { ...LIMA, at: '1985-11-01' })
  assert.deepEqual([before.status, before.body.error.message], [422, 'at must not be before the birth.'])
  const angles = await ask('progressions', { ...LIMA, method: 'solar_arc', angles: 'quotidian' })
  assert.equal(angles.status, 422)
  assert.match(angles.body.error.message, /^angles belongs to the method secondary/)
})

test('a life has chapters with ages, dates by the clocks of the birth, and houses of the birth chart', async () => {
  const { chapters, now, metadata } = await dataOf('life', BERLIN)
  const natal = await dataOf('chart', BERLIN)
  const byId = Object.fromEntries(chapters.map((chapter: { id: string }) => [chapter.id, chapter]))
  const saturn = byId['saturn-return-1']
  assert.deepEqual(
    [saturn.kind, saturn.which, saturn.natal_house],
    ['saturn-return', 1, natal.bodies.saturn.house],
  )
  assert.ok(saturn.age > 28.5 && saturn.age < 30)
  assert.equal(byId['node-return-1'].natal_house, natal.bodies.north_node.house)
  const again = await dataOf('returns', { ...BERLIN, body: 'saturn', from: '1991-01-01' })
  assert.deepEqual(saturn.passes, again.returns[0].passes)
  assert.equal(byId['progressed-sun-sign-1'].sign, 'Gemini')
  assert.equal(metadata.count, chapters.length)
  for (const id of [...now.current, now.last, now.next]) assert.ok(id in byId, id)
})
