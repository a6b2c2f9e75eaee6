/** Compares events with a slow scan of the sky, with those of other spans, and with the positions around them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { scan } from '../../test/slow-scan.ts'
import { ASPECTS } from '../chart/aspects.ts'
import { separation, signedArc } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'
import { signOf, startOf } from '../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { eventsOfDay } from './day-events.ts'
import { events, type SkyEvent } from './events.ts'
import { EVENT_TYPES } from './kinds.ts'
import { STEP_MS, TURN_REACH } from './search.ts'

const SECOND_MS = 1000
const allEvents = (from: number, to: number) => events(from, to, EVENT_TYPES)
const anyYear = fc.integer({ min: 1600, max: 2399 })
const anyInstant = fc.integer({ min: EARLIEST, max: LATEST - 100 * DAY_MS })
const anyLength = fc.integer({ min: 0, max: 90 * DAY_MS })

/** Events that only the scan or only the search found. */
function differences(from: number, to: number): { compared: number; faults: string[] } {
  const seen = scan(from, to)
  const found = allEvents(from, to)
  const faults: string[] = []
  for (const { id, after, until } of seen) {
    const at = found.findIndex(
      (event) => event.id === id && event.at >= after - SECOND_MS && event.at <= until + SECOND_MS,
    )
    if (at === -1) faults.push(`not found: ${id} after ${new Date(after).toISOString()}`)
    else found.splice(at, 1)
  }
  faults.push(...found.map(({ id, at }) => `not there: ${id} at ${new Date(at).toISOString()}`))
  return { compared: seen.length, faults }
}

test('in any year every event that a scan in steps of ten minutes sees is found, and no other', (t) => {
  let compared = 0
  fc.assert(
    fc.property(anyYear, (year) => {
      const result = differences(Date.UTC(year), Date.UTC(year + 1))
      assert.deepEqual(result.faults, [])
      compared += result.compared
    }),
    { numRuns: 4 },
  )
  t.diagnostic(`${compared} events compared`)
  assert.ok(compared > 1600)
})

/** Days on which a body passes a mark and comes back, so that nothing changes from midnight to midnight. */
const THERE_AND_BACK = {
  '1970-01-04': ['mercury-enters-aquarius', 'mercury-enters-capricorn'],
  '1855-11-12': ['mercury-opposition-pluto', 'mercury-opposition-pluto'],
  '2135-01-16': ['mercury-square-jupiter', 'mercury-square-jupiter'],
  '2302-10-31': ['mercury-sextile-uranus', 'mercury-sextile-uranus'],
  '2333-12-21': ['mercury-sextile-uranus', 'mercury-sextile-uranus'],
}

test('a body that passes a mark and comes back on the same day makes two events', () => {
  for (const [date, expected] of Object.entries(THERE_AND_BACK)) {
    const start = Date.parse(date)
    assert.deepEqual(differences(start, start + DAY_MS).faults, [], date)
    const ids = eventsOfDay(start).map(({ id }) => id)
    assert.deepEqual(
      ids.filter((id) => expected.includes(id)),
      expected,
    )
  }
})

test('a span that is cut in two has the events of the whole, wherever it is cut', () => {
  fc.assert(
    fc.property(anyInstant, anyLength, fc.double({ min: 0, max: 1, noNaN: true }), (from, length, share) => {
      const to = from + length
      const whole = allEvents(from, to)
      const cuts = [from + Math.round(share * length), ...whole.slice(0, 3).map(({ at }) => at)]
      for (const cut of cuts.filter((at) => at >= from && at <= to))
        assert.deepEqual([...allEvents(from, cut), ...allEvents(cut, to)], whole)
    }),
    { numRuns: 60 },
  )
})

test('an event is the same wherever the span around it begins and ends', () => {
  fc.assert(
    fc.property(anyInstant, anyLength, anyLength, anyLength, (from, before, length, after) => {
      const start = Math.max(EARLIEST, from - before)
      const to = from + length
      const wider = allEvents(start, Math.min(LATEST, to + after))
      // Instants are rounded to a second, so those at the edges may be on either side.
      const isSure = ({ at }: SkyEvent) => at > from + SECOND_MS && at < to - SECOND_MS
      assert.deepEqual(allEvents(from, to).filter(isSure), wider.filter(isSure))
    }),
    { numRuns: 60 },
  )
})

test('events are in order of time, within their span, and of the requested kinds', () => {
  fc.assert(
    fc.property(anyInstant, anyLength, (from, length) => {
      const found = events(from, from + length, ['station', 'ingress'])
      assert.deepEqual(
        found,
        allEvents(from, from + length).filter(({ type }) => type === 'station' || type === 'ingress'),
      )
      found.forEach(({ at }, i) => {
        assert.ok(at > from - SECOND_MS && at < from + length + SECOND_MS)
        assert.ok(i === 0 || at >= found[i - 1]!.at)
      })
    }),
    { numRuns: 30 },
  )
})

const PHASES = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter']

/** A quantity that is zero at the event. */
function quantityOf({ id, type, planets: [one, two], sign, aspect, at }: SkyEvent, instant: number): number {
  const sky = positionsAt(instant)
  const { longitude, motion } = sky[one!]
  const other = sky[two ?? one!].longitude
  switch (type) {
    case 'ingress':
    case 'moon_ingress':
    case 'season': {
      const border = positionsAt(at)[one!].motion > 0 ? startOf(sign) : startOf(sign) + 30
      return signedArc(longitude, border)
    }
    case 'station':
      return motion
    case 'new_moon':
      return signedArc(longitude, other)
    case 'full_moon':
      return signedArc(longitude, other + 180)
    case 'moon_phase':
      return signedArc(longitude, other + PHASES.indexOf(id) * 90)
    case 'exact_aspect':
    case 'moon_aspect': {
      const { angle } = ASPECTS[aspect!]
      // A separation has its minimum at 0 and its maximum at 180, so it does not change sign there.
      if (angle % 180 === 0) return signedArc(longitude, other + angle)
      return separation(longitude, other) - angle
    }
  }
}

test('the statement of an event is false a second before it and true a second after', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      for (const event of allEvents(Date.UTC(year), Date.UTC(year + 1))) {
        const { id, type, planets, sign, at, direction } = event
        const [before, after] = [at - SECOND_MS, at + SECOND_MS]
        assert.ok(quantityOf(event, before) * quantityOf(event, after) < 0, `${id} at ${at}`)
        const first = planets[0]!
        const { longitude, motion } = positionsAt(after)[first]
        if (type === 'station') assert.equal(direction, motion > 0 ? 'direct' : 'retrograde', id)
        // An aspect may be exact in the second in which a sign is entered.
        if (/ingress|season/.test(type)) assert.equal(sign, signOf(longitude), id)
        else assert.equal(sign, signOf(positionsAt(at)[first].longitude), id)
      }
    }),
    { numRuns: 10 },
  )
})

test('the instant of an event is a whole second of the clock', () => {
  for (const { id, at } of allEvents(Date.UTC(2026), Date.UTC(2027)))
    assert.match(new Date(at).toISOString(), /\.000Z$/, id)
})

test('a step is short enough: no body moves half the circle in it, and courses turn slowly', (t) => {
  const wanderers = PLANETS.filter((planet) => planet !== 'moon')
  let fastest = 0
  let sharpest = 0
  for (let at = EARLIEST; at < LATEST - STEP_MS; at += 7 * STEP_MS) {
    const before = positionsAt(at)
    const after = positionsAt(at + STEP_MS)
    for (const planet of PLANETS) fastest = Math.max(fastest, Math.abs(after[planet].motion))
    const turned = wanderers.map((planet) => after[planet].motion - before[planet].motion)
    sharpest = Math.max(sharpest, Math.max(...turned) - Math.min(...turned))
  }
  t.diagnostic(
    `fastest ${fastest.toFixed(1)}° a day, greatest change of motion ${sharpest.toFixed(3)}° a day`,
  )
  assert.ok(2 * fastest * (STEP_MS / DAY_MS) < 180)
  assert.ok(sharpest / 2 < TURN_REACH)
})
