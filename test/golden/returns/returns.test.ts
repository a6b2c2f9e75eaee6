import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnsFrom } from '../../../src/almanac/returns.ts'
import type { TimedChart } from '../../../src/chart/wider-chart.ts'
import { castWiderChart } from '../../../src/chart/wider-chart.ts'
import { type Sign, startOf } from '../../../src/sky/zodiac.ts'
import { terrestrialTime } from '../../../src/time/time-scales.ts'
import { SELECTION } from '../pairs/compare.ts'
import { figuresOf, rowsOf } from '../sky/compare.ts'
import { compareReturns } from './compare.ts'

/** Arcseconds of the body's way in the difference, which is that of two places, at birth and at the return. */
const LIMITS: Readonly<Record<string, number>> = {
  moon: 0.06,
  mars: 0.05,
  jupiter: 0.01,
  saturn: 0.01,
  uranus: 0.01,
  true_node: 1,
}
const WITHIN_A_SECOND = new Set(['sun', 'moon', 'mercury', 'venus'])

test('630 returns have the passes of the Swiss Ephemeris: of Sun, Moon, Mercury and Venus within a second, of Jupiter to Uranus within 0.01″', (t) => {
  const { byBody, wrong } = compareReturns()
  assert.deepEqual(wrong, [])
  for (const [body, { returns, loops, seconds, arcseconds }] of byBody) {
    const [time, way] = [figuresOf(seconds), figuresOf(arcseconds)]
    t.diagnostic(
      `${body}: ${returns} returns, ${loops} with several passes, worst ${time.worst.toFixed(1)} s, ${way.worst.toFixed(4)}″`,
    )
    assert.ok(returns >= 30, body)
    if (WITHIN_A_SECOND.has(body)) assert.ok(time.worst < 1, `${body}: ${time.worst} s`)
    assert.ok(way.worst < (LIMITS[body] ?? 0.02), `${body}: ${way.worst}″`)
  }
  assert.equal(byBody.size, 9)
})

const PLACE = { latitude: 32 + 43 / 60, longitude: -(117 + 9 / 60) }
const BIRTH = Date.parse('2000-01-01T10:00:00-08:00')

test('the solar return of 2030 is the one that Astrodienst prints', () => {
  const target = { body: 'sun', birth: BIRTH, ayanamsa: null } as const
  const { instant } = returnsFrom(target, Date.UTC(2029, 11, 25)).next().value!.passes[0]
  // They take UTC for UT1, and guess another delta T for 2030: TT is compared, for the Sun of birth is 0.35 s later there.
  assert.ok(Math.abs((terrestrialTime(instant) - 2462502.521823) * 86_400) < 1)
  const input = { instant, place: PLACE, houseSystem: 'placidus' } as const
  const { chart, lots } = castWiderChart(input, { ...SELECTION, lots: ['fortune'] }) as TimedChart
  for (const { point, sign, degree, minute, second } of rowsOf('../returns/astrodienst')) {
    const printed = startOf(sign as Sign) + Number(degree) + Number(minute) / 60 + Number(second) / 3600
    const ours = {
      moon: chart.bodies.moon.longitude,
      ascendant: chart.angles.ascendant,
      midheaven: chart.angles.midheaven,
      cusp_2: chart.houses.cusps[1]!,
      fortune: lots.fortune!,
    }[point as 'moon']
    // An angle moves by 15″ in the second by which UT1 and delta T may differ.
    const limit = point === 'moon' ? 1 : 20
    assert.ok(Math.abs(ours - printed) * 3600 < limit, `${point}: ${((ours - printed) * 3600).toFixed(1)}″`)
  }
})

test('lunar returns of a birth of 1940 are those of another program, cut to seconds', () => {
  // 1940-10-09 18:30 BST, Liverpool (SOURCE.md).
  const target = { body: 'moon', birth: Date.parse('1940-10-09T17:30:00Z'), ayanamsa: null } as const
  const found = returnsFrom(target, Date.UTC(2023, 0, 1))
    .take(3)
    .toArray()
  const expected = ['2023-01-22T00:00:43Z', '2023-02-18T11:11:59Z', '2023-03-17T20:14:15Z']
  found.forEach(({ passes: [{ instant }] }, i) => {
    const seconds = (instant - Date.parse(expected[i]!)) / 1000
    assert.ok(Math.abs(seconds) < 2, `${expected[i]}: ${seconds} s`)
  })
})
