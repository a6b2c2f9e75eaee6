import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASPECTS } from '../chart/aspects.ts'
import { castChart } from '../chart/chart.ts'
import { separation, signedArc } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { contactSpan, exactMoonMoments } from './natal-contacts.ts'

const chart = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'whole',
})

const SECOND_MS = 1000
const FROM = Date.UTC(2026, 10, 15)

test('a moment is the same wherever the span around it begins and ends', () => {
  const week = exactMoonMoments(chart, FROM, FROM + 7 * DAY_MS)
  assert.ok(week.length > 10)
  for (const { instant, aspect, natal } of week)
    for (const [before, after] of [
      [SECOND_MS, DAY_MS],
      [DAY_MS, SECOND_MS],
      [SECOND_MS, SECOND_MS],
    ] as const) {
      const found = exactMoonMoments(chart, instant - before, instant + after)
      const same = found.find((moment) => moment.aspect === aspect && moment.natal === natal)
      assert.ok(same, `${aspect} ${natal}`)
      // The Moon takes a fifth of a second for a tenth of an arcsecond.
      assert.ok(Math.abs(same.instant - instant) < SECOND_MS / 5, `${aspect} ${natal}`)
    }
})

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const

type AspectName = keyof typeof ANGLES

/** Whether the Moon comes from before an aspect to behind it. */
function isPassed(angle: number, natal: number, before: number, after: number): boolean {
  if (angle % 180 !== 0) return separation(before, natal) < angle !== separation(after, natal) < angle
  // A separation has its least at 0 and its most at 180, and turns there.
  const [from, to] = [signedArc(before, natal + angle), signedArc(after, natal + angle)]
  return from < 0 && to >= 0 && to < 90
}

/** What the Moon passes between two instants an hour apart or less. */
function passed(from: number, to: number): string[] {
  const [before, after] = [from, to].map((at) => positionsAt(at).moon.longitude) as [number, number]
  const names = Object.keys(ANGLES) as AspectName[]
  return PLANETS.flatMap((natal) =>
    names
      .filter((aspect) => isPassed(ANGLES[aspect], chart.bodies[natal].longitude, before, after))
      .map((aspect) => `${aspect} ${natal}`),
  )
}

test('the moments of a day are those that a look every half hour sees, in order of time', () => {
  const step = DAY_MS / 48
  let seen = 0
  // A whole round of the Moon, so that every planet is met from both sides.
  for (let day = 0; day < 28; day++) {
    const from = FROM + day * DAY_MS
    const moments = exactMoonMoments(chart, from, from + DAY_MS)
    const instants = moments.map(({ instant }) => instant)
    assert.deepEqual(
      instants,
      instants.toSorted((a, b) => a - b),
    )
    for (let at = from; at < from + DAY_MS; at += step) {
      const found = moments.filter(({ instant }) => instant >= at && instant < at + step)
      const expected = passed(at, at + step)
      assert.deepEqual(found.map(({ aspect, natal }) => `${aspect} ${natal}`).toSorted(), expected.toSorted())
      seen += expected.length
    }
  }
  assert.ok(seen >= 80, String(seen))
})

test('the span of a transit ends within two days of where it leaves its orb, on both sides', () => {
  // Saturn was opposite the Sun of this chart (24°20′ Taurus) in 2014 and 2015, with an orb of 8°.
  const instant = Date.UTC(2014, 9, 28)
  const transit = { transiting: 'saturn', natal: 'sun', name: 'opposition' } as const
  const off = (at: number) => 180 - separation(positionsAt(at).saturn.longitude, chart.bodies.sun.longitude)
  const { from, to } = contactSpan(transit, chart, instant)
  assert.ok(from !== null && to !== null && from < instant && instant < to)
  for (const [edge, inwards] of [
    [from, 1],
    [to, -1],
  ] as const) {
    assert.ok(off(edge) > 8)
    assert.ok(off(edge + inwards * 2 * DAY_MS) <= 8)
  }
  for (let at = from + 2 * DAY_MS; at < to; at += DAY_MS) assert.ok(off(at) <= 8)
})

test('a transit that holds for more than a year has no end', () => {
  // Pluto moves less than 2° a year.
  const pluto = positionsAt(FROM).pluto.longitude
  const bodies = { ...chart.bodies, sun: { ...chart.bodies.sun, longitude: pluto } }
  const span = contactSpan(
    { transiting: 'pluto', natal: 'sun', name: 'conjunction' },
    { ...chart, bodies },
    FROM,
  )
  assert.deepEqual(span, { from: null, to: null })
})

test('a transit is followed for 366 days in steps of two, and no further', () => {
  // From April to April Saturn is never as far on as at the end.
  const sun = (longitude: number) => ({
    ...chart,
    bodies: { ...chart.bodies, sun: { ...chart.bodies.sun, longitude } },
  })
  const transit = { transiting: 'saturn', natal: 'sun', name: 'conjunction' } as const
  const start = Date.UTC(2026, 3, 1)
  const saturn = (days: number) => positionsAt(start + days * DAY_MS).saturn.longitude
  const leavesAfter = (days: number) =>
    contactSpan(transit, sun(saturn(days) - ASPECTS.conjunction.orb), start)
  for (let day = 0; day < 365; day++) assert.ok(signedArc(saturn(365), saturn(day)) > 0)
  assert.equal(leavesAfter(363).to, start + 364 * DAY_MS)
  assert.equal(leavesAfter(365).to, start + 366 * DAY_MS)
  assert.equal(leavesAfter(365.5).to, start + 366 * DAY_MS)
  assert.equal(leavesAfter(367).to, null)
})

test('at the end of the years of the service a transit has no end', () => {
  const transit = { transiting: 'moon', natal: 'sun', name: 'conjunction' } as const
  // The Moon needs less than a day for 8°: she leaves the orb on the far side within a step.
  const met = (instant: number) => {
    const { longitude } = positionsAt(instant).moon
    return contactSpan(
      transit,
      { bodies: { ...chart.bodies, sun: { ...chart.bodies.sun, longitude } } },
      instant,
    )
  }
  assert.deepEqual(met(EARLIEST + DAY_MS), { from: null, to: EARLIEST + 3 * DAY_MS })
  assert.deepEqual(met(LATEST - DAY_MS), { from: LATEST - 3 * DAY_MS, to: null })
})

test('a transit that leaves its orb for a day and comes back has ended', () => {
  // Mercury turned direct on 2026-03-20, at its least longitude of these weeks: with the limit of the orb 0.03° above, it is outside for a day or two.
  const turn = Date.UTC(2026, 2, 20, 19, 32)
  const { longitude } = positionsAt(turn).mercury
  const bodies = { ...chart.bodies, sun: { ...chart.bodies.sun, longitude: longitude + 8.03 } }
  const transit = { transiting: 'mercury', natal: 'sun', name: 'conjunction' } as const
  const off = (at: number) => separation(positionsAt(at).mercury.longitude, longitude + 8.03)
  const instant = turn - 5 * DAY_MS
  assert.ok(off(instant) < 8 && off(turn) > 8 && off(turn + 2 * DAY_MS) < 8)
  assert.equal(contactSpan(transit, { bodies }, instant).to, instant + 6 * DAY_MS)
})

test('at each exact moment the Moon stands within a tenth of an arcsecond of the angle, and none is missed', () => {
  let found = 0
  for (let day = 0; day < 60; day++) {
    const from = Date.UTC(2026, 0, 1) + day * DAY_MS
    for (const { instant, aspect, natal } of exactMoonMoments(chart, from, from + DAY_MS)) {
      const arc = separation(positionsAt(instant).moon.longitude, chart.bodies[natal].longitude)
      assert.ok(Math.abs(arc - ASPECTS[aspect].angle) * 3600 < 0.1, `${aspect} ${natal}`)
      assert.ok(instant >= from && instant <= from + DAY_MS)
      found++
    }
  }
  // Ten planets, eight angles, a round of 27.32 days: 80 meetings a round.
  assert.ok(Math.abs(found - (60 / 27.32) * 80) <= 8, String(found))
})

test('an aspect is followed on the side of the natal planet on which it is', () => {
  const { longitude: jupiter } = positionsAt(FROM).jupiter
  for (const side of [1, -1])
    for (const name of ['sextile', 'square', 'trine'] as const) {
      const { angle, orb } = ASPECTS[name]
      const natal = jupiter - side * angle + 1
      const bodies = { ...chart.bodies, sun: { ...chart.bodies.sun, longitude: natal } }
      const { from, to } = contactSpan({ transiting: 'jupiter', natal: 'sun', name }, { bodies }, FROM)
      const holds = (at: number) => {
        const off = separation(positionsAt(at).jupiter.longitude, (natal + 720) % 360) - angle
        return Math.abs(off) <= orb
      }
      assert.ok(from !== null && to !== null, `${name} ${side}`)
      for (let at = from + 2 * DAY_MS; at < to; at += 2 * DAY_MS) assert.ok(holds(at), `${name} ${side}`)
      assert.ok(!holds(from) && !holds(to), `${name} ${side}`)
    }
})

test('a span of hours has the moments of the day that fall into it, the first instant included and the last not', () => {
  const day = exactMoonMoments(chart, FROM, FROM + 3 * DAY_MS)
  for (const hours of [6, 20, 31, 50]) {
    const [from, to] = [FROM + hours * 3_600_000, FROM + (hours + 12) * 3_600_000]
    assert.deepEqual(
      exactMoonMoments(chart, from, to),
      day.filter(({ instant }) => instant > from && instant < to),
    )
  }
  const [first, second] = day.map(({ instant }) => instant) as [number, number]
  assert.deepEqual(exactMoonMoments(chart, first, second), day.slice(0, 1))
})

test('a fast body is looked at every day: a day and a half outside the orb within the next four is not stepped over', () => {
  // Mercury turned direct on 2026-03-20. Three days before he is 0.46° further on, a day after 0.05°: inside on both, and outside in between.
  const turn = Date.UTC(2026, 2, 20, 19, 32)
  const natal = positionsAt(turn).mercury.longitude + 8.03
  const bodies = { ...chart.bodies, sun: { ...chart.bodies.sun, longitude: natal } }
  const off = (days: number) => separation(positionsAt(turn + days * DAY_MS).mercury.longitude, natal)
  assert.ok(off(-3) < 7.75 && off(-1) < 8 && off(-0.7) > 8 && off(0.7) > 8 && off(1) < 8)
  const instant = turn - 3 * DAY_MS
  const { to } = contactSpan(
    { transiting: 'mercury', natal: 'sun', name: 'conjunction' },
    { bodies },
    instant,
  )
  // He leaves after 2.2 days: the second step of two is the first beyond.
  assert.equal(to, instant + 4 * DAY_MS)
})
