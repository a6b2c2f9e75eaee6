import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { clockText, gapAt, instantsOf, offsetText, wallAt, wallText } from './wall-clock.ts'
import { offsetAt, transitionsUntil, ZONE_NAMES, zone } from './zones.ts'

const wall = (text: string) => Date.parse(`${text}Z`)
const instants = (text: string, name: string) =>
  instantsOf(wall(text), zone(name)).map((instant) => new Date(instant).toISOString().slice(0, 19))

test('a time on an ordinary day was shown once', () => {
  assert.deepEqual(instants('1937-03-01T12:00:00', 'Europe/Amsterdam'), ['1937-03-01T11:40:28'])
})

test('where the clocks are set back, two instants show the same time', () => {
  assert.deepEqual(instants('2024-11-03T01:30:00', 'America/New_York'), [
    '2024-11-03T05:30:00',
    '2024-11-03T06:30:00',
  ])
  assert.deepEqual(instants('2024-11-03T02:00:00', 'America/New_York'), ['2024-11-03T07:00:00'])
})

test('where clocks go forward, no instant shows the skipped time', () => {
  assert.deepEqual(instants('2024-03-10T02:00:00', 'America/New_York'), [])
  assert.deepEqual(instants('2024-03-10T02:59:59', 'America/New_York'), [])
  assert.deepEqual(instants('2024-03-10T03:00:00', 'America/New_York'), ['2024-03-10T07:00:00'])
})

test('Samoa has no 30 December 2011, Sitka has 18 October 1867 twice', () => {
  const gap = gapAt(wall('2011-12-30T12:00:00'), zone('Pacific/Apia'))!
  assert.deepEqual(
    [wallText(gap.before), wallText(gap.after)],
    ['2011-12-29T23:59:59', '2011-12-31T00:00:00'],
  )
  assert.equal(instants('1867-10-18T20:00:00', 'America/Sitka').length, 2)
})

test('an offset shows its seconds only when it has some', () => {
  assert.deepEqual([0, 3600, -12_600, 1172, -1, -15 * 3600 - 56 * 60 - 8].map(offsetText), [
    '+00:00',
    '+01:00',
    '-03:30',
    '+00:19:32',
    '-00:00:01',
    '-15:56:08',
  ])
})

test('an instant is written as its zone’s clocks show it', () => {
  const instant = Date.parse('1937-03-01T12:00:00Z')
  assert.equal(clockText(instant, zone('Europe/Amsterdam')), '12:19')
  assert.equal(wallText(wallAt(instant, zone('Europe/Amsterdam'))), '1937-03-01T12:19:32')
})

const anyZone = fc.constantFrom(...ZONE_NAMES).map(zone)
const RANGE_SECONDS = { min: Date.UTC(1600) / 1000, max: Date.UTC(2400) / 1000 - 1 }
const anyInstant = fc.integer(RANGE_SECONDS).map((seconds) => seconds * 1000)
/** Half of them are within a day of a transition, where errors are likely. */
const anyMoment = fc
  .tuple(anyZone, anyInstant, fc.integer({ min: -86_400, max: 86_400 }), fc.boolean())
  .map(([place, instant, shift, near]) => {
    const transition = place.transitions[transitionsUntil(place, instant)]
    return { place, instant: near && transition !== undefined ? transition + shift * 1000 : instant }
  })

test('an instant is among the instants of the time its clocks show', () => {
  fc.assert(
    fc.property(anyMoment, ({ place, instant }) => {
      assert(instantsOf(wallAt(instant, place), place).includes(instant))
    }),
    { numRuns: 3000 },
  )
})

test('every time is shown never, once or twice, in order; it is in a gap exactly when never', () => {
  fc.assert(
    fc.property(anyMoment, ({ place, instant: reading }) => {
      const found = instantsOf(reading, place)
      assert(found.length <= 2)
      assert.equal(gapAt(reading, place) !== undefined, found.length === 0)
      for (const instant of found) assert.equal(wallAt(instant, place), reading)
      if (found.length === 2) assert(found[0]! < found[1]!)
    }),
    { numRuns: 3000 },
  )
})

test('both sides of a gap exist, one second before the jump and at it', () => {
  for (const place of ZONE_NAMES.map(zone))
    place.transitions.forEach((instant, i) => {
      if (place.offsets[i + 1]! < place.offsets[i]!) return
      const gap = gapAt(wallAt(instant, place) - 1000, place)!
      assert.equal(gap.instant, instant)
      assert(instantsOf(gap.before, place).includes(instant - 1000))
      assert(instantsOf(gap.after, place).includes(instant))
    })
})

test('transitions ascend and each one changes the offset', () => {
  for (const place of ZONE_NAMES.map(zone)) {
    assert.equal(place.offsets.length, place.transitions.length + 1)
    place.transitions.forEach((instant, i) => {
      assert(i === 0 || instant > place.transitions[i - 1]!)
      assert.notEqual(place.offsets[i], place.offsets[i + 1])
      assert.equal(offsetAt(place, instant - 1), place.offsets[i])
      assert.equal(offsetAt(place, instant), place.offsets[i + 1])
    })
  }
})
