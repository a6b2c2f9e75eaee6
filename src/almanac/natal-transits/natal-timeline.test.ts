import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PTOLEMAIC } from '../../chart/aspects.ts'
import { castChart } from '../../chart/chart.ts'
import { everyThirty } from '../../chart/houses/cusps.ts'
import { signedArc } from '../../sky/angle.ts'
import { positionAtTt } from '../../sky/ephemeris.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS, terrestrialTime } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { exactMoonMoments } from '../natal-contacts.ts'
import { retrogrades } from '../retrogrades.ts'
import type { NatalPlaces, NatalPoint } from './natal-points.ts'
import { natalTimeline } from './natal-timeline.ts'
import { returnMs } from './path.ts'
import type { TransitPeriod } from './transit-periods.ts'

const CONJUNCTION = { aspects: ['conjunction'], orb: 1 } as const

const placeOf = (longitude: number, point: NatalPoint = 'sun'): NatalPlaces => ({
  zodiac: {},
  places: [{ point, longitude, range: null }],
  cusps: null,
})

const between = (from: string, to: string, body: Planet, natal: NatalPlaces, orb = 1): TransitPeriod[] => [
  ...natalTimeline(Date.parse(from), Date.parse(to), natal, { ...CONJUNCTION, bodies: [body], orb }).periods,
]

const days = (instants: readonly (number | null)[]) => instants.map((at) => at && dateText(at))

const longitudeAt = (body: Planet, instant: number) => positionAtTt(body, terrestrialTime(instant)).longitude

// swetest -b1.6.2025 -ut0 -p6 -fTl -n300: Saturn is at 1.5° from 20 to 21 June 2025, 5 to 6 August and 27 to 28 February 2026, at 2.5° from 7 to 8 March,
// at 3.5° from 15 to 16 March; it turns on 13 July at 1.9344°.
test('Saturn comes within 0.57° of a point, turns, and is exact eight months later: one transit of two visits', () => {
  const [saturn, ...others] = between('2025-07-01', '2025-07-31', 'saturn', placeOf(2.5))
  assert.deepEqual(others, [])
  const { visits, passes, stations, closest } = saturn!
  assert.deepEqual(days(visits.flatMap(({ enters, leaves }) => [enters, leaves])), [
    '2025-06-20',
    '2025-08-05',
    '2026-02-27',
    '2026-03-15',
  ])
  assert.deepEqual(days([saturn!.enters, saturn!.leaves]), ['2025-06-20', '2026-03-15'])
  assert.deepEqual(
    passes.map(({ at, retrograde }) => [dateText(at), retrograde]),
    [['2026-03-07', false]],
  )
  assert.equal(stations.length, 1)
  assert.equal(stations[0]!.direction, 'retrograde')
  assert.equal(dateText(stations[0]!.at), '2025-07-13')
  assert.ok(Math.abs(stations[0]!.orb! - (2.5 - 1.9344)) < 1e-3)
  // The first visit turns before it is exact; the least orb of the whole is at the pass.
  assert.deepEqual(visits[0]!.closest, { at: stations[0]!.at, orb: stations[0]!.orb })
  assert.deepEqual(closest, { at: passes[0]!.at, orb: 0 })
})

// The same scan: −1.5° from 7 to 8 May 2025, 21 to 22 September and 30 to 31 January; −0.5° from 18 to 19 May, 8 to 9 September and 9 to 10 February;
// 0.5° from 1 to 2 June, 24 to 25 August and 18 to 19 February.
test('across 0° Aries a loop of Saturn is one transit with three passes, the second of them retrograde', () => {
  const [saturn, ...others] = between('2026-01-01', '2026-01-20', 'saturn', placeOf(359.5))
  assert.deepEqual(others, [])
  assert.deepEqual(
    saturn!.passes.map(({ at, retrograde }) => [dateText(at), retrograde]),
    [
      ['2025-05-18', false],
      ['2025-09-08', true],
      ['2026-02-09', false],
    ],
  )
  assert.deepEqual(days(saturn!.visits.flatMap(({ enters, leaves }) => [enters, leaves])), [
    '2025-05-07',
    '2025-06-01',
    '2025-08-24',
    '2025-09-21',
    '2026-01-30',
    '2026-02-18',
  ])
})

test('a body that has gone round comes back as a new transit', () => {
  const found = between('2024-01-01', '2028-01-01', 'sun', placeOf(0.2))
  assert.deepEqual(
    found.map(({ passes }) => days(passes.map(({ at }) => at))),
    // swetest -b20.3.2027 -ut0 -p0 -fTl: 0.149° on 21 March 2027; on 21 March of the other years 0.86°, 0.62° and 0.38°.
    [['2024-03-20'], ['2025-03-20'], ['2026-03-20'], ['2027-03-21']],
  )
})

test('an entry, a pass and an exit are where the body is at the edges and in the middle of the orb', () => {
  for (const body of PLANETS)
    for (const { enters, leaves, passes } of between(
      '2026-01-01',
      '2026-03-01',
      body,
      placeOf(100.25),
      1.5,
    )) {
      // Rounded to a second: in half of one the Moon moves 0.00009°.
      const second = 0.0001
      const off = (at: number, degrees: number) => Math.abs(signedArc(longitudeAt(body, at), degrees))
      assert.ok(off(enters!, 98.75) < second, body)
      assert.ok(off(leaves!, 101.75) < second, body)
      for (const { at } of passes) assert.ok(off(at, 100.25) < second, body)
    }
})

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a span cut anywhere gives the same transits, house entries and lunations as the whole', () => {
  const years = (from: number, to: number) => fc.integer({ min: Date.UTC(from, 0), max: Date.UTC(to, 0) })
  const texts = (things: readonly object[]) =>
    [...new Set(things.map((thing) => JSON.stringify(thing)))].sort()
  fc.assert(
    fc.property(
      years(1940, 2020),
      years(1990, 2050),
      share,
      share,
      fc.boolean(),
      (birth, from, where, width, isLong) => {
        const natal = birthAt(birth)
        const to = from + (isLong ? 2000 : 60) * DAY_MS
        const cut = from + where * (to - from)
        const choice = {
          bodies: isLong ? SLOW_PLANETS : PLANETS,
          aspects: PTOLEMAIC,
          orb: 0.1 + 2.9 * width,
        }
        const whole = natalTimeline(from, to, natal, choice)
        const halves = [natalTimeline(from, cut, natal, choice), natalTimeline(cut, to, natal, choice)]
        assert.ok(whole.periods.length > 20)
        for (const list of ['periods', 'houseEntries', 'lunations'] as const)
          assert.deepEqual(
            texts(halves.flatMap((half): readonly object[] => half[list])),
            texts(whole[list]),
            list,
          )
      },
    ),
    { numRuns: 20 },
  )
})

const birthAt = (instant: number): NatalPlaces => {
  const place = { latitude: 40, longitude: -3 }
  const { bodies, angles, houses } = castChart({ instant, place, houseSystem: 'placidus' })
  const longitudes = { ...bodies, ascendant: { longitude: angles.ascendant } }
  const points: NatalPoint[] = [...PLANETS, 'ascendant']
  const placed = points.map((point) => ({
    point,
    longitude: longitudes[point as 'sun'].longitude,
    range: null,
  }))
  return { zodiac: {}, places: placed, cusps: houses.cusps }
}

test('the passes of the Moon are the exact moments of the personal day', () => {
  const chart = castChart({
    instant: Date.UTC(1985, 10, 2, 11, 40),
    place: { latitude: -12, longitude: -77 },
    houseSystem: 'placidus',
  })
  const places = PLANETS.map((point) => ({ point, longitude: chart.bodies[point].longitude, range: null }))
  const [from, to] = [Date.UTC(2026, 2, 1), Date.UTC(2026, 3, 20)]
  const choice = { bodies: ['moon'] as const, aspects: PTOLEMAIC, orb: 1 }
  const { periods } = natalTimeline(from, to, { zodiac: {}, places, cusps: null }, choice)
  const passes = periods
    .flatMap(({ aspect, point, passes: those }) => those.map(({ at }) => `${at} ${aspect} ${point}`))
    .filter((text) => Number.parseFloat(text) >= from && Number.parseFloat(text) < to)
  const moments = exactMoonMoments(chart, from, to).map(
    ({ instant, aspect, natal }) => `${Math.round(instant / 1000) * 1000} ${aspect} ${natal}`,
  )
  assert.ok(moments.length > 100)
  assert.deepEqual(passes.sort(), moments.sort())
})

test('without a time of birth the whole range of the Moon counts, and no moment is exact', () => {
  const range = { from: 88, to: 101 }
  const natal: NatalPlaces = { zodiac: {}, places: [{ point: 'moon', longitude: 94, range }], cusps: null }
  const [sun] = between('2026-07-01', '2026-07-02', 'sun', natal)
  assert.equal(sun!.certain, false)
  assert.deepEqual(sun!.passes, [])
  assert.equal(sun!.closest, null)
  // swetest -b17.6.2026 -ut0 -p0 -fTl -n20: 86.80° on 18 June 2026, 87.76° on the 19th; 101.11° on 3 July, 102.06° on the 4th.
  assert.ok(Math.abs(signedArc(longitudeAt('sun', sun!.enters!), 87)) < 1e-4)
  assert.ok(Math.abs(signedArc(longitudeAt('sun', sun!.leaves!), 102)) < 1e-4)
  assert.deepEqual(days([sun!.enters, sun!.leaves]), ['2026-06-18', '2026-07-03'])
})

test('without a time of birth another body is where it stood at noon', () => {
  const range = { from: 1.9, to: 3.1 }
  const natal: NatalPlaces = {
    zodiac: {},
    places: [{ point: 'mercury', longitude: 2.5, range }],
    cusps: null,
  }
  const [saturn] = between('2026-03-01', '2026-03-02', 'saturn', natal)
  assert.equal(saturn!.certain, true)
  assert.deepEqual(days(saturn!.passes.map(({ at }) => at)), ['2026-03-07'])
})

// test/golden/sky/ingresses.tsv: Saturn enters Aries on JD 2460820.650711 and 2461085.508888 (TT).
test('a body that turns enters a house three times, once backwards', () => {
  const natal = { ...placeOf(200), cusps: everyThirty(330) }
  const choice = { ...CONJUNCTION, bodies: ['saturn'] as const }
  const { houseEntries } = natalTimeline(Date.UTC(2025, 4, 1), Date.UTC(2026, 3, 1), natal, choice)
  assert.deepEqual(
    houseEntries.map(({ id, house, direction }) => [id, house, direction]),
    [
      ['saturn-enters-house-2', 2, 'direct'],
      ['saturn-enters-house-1', 1, 'retrograde'],
      ['saturn-enters-house-2', 2, 'direct'],
    ],
  )
  const tts = [houseEntries[0]!, houseEntries[2]!].map(({ at }) => terrestrialTime(at))
  assert.ok(Math.abs(tts[0]! - 2460820.650711) * 86_400 < 10)
  assert.ok(Math.abs(tts[1]! - 2461085.508888) * 86_400 < 10)
})

test('going backwards out of the first house a body enters the twelfth', () => {
  const natal = { ...placeOf(200), cusps: everyThirty(0) }
  const choice = { ...CONJUNCTION, bodies: ['saturn'] as const }
  const { houseEntries } = natalTimeline(Date.UTC(2025, 7, 1), Date.UTC(2025, 9, 1), natal, choice)
  assert.deepEqual(
    houseEntries.map(({ house, direction }) => [house, direction]),
    [[12, 'retrograde']],
  )
})

// swetest -b12.8.2026 -ut17:36:39 -p01 -fPl: the Sun at 140.0328°, the Moon at 140.0319°, seven seconds behind.
test('the eclipse of August 2026 falls on a point at 20° Leo, and not on one two degrees on', () => {
  const [from, to] = [Date.UTC(2026, 7, 1), Date.UTC(2026, 8, 1)]
  const choice = { ...CONJUNCTION, bodies: [] }
  const [eclipse, ...others] = natalTimeline(from, to, placeOf(140.5, 'venus'), choice).lunations
  assert.deepEqual(others, [])
  assert.equal(eclipse!.id, 'new-moon-on-natal-venus')
  assert.equal(eclipse!.eclipse!.id, 'total-solar-eclipse')
  assert.ok(Math.abs(eclipse!.orb - 0.47) < 0.005)
  assert.ok(Math.abs(eclipse!.at - Date.UTC(2026, 7, 12, 17, 36, 46)) < 3000)
  assert.deepEqual(natalTimeline(from, to, placeOf(142.1), choice).lunations, [])
})

test('a full Moon within the range of an uncertain Moon has an orb of 0 from it', () => {
  // Full Moon of 24 December 2026, 01:28 UTC at 92.23° (sky calendar).
  const range = { from: 91, to: 104 }
  const natal: NatalPlaces = { zodiac: {}, places: [{ point: 'moon', longitude: 97, range }], cusps: null }
  const [from, to] = [Date.UTC(2026, 11, 20), Date.UTC(2026, 11, 30)]
  const [full] = natalTimeline(from, to, natal, { ...CONJUNCTION, bodies: [] }).lunations
  assert.deepEqual([full!.phase, full!.orb, full!.certain, full!.eclipse], ['full_moon', 0, false, null])
})

test('a transit that the end of the ephemeris cuts off has no entry or no exit', () => {
  const natal = placeOf(longitudeAt('pluto', LATEST) + 0.2)
  const choice = { ...CONJUNCTION, bodies: ['pluto'] as const }
  const [last] = natalTimeline(LATEST - 10 * DAY_MS, LATEST, natal, choice).periods
  assert.equal(last!.leaves, null)
  assert.ok(last!.enters! < LATEST)
  const [first] = natalTimeline(
    EARLIEST,
    EARLIEST + 10 * DAY_MS,
    placeOf(longitudeAt('pluto', EARLIEST)),
    choice,
  ).periods
  assert.equal(first!.enters, null)
  assert.ok(first!.leaves! > EARLIEST)
})

test('no planet takes longer than the search allows for to come back to a degree that it has left', () => {
  for (let year = 1610; year < 2390; year += 60)
    for (const { planets, at, endsAt, shadowBegins, shadowEnds } of retrogrades(
      Date.UTC(year, 0),
      Date.UTC(year + 10, 0),
    )) {
      const longest = Math.max(endsAt - shadowBegins, shadowEnds - at)
      assert.ok(longest < returnMs(planets[0]), `${planets[0]} ${year}: ${longest / DAY_MS} days`)
    }
})

test('in a sidereal zodiac the point moves with the stars: the Sun comes later each year, by precession', () => {
  const natal: NatalPlaces = { ...placeOf(10), zodiac: { zodiac: 'sidereal', ayanamsa: 'lahiri' } }
  const passOf = (year: number) => between(`${year}-01-01`, `${year}-12-31`, 'sun', natal)[0]!.passes[0]!.at
  const years = 70
  // A sidereal year has 365.25636 days, a tropical one 365.24219.
  const found = (passOf(1950 + years) - passOf(1950)) / DAY_MS / years
  assert.ok(Math.abs(found - 365.25636) < 0.001, `${found}`)
})

test('house entries of several bodies come in order of time', () => {
  const natal = { ...placeOf(200), cusps: everyThirty(0) }
  // The slowest first: its entries would stand before all others.
  const choice = { ...CONJUNCTION, bodies: ['saturn', 'sun', 'moon'] as const }
  const { houseEntries } = natalTimeline(Date.UTC(2025, 3, 1), Date.UTC(2025, 6, 1), natal, choice)
  assert.deepEqual(new Set(houseEntries.map(({ body }) => body)), new Set(choice.bodies))
  const instants = houseEntries.map(({ at }) => at)
  assert.deepEqual(
    instants,
    instants.toSorted((a, b) => a - b),
  )
})

test('transits that the beginning of the ephemeris cuts off come first, and the others in the order of their entries', () => {
  const natal = placeOf(longitudeAt('pluto', EARLIEST))
  const choice = { ...CONJUNCTION, bodies: ['moon', 'pluto'] as const }
  const { periods } = natalTimeline(EARLIEST, EARLIEST + 60 * DAY_MS, natal, choice)
  const [cut, ...others] = periods
  assert.deepEqual([cut!.body, cut!.enters], ['pluto', null])
  const entries = others.map(({ enters }) => enters!)
  // The Moon comes by twice in 60 days, or three times.
  assert.ok(entries.length >= 2)
  assert.deepEqual(
    entries,
    entries.toSorted((a, b) => a - b),
  )
})

// The scan of Saturn above: at 2.5° from 7 to 8 March 2026.
test('a square is exact where the body stands a quarter of the circle before the point or behind it', () => {
  for (const natal of [92.5, 272.5]) {
    const choice = { aspects: ['square'], orb: 1, bodies: ['saturn'] } as const
    const [square, ...others] = natalTimeline(
      Date.UTC(2026, 2, 1),
      Date.UTC(2026, 2, 12),
      placeOf(natal),
      choice,
    ).periods
    assert.deepEqual(others, [])
    assert.deepEqual(days(square!.passes.map(({ at }) => at)), ['2026-03-07'])
    assert.equal(square!.longitude, 2.5)
  }
})

test('a full Moon before or behind the range of an uncertain Moon has its orb from the nearer end', () => {
  // Full Moon of 24 December 2026, 01:28 UTC at 92.23° (sky calendar).
  const [from, to] = [Date.UTC(2026, 11, 20), Date.UTC(2026, 11, 30)]
  for (const [range, orb] of [
    [{ from: 93, to: 106 }, 0.77],
    [{ from: 78.5, to: 91.5 }, 0.73],
  ] as const) {
    const places = [{ point: 'moon', longitude: range.from + 6, range }] as const
    const natal: NatalPlaces = { zodiac: {}, places, cusps: null }
    const [full] = natalTimeline(from, to, natal, { ...CONJUNCTION, bodies: [] }).lunations
    assert.ok(Math.abs(full!.orb - orb) < 0.01, String(full!.orb))
  }
})
