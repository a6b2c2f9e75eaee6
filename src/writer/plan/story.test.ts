import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as page from '../../../test/recomputed/day.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { candidatesOf } from '../../judgement/day/candidates.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { earlierStories, type Story, storyOf, windowOn } from './story.ts'

const WINDOW = 30
const DAYS_OF_RANGE = { first: EARLIEST / DAY_MS, last: Math.floor(LATEST / DAY_MS) }
const dateOf = (day: number) => dateText(day * DAY_MS)
const keyOf = ({ shows, standing, house, direction }: Story) => `${shows} ${standing} ${house} ${direction}`

/** Days before 1970 have negative numbers, and the first windows and the last ones are cut off by the range. */
const anyDay = fc.integer({ min: DAYS_OF_RANGE.first, max: DAYS_OF_RANGE.last })

/** All days of its window that are in the range. What came before on the last of them was replayed in any case. */
function daysAround(day: number): number[] {
  const start = Math.floor(day / WINDOW) * WINDOW
  const first = Math.max(start, DAYS_OF_RANGE.first)
  const last = Math.min(start + WINDOW - 1, DAYS_OF_RANGE.last)
  return Array.from({ length: last - first + 1 }, (_, n) => first + n)
}

test('no two signs have the same key on a day, so none share a text', () => {
  fc.assert(
    fc.property(anyDay, (someDay) => {
      for (const day of daysAround(someDay)) {
        const keys = SIGNS.map((sign) => keyOf(storyOf(dateOf(day), sign)))
        assert.equal(new Set(keys).size, SIGNS.length, `${dateOf(day)}: ${keys}`)
      }
    }),
    {
      numRuns: 60,
      examples: [
        [DAYS_OF_RANGE.first],
        [DAYS_OF_RANGE.last],
        [-1],
        [0],
        ...Array.from({ length: 12 }, (_, n): [number] => [20454 + WINDOW * n]),
      ],
    },
  )
})

test('a key comes once in a slot: thirty days, fifteen for Jupiter and Saturn in a house, one for the Moon', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...SIGNS), (someDay, sign) => {
      const days = daysAround(someDay)
      const slots = days.map((day) => {
        const story = storyOf(dateOf(day), sign)
        const isLong = story.standing === 'in' && ['jupiter', 'saturn'].includes(story.shows)
        const slot = story.shows === 'moon' ? day : Math.floor(day / (isLong ? 15 : WINDOW))
        return `${keyOf(story)} ${slot}`
      })
      assert.equal(new Set(slots).size, days.length, `${sign}: ${slots}`)
    }),
    {
      numRuns: 12,
      examples: [
        [DAYS_OF_RANGE.first, 'aries'],
        [DAYS_OF_RANGE.last, 'pisces'],
        [-1, 'leo'],
      ],
    },
  )
})

test('the turn of a key differs from slot to slot, so that the next text of its list comes', () => {
  const turns = new Map<string, Map<number, number>>()
  for (let day = 20400; day < 20400 + 400; day++) {
    const story = storyOf(dateOf(day), 'gemini')
    const own = turns.get(keyOf(story)) ?? new Map<number, number>()
    assert.ok(!own.has(story.turn), `${dateOf(day)}: ${keyOf(story)} ${story.turn}`)
    const [before] = [...own.keys()].slice(-1)
    assert.ok(before === undefined || story.turn > before, 'it grows')
    turns.set(keyOf(story), own.set(story.turn, day))
  }
  assert.ok([...turns.values()].some((own) => own.size > 4))
})

/** A sign's day as docs/judgement.md sees it, from where the planets stand. */
function seenOn(day: number, sign: Sign): page.SignSky {
  const { instant, positions } = skyAtNoon(day)
  return {
    sign,
    date: dateOf(day),
    at: instant,
    longitude: Object.fromEntries(PLANETS.map((planet) => [planet, positions[planet].longitude])),
    retrograde: {},
    events: [],
  }
}

/** The stories of a window by the page alone. */
function replayed(sign: Sign, window: number): page.Story[] {
  const start = window * WINDOW - page.DAYS_AHEAD
  const days = Array.from({ length: WINDOW + page.DAYS_AHEAD }, (_, at) => seenOn(start + at, sign))
  return page.stories(days).slice(page.DAYS_AHEAD)
}

const shown = ({ id, house, direction, shows, standing }: Story) => ({
  id,
  house,
  direction,
  shows,
  standing,
})

/** Two windows of each sign, from 1610 to 2390. */
const WINDOWS = SIGNS.flatMap((sign, at) =>
  [-4300 + 397 * at, 690 + 9 * at].map((window) => ({ sign, window })),
)
const storiesOf = (sign: Sign, window: number) =>
  Array.from({ length: WINDOW }, (_, at) => storyOf(dateOf(window * WINDOW + at), sign))

test('each story of a window, its house, direction, planet and standing are those of the page', () => {
  for (const { sign, window } of WINDOWS)
    assert.deepEqual(storiesOf(sign, window).map(shown), replayed(sign, window), `${sign} ${window}`)
})

test('a story does not depend on the order in which its window is asked for', () => {
  const [sign, window] = ['virgo', 711] as const
  const dates = Array.from({ length: WINDOW }, (_, at) => dateOf(window * WINDOW + at))
  const backwards = dates.toReversed().map((date) => shown(storyOf(date, sign)))
  assert.deepEqual(backwards.toReversed(), replayed(sign, window))
})

test('the first days of 1600 have stories like any others, though their window begins before them', () => {
  const window = Math.floor(DAYS_OF_RANGE.first / WINDOW)
  const before = DAYS_OF_RANGE.first - window * WINDOW
  assert.equal(before, 10)
  for (const sign of SIGNS) {
    const expected = replayed(sign, window).slice(before)
    const stories = expected.map((_, at) => shown(storyOf(dateOf(DAYS_OF_RANGE.first + at), sign)))
    assert.deepEqual(stories, expected, sign)
  }
})

test('the story is the loudest factor that did not come lately and is no other sign’s story', () => {
  let loudest = 0
  for (const { sign, window } of WINDOWS.slice(0, 8)) {
    const [first] = storiesOf(sign, window)
    const { factors } = candidatesOf(skyAtNoon(window * WINDOW), sign)
    const byLoudness = factors.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score)).map(({ id }) => id)
    if (first!.id === byLoudness[0]) loudest++
    assert.ok(byLoudness.length === 0 || byLoudness.includes(first!.id))
  }
  assert.ok(loudest >= 4, `${loudest} of 8`)
})

test('the story of a neutral day is what is loudest, but never Uranus, Neptune or Pluto alone', () => {
  const neutral = WINDOWS.flatMap(({ sign, window }) => storiesOf(sign, window)).filter(
    ({ direction }) => direction === 'merge',
  )
  assert.ok(neutral.length > 100)
  const alone = neutral.filter(({ planets }) => planets.length === 1)
  assert.deepEqual(
    alone.filter(({ planets: [only] }) => ['uranus', 'neptune', 'pluto'].includes(only!.planet)),
    [],
  )
  assert.ok(new Set(alone.map(({ planets: [only] }) => only!.planet)).size >= 6, 'not only the Moon')
  for (const { shows, standing } of neutral) assert.equal(standing, shows === 'moon' ? 'in' : 'touch')
})

test('the story of a planet in a house has it there, or has the Moon or the ruler there in aspect to it', () => {
  for (const { sign, window } of WINDOWS)
    for (const [at, story] of storiesOf(sign, window).entries()) {
      if (story.direction === 'merge') continue
      const { longitude } = seenOn(window * WINDOW + at, sign)
      const house = ((Math.floor(longitude[story.shows]! / 30) - SIGNS.indexOf(sign) + 12) % 12) + 1
      assert.equal(story.standing === 'in', house === story.house, `${sign} ${window} ${at}`)
      if (story.standing === 'touch') assert.equal(story.planets.length, 2)
    }
})

test('a story names its planets, each in its sign, and its aspect unless it is a planet in a sign', () => {
  for (const { sign, window } of WINDOWS)
    for (const [at, { id, planets, aspect, shows }] of storiesOf(sign, window).entries()) {
      const { longitude } = seenOn(window * WINDOW + at, sign)
      for (const each of planets) assert.equal(each.sign, SIGNS[Math.floor(longitude[each.planet]! / 30)])
      const [one, other] = planets.map(({ planet }) => planet)
      const inSign = `${one}-in-${planets[0]!.sign}`
      const met = other === undefined ? `${one}-${aspect}` : `${one}-${aspect}-${other}`
      assert.equal(id, aspect === null ? inSign : met)
      assert.ok(planets.some(({ planet }) => planet === shows))
    }
})

test('the earlier stories of a date are those of the days of its window before it', () => {
  for (const day of [20400, 20417, -4, -30]) {
    const window = Math.floor(day / WINDOW)
    assert.equal(windowOn(dateOf(day)), window)
    const earlier = earlierStories(dateOf(day), 'taurus')
    assert.deepEqual(
      earlier.map((each) => each.day),
      Array.from({ length: day - window * WINDOW }, (_, n) => window * WINDOW + n),
    )
    for (const { day: then, story } of earlier) assert.deepEqual(story, storyOf(dateOf(then), 'taurus'))
  }
})
