import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance } from '../../test/recomputed/tables.ts'
import { eclipses } from '../almanac/eclipses/eclipses.ts'
import { events } from '../almanac/events.ts'
import { voidsOfCourse } from '../almanac/void-of-course.ts'
import { readMoon } from './moon.ts'

const DAY_MS = 86_400_000
const YEAR = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const
const text = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`
const moonAt = (instant: number, more = {}) => readMoon({ at: text(instant), ...more }, 0)

/** Some moments of a year, to the second. */
const draw = chance(3)
const MOMENTS = Array.from(
  { length: 12 },
  (_, month) => YEAR[0] + (month * 30 + draw(30)) * DAY_MS + draw(86_400) * 1000,
)
const around = [YEAR[0] - 40 * DAY_MS, YEAR[1] + 400 * DAY_MS] as const
const newMoons = events(...around, ['new_moon'])
const phases = events(...around, ['moon_phase'])
const dark = eclipses(...around)

test('the age is counted from the last new Moon, and the next four phases and the next eclipse are listed', () => {
  for (const instant of MOMENTS) {
    const { at, age, nextPhases, nextEclipse } = moonAt(instant)
    assert.equal(at, instant)
    const last = newMoons.findLast((one) => one.at < instant)!
    assert.equal(age, (instant - last.at) / DAY_MS)
    assert.ok(age < 30)
    const later = phases.filter((one) => one.at > instant).slice(0, 4)
    assert.deepEqual(
      nextPhases.map((one) => one.at),
      later.map((one) => one.at),
    )
    assert.equal(nextEclipse.at, dark.find((one) => one.at > instant)!.at)
  }
})

test('the Moon is void from the beginning of her void time until its end, by the rule that is asked for', () => {
  for (const voidRule of ['modern', 'traditional'] as const)
    for (const { at, endsAt } of voidsOfCourse(YEAR[0], YEAR[0] + 20 * DAY_MS, voidRule)) {
      const seen = (instant: number) => {
        const { isVoid, voidOfCourse, voidRule: withText } = moonAt(instant, { voidRule })
        return [isVoid, voidOfCourse.at, withText]
      }
      assert.deepEqual(seen(at), [true, at, voidRule])
      assert.deepEqual(seen(endsAt - 1000), [true, at, voidRule])
      // By the traditional rule she may be void through a whole sign, and then again.
      if (voidRule === 'modern') assert.deepEqual(seen(at - 1000), [false, at, voidRule])
      assert.ok(moonAt(endsAt + 1000, { voidRule }).voidOfCourse.at >= endsAt)
    }
  assert.equal(moonAt(YEAR[0]).voidRule, 'modern')
})

test('without a moment it is this minute, in UTC, and without a place nobody sees her', () => {
  const { at, zone, above } = readMoon({}, YEAR[0] + 59_999)
  assert.deepEqual([at, zone.name, above], [YEAR[0], 'UTC', null])
  const there = moonAt(YEAR[0], { place: { latitude: 10, longitude: 20 }, timezone: 'Asia/Tokyo' })
  assert.ok(there.above !== null)
  assert.equal(there.zone.name, 'Asia/Tokyo')
})
