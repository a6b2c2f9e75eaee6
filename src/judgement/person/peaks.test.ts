import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Path } from '../../almanac/natal-transits/path.ts'
import type { Planet } from '../../sky/planets.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { peaksOf, type SpanDay, type WeighedPeriod } from './peaks.ts'

const daysOf = (from: string, count: number): SpanDay[] =>
  Array.from({ length: count }, (_, i) => {
    const start = Date.parse(from) + i * DAY_MS
    return { date: new Date(start).toISOString().slice(0, 10), from: start, to: start + DAY_MS }
  })

const paths = new Map<Planet, Path>([
  ['sun', new Path('sun', {})],
  ['saturn', new Path('saturn', {})],
])
const sky = { orb: 1, paths }

/** The Sun passes 0.2° on 2026-03-20: it is at 359.388° on the 20th (0 h) and at 0.382° on the 21st (swetest -b20.3.2026 -ut0 -p0 -fTl). */
const sunOn = (id: string, longitude: number, weight: number, pass: string): WeighedPeriod => {
  const at = Date.parse(pass)
  const [enters, leaves] = [at - DAY_MS, at + DAY_MS]
  return {
    id,
    weight,
    body: 'sun',
    aspect: 'conjunction',
    point: 'venus',
    longitude,
    certain: true,
    enters,
    leaves,
    visits: [{ enters, leaves, closest: { at, orb: 0 } }],
    passes: [{ at, retrograde: false }],
    stations: [],
    closest: { at, orb: 0 },
  }
}

const VENUS = sunOn('sun-conjunction-natal-venus', 0.2, 0.5, '2026-03-20T19:36Z')

test('on the day of a pass a transit counts its weight, on a day before as much as it is near at midnight', () => {
  const [peak, ...others] = peaksOf([VENUS], daysOf('2026-03-15', 10), sky)
  assert.deepEqual(others, [])
  assert.deepEqual(peak, { date: '2026-03-20', weight: 0.5, transits: ['sun-conjunction-natal-venus'] })
  // Nearest to it on the 19th is the midnight at its end: 0.812° away.
  const [day19] = peaksOf([VENUS], daysOf('2026-03-19', 1), sky)
  assert.ok(Math.abs(day19!.weight - 0.5 * (1 - 0.8117)) < 0.001, `${day19!.weight}`)
})

test('transits of one day add up, the heaviest first', () => {
  const other = { ...VENUS, id: 'sun-conjunction-natal-mars', weight: 0.7 }
  const [peak] = peaksOf([VENUS, other], daysOf('2026-03-15', 10), sky)
  assert.ok(Math.abs(peak!.weight - 1.2) < 1e-9)
  assert.deepEqual(peak!.transits, ['sun-conjunction-natal-mars', 'sun-conjunction-natal-venus'])
})

test('a peak has at most five ids, and there are at most ten peaks', () => {
  const many = Array.from({ length: 7 }, (_, i) => ({ ...VENUS, id: `${i}`, weight: (i + 1) / 10 }))
  assert.deepEqual(peaksOf(many, daysOf('2026-03-15', 10), sky)[0]!.transits, ['6', '5', '4', '3', '2'])
  const far = Array.from({ length: 14 }, (_, i) => {
    const pass = new Date(Date.parse('2026-01-03T12:00Z') + i * 4 * DAY_MS).toISOString()
    return { ...sunOn(`${i}`, 200, 0.3 + i / 100, pass), visits: [] }
  })
  const peaks = peaksOf(far, daysOf('2026-01-01', 60), sky)
  assert.deepEqual(
    peaks.map(({ transits }) => transits[0]),
    ['13', '12', '11', '10', '9', '8', '7', '6', '5', '4'],
  )
})

test('an uncertain transit makes no peak', () => {
  assert.deepEqual(peaksOf([{ ...VENUS, certain: false }], daysOf('2026-03-15', 10), sky), [])
})

test('of days that are equally heavy the first is the peak', () => {
  const still = { ...VENUS, body: 'saturn' as const, visits: [], longitude: 100 }
  const twice = {
    ...still,
    passes: [20, 21].map((day) => ({ at: Date.UTC(2026, 2, day, 5), retrograde: false })),
  }
  assert.deepEqual(
    peaksOf([twice], daysOf('2026-03-15', 10), sky).map(({ date }) => date),
    ['2026-03-20'],
  )
})
