import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castComposite, type PairedBirth } from '../../../src/chart/composite.ts'
import { castDavison } from '../../../src/chart/davison.ts'
import { nearMidpoint } from '../../../src/chart/midpoint.ts'
import type { TimedChart } from '../../../src/chart/wider-chart.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { type Sign, startOf } from '../../../src/sky/zodiac.ts'
import { julianDay } from '../../../src/time/time-scales.ts'
import { figuresOf, rowsOf } from '../sky/compare.ts'
import { comparePairs, SELECTION } from './compare.ts'

const LIMIT = 0.1

test('500 composite and Davison charts agree with the Swiss Ephemeris to 0.1″, and no aspect between two births is missing or extra', (t) => {
  const { composite, davison, aspects, wrongAspects } = comparePairs()
  for (const [kind, { bodies, cusps }] of Object.entries({ composite, davison })) {
    for (const planet of PLANETS) {
      const { worst, count } = figuresOf(bodies[planet]!)
      t.diagnostic(`${kind} ${planet}: worst ${worst.toFixed(3)}″ of ${count}`)
      assert.ok(count > 480 && worst < LIMIT, `${kind} ${planet}: ${worst}″`)
    }
    const { worst, count } = figuresOf(cusps)
    t.diagnostic(`${kind} cusps: worst ${worst.toFixed(4)}″ of ${count} charts`)
    assert.ok(count === 500 && worst < LIMIT, `${kind} cusps: ${worst}″`)
  }
  t.diagnostic(`${aspects} aspects`)
  assert.ok(aspects > 15_000)
  assert.deepEqual(wrongAspects, [])
})

const birth = (iso: string, latitude: number, longitude: number): PairedBirth => ({
  instant: Date.parse(iso),
  day: null,
  input: { place: { latitude, longitude }, houseSystem: 'placidus', zodiac: 'tropical' },
})
const SAN_DIEGO = [32 + 43 / 60, -(117 + 9 / 60)] as const
const A = birth('2000-01-01T10:00:00-08:00', ...SAN_DIEGO)
const B = birth('2001-02-16T06:00:00-08:00', 38 + 35 / 60, -121.5)
const C = birth('2025-06-21T00:00:00-07:00', ...SAN_DIEGO)
const PAIRS: Record<string, readonly [PairedBirth, PairedBirth]> = { 'A×B': [A, B], 'A×C': [A, C] }

/** `-0°03'45"` in seconds. */
function seconds(text: string): number {
  const [, minus, degree, minute, second] = /(-?)(\d+)°(\d+)'(\d+)"/.exec(text)!
  return (minus ? -1 : 1) * (Number(degree) * 3600 + Number(minute) * 60 + Number(second))
}

/** Rounded to a second, and the two programs differ by hundredths. */
const isPrinted = (ours: number, printed: number, what: string) =>
  assert.ok(Math.abs(ours - printed) < 0.6, `${what}: ${ours} is not ${printed}`)

test('composites agree with those that Astrodienst prints', () => {
  const points = [...PLANETS, 'north_node'] as const
  for (const row of rowsOf('../pairs/astrodienst')) {
    const [one, two] = PAIRS[row.pair!]!
    const selection = { ...SELECTION, points }
    const { chart } = castComposite(one, two, selection, { houses: 'midpoint' }).chart as TimedChart
    const printed =
      startOf(row.sign as Sign) * 3600 +
      seconds(`${row.degree}°${row.minute!.padStart(2, '0')}'${row.second!.padStart(2, '0')}"`)
    const name = row.point!
    if (name in chart.bodies) {
      const { longitude, motion } = chart.bodies[name as (typeof points)[number]]
      isPrinted(longitude * 3600, printed, `${row.pair} ${name}`)
      if (row.speed) isPrinted(motion * 3600, seconds(row.speed), `speed of ${name}`)
      continue
    }
    const ours = name === 'cusp_2' ? chart.houses.cusps[1]! : chart.angles[name as 'ascendant' | 'midheaven']
    const error = ours * 3600 - printed
    assert.ok(Math.abs(error) < 15, `${row.pair} ${name}: ${error.toFixed(1)}″`)
  }
})

test('the instant of a Davison chart is the one that another program has', () => {
  const [one, two] = [birth('1990-06-10T14:30:00Z', 0, 0), birth('1988-02-03T09:00:00Z', 0, 0)]
  const rules = { timeRule: 'mean', placeRule: 'mean' } as const
  const { instant } = castDavison(one, two, SELECTION, rules)
  assert.ok(Math.abs(julianDay(instant) - 2447623.9895833) < 1e-6)
})

test('midpoints are those of printed examples', () => {
  const at = (sign: Sign, degree: number, minute = 0) => startOf(sign) + degree + minute / 60
  const middle = nearMidpoint(at('capricorn', 3, 14), at('virgo', 1, 3))
  assert.ok(Math.abs(middle - at('scorpio', 2, 8.5)) < 1e-9)
  assert.equal(nearMidpoint(at('cancer', 20), at('aquarius', 10)), at('taurus', 0))
})
