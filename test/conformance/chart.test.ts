/** The wider chart (docs/charts.md). Positions, cusps and angles are those of Debian's swetest 2.10.03 at 11:40 UTC (`-utc`). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

async function ask(payload: object) {
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/chart', payload })
  return { status: reply.statusCode, body: reply.json() }
}
const chartOf = async (payload: object) => (await ask(payload)).body.data
const withOptions = (options: object, birth: object = LIMA) => ({ ...birth, options })
const near = (actual: number, expected: number, arcseconds: number) =>
  assert.ok(Math.abs(actual - expected) < arcseconds / 3600, `${actual} is not ${expected}`)

test('bodies, cusps and angles are where the Swiss Ephemeris has them', async () => {
  const { bodies, houses, angles } = await chartOf(withOptions({ house_system: 'regiomontanus' }))
  near(bodies.sun.longitude, 219.9950728, 0.1)
  near(bodies.moon.longitude, 91.583214, 0.2)
  near(bodies.north_node.longitude, 39.1807335, 0.6)
  near(bodies.lilith.longitude, 47.0256259, 0.6)
  near(bodies.lilith.latitude, 0.7227962, 0.6)
  near(bodies.chiron.longitude, 73.6591923, 0.6)
  near(bodies.chiron.latitude, -4.9653323, 0.6)
  near(bodies.chiron.speed, -0.0447125, 0.5)
  near(bodies.mercury.declination, -23.1519286, 0.2)
  near(houses[1].cusp, 264.6908601, 0.5)
  near(houses[11].cusp, 203.0355806, 0.5)
  near(angles.ascendant.longitude, 236.2485379, 0.5)
  near(angles.vertex.longitude, 17.2254158, 0.5)
  assert.deepEqual(Object.keys(bodies), [
    ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
    ...['north_node', 'lilith', 'chiron'],
  ])
})

test('a sidereal chart has its longitudes, signs and houses in the sidereal zodiac', async () => {
  const tropical = await chartOf(LIMA)
  const sidereal = await chartOf(withOptions({ zodiac: 'sidereal' }))
  near(sidereal.bodies.sun.longitude, 196.3391775, 0.3)
  near(sidereal.bodies.moon.longitude, 67.9272682, 0.4)
  assert.equal(sidereal.bodies.sun.sign, 'Libra')
  assert.equal(sidereal.metadata.ayanamsa.name, 'lahiri')
  near(sidereal.metadata.ayanamsa.degrees, 219.9950728 - 196.3391775, 0.3)
  assert.equal(sidereal.houses[0].cusp % 30, 0)
  assert.equal(sidereal.houses[0].sign, sidereal.angles.ascendant.sign)
  assert.equal(sidereal.bodies.sun.declination, tropical.bodies.sun.declination)
  assert.deepEqual(
    sidereal.aspects.map(({ planet1, aspect, planet2 }: Record<string, string>) => [
      planet1,
      aspect,
      planet2,
    ]),
    tropical.aspects.map(({ planet1, aspect, planet2 }: Record<string, string>) => [
      planet1,
      aspect,
      planet2,
    ]),
  )
  assert.notEqual(sidereal.chart_id, tropical.chart_id)
})

test('the mean node is another one than the true node, and the south node is opposite to either', async () => {
  const nodes = { ...LIMA, bodies: ['south_node', 'north_node'] }
  const mean = await chartOf(withOptions({ node: 'mean' }, nodes))
  near(mean.bodies.north_node.longitude, 38.9717644, 0.6)
  near(mean.bodies.south_node.longitude, 218.9717644, 0.6)
  assert.deepEqual(Object.keys(mean.bodies), ['north_node', 'south_node'])
  assert.deepEqual(mean.aspects, [])
})

test('without a time there are no houses, angles and lots, and what can change that day has a range', async () => {
  const { body } = await ask(withOptions({ time_known: false }, { ...LIMA, birthDateTime: '1985-11-02' }))
  const { bodies, houses, angles, lots, day_chart, balance, metadata, birth_info, aspects } = body.data
  assert.deepEqual([houses, angles, day_chart, lots], [null, null, null, {}])
  assert.deepEqual([birth_info.date_time, birth_info.date], [null, '1985-11-02'])
  assert.equal(metadata.time_resolution, null)
  assert.equal(body.warnings[0].code, 'BIRTH_TIME_UNKNOWN')
  // swetest at 05:00 and 17:00 UTC of the 2nd and 05:00 of the 3rd, which are midnight, noon and midnight in Lima.
  near(bodies.moon.range.from, 88.2389118, 0.4)
  near(bodies.moon.longitude, 94.2678899, 0.4)
  near(bodies.moon.range.to, 100.342498, 0.4)
  assert.deepEqual([bodies.moon.sign_certain, bodies.moon.signs], [false, ['Gemini', 'Cancer']])
  assert.deepEqual([bodies.sun.sign_certain, bodies.sun.signs], [true, ['Scorpio']])
  assert.equal(bodies.sun.house, null)
  assert.deepEqual([bodies.sun.dignity, bodies.moon.dignity], [['peregrine'], undefined])
  assert.ok(!Object.values(balance.elements).flat().includes('moon'), 'the sign of the Moon is not certain')
  assert.equal(balance.hemispheres, null)
  assert.ok(aspects.some(({ certain }: { certain: boolean }) => certain))
  assert.ok(aspects.some(({ certain }: { certain: boolean }) => !certain))
})

test('without a time parallels and the phase of the Moon say whether they hold all day', async () => {
  // The first quarter of 17 November 2026 is at 11:48 UTC.
  const birth = { birthDateTime: '2026-11-17', timezone: 'UTC', latitude: 0, longitude: 0 }
  const options = { time_known: false, aspects: ['parallel', 'contraparallel'] }
  const { aspects, moon_phase } = await chartOf({ ...birth, options })
  assert.ok(aspects.length > 0)
  for (const { certain } of aspects) assert.equal(typeof certain, 'boolean')
  assert.deepEqual([moon_phase.certain, moon_phase.names], [false, ['crescent', 'first_quarter']])
  assert.ok(moon_phase.range.from < 90 && moon_phase.range.to > 90)
  const dayBefore = await chartOf({ ...birth, birthDateTime: '2026-11-16', options })
  assert.deepEqual([dayBefore.moon_phase.certain, dayBefore.moon_phase.names], [true, ['crescent']])
  const timed = await chartOf({ ...birth, birthDateTime: '2026-11-17 12:00' })
  assert.deepEqual(Object.keys(timed.moon_phase), ['name', 'elongation', 'waxing', 'illuminated'])
})

test('lots need the time of birth', async () => {
  const timed = await chartOf({ ...LIMA, lots: ['fortune', 'spirit'] })
  // The Sun has just risen: Ascendant + Moon − Sun.
  assert.equal(timed.day_chart, true)
  near(timed.lots.fortune.longitude, 236.2485379 + 91.583214 - 219.9950728, 1)
  near(timed.lots.spirit.longitude, (236.2485379 + 219.9950728 - 91.583214) % 360, 1)
  const { status, body } = await ask(withOptions({ time_known: false }, { ...LIMA, lots: ['fortune'] }))
  assert.deepEqual(
    [status, body.error.code, body.error.details],
    [422, 'BIRTH_TIME_REQUIRED', { field: 'lots' }],
  )
})

test('aspects are those that are asked for, within the orbs that are asked for', async () => {
  const wide = await chartOf({ ...LIMA, aspects: ['square'], orbs: { square: 12 } })
  const narrow = await chartOf({ ...LIMA, aspects: ['square'], orbs: { square: 2 } })
  assert.ok(wide.aspects.length > narrow.aspects.length)
  for (const { aspect, orb, maxOrb, strength } of wide.aspects) {
    assert.deepEqual([aspect, maxOrb], ['square', 12])
    assert.ok(orb <= 12 && Math.abs(strength - (1 - orb / 12)) < 1e-4)
  }
  const parallels = await chartOf({ ...LIMA, aspects: ['parallel', 'contraparallel'] })
  assert.ok(parallels.aspects.length > 0)
  for (const { planet1, planet2, aspect, orb } of parallels.aspects) {
    const [one, two] = [parallels.bodies[planet1].declination, parallels.bodies[planet2].declination]
    assert.equal(aspect, one * two > 0 ? 'parallel' : 'contraparallel')
    assert.ok(Math.abs(Math.abs(Math.abs(one) - Math.abs(two)) - orb) < 1e-4 && orb <= 1)
  }
})

test('a date of the Julian calendar is the Gregorian one of the same day', async () => {
  const newton = { ...LIMA, timezone: 'Europe/London', latitude: 52.81, longitude: -0.63 }
  const julian = await chartOf(
    withOptions({ calendar: 'julian' }, { ...newton, birthDateTime: '1642-12-25 01:38' }),
  )
  const gregorian = await chartOf({ ...newton, birthDateTime: '1643-01-04 01:38' })
  assert.equal(julian.chart_id, gregorian.chart_id)
  assert.equal(julian.metadata.calendar, 'julian')
  const leap = { ...newton, birthDateTime: '1700-02-29 12:00' }
  assert.equal((await ask(withOptions({ calendar: 'julian' }, leap))).status, 200)
  assert.equal((await ask(leap)).status, 422)
  const none = await ask(
    withOptions({ calendar: 'julian' }, { ...newton, birthDateTime: '1701-02-29 12:00' }),
  )
  assert.deepEqual([none.status, none.body.error.code], [422, 'INVALID_DATE_FORMAT'])
})

test('before there were zones, clocks can be set by the meridian of the place', async () => {
  const potsdam = {
    birthDateTime: '1880-06-01 12:00',
    timezone: 'Europe/Berlin',
    latitude: 52.4,
    longitude: 13,
  }
  const zone = await chartOf(potsdam)
  const place = await chartOf(withOptions({ local_mean_time: 'place' }, potsdam))
  assert.equal(zone.metadata.time_resolution.utc_offset, '+00:53:28')
  assert.equal(place.metadata.time_resolution.utc_offset, '+00:52')
  const modern = { ...potsdam, birthDateTime: '1980-06-01 12:00' }
  assert.equal(
    (await chartOf(withOptions({ local_mean_time: 'place' }, modern))).metadata.time_resolution.utc_offset,
    '+02:00',
  )
})

test('the default of each option can be given, too', async () => {
  const usual = await chartOf(LIMA)
  for (const options of [
    { local_mean_time: 'zone' },
    { calendar: 'gregorian' },
    { zodiac: 'tropical' },
    { house_system: 'whole' },
    { node: 'true' },
    { time_known: true },
  ])
    assert.equal((await chartOf(withOptions(options))).chart_id, usual.chart_id, JSON.stringify(options))
})

test('a house system that does not exist at a latitude gives way to equal houses, with a warning', async () => {
  const arctic = withOptions({ house_system: 'campanus' }, { ...LIMA, latitude: 72 })
  const { body } = await ask(arctic)
  assert.deepEqual(
    [body.data.metadata.house_system, body.data.metadata.house_system_used],
    ['campanus', 'equal'],
  )
  assert.match(body.data.metadata.fallback_reason, /campanus houses do not exist beyond 66°/)
  assert.equal(body.warnings[0].code, 'HIGH_LATITUDE_FALLBACK')
  const tropics = await ask(withOptions({ house_system: 'azimuthal' }))
  assert.equal(tropics.body.warnings[0].code, 'LOW_LATITUDE_FALLBACK')
})

test('bad input gets its own error', async () => {
  const cases: [object, number, string][] = [
    [{ ...LIMA, bodies: ['vulcan'] }, 422, 'UNKNOWN_BODY'],
    [withOptions({ house_system: 'pentagonal' }), 400, 'UNSUPPORTED_HOUSE_SYSTEM'],
    [withOptions({ zodiac: 'chinese' }), 400, 'UNSUPPORTED_ZODIAC'],
    [withOptions({ zodiac: 'sidereal', ayanamsa: 'mine' }), 400, 'VALIDATION_ERROR'],
    [withOptions({ ayanamsa: 'lahiri' }), 422, 'VALIDATION_ERROR'],
    [{ ...LIMA, birthDateTime: '1985-11-02' }, 400, 'INVALID_DATE_FORMAT'],
    [withOptions({ time_known: false }, { ...LIMA, birthDateTime: 'today' }), 400, 'INVALID_DATE_FORMAT'],
    [
      withOptions({ time_known: false }, { ...LIMA, birthDateTime: '1985-02-30' }),
      422,
      'INVALID_DATE_FORMAT',
    ],
    [withOptions({ time_known: false }, { ...LIMA, birthDateTime: '1599-12-31' }), 422, 'DATE_OUT_OF_RANGE'],
    [
      withOptions({ time_known: false }, { ...LIMA, timezone: 'Asia/Tokyo', birthDateTime: '1600-01-01' }),
      422,
      'DATE_OUT_OF_RANGE',
    ],
    [
      withOptions({ time_known: false }, { ...LIMA, timezone: 'Pacific/Apia', birthDateTime: '2011-12-30' }),
      422,
      'NONEXISTENT_LOCAL_TIME',
    ],
    [{ ...LIMA, orbs: { square: 13 } }, 400, 'VALIDATION_ERROR'],
    [{ ...LIMA, lots: ['luck'] }, 400, 'VALIDATION_ERROR'],
    [{ ...LIMA, latitude: 91 }, 422, 'INVALID_COORDINATES'],
  ]
  for (const [payload, status, code] of cases) {
    const answer = await ask(payload)
    assert.deepEqual([answer.status, answer.body.error?.code], [status, code], JSON.stringify(payload))
  }
})

test('no bodies, and every body at either end of the eight centuries, are answered', async () => {
  assert.deepEqual((await chartOf({ ...LIMA, bodies: [] })).bodies, {})
  for (const birthDateTime of ['1600-01-01 00:00:00', '2399-12-31 23:59:59'])
    assert.equal((await ask({ ...LIMA, timezone: 'UTC', birthDateTime })).status, 200)
})

test('the id of a chart depends on the moment, the place, the houses, the zodiac and the node, and on nothing else', async () => {
  const sidereal = { zodiac: 'sidereal', ayanamsa: 'lahiri' }
  const idOf = async (options: object, birth: object = {}) =>
    (await chartOf(withOptions(options, { ...LIMA, ...birth }))).chart_id
  const ids = [
    await idOf({}),
    await idOf({}, { latitude: -12.1 }),
    await idOf({}, { longitude: -77.1 }),
    await idOf({}, { birthDateTime: '1985-11-02 06:41:00' }),
    await idOf({ house_system: 'koch' }),
    await idOf({ node: 'mean' }),
    await idOf(sidereal),
    await idOf({ ...sidereal, ayanamsa: 'raman' }),
    await idOf({ ...sidereal, node: 'mean' }),
  ]
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(await idOf({}, { bodies: ['sun', 'eris'], lots: ['fortune'] }), ids[0])
})

test('a body that was found late has no place in early centuries, and is named', async () => {
  for (const bodies of [['eris'], ['sun', 'pholus']]) {
    const { status, body } = await ask({ ...LIMA, birthDateTime: '1799-11-02 06:40', bodies })
    assert.deepEqual([status, body.error.code], [422, 'DATE_OUT_OF_RANGE'])
    assert.deepEqual([body.error.details.field, body.error.details.provided], ['bodies', bodies.at(-1)])
    assert.equal((await ask({ ...LIMA, bodies })).status, 200)
  }
})

test('the picture of two births shows the houses and angles of the second, and says where a time is unknown', async () => {
  const draw = async (payload: object) =>
    (await service.inject({ method: 'POST', url: '/v1/astrology/chart.svg', payload })).body
  const second = { ...LIMA, birthDateTime: '1988-02-20 21:15:00' }
  const both = await draw({ ...LIMA, second })
  const { angles } = await chartOf(second)
  assert.match(both, new RegExp(`<title>Second Ascendant: ${angles.ascendant.degree}°`))
  assert.match(both, new RegExp(`<title>Second Midheaven: ${angles.midheaven.degree}°`))
  assert.equal(both.match(/<title>Second house \d+</g)?.length, 12)
  assert.doesNotMatch(both, /birth time unknown/)
  const day = { birthDateTime: '1988-02-20', options: { time_known: false } }
  const secondDay = await draw({ ...LIMA, second: { ...LIMA, ...day } })
  assert.match(secondDay, /Outer ring: birth of 1988-02-20 · birth time unknown/)
  assert.doesNotMatch(secondDay, /Second Ascendant/)
  const alone = await draw({ ...LIMA, ...day })
  assert.match(alone, /<desc>1988-02-20, America\/Lima · birth time unknown\./)
  assert.match(alone, /aria-label="[^"]*, birth time unknown"/)
})

test('an error inside the second birth names the second birth', async () => {
  const second = { ...LIMA, latitude: 91 }
  const reply = await service.inject({
    method: 'POST',
    url: '/v1/astrology/chart.svg',
    payload: { ...LIMA, second },
  })
  assert.equal(reply.statusCode, 422)
  assert.equal(reply.json().error.details.field, 'second.latitude')
})
