/** The endpoint from local time to cusps, against zoneinfo and the Swiss Ephemeris (SOURCE.md). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { separation } from '../../../src/sky/angle.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { testParts, testService } from '../../service.ts'

/** Arcseconds. UTC stands between us and the sky: see SOURCE.md for what UT1 does to the angles. */
const LIMITS = { planets: 0.5, cusps: 2.5 }

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

const rows = readFileSync(new URL('charts.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [birthDateTime, timezone, latitude, longitude, requested, used, utc, ...numbers] = line.split('\t')
    const payload = {
      birthDateTime,
      timezone,
      latitude: Number(latitude),
      longitude: Number(longitude),
      options: { house_system: requested },
    }
    return { payload, used, utc, numbers: numbers.map(Number) }
  })

test('instants, planets, cusps and angles of 418 births all over the world', async (t) => {
  const worst = { planets: 0, cusps: 0 }
  assert.equal(rows.length, 418)
  for (const { payload, used, utc, numbers } of rows) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-chart', payload })
    const name = JSON.stringify(payload)
    assert.equal(reply.statusCode, 200, name)
    const { birth_info, planets, houses, angles, metadata } = reply.json().data
    assert.equal(Date.parse(birth_info.date_time), Date.parse(utc!), name)
    assert.equal(metadata.house_system_used, used, name)
    const arcseconds = (shown: number, golden: number) => separation(shown, golden) * 3600
    PLANETS.forEach((planet, i) => {
      worst.planets = Math.max(worst.planets, arcseconds(planets[planet].longitude, numbers[i]!))
    })
    const circle = [
      ...houses.map(({ cusp }: { cusp: number }) => cusp),
      angles.ascendant.longitude,
      angles.midheaven.longitude,
    ]
    circle.forEach((shown, i) => {
      worst.cusps = Math.max(worst.cusps, arcseconds(shown, numbers[10 + i]!))
    })
    assert(worst.planets <= LIMITS.planets, `${name}: a planet is ${worst.planets.toFixed(2)}″ off`)
    assert(worst.cusps <= LIMITS.cusps, `${name}: a cusp is ${worst.cusps.toFixed(2)}″ off`)
  }
  t.diagnostic(
    `natal charts: instants exact, planets within ${worst.planets.toFixed(2)}″, cusps and angles within ${worst.cusps.toFixed(2)}″`,
  )
})
