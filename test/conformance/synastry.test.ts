/** Two people (docs/synastry.md): synastry, composite and Davison charts over HTTP. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../golden/sky/compare.ts'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest()
const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const PAIR = { first: LIMA, second: BERLIN }
const WITHOUT_TIME = { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }

async function ask(path: string, payload: object) {
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const dataOf = async (path: string, payload: object) => {
  const { status, body } = await ask(path, payload)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

test('synastry lists each aspect with what it counts, and its sums are those of the list', async () => {
  const { aspects, score, kind, method, pair_id } = await dataOf('synastry', PAIR)
  assert.equal(kind, 'love')
  assert.match(pair_id, /^pair_/)
  const hundredths = (value: number) => Math.round(value * 100) / 100
  const sum = (of: (aspect: { influence: number; parts: Record<string, number> }) => number) =>
    hundredths(aspects.reduce((total: number, aspect: never) => total + of(aspect), 0))
  assert.equal(
    score.contact.value,
    sum(({ influence }) => Math.abs(influence)),
  )
  assert.equal(
    score.ease.value,
    sum(({ influence }) => influence),
  )
  for (const part of Object.keys(score.parts))
    assert.equal(
      score.parts[part].value,
      sum(({ parts }) => parts[part] ?? 0),
      part,
    )
  for (const each of aspects) {
    assert.equal(each.id, `first-${each.first}-${each.aspect}-second-${each.second}`)
    assert.equal(each.influence, hundredths(each.weight * each.closeness * each.nature) + 0)
    if (each.weight === 0) continue
    const pair = method.pair_factors[`${each.first}-${each.second}`]
    const factor = pair ?? method.pair_factors[`${each.second}-${each.first}`] ?? 1
    const weights = method.weights
    assert.equal(each.weight, hundredths(10 * weights[each.first] * weights[each.second] * factor))
  }
  const sizes = aspects.map(({ influence }: { influence: number }) => Math.abs(influence))
  assert.deepEqual(
    sizes,
    sizes.toSorted((a: number, b: number) => b - a),
  )
  assert.ok(score.contact.rank >= 0 && score.contact.rank <= 100 && score.contact.range === null)
})

test('the houses of the other are those of each chart', async () => {
  const { overlays } = await dataOf('synastry', PAIR)
  const [lima, berlin] = await Promise.all([LIMA, BERLIN].map((birth) => dataOf('chart', birth)))
  const houseIn = (cusps: { cusp: number }[], longitude: number) =>
    1 +
    cusps.findIndex(
      ({ cusp }, i) => (longitude - cusp + 360) % 360 < (cusps[(i + 1) % 12]!.cusp - cusp + 360) % 360,
    )
  for (const body of ['sun', 'moon', 'venus', 'saturn']) {
    assert.equal(overlays.first_in_second[body], houseIn(berlin.houses, lima.bodies[body].longitude), body)
    assert.equal(overlays.second_in_first[body], houseIn(lima.houses, berlin.bodies[body].longitude), body)
  }
  assert.equal('ascendant' in overlays.first_in_second, false)
})

test('exchanged births have the same sums, and the aspects from the other side', async () => {
  const one = await dataOf('synastry', PAIR)
  const other = await dataOf('synastry', { first: BERLIN, second: LIMA })
  assert.deepEqual(one.score, other.score)
  assert.deepEqual(one.overlays.first_in_second, other.overlays.second_in_first)
  const turned = (each: { id: string; first: string; second: string; aspect: string }) =>
    `first-${each.second}-${each.aspect}-second-${each.first}`
  assert.deepEqual(other.aspects.map(turned).sort(), one.aspects.map(({ id }: { id: string }) => id).sort())
})

test('the same birth twice is allowed: every body stands on itself', async () => {
  const { aspects } = await dataOf('synastry', { first: LIMA, second: LIMA })
  const own = aspects.filter(({ first, second }: never) => first === second)
  assert.deepEqual([...new Set(own.map(({ aspect, orb }: never) => `${aspect} ${orb}`))], ['conjunction 0'])
  assert.equal(own.length, 12)
  assert.equal((await ask('composite', { first: LIMA, second: LIMA })).status, 200)
  assert.equal((await ask('davison', { first: LIMA, second: LIMA })).status, 200)
})

test('kinds weigh the same aspects differently', async () => {
  const love = await dataOf('synastry', PAIR)
  const work = await dataOf('synastry', { ...PAIR, kind: 'work' })
  assert.deepEqual(
    love.aspects.map(({ id }: { id: string }) => id).sort(),
    work.aspects.map(({ id }: { id: string }) => id).sort(),
  )
  assert.notEqual(love.score.contact.value, work.score.contact.value)
  assert.equal(work.method.weights.moon, 0.4)
  assert.equal(work.method.pair_factors['sun-saturn'], 1.4)
})

test('Jupiter to Pluto among themselves are listed without a weight, and say why', async () => {
  const { aspects } = await dataOf('synastry', PAIR)
  const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  const among = aspects.filter(({ first, second }: never) => slow.includes(first) && slow.includes(second))
  assert.ok(among.length > 2)
  for (const each of among) {
    assert.equal(each.weight, 0)
    assert.equal(each.influence, 0)
    assert.equal(each.weight_reason, 'age_gap')
  }
})

test('without a time there are no Moon, angles and houses of that birth; the sums have a range instead of a rank', async () => {
  const { status, body } = await ask('synastry', { first: LIMA, second: WITHOUT_TIME })
  assert.equal(status, 200)
  const { aspects, overlays, score, births, metadata } = body.data
  assert.equal(
    aspects.some(({ second }: never) => ['moon', 'ascendant', 'midheaven'].includes(second)),
    false,
  )
  assert.equal(
    aspects.some(({ first }: never) => ['moon', 'ascendant', 'midheaven'].includes(first)),
    true,
  )
  assert.ok(aspects.every(({ certain }: { certain: unknown }) => typeof certain === 'boolean'))
  assert.equal(overlays.first_in_second, null)
  assert.equal('moon' in overlays.second_in_first, false)
  assert.equal(births.second.time_known, false)
  assert.equal(metadata.time_known, false)
  assert.equal(score.contact.rank, null)
  assert.ok(score.contact.range.low < score.contact.range.high)
  assert.ok(score.contact.range.rank_low <= score.contact.range.rank_high)
  assert.deepEqual(
    body.warnings.map(({ code }: { code: string }) => code),
    ['BIRTH_TIME_UNKNOWN'],
  )
  assert.match(body.warnings[0].message, /\(second\)/)
  const known = await dataOf('synastry', PAIR)
  for (const measure of ['contact', 'ease'] as const) {
    // A quarter of an hour either way of the true time, which is among those that were looked at.
    assert.ok(known.score[measure].value >= score[measure].range.low)
    assert.ok(known.score[measure].value <= score[measure].range.high)
  }
})

test('both times unknown', async () => {
  const { aspects, overlays, score } = await dataOf('synastry', {
    first: { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    second: WITHOUT_TIME,
  })
  assert.deepEqual(overlays, { first_in_second: null, second_in_first: null })
  assert.equal(
    aspects.some(({ first, second }: never) => first === 'moon' || second === 'moon'),
    false,
  )
  assert.ok(score.ease.range.low < score.ease.range.high)
})

test('own bodies, aspects and orbs change what is listed, and the rank is gone', async () => {
  const { aspects, score } = await dataOf('synastry', {
    ...PAIR,
    bodies: ['sun', 'moon', 'chiron', 'ascendant'],
    aspects: ['trine', 'quincunx'],
    orbs: { trine: 8 },
  })
  assert.equal(score.contact.rank, null)
  for (const { first, second, aspect, max_orb, weight_reason } of aspects) {
    assert.ok(['sun', 'moon', 'chiron', 'ascendant'].includes(first))
    assert.equal(max_orb, aspect === 'trine' ? 8 : 2)
    if (
      aspect === 'quincunx' &&
      first !== 'chiron' &&
      second !== 'chiron' &&
      (first !== 'ascendant' || second !== 'ascendant')
    )
      assert.equal(weight_reason, 'aspect_not_weighed')
  }
})

const seconds = (instant: string) => Date.parse(instant)

test('composite and Davison charts are those of the Swiss Ephemeris', async () => {
  for (const row of rowsOf('../pairs/pairs').slice(0, 12)) {
    const birth = (who: string) => ({
      birthDateTime: new Date(Number(row[`${who}_instant`])).toISOString().slice(0, 19).replace('T', ' '),
      timezone: 'UTC',
      latitude: Number(row[`${who}_latitude`]),
      longitude: Number(row[`${who}_longitude`]),
      options: { house_system: 'placidus' },
    })
    const pair = { first: birth('first'), second: birth('second') }
    const near = (found: number, name: string) =>
      assert.ok(Math.abs(((found - Number(row[name]) + 540) % 360) - 180) < 0.1 / 3600, name)
    for (const kind of ['composite', 'davison']) {
      const { bodies, houses } = await dataOf(kind, pair)
      for (const body of ['sun', 'moon', 'venus', 'saturn']) near(bodies[body].longitude, `${kind}_${body}`)
      for (const { house, cusp } of houses) near(cusp, `${kind}_cusp_${house}`)
    }
  }
})

test('included charts are those of their own endpoints', async () => {
  const { composite, davison } = await dataOf('synastry', { ...PAIR, include: ['composite', 'davison'] })
  assert.deepEqual(composite.bodies, (await dataOf('composite', PAIR)).bodies)
  assert.deepEqual(davison.angles, (await dataOf('davison', PAIR)).angles)
  assert.equal('composite' in (await dataOf('synastry', PAIR)), false)
})

test('a composite says how its houses were made; nothing in it applies or stands still', async () => {
  const derived = await dataOf('composite', PAIR)
  assert.deepEqual(derived.method, {
    bodies: 'near_midpoint',
    houses: 'derived',
    latitude: 20.235,
    latitude_rule: 'mean',
    kept_angle: null,
    far_cusps: [],
    ambiguous: [],
  })
  assert.ok(derived.aspects.every(({ applying }: { applying: unknown }) => applying === null))
  assert.ok(Object.values(derived.bodies).every((body) => (body as { station: unknown }).station === null))
  assert.equal('birth_info' in derived, false)
  const midpoint = await dataOf('composite', { ...PAIR, houses: 'midpoint' })
  assert.equal(midpoint.method.houses, 'midpoint')
  assert.equal(midpoint.method.latitude, null)
  const none = await dataOf('composite', { ...PAIR, houses: 'none' })
  assert.equal(none.houses, null)
  assert.equal(none.angles, null)
  assert.equal('range' in none.bodies.moon, false)
  assert.deepEqual(none.bodies.sun.longitude, derived.bodies.sun.longitude)
})

test('a composite at a place has its latitude', async () => {
  const places = await service.inject({ method: 'GET', url: '/v1/places?q=oslo&limit=1' })
  const [oslo] = places.json().places ?? places.json().data.places
  const { method } = await dataOf('composite', { ...PAIR, place: oslo.id })
  assert.equal(method.latitude_rule, 'place')
  assert.equal(method.latitude, oslo.latitude)
  const wrong = await ask('composite', { ...PAIR, houses: 'midpoint', place: oslo.id })
  assert.equal(wrong.status, 422)
  assert.equal(wrong.body.error.details.issues[0].path, 'place')
})

test('a composite without a time has ranges and no houses', async () => {
  const { bodies, houses, angles, method } = await dataOf('composite', { first: LIMA, second: WITHOUT_TIME })
  assert.equal(houses, null)
  assert.equal(angles, null)
  assert.equal(method.houses, 'none')
  const { from, to } = bodies.moon.range
  const width = (to - from + 360) % 360
  assert.ok(width > 5.5 && width < 8, `${width}`)
})

test('a Davison chart has the mean instant and place, or what its rules say', async () => {
  const mean = await dataOf('davison', PAIR)
  assert.equal(
    seconds(mean.instant),
    Math.floor((seconds('1985-11-02T11:40:00Z') + seconds('1990-05-15T12:30:00Z')) / 2000) * 1000,
  )
  assert.deepEqual(mean.place, { latitude: 20.235, longitude: -31.8225 })
  assert.deepEqual(mean.method, {
    time_rule: 'mean',
    place_rule: 'mean',
    correction_seconds: 0,
    place_ambiguous: false,
  })
  const corrected = await dataOf('davison', { ...PAIR, time_rule: 'corrected' })
  const composite = await dataOf('composite', PAIR)
  assert.ok(Math.abs(corrected.angles.midheaven.longitude - composite.angles.midheaven.longitude) < 1e-5)
  assert.equal(
    seconds(corrected.instant) - seconds(mean.instant),
    1000 * Math.round((seconds(corrected.instant) - seconds(mean.instant)) / 1000),
  )
  assert.ok(
    Math.abs(
      (seconds(corrected.instant) - seconds(mean.instant)) / 1000 - corrected.method.correction_seconds,
    ) <= 1,
  )
  const circle = await dataOf('davison', { ...PAIR, place_rule: 'great_circle' })
  assert.notDeepEqual(circle.place, mean.place)
})

test('what needs a time says whose is missing', async () => {
  for (const [path, members] of [
    ['composite', { houses: 'derived' }],
    ['composite', { houses: 'midpoint' }],
    ['composite', { lots: ['fortune'] }],
    ['davison', { time_rule: 'corrected' }],
    ['davison', { lots: ['fortune'] }],
  ] as const)
    for (const [pair, field] of [
      [{ first: LIMA, second: WITHOUT_TIME }, 'second.birthDateTime'],
      [{ first: WITHOUT_TIME, second: LIMA }, 'first.birthDateTime'],
    ] as const) {
      const { status, body } = await ask(path, { ...pair, ...members })
      assert.equal(status, 422)
      assert.equal(body.error.code, 'BIRTH_TIME_REQUIRED')
      assert.equal(body.error.details.field, field)
    }
})

test('errors name the birth they are in', async () => {
  for (const path of ['synastry', 'composite', 'davison']) {
    const wrong = async (payload: object) => (await ask(path, payload)).body.error
    assert.equal((await wrong({ ...PAIR, first: { ...LIMA, latitude: 91 } })).details.field, 'first.latitude')
    assert.equal(
      (await wrong({ ...PAIR, second: { ...BERLIN, timezone: 'Mars/Base' } })).details.field,
      'second.timezone',
    )
    const date = await wrong({ ...PAIR, second: { ...BERLIN, birthDateTime: '1990-05-15' } })
    assert.equal(date.details.field, 'second.birthDateTime')
    assert.match(date.message, /second\.options\.time_known/)
    const missing = await ask(path, { first: LIMA })
    assert.equal(missing.status, 400)
    assert.equal(missing.body.error.details.issues[0].path, 'second')
    const both = await wrong({ ...PAIR, first: { ...LIMA, place: '1' } })
    assert.equal(both.details.issues[0].path, 'first.timezone')
  }
})

test('what the second leaves out is as in the first; another zodiac is refused', async () => {
  const sidereal = { ...LIMA, options: { zodiac: 'sidereal', house_system: 'placidus', node: 'mean' } }
  const { method } = await dataOf('synastry', { first: sidereal, second: BERLIN })
  assert.equal(method.zodiac, 'sidereal')
  assert.equal(method.ayanamsa, 'lahiri')
  assert.equal(method.node, 'mean')
  assert.deepEqual(method.house_systems, { first: 'placidus', second: 'placidus' })
  const tropical = { ...BERLIN, options: { zodiac: 'tropical' } }
  const { status, body } = await ask('synastry', { first: sidereal, second: tropical })
  assert.equal(status, 422)
  assert.equal(body.error.details.issues[0].path, 'second.options.zodiac')
  const koch = { ...BERLIN, options: { house_system: 'koch' } }
  assert.deepEqual((await dataOf('synastry', { first: LIMA, second: koch })).method.house_systems, {
    first: 'whole',
    second: 'koch',
  })
  const refused = await ask('composite', { first: LIMA, second: koch })
  assert.equal(refused.body.error.details.issues[0].path, 'second.options.house_system')
})
