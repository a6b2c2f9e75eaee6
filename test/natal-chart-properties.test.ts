/** For every legal birth the answer keeps its schema, and its numbers and flags agree with each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { NatalChartResponse } from '../src/api/endpoints/natal-chart/schema.ts'
import { separation } from '../src/sky/angle.ts'
import { EARLIEST, LATEST } from '../src/time/range.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

const edged = (min: number, max: number, edges: number[]) =>
  fc.oneof(fc.constantFrom(...edges), fc.double({ min, max, noNaN: true }))

/** Range edges, leap seconds' neighbours, and any second. */
const EDGES = [
  EARLIEST,
  LATEST - 999,
  Date.UTC(2016, 11, 31, 23, 59, 59),
  Date.UTC(2017, 0, 1),
  Date.UTC(1972, 0, 1),
]
const anyInstant = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.integer({ min: EARLIEST / 1000, max: (LATEST - 999) / 1000 }).map((seconds) => seconds * 1000),
)

const anyBirth = fc.record({
  birthDateTime: anyInstant.map((instant) => new Date(instant).toISOString().slice(0, 19)),
  timezone: fc.constant('UTC'),
  latitude: edged(-90, 90, [90, -90, 66, -66, 66.0000001, 65.9999999, 0, -0]),
  longitude: edged(-180, 180, [180, -180, 0, -0]),
  options: fc.record({ house_system: fc.constantFrom('whole', 'placidus', 'koch') }),
})

test('every legal birth has a chart that keeps its schema and agrees with itself', async () => {
  await fc.assert(
    fc.asyncProperty(anyBirth, async (payload) => {
      const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-chart', payload })
      assert.equal(reply.statusCode, 200, reply.body)
      const body = reply.json()
      assert.ok(
        Value.Check(NatalChartResponse, body),
        JSON.stringify([...Value.Errors(NatalChartResponse, body)]),
      )
      checkChart(body.data)
    }),
    { numRuns: 400 },
  )
})

type ShownPosition = { longitude: number; sign: string; degree: number; minute: number }
const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')

function checkChart({ planets, houses, angles, aspects }: ReturnType<typeof JSON.parse>): void {
  const points: ShownPosition[] = [
    ...Object.values<ShownPosition>(planets),
    ...Object.values<ShownPosition>(angles),
    ...houses.map((house: ShownPosition & { cusp: number }) => ({ ...house, longitude: house.cusp })),
  ]
  for (const { longitude, sign, degree, minute } of points) {
    const start = SIGNS.indexOf(sign) * 30 + degree + minute / 60
    assert.ok(
      longitude - start > -1e-9 && longitude - start < 1 / 60,
      `${longitude} ${sign} ${degree} ${minute}`,
    )
  }
  assert.ok(Math.abs(separation(angles.ascendant.longitude, angles.descendant.longitude) - 180) < 2e-6)
  assert.ok(Math.abs(separation(angles.midheaven.longitude, angles.imum_coeli.longitude) - 180) < 2e-6)

  const cusps: number[] = houses.map(({ cusp }: { cusp: number }) => cusp)
  const widths = cusps.map((cusp, i) => (cusps[(i + 1) % 12]! - cusp + 360) % 360)
  assert.ok(Math.abs(widths.reduce((a, b) => a + b) - 360) < 1e-6, 'the houses cover the circle once')

  for (const { longitude, house, retrograde, dailyMotion } of Object.values<{
    longitude: number
    house: number
    retrograde: boolean
    dailyMotion: number
  }>(planets)) {
    const from = (longitude - cusps[house - 1]! + 360) % 360
    assert.ok(from < widths[house - 1]!, 'a planet lies in its house')
    assert.equal(retrograde, dailyMotion < 0)
  }
  for (const { planet1, planet2, angle, orb, maxOrb, exact, strength } of aspects) {
    const arc = separation(planets[planet1].longitude, planets[planet2].longitude)
    assert.ok(Math.abs(Math.abs(arc - angle) - orb) < 6e-5)
    assert.ok(orb <= maxOrb)
    assert.equal(exact, orb < 1)
    assert.ok(Math.abs(strength - (1 - orb / maxOrb)) < 6e-5)
  }
}

test('whatever else is sent is refused in words, never with a 5xx', async () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.constantFrom('__proto__', '1990-05-15 14:30:00', 91, -181, 1e308),
  )
  const anyBody = fc.record(
    {
      birthDateTime: anything,
      timezone: anything,
      latitude: anything,
      longitude: anything,
      options: fc.oneof(
        anything,
        fc.record({ house_system: anything, zodiac: anything }, { requiredKeys: [] }),
      ),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(anyBody, async (payload) => {
      const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-chart', payload })
      assert.ok([200, 400, 422].includes(reply.statusCode), reply.body)
      if (reply.statusCode !== 200) assert.equal(typeof reply.json().error.code, 'string')
    }),
    { numRuns: 500 },
  )
})
