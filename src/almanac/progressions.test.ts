import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../chart/chart.ts'
import { houseOf } from '../chart/houses/cusps.ts'
import { MOON_PHASES } from '../chart/moon-phase.ts'
import { derivedInstant, derivedTt, progressedClock, tropicalYear } from '../chart/progression/clock.ts'
import type { ProgressionRules } from '../chart/progression/rules.ts'
import {
  type ProgressedBirth,
  progressedBirth,
  progressedMoment,
  progressedPoint,
} from '../chart/progression/sky.ts'
import { type SynastryPoint, synastryChartOf } from '../chart/synastry.ts'
import { normalize, separation, signedArc } from '../sky/angle.ts'
import { horizonAt } from '../sky/horizon.ts'
import { PLANETS } from '../sky/planets.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { J2000, terrestrialTime } from '../time/time-scales.ts'
import {
  type ProgressedEvent,
  type ProgressedSearch,
  progressedEvents,
  progressedMoonAt,
  progressedStepMs,
} from './progressions.ts'

const PLACE = { latitude: 32 + 43 / 60, longitude: -(117 + 9 / 60) }
const BORN = Date.parse('2000-01-01T10:00:00-08:00')
const POINTS: readonly SynastryPoint[] = [...PLANETS, 'ascendant', 'midheaven']
const SECONDARY: ProgressionRules = { method: 'secondary', angles: 'solar_arc_longitude', isConverse: false }

function birthAt(instant: number, isConverse = false): ProgressedBirth {
  const clock = progressedClock(instant, isConverse)
  return progressedBirth({
    clock,
    place: PLACE,
    zodiac: {},
    node: 'true',
    horizon: horizonAt(instant, PLACE),
  })
}

const searchOf = (instant: number, rules = SECONDARY): ProgressedSearch => ({
  birth: birthAt(instant, rules.isConverse),
  rules,
  natal: synastryChartOf(castChart({ instant, place: PLACE, houseSystem: 'placidus' }), POINTS),
  points: POINTS,
})

const day = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 10)

test('the tropical year is that of 2000, and shrinks by half a second a century', () => {
  assert.equal(tropicalYear(J2000), 365.2421896698)
  assert.ok(Math.abs((tropicalYear(J2000 + 36525) - tropicalYear(J2000)) * 86_400 + 0.53) < 0.01)
})

test('a day stands for a year: at 25.5 the derived moment is the one that Astrodienst prints', () => {
  const clock = progressedClock(BORN, false)
  const tt = derivedTt(clock, Date.parse('2025-06-21T00:00:00Z'))
  // Their delta T lacks 0.355 s, because they take UTC for UT1.
  assert.ok(Math.abs((tt - 2451570.719456) * 86_400 - 0.355) < 0.05)
})

test('a leap second between birth and derived moment does not shift the sky', () => {
  const born = Date.parse('2016-12-30T12:00:00Z')
  const clock = progressedClock(born, false)
  const at = born + 4 * clock.yearDays * 86_400_000
  assert.ok(Math.abs((derivedTt(clock, at) - terrestrialTime(born) - 4) * 86_400) < 0.01)
  // Four days and a leap second later the clocks show a second less.
  assert.equal(Math.round((derivedInstant(clock, at) - born) / 1000), 4 * 86_400 - 1)
})

test('at birth the arc is 0, and every progressed point is the natal one', () => {
  for (const angles of ['solar_arc_longitude', 'naibod_ra', 'quotidian'] as const)
    for (const method of ['secondary', 'solar_arc'] as const) {
      const { natal, birth } = searchOf(BORN)
      const moment = progressedMoment(birth, { method, angles, isConverse: false }, BORN)
      assert.equal(moment.solarArc, 0)
      for (const point of POINTS) {
        const arc = separation(progressedPoint(moment, point).longitude, natal.points[point]!.longitude)
        assert.ok(arc * 3600 < 1e-4, `${method} ${angles} ${point}: ${arc * 3600}″`)
      }
    }
})

test('the progressed Sun less the arc is the natal Sun, and by solar arc every point moves by it', () => {
  const at = Date.UTC(2061, 3, 4)
  for (const isConverse of [false, true]) {
    const { natal, birth } = searchOf(BORN, { ...SECONDARY, isConverse })
    const moment = progressedMoment(birth, { ...SECONDARY, isConverse }, at)
    const sun = progressedPoint(moment, 'sun').longitude
    assert.ok(separation(sun - moment.solarArc, natal.points.sun!.longitude) < 1e-9)
    assert.equal(moment.solarArc < 0, isConverse)
    const directed = progressedMoment(birth, { ...SECONDARY, method: 'solar_arc', isConverse }, at)
    for (const point of POINTS) {
      const moved = progressedPoint(directed, point).longitude - natal.points[point]!.longitude
      assert.ok(separation(moved, moment.solarArc) < 1e-9, point)
    }
  }
})

/** The sky a second of derived time, six minutes of life, before and after. */
const SHORT_MS = 365_000

test('the statement of an event is false shortly before it and true shortly after', () => {
  for (const method of ['secondary', 'solar_arc'] as const)
    for (const isConverse of [false, true]) {
      const search = searchOf(BORN, { ...SECONDARY, method, isConverse })
      const from = Date.UTC(2030)
      const events = progressedEvents(search, from, from + 10 * progressedStepMs(search.birth))
      assert.ok(events.length > (method === 'secondary' ? 40 : 10), `${events.length}`)
      for (const event of events) checkEvent(search, event)
    }
})

function checkEvent(search: ProgressedSearch, event: ProgressedEvent): void {
  const { point, instant, kind, natal } = event
  const [before, after] = [instant - SHORT_MS, instant + SHORT_MS].map((at) =>
    progressedMoment(search.birth, search.rules, at),
  )
  const value = (moment: typeof before) => {
    const { longitude, motion } = progressedPoint(moment!, point)
    if (kind === 'direction') return motion
    if (kind === 'phase') return normalize(longitude - progressedPoint(moment!, 'sun').longitude + 1e-3) % 45
    if (kind === 'aspect') return separation(longitude, search.natal.points[natal!]!.longitude)
    return longitude
  }
  const here = progressedPoint(progressedMoment(search.birth, search.rules, instant), point).longitude
  if (kind === 'direction') assert.ok(value(before) * value(after) < 0, event.id)
  if (kind === 'sign') assert.ok(separation(here, Math.round(here / 30) * 30) < 1e-6, event.id)
  if (kind === 'house') {
    const cusp = Math.min(...search.natal.cusps!.map((one) => separation(here, one)))
    assert.ok(cusp < 1e-6, event.id)
  }
  if (kind === 'phase') assert.ok(value(after) % 45 < 0.01, event.id)
  if (kind === 'aspect') {
    const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[
      event.aspect as 'trine'
    ]
    const orb = Math.abs(separation(here, search.natal.points[natal!]!.longitude) - angle)
    assert.ok(orb < 1e-6, `${event.id}: ${orb}`)
  }
}

test('a span that is cut has the events of the whole', () => {
  const search = searchOf(BORN)
  const [from, middle, to] = [Date.UTC(2025, 5, 21), Date.UTC(2027, 7, 4), Date.UTC(2035)]
  const whole = progressedEvents(search, from, to)
  const parts = [...progressedEvents(search, from, middle), ...progressedEvents(search, middle, to)]
  assert.deepEqual(
    parts.map(({ id, instant }) => [id, Math.round(instant / 1000)]),
    whole.map(({ id, instant }) => [id, Math.round(instant / 1000)]),
  )
})

test('the progressed Moon of a birth of 2000 is in Libra from August 2023 to December 2025, and disseminating', () => {
  const search = searchOf(BORN)
  const moon = progressedMoonAt(search, Date.UTC(2025, 5, 21))
  // Swiss Ephemeris: 184.896° on 2000-01-25 at 18:00, which stands for the 24th birthday, 13.4° a day; 210.509° on the 27th, 12.6° a day.
  assert.deepEqual(
    [moon.sign.value, day(moon.sign.from), day(moon.sign.to)],
    ['libra', '2023-08-19', '2025-12-17'],
  )
  assert.equal(moon.phase.value, 'disseminating')
  assert.equal(moon.house!.value, 8)
  const [first] = progressedEvents(
    { ...search, points: ['moon'] },
    moon.sign.from! - 1000,
    moon.sign.from! + 1000,
  )
  assert.equal(first?.id, 'progressed-moon-enters-libra')
})

test('a value that held at birth already has no beginning', () => {
  const moon = progressedMoonAt(searchOf(BORN), BORN + 86_400_000)
  assert.deepEqual([moon.sign.value, moon.sign.from], ['scorpio', null])
  assert.ok(moon.sign.to! > BORN)
})

test('angles that go round in a year are only followed if they are asked for', () => {
  const rules: ProgressionRules = { ...SECONDARY, angles: 'naibod_ra' }
  const search = { ...searchOf(BORN, rules), points: ['midheaven'] as const }
  const events = progressedEvents(search, BORN, BORN + 31 * progressedStepMs(search.birth))
  // 15° in Sagittarius at birth, and a degree of right ascension a year: it enters Capricorn before 16, and nothing after until 45.
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'sign').map(({ id }) => id),
    ['progressed-midheaven-enters-capricorn'],
  )
})

test('progressed Mercury of a birth of 2000 turns when Mercury did, on 21 February and 14 March 2000, at the ages of 50.8 and 73.1', () => {
  const search = { ...searchOf(BORN), points: ['mercury'] as const }
  const events = progressedEvents(search, BORN, BORN + 80 * progressedStepMs(search.birth))
  const turns = events.filter(({ kind }) => kind === 'direction')
  assert.deepEqual(
    turns.map(({ id, direction }) => [id, direction]),
    [
      ['progressed-mercury-turns-retrograde', 'retrograde'],
      ['progressed-mercury-turns-direct', 'direct'],
    ],
  )
  // test/golden/sky/stations.tsv has the same stations by the Swiss Ephemeris.
  const derived = turns.map(({ instant }) => derivedInstant(search.birth.clock, instant))
  assert.deepEqual(derived.map(day), ['2000-02-21', '2000-03-14'])
  assert.ok(events.every(({ point }) => point === 'mercury'))
})

/** A hundredth of a year, in which nothing turns twice. */
const SCAN_STEPS_A_YEAR = 100

test('every change that a scan in small steps sees is found, and no other', () => {
  for (const method of ['secondary', 'solar_arc'] as const)
    for (const [born, age, isConverse] of [
      [BORN, 48, false],
      [BORN, 20, true],
      [Date.UTC(1985, 10, 2, 11, 40), 30, false],
    ] as const) {
      const search = searchOf(born, { ...SECONDARY, method, isConverse })
      const stepMs = progressedStepMs(search.birth)
      const [from, to] = [born + age * stepMs, born + (age + 10) * stepMs]
      const found = progressedEvents(search, from, to).map(({ id }) => id)
      assert.deepEqual(found.toSorted(), scanned(search, from, to, stepMs / SCAN_STEPS_A_YEAR).toSorted())
      assert.ok(found.length > 15, `${found.length}`)
    }
})

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }

/** What changes from one step to the next, by comparing what is the case at both. */
function scanned(search: ProgressedSearch, from: number, to: number, stepMs: number): string[] {
  const found: string[] = []
  const aspects = aspectsOf(search)
  let before = stateAt(search, aspects, from)
  for (let at = from + stepMs; at < to + stepMs / 2; at += stepMs) {
    const after = stateAt(search, aspects, Math.min(at, to))
    for (const [what, value] of after.names) if (value !== before.names.get(what)) found.push(value)
    for (const [place, arc] of after.arcs.entries()) {
      const old = before.arcs[place]!
      // An angle from a natal point, less that of an aspect, changes its sign without a jump.
      if (arc < 0 !== old < 0 && Math.abs(arc - old) < 90) found.push(aspects[place]!.id)
    }
    before = after
  }
  return found
}

const madeBy = ({ method }: ProgressionRules) => (method === 'secondary' ? 'progressed' : 'directed')

interface NatalAspect {
  readonly id: string
  readonly point: SynastryPoint
  /** Where the point stands when it is exact. */
  readonly longitude: number
}

/** More than a thousand, whose names are made once and not at every step. */
function aspectsOf({ rules, natal }: ProgressedSearch): NatalAspect[] {
  return POINTS.flatMap((point) =>
    POINTS.flatMap((other) =>
      Object.entries(ANGLES).flatMap(([aspect, angle]) =>
        (angle % 180 === 0 ? [angle] : [angle, -angle]).map((side) => ({
          id: `${madeBy(rules)}-${point}-${aspect}-natal-${other}`,
          point,
          longitude: natal.points[other]!.longitude + side,
        })),
      ),
    ),
  )
}

interface State {
  readonly names: ReadonlyMap<string, string>
  /** From where each aspect is exact to where its point is. */
  readonly arcs: readonly number[]
}

function stateAt(
  { birth, rules, natal }: ProgressedSearch,
  aspects: readonly NatalAspect[],
  at: number,
): State {
  const moment = progressedMoment(birth, rules, at)
  const made = madeBy(rules)
  const names = new Map<string, string>()
  const places = new Map(POINTS.map((point) => [point, progressedPoint(moment, point)]))
  for (const [point, { longitude, motion }] of places) {
    names.set(`sign ${point}`, `${made}-${point}-enters-${SIGNS[Math.floor(longitude / 30)]}`)
    if (PLANETS.some((planet) => planet === point))
      names.set(`house ${point}`, `${made}-${point}-enters-house-${houseOf(longitude, natal.cusps!)}`)
    if (made === 'progressed' && PLANETS.some((planet) => planet === point))
      names.set(`motion ${point}`, `${made}-${point}-turns-${motion < 0 ? 'retrograde' : 'direct'}`)
  }
  const elongation = normalize(places.get('moon')!.longitude - places.get('sun')!.longitude)
  const phase = MOON_PHASES[Math.floor(elongation / 45)]!.replace(/_moon$/, '').replaceAll('_', '-')
  if (made === 'progressed') names.set('phase', `progressed-${phase}-moon`)
  return {
    names,
    arcs: aspects.map(({ point, longitude }) => signedArc(places.get(point)!.longitude, longitude)),
  }
}

test('a house of the directed Moon has an end if she leaves it within a hundred years, and none after them', () => {
  const search = searchOf(BORN, { ...SECONDARY, method: 'solar_arc' })
  const now = BORN + 86_400_000
  const after = (years: number) => now + years * progressedStepMs(search.birth)
  const moonAt = (at: number) =>
    progressedPoint(progressedMoment(search.birth, search.rules, at), 'moon').longitude
  // A degree a year: the other eleven houses lie in the rest of the circle.
  const endsAfter = (years: number) => {
    const end = moonAt(after(years))
    const cusps = Array.from({ length: 12 }, (_, i) => normalize(end + 20 * i))
    return progressedMoonAt({ ...search, natal: { ...search.natal, cusps } }, now).house!
  }
  const within = endsAfter(99.5)
  assert.equal(within.value, 12)
  assert.ok(Math.abs(within.to! - after(99.5)) < 60_000)
  assert.deepEqual(endsAfter(100.5), { value: 12, from: null, to: null })
})

test('a point that the birth chart leaves out makes no aspects, natal or progressed, and still changes its sign', () => {
  const search = searchOf(BORN)
  const { moon: _, ...points } = search.natal.points
  const natal = { ...search.natal, points, cusps: null }
  const [from, to] = [Date.UTC(2023, 0), Date.UTC(2033, 0)]
  const all = progressedEvents(search, from, to)
  const isOfMoon = ({ point, natal: other }: ProgressedEvent) => point === 'moon' || other === 'moon'
  assert.ok(all.some((event) => event.kind === 'aspect' && isOfMoon(event)))
  const found = progressedEvents({ ...search, natal }, from, to)
  assert.deepEqual(
    found.map(({ id }) => id),
    all
      .filter((event) => event.kind !== 'house' && !(event.kind === 'aspect' && isOfMoon(event)))
      .map(({ id }) => id),
  )
  assert.ok(found.some(({ id }) => id === 'progressed-moon-enters-libra'))
})
