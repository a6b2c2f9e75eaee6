/** The endpoint from local time to cusps, against zoneinfo and the Swiss Ephemeris (SOURCE.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from '../../../src/sky/angle.ts'
import { PLANETS } from '../../../src/sky/ephemeris.ts'
import { testParts, testService } from '../../service.ts'
import { type GoldenChart, goldenCharts } from './rows.ts'

/** Arcseconds. UTC stands between us and the sky: see SOURCE.md for what UT1 does to the angles. */
const LIMITS = { planets: 0.5, cusps: 2.5 }

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

async function ask({ birthDateTime, timezone, latitude, longitude, requested }: GoldenChart) {
  const payload = { birthDateTime, timezone, latitude, longitude, options: { house_system: requested } }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-chart', payload })
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data
}

const worst = (shown: readonly number[], golden: readonly number[]) =>
  Math.max(...shown.map((longitude, i) => separation(longitude, golden[i]!) * 3600))

test('instants, planets, cusps and angles of 418 births all over the world', async (t) => {
  const charts = goldenCharts()
  const seen = { planets: 0, cusps: 0 }
  assert.equal(charts.length, 418)
  for (const golden of charts) {
    const { birth_info, planets, houses, angles, metadata } = await ask(golden)
    const name = `${golden.birthDateTime} ${golden.timezone} ${golden.requested}`
    assert.equal(Date.parse(birth_info.date_time), golden.instant, name)
    assert.equal(metadata.house_system_used, golden.used, name)
    const longitudes = PLANETS.map((planet) => planets[planet].longitude)
    const cusps = houses.map(({ cusp }: { cusp: number }) => cusp)
    const circle = [...cusps, angles.ascendant.longitude, angles.midheaven.longitude]
    const off = {
      planets: worst(longitudes, golden.planets),
      cusps: worst(circle, [...golden.cusps, golden.ascendant, golden.midheaven]),
    }
    assert(off.planets <= LIMITS.planets, `${name}: a planet is ${off.planets.toFixed(2)}″ off`)
    assert(off.cusps <= LIMITS.cusps, `${name}: a cusp is ${off.cusps.toFixed(2)}″ off`)
    seen.planets = Math.max(seen.planets, off.planets)
    seen.cusps = Math.max(seen.cusps, off.cusps)
  }
  t.diagnostic(
    `natal charts: instants exact, planets within ${seen.planets.toFixed(2)}″, cusps and angles within ${seen.cusps.toFixed(2)}″`,
  )
})
