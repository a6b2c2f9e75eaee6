/** When what a day tells comes to its end, against a slow way: hour by hour, until the sign or the orb is left. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { positionsAt } from '../../sky/ephemeris.ts'
import type { Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { dayOf } from './daily-plan.ts'
import type { Story } from './story.ts'
import { endOfStory } from './until.ts'

const HOUR_MS = 3_600_000
const ANGLES = {
  conjunction: 0,
  semisextile: 30,
  semisquare: 45,
  sextile: 60,
  square: 90,
  trine: 120,
  sesquiquadrate: 135,
  quincunx: 150,
  opposition: 180,
}
const WIDE = ['conjunction', 'square', 'trine', 'opposition']

const signAt = (longitude: number) => Math.floor(longitude / 30)

/** Whether a story still holds at an instant. */
function holds({ shows, planets, aspect, standing }: Story, noon: number): (instant: number) => boolean {
  const [one, two] = planets.map(({ planet }) => planet)
  const isMeeting = two !== undefined && standing === 'touch'
  const place: Planet = isMeeting ? (one === shows ? two : one!) : shows
  const sign = signAt(positionsAt(noon)[place].longitude)
  return (instant) => {
    const sky = positionsAt(instant)
    if (signAt(sky[place].longitude) !== sign) return false
    if (!isMeeting) return true
    const apart = Math.abs(((sky[one!].longitude - sky[two].longitude + 540) % 360) - 180)
    return Math.abs(apart - ANGLES[aspect as keyof typeof ANGLES]) <= (WIDE.includes(aspect!) ? 8 : 3)
  }
}

/** The first hour at which it does not hold any more. */
function endByHours(story: Story, noon: number, until: number): number | null {
  const isSo = holds(story, noon)
  for (let hour = noon; hour <= until; hour += HOUR_MS) if (!isSo(hour)) return hour
  return null
}

/** Some hundred days of all signs, from 1605 to 2395. */
const DAYS = Array.from({ length: 240 }, (_, n) => ({
  day: -133_300 + 1199 * n + (n % 7),
  sign: SIGNS[(5 * n) % 12]! as Sign,
}))

test('a story ends within the hour in which its planet leaves the sign, or the two leave the orb of their aspect', () => {
  const kinds = new Map<string, number>()
  for (const { day, sign } of DAYS) {
    const date = dateText(day * DAY_MS)
    const { story } = dayOf(date, sign).plan
    const noon = day * DAY_MS + DAY_MS / 2
    if (story.until === null) {
      assert.ok(['uranus', 'neptune', 'pluto'].includes(story.shows) && story.standing === 'in', date)
      continue
    }
    const slow = endByHours(story, noon, story.until + 2 * HOUR_MS)
    assert.ok(slow !== null, `${date} ${sign} ${story.id} has not ended`)
    assert.ok(slow - story.until >= 0 && slow - story.until <= HOUR_MS, `${date} ${sign} ${story.id}`)
    const kind = `${story.standing} ${story.shows === 'moon' ? 'moon' : 'planet'}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  assert.ok(
    kinds.get('in moon')! > 20 && kinds.get('in planet')! > 20 && kinds.get('touch planet')! > 40,
    JSON.stringify([...kinds]),
  )
})

const alone = (planet: Planet, sign: Sign): Story => ({
  id: `${planet}-in-${sign}`,
  planets: [{ planet, sign }],
  aspect: null,
  direction: 'flow',
  house: 1,
  shows: planet,
  standing: 'in',
  turn: 0,
})

const endOn = (story: Story, date: string) => {
  const end = endOfStory(story, skyAtNoon(Date.parse(date) / DAY_MS))
  return end === null ? null : dateText(end)
}

test('a planet that turns back ends where it goes back over the border of its sign, not where it goes on', () => {
  // Saturn entered Aries on 2025-05-25, went back into Pisces on 2025-09-01, and into Aries again on 2026-02-14.
  assert.equal(endOn(alone('saturn', 'aries'), '2025-07-01'), '2025-09-01')
  assert.equal(endOn(alone('saturn', 'pisces'), '2025-10-01'), '2026-02-14')
  // Mercury turned back in Leo in July 2025 and stayed there until September; in March 2025 it went back from Aries into Pisces.
  assert.equal(endOn(alone('mercury', 'leo'), '2025-07-20'), '2025-09-02')
  assert.equal(endOn(alone('mercury', 'aries'), '2025-03-20'), '2025-03-30')
})

test('of a planet that stays in its sign for years nothing ends soon', () => {
  assert.equal(endOn(alone('pluto', 'aquarius'), '2026-11-18'), null)
  assert.equal(endOn(alone('neptune', 'aries'), '2027-01-01'), null)
})

test('on the last days of the range everything that ends has an end', () => {
  for (let day = 0; day < 40; day++) {
    const date = dateText(Date.UTC(2399, 11, 31) - day * 25 * DAY_MS)
    for (const sign of SIGNS) {
      const { story } = dayOf(date, sign).plan
      const staysForYears = ['uranus', 'neptune', 'pluto'].includes(story.shows) && story.standing === 'in'
      assert.ok(story.until !== null || staysForYears, `${date} ${sign} ${story.id}`)
    }
  }
})
