/** The search on artificial courses with known passages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedArc } from '../sky/angle.ts'
import { positionAtTt, positionsAt } from '../sky/ephemeris.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { events } from './events.ts'
import { type Course, nearestPassage, nearestPassageBy, passages, samplesAround } from './search.ts'

const MIDNIGHT = Date.UTC(2026, 5, 1)
const sunPassing = (mark: number): Course => ({ degrees: (where) => where('sun').longitude, marks: [mark] })

test('a mark that is reached at a midnight is passed once, in the step that ends there', () => {
  const course = sunPassing(positionsAt(MIDNIGHT).sun.longitude)
  const [only, ...more] = passages(course, samplesAround(MIDNIGHT - DAY_MS, MIDNIGHT + DAY_MS))
  assert.deepEqual(more, [])
  assert.ok(only!.instant < MIDNIGHT && only!.instant >= MIDNIGHT - 1)
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT - DAY_MS, MIDNIGHT)), [only])
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT + DAY_MS)), [])
})

test('the point opposite a mark is not a passage', () => {
  const opposite = (positionsAt(MIDNIGHT).sun.longitude + 180.5) % 360
  assert.deepEqual(passages(sunPassing(opposite), samplesAround(MIDNIGHT, MIDNIGHT + DAY_MS)), [])
})

test('an empty span has no passage', () => {
  const course = sunPassing(positionsAt(MIDNIGHT + 1).sun.longitude)
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT)), [])
  assert.deepEqual(passages(course, samplesAround(MIDNIGHT, MIDNIGHT - DAY_MS)), [])
})

test('a body that goes back leaves a mark at a midnight in the step that begins there, and goes back over it', () => {
  // Mercury is retrograde from 2026-02-26 to 2026-03-20.
  const midnight = Date.UTC(2026, 2, 10)
  const course: Course = {
    degrees: (where) => where('mercury').longitude,
    marks: [positionsAt(midnight).mercury.longitude],
  }
  const [only, ...more] = passages(course, samplesAround(midnight - DAY_MS, midnight + DAY_MS))
  assert.deepEqual(more, [])
  assert.ok(only!.instant >= midnight && only!.instant <= midnight + 1)
  assert.equal(only!.forward, false)
})

const mercuryPassing = (mark: number): Course => ({
  degrees: (where) => where('mercury').longitude,
  perDay: (where) => where('mercury').motion,
  marks: [mark],
})

test('where a body turns, it passes twice each mark that it reaches on that day, and none beyond', () => {
  for (const { at, direction, id } of events(Date.UTC(2020), Date.UTC(2026), ['station'])) {
    if (!id.startsWith('mercury')) continue
    const midnight = Math.floor(at / DAY_MS) * DAY_MS
    const samples = samplesAround(midnight, midnight + DAY_MS)
    const longitude = (instant: number) => positionsAt(instant).mercury.longitude
    const turn = longitude(at)
    const away = direction === 'direct' ? -1 : 1
    // Between the turn and the nearer of the two midnights, in which it is on the same side.
    const reached = Math.min(
      ...[midnight, midnight + DAY_MS].map((instant) => Math.abs(signedArc(turn, longitude(instant)))),
    )
    const [before, after, ...more] = passages(mercuryPassing(turn - (away * reached) / 2), samples)
    assert.deepEqual(more, [], id)
    assert.ok(before!.instant < at && at < after!.instant, id)
    assert.deepEqual([before!.forward, after!.forward], [away > 0, away < 0], id)
    for (const passage of [before!, after!])
      assert.ok(Math.abs(signedArc(longitude(passage.instant), passage.mark)) < 1e-6, id)
    for (const beyond of [0.0001, 0.01, 0.1, 0.2])
      assert.deepEqual(passages(mercuryPassing(turn + away * beyond), samples), [], id)
  }
})

test('near a mark that a body neither reaches nor turns at, nothing is found', () => {
  for (const date of ['2026-03-10', '2026-06-01']) {
    const midnight = Date.parse(date)
    const { longitude, motion } = positionsAt(midnight).mercury
    const samples = samplesAround(midnight, midnight + DAY_MS)
    for (const behind of [0.01, 0.1, 0.2]) {
      const mark = longitude - Math.sign(motion) * behind
      assert.deepEqual(passages(mercuryPassing(mark), samples), [], date)
    }
  }
})

test('the course of any body of the registry is searched, for any mark', () => {
  const chiron = (instant: number) => positionAtTt('chiron', terrestrialTime(instant)).longitude
  const at = MIDNIGHT + 0.3 * DAY_MS
  const course: Course = { degrees: (where) => where('chiron').longitude, marks: [chiron(at)] }
  const [only, ...more] = passages(course, samplesAround(MIDNIGHT - 5 * DAY_MS, MIDNIGHT + 5 * DAY_MS))
  assert.deepEqual(more, [])
  // Chiron goes 0.05° a day: a billionth of a degree takes two milliseconds.
  assert.ok(Math.abs(only!.instant - at) < 10)
})

test('the nearest passage is the first after an instant or the last before it, up to a limit', () => {
  // Mercury turned retrograde on 2026-02-26 and direct on 2026-03-20: in February and March it passed this mark three times.
  const course = mercuryPassing(positionsAt(Date.UTC(2026, 2, 10)).mercury.longitude)
  const [first, second, third, ...more] = passages(
    course,
    samplesAround(Date.UTC(2026, 1, 10), Date.UTC(2026, 3, 20)),
  ).map(({ instant }) => instant)
  assert.deepEqual(more, [])
  const nearest = (from: number, limit: number) => nearestPassage(course, from, limit)?.instant ?? null
  const isNear = (one: number | null, other: number) => one !== null && Math.abs(one - other) <= 2
  const [early, late] = [first! - 9.3 * DAY_MS, third! + 9.3 * DAY_MS]
  assert.ok(isNear(nearest(early, late), first!))
  assert.ok(isNear(nearest(first! + DAY_MS, late), second!))
  assert.ok(isNear(nearest(second! + DAY_MS, late), third!))
  assert.equal(nearest(third! + DAY_MS, late), null)
  assert.ok(isNear(nearest(late, early), third!))
  assert.ok(isNear(nearest(third! - DAY_MS, early), second!))
  assert.ok(isNear(nearest(second! - DAY_MS, early), first!))
  assert.equal(nearest(first! - DAY_MS, early), null)
  // The limit itself is the last instant that counts.
  assert.equal(nearest(early, first! - 60_000), null)
  assert.ok(isNear(nearest(early, first! + 60_000), first!))
})

test('a passage at the very instant from which the nearest is asked for is not that one', () => {
  // d² − 10 d after d days: it leaves 0 backwards at once, and comes back to it on the tenth day.
  const days = (instant: number) => instant / DAY_MS
  const course: Course<number> = { degrees: (d) => d * (d - 10), marks: [0] }
  const found = nearestPassageBy(days, course, 0, 15 * DAY_MS, DAY_MS)
  assert.ok(Math.abs(days(found!.instant) - 10) < 1e-6, String(found!.instant))
  assert.equal(found!.forward, true)
})

test('the sky is not looked at beyond the limit, which may be the end of the ephemeris', () => {
  const days = (instant: number) => instant / DAY_MS
  const seen: number[] = []
  const course: Course<number> = {
    degrees: (d) => {
      seen.push(d)
      return 100 + d
    },
    marks: [0],
  }
  for (const limit of [12.5, -12.5]) {
    assert.equal(nearestPassageBy(days, course, 0, limit * DAY_MS, DAY_MS), null)
    assert.equal(Math.max(...seen.map(Math.abs)), 12.5)
    assert.ok(seen.includes(limit))
  }
})

test('the last millisecond before the limit counts', () => {
  const ms: Course<number> = { degrees: (instant) => (instant - 10 * DAY_MS) / 1000 - 0.0005, marks: [0] }
  const nearest = (limit: number) => nearestPassageBy((instant) => instant, ms, 0, limit, DAY_MS)?.instant
  assert.equal(nearest(10 * DAY_MS + 1), 10 * DAY_MS)
  assert.equal(nearest(10 * DAY_MS), undefined)
})
