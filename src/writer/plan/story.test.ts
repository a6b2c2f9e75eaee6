import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as page from '../../../test/recomputed/day.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { RULER } from '../../judgement/tradition.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { storyOf } from './story.ts'

const anyDay = fc.integer({ min: EARLIEST / DAY_MS, max: Math.floor(LATEST / DAY_MS) - 30 })

/** The keys by which lead and image of a summary are dealt; the two of a new or full Moon go by her house, which is another for each sign. */
const keysOn = (day: number) =>
  SIGNS.map((sign) => {
    const { house, direction, shows } = storyOf(dateText(day * DAY_MS), sign)
    return `${house} ${direction} ${shows}`
  })

test('no two signs have the same picture for the same house, so none share a summary', () => {
  fc.assert(
    fc.property(anyDay, (first) => {
      for (let day = first; day < first + 30; day++) {
        const keys = keysOn(day)
        assert.equal(new Set(keys).size, SIGNS.length, `${dateText(day * DAY_MS)}: ${keys}`)
      }
    }),
    // The 360 days from 2025-11-08 had twenty such pairs of signs.
    { numRuns: 10, examples: Array.from({ length: 12 }, (_, month): [number] => [(680 + month) * 30]) },
  )
})

test('of the Moon and another planet the picture shows the other, unless another sign may show that', () => {
  const days = Array.from({ length: 60 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY_MS)
  const stories = days.flatMap((day) => SIGNS.map((sign) => storyOf(dateText(day), sign)))
  const met = stories.filter(
    ({ planets }) => planets.length > 1 && planets.some(({ planet }) => planet === 'moon'),
  )
  const ofMoon = met.filter(({ shows }) => shows[0] === 'moon')
  assert.ok(ofMoon.length > 0 && ofMoon.length < met.length / 4, `${ofMoon.length} of ${met.length}`)
})

const WINDOW = 30

/** A sign's day as docs/judgement.md sees it, from where the planets stand. */
function seenOn(day: number, sign: Sign): page.Seen {
  const { instant, positions } = skyAtNoon(day)
  return {
    sign,
    date: dateText(day * DAY_MS),
    at: instant,
    longitude: Object.fromEntries(PLANETS.map((planet) => [planet, positions[planet].longitude])),
    retrograde: {},
    events: [],
  }
}

/** The stories of a window by the page alone, replayed from a week before it. */
function replayed(sign: Sign, window: number): page.Story[] {
  const days = Array.from({ length: WINDOW + 7 }, (_, at) => seenOn(window * WINDOW - 7 + at, sign))
  const stories: page.Story[] = []
  for (const story of page.stories(days).slice(7)) {
    const worn = stories.filter(
      ({ shows, direction }) => `${shows}` === `${story.shows}` && direction === story.direction,
    )
    const isWorn = story.shows.length > 1 && worn.length >= 2
    stories.push(isWorn ? { ...story, shows: [RULER[sign]] } : story)
  }
  return stories
}

/** Two windows of each sign, from 1610 to 2390. */
const WINDOWS = SIGNS.flatMap((sign, at) =>
  [-4300 + 397 * at, 690 + 9 * at].map((window) => ({ sign, window, expected: replayed(sign, window) })),
)
const toldIn = (sign: Sign, window: number) =>
  Array.from({ length: WINDOW }, (_, at) => storyOf(dateText((window * WINDOW + at) * DAY_MS), sign))

test('each story of a window, its house, direction and picture are those of the page', () => {
  for (const { sign, window, expected } of WINDOWS) {
    const told = toldIn(sign, window).map(({ id, house, direction, shows }) => ({
      id,
      house,
      direction,
      shows,
    }))
    assert.deepEqual(told, expected, `${sign} ${window}`)
  }
})

test('a story does not depend on the order in which its window is asked for', () => {
  const [sign, window] = ['virgo', 711] as const
  const dates = Array.from({ length: WINDOW }, (_, at) => dateText((window * WINDOW + at) * DAY_MS))
  const backwards = dates.toReversed().map((date) => storyOf(date, sign))
  const expected = replayed(sign, window)
  assert.deepEqual(
    backwards.toReversed().map(({ id }) => id),
    expected.map(({ id }) => id),
  )
})

test('a story counts its window, and the earlier days of it that told of its house and showed its picture', () => {
  for (const { sign, window, expected } of WINDOWS)
    for (const [at, { turn }] of toldIn(sign, window).entries()) {
      const { house, direction, shows } = expected[at]!
      const alike = expected.slice(0, at).filter((story) => story.direction === direction)
      const ofHouse = alike.filter((story) => story.house === house).length
      const ofPlanets = alike.filter((story) => `${story.shows}` === `${shows}`).length
      assert.deepEqual(turn, { window, ofHouse, ofPlanets }, `${sign} ${window} ${at}`)
    }
})

test('a meeting of two other planets is shown at most twice in a window, then its ruler alone is', () => {
  const counts = WINDOWS.flatMap(({ sign, window }) => {
    const both = toldIn(sign, window).filter(({ shows }) => shows.length > 1)
    return Object.values(Object.groupBy(both, ({ shows, direction }) => `${shows} ${direction}`)).map(
      (list) => list!.length,
    )
  })
  assert.equal(Math.max(...counts), 2)
})

test('a story names its planets, each in its sign, and its aspect unless it is a planet in a sign', () => {
  for (const { sign, window } of WINDOWS)
    for (const [at, { id, planets, aspect }] of toldIn(sign, window).entries()) {
      const { longitude } = seenOn(window * WINDOW + at, sign)
      for (const each of planets) assert.equal(each.sign, SIGNS[Math.floor(longitude[each.planet]! / 30)])
      const [one, other] = planets.map(({ planet }) => planet)
      const inSign = `${one}-in-${planets[0]!.sign}`
      const met = other === undefined ? `${one}-${aspect}` : `${one}-${aspect}-${other}`
      assert.equal(id, aspect === null ? inSign : met)
    }
})

test('the first days of 1600 are told like any others, though their window begins before them', () => {
  const first = EARLIEST / DAY_MS
  const window = Math.floor(first / WINDOW)
  const before = first - window * WINDOW
  assert.equal(before, 10)
  for (const sign of SIGNS) {
    const expected = replayed(sign, window).slice(before)
    const told = expected.map((_, at) => storyOf(dateText((first + at) * DAY_MS), sign))
    assert.deepEqual(
      told.map(({ id, house, direction, shows }) => ({ id, house, direction, shows })),
      expected,
      sign,
    )
  }
})
