import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HandMadeDay, handMadeDay } from '../../../test/hand-made-days.ts'
import { phasesInSlices } from '../../judgement/period/phases.ts'
import { atOnce } from '../../schedule/slices.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import {
  datesOf,
  numberOf,
  type Period,
  type PeriodType,
  periodAfter,
  periodAround,
} from '../../time/period.ts'
import { periodPlan } from './period-plan.ts'
import { slowTurnOf, withStories } from './phase-stories.ts'

const DATE = '2026-03-02'
/** The first day of each phase of an even period without events: of a week the third begins one, of a month every fifth. */
const SECOND = { week: '2026-03-04', month: '2026-03-06', year: '2026-02-01' }
const FIRST = { week: '2026-03-02', month: '2026-03-01', year: '2026-01-01' }
const THIRD_MONTH = '2026-03-01'

/** Every day alike, apart from those that are named. A planet stands in the sign of its place in the list: sun in Aries, moon in Taurus. */
const EACH_IN_ITS_SIGN = Object.fromEntries(PLANETS.map((planet, n) => [planet, n * 30 + 15]))
function phases(
  type: PeriodType,
  made: Record<string, HandMadeDay>,
  { score = 3, sign = 'aries' as Sign, of = periodAround(DATE, type) } = {},
) {
  const period = of
  const days = datesOf(period).map((date) =>
    handMadeDay({ date, score, ...made[date], at: { ...EACH_IN_ITS_SIGN, ...made[date]?.at } }),
  )
  return withStories(atOnce(phasesInSlices(period, sign, days, [])), period)
}
/** Which planet the phase that begins on a date tells. */
const storyPlanets = (...asked: Parameters<typeof phases>) =>
  phases(...asked).map(({ story }) => story.planet)

/** Slow planets have a story in every third week and every fourth month. */
const EVERY: Record<PeriodType, number> = { week: 3, month: 4, year: 1 }
const PLACES = { jupiter: 5, saturn: 6, uranus: 7, neptune: 8, pluto: 9 } as Record<Planet, number>

/** The first period from the date on in which a planet may have a story. */
function inTurn(planet: Planet, type: PeriodType): Period {
  let period = periodAround(DATE, type)
  if (PLACES[planet] === undefined) return period
  while ((numberOf(period) + PLACES[planet]) % EVERY[type] !== 0) period = periodAfter(period, 1)
  return period
}

const QUICK = ['sun', 'mercury', 'venus'] as const
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const VOICES: Record<PeriodType, [readonly Planet[], number][]> = {
  week: [
    [['moon'], 0.5],
    [QUICK, 1],
    [SLOW, 0.4],
  ],
  month: [
    [['moon'], 0.1],
    [QUICK, 1],
    [SLOW, 0.8],
  ],
  year: [
    [QUICK, 0.6],
    [SLOW, 1],
  ],
}

for (const [type, voices] of Object.entries(VOICES) as [PeriodType, (typeof VOICES)['week']][])
  test(`in a ${type} a planet comes before Mars if its weight by its voice is larger`, () => {
    for (const [planets, voice] of voices)
      for (const planet of planets)
        for (const [much, expected] of [
          [1.03, planet],
          [0.97, 'mars'],
        ] as const) {
          const factors = { 'mars-trine': 10, [`${planet}-trine`]: (10 / voice) * much }
          const of = inTurn(planet, type)
          assert.equal(
            storyPlanets(type, { [of.from]: { factors } }, { of })[0],
            expected,
            `${planet} ${much}`,
          )
        }
  })

test('the Moon has nothing to say of a year', () => {
  const factors = { 'moon-trine': 1000, 'mars-trine': 0.01 }
  assert.equal(storyPlanets('year', { [FIRST.year]: { factors } })[0], 'mars')
  for (const worth of [1000, -1000])
    assert.equal(storyPlanets('year', { [FIRST.year]: { factors: { 'moon-trine': worth } } })[0], 'sun')
})

test('of two planets the smaller voice counts', () => {
  for (const [much, expected] of [
    [20.6, 'moon'],
    [19.4, 'venus'],
  ] as const) {
    const factors = { 'venus-trine': 10, 'moon-trine-mars': much }
    assert.equal(storyPlanets('week', { [FIRST.week]: { factors } })[0], expected)
  }
})

test('a story has the direction of its phase, and that of a neutral phase is the loudest', () => {
  const factors = { 'sun-square': -2, 'venus-trine': 3, 'mars-square': -4, 'mercury-trine': 2 }
  const cases: [number, string, string, Planet][] = [
    [6, 'very_positive', 'flow', 'venus'],
    [1.5, 'positive', 'flow', 'venus'],
    [1.4, 'neutral', 'merge', 'mars'],
    [-1.5, 'challenging', 'friction', 'mars'],
    [-5, 'very_challenging', 'friction', 'mars'],
  ]
  for (const [score, tone, direction, planet] of cases) {
    const [phase] = phases('week', { [FIRST.week]: { score, factors } }, { score })
    assert.deepEqual(
      [phase!.score, phase!.tone, phase!.direction, phase!.story.planet],
      [score, tone, direction, planet],
    )
  }
})

test('a story is weighed by all days of its phase; of equals the first comes', () => {
  const ofTwoDays = { [FIRST.week]: { factors: { 'sun-trine': 2, 'venus-trine': 3 } } }
  const next = { '2026-03-03': { factors: { 'sun-trine': 2 } } }
  assert.equal(storyPlanets('week', ofTwoDays)[0], 'venus')
  assert.equal(storyPlanets('week', { ...ofTwoDays, ...next })[0], 'sun')
  assert.equal(
    storyPlanets('week', { [FIRST.week]: { factors: { 'sun-trine': 2, 'venus-trine': 2 } } })[0],
    'sun',
  )
  assert.equal(
    storyPlanets('week', { [FIRST.week]: { factors: { 'venus-trine': 2, 'sun-trine': 2 } } })[0],
    'venus',
  )
})

/** Mars leads the first phase, and in the second has another place: `elsewhere`, or the same. */
const again = (type: PeriodType, at: HandMadeDay['at'], factors: Record<string, number>) =>
  storyPlanets(type, {
    [FIRST[type]]: { factors: { 'mars-trine': 10 } },
    [SECOND[type]]: { factors, at: at! },
  })
const MARS_ELSEWHERE = { mars: 345 }

test('in a week neither the planet nor the house of an earlier phase comes again', () => {
  const [, second] = again('week', MARS_ELSEWHERE, { 'mars-trine': 100, 'venus-trine': 0.01 })
  assert.equal(second, 'venus')
  // Mars has been in Leo, where the Sun is now.
  const [, other] = again('week', { sun: 130 }, { 'sun-trine': 100, 'venus-trine': 0.01 })
  assert.equal(other, 'venus')
  // Nor because it is against the direction of the phase.
  const against = { 'mars-square': -100, 'sun-square': -100, 'venus-trine': 0.01 }
  assert.equal(again('week', { ...MARS_ELSEWHERE, sun: 130 }, against)[1], 'venus')
  assert.equal(again('month', { sun: 130 }, against)[1], 'venus')
})

test('in a month a planet that has had a story keeps a twentieth of its voice, and a house nothing', () => {
  for (const [much, expected] of [
    [1.03, 'venus'],
    [0.97, 'mars'],
  ] as const) {
    const factors = { 'mars-trine': 10, 'venus-trine': 0.5 * much }
    assert.equal(again('month', MARS_ELSEWHERE, factors)[1], expected)
  }
  assert.equal(again('month', { sun: 130 }, { 'sun-trine': 100, 'venus-trine': 0.01 })[1], 'venus')
})

test('in a year a planet that has had a story keeps 0.6 of its voice and a house 0.4, each time', () => {
  for (const [much, expected] of [
    [1.03, 'saturn'],
    [0.97, 'mars'],
  ] as const) {
    assert.equal(
      again('year', MARS_ELSEWHERE, { 'mars-trine': 10, 'saturn-trine': 6 * much })[1],
      expected,
      `planet ${much}`,
    )
    // Jupiter where Mars was.
    const house = again('year', { jupiter: 130 }, { 'jupiter-trine': 10, 'saturn-trine': 4 * much })[1]
    assert.equal(house, expected === 'mars' ? 'jupiter' : 'saturn', `house ${much}`)
    const [, , third] = storyPlanets('year', {
      [FIRST.year]: { factors: { 'mars-trine': 10 } },
      [SECOND.year]: { factors: { 'mars-trine': 10 }, at: { mars: 5 } },
      [THIRD_MONTH]: { factors: { 'mars-trine': 10, 'saturn-trine': 3.6 * much }, at: MARS_ELSEWHERE },
    })
    assert.equal(third, expected, `twice ${much}`)
  }
})

test('the story of two planets in aspect is in the house of the Moon, or of the sign’s ruler, on its largest day, with both signs', () => {
  const made = (id: string) => ({
    [FIRST.week]: { factors: { [id]: 1 }, at: { mars: 40, venus: 70, moon: 100 } },
    '2026-03-03': { factors: { [id]: 2 }, at: { mars: 70, venus: 100, moon: 130 } },
  })
  const [ofRuler] = phases('week', made('venus-sextile-mars'))
  assert.deepEqual(ofRuler!.story, {
    id: 'venus-sextile-mars',
    planets: [
      { planet: 'venus', sign: 'cancer' },
      { planet: 'mars', sign: 'gemini' },
    ],
    aspect: 'sextile',
    planet: 'mars',
    house: 3,
  })
  const [ofMoon] = phases('week', made('moon-square-mars'))
  assert.deepEqual([ofMoon!.story.planet, ofMoon!.story.house, ofMoon!.story.aspect], ['moon', 5, 'square'])
})

test('the story of an aspect to the sign has its name, and that of a planet in the sign none', () => {
  const storyOf = (factors: Record<string, number>) =>
    phases('week', { [FIRST.week]: { factors, at: { venus: 130 } } }, { sign: 'cancer' })[0]!.story
  const common = { planets: [{ planet: 'venus', sign: 'leo' }], planet: 'venus', house: 2 }
  assert.deepEqual(storyOf({ 'venus-semisextile': 1 }), {
    id: 'venus-semisextile',
    aspect: 'semisextile',
    ...common,
  })
  assert.deepEqual(storyOf({ 'venus-in-leo': 1 }), { id: 'venus-in-leo', aspect: null, ...common })
})

test('an aspect without the Moon is a story only with the sign’s ruler, and only a great one', () => {
  const factors = { 'venus-trine-jupiter': 100, 'venus-quincunx-mars': 100, 'sun-trine': 0.01 }
  assert.equal(storyPlanets('week', { [FIRST.week]: { factors } })[0], 'sun')
})

test('without a factor the story is the first planet that is new with its house on the first day, but not the Moon', () => {
  const { story } = phases('week', {})[0]!
  assert.deepEqual(story, {
    id: 'sun-in-aries',
    planets: [{ planet: 'sun', sign: 'aries' }],
    aspect: null,
    planet: 'sun',
    house: 1,
  })
  // The sun has had a story, the Moon never has, mercury stands in the sun's house; a later day does not matter.
  const second = { [SECOND.week]: { at: { mercury: 20 } }, '2026-03-06': { at: { venus: 20 } } }
  assert.deepEqual(storyPlanets('week', second), ['sun', 'venus'])
  assert.deepEqual(storyPlanets('week', {}), ['sun', 'mercury'])
})

test('if every house has had a story, the next is the Sun’s', () => {
  const at = Object.fromEntries(PLANETS.map((planet) => [planet, 15]))
  const all = Object.fromEntries(datesOf(periodAround(DATE, 'month')).map((date) => [date, { at }]))
  assert.deepEqual(storyPlanets('month', all), ['sun', 'sun', 'sun', 'sun'])
})

test('in a week and in a month no house comes twice, in a week no planet', () => {
  for (const type of ['week', 'month'] as const)
    for (let i = 0; i < 36; i++) {
      const { phases } = periodPlan(periodAfter(periodAround('2030-06-01', type), i), SIGNS[i % 12]!)
      for (const member of type === 'week' ? (['house', 'planet'] as const) : (['house'] as const))
        assert.equal(new Set(phases.map(({ story }) => story[member])).size, phases.length)
    }
})

test('a phase keeps its days, score and direction beside its story', () => {
  const period = periodAround(DATE, 'week')
  const days = datesOf(period).map((date) => handMadeDay({ date, score: 3 }))
  const judged = atOnce(phasesInSlices(period, 'aries', days, []))
  assert.deepEqual(
    withStories(judged, period).map(({ story: _, ...phase }) => phase),
    judged.map(({ candidates: _, placements: __, ...phase }) => phase),
  )
})

test('a slow planet has its turn in every third week and every fourth month, each its own; a quick one always', () => {
  for (const type of ['week', 'month', 'year'] as const)
    for (const [planet, place] of Object.entries(PLACES) as [Planet, number][])
      for (let n = -400; n < 20; n++) {
        const period = periodAfter(periodAround(DATE, type), n)
        const sum = numberOf(period) + place
        // Before 1970 the sum is negative, and a remainder of 0 may be −0.
        assert.equal(slowTurnOf(planet, period), Math.abs(sum % EVERY[type]) === 0 ? sum / EVERY[type] : null)
      }
  assert.equal(slowTurnOf('mars', periodAround(DATE, 'week')), null)
})

test('between its turns a slow planet has no story, however loud it is', () => {
  for (const type of ['week', 'month'] as const) {
    const own = inTurn('saturn', type)
    for (let later = 1; later < EVERY[type]; later++) {
      const of = periodAfter(own, later)
      const factors = { 'saturn-trine': 1000, 'mars-trine': 0.1 }
      assert.equal(storyPlanets(type, { [of.from]: { factors } }, { of })[0], 'mars')
    }
  }
})

test('a phase without candidates is about a planet that is new with its house; a slow planet has to have its turn', () => {
  const phase = { from: DATE, to: DATE, score: 0, tone: 'neutral', direction: null, candidates: [] }
  const placed = (planet: Planet, house: number) => ({ planet, house })
  const placements = [placed('saturn', 3), placed('venus', 4), placed('mars', 5)]
  const planetIn = (period: Period) =>
    withStories([{ ...phase, placements }] as unknown as Parameters<typeof withStories>[0], period)[0]!.story
      .planet
  const turn = inTurn('saturn', 'week')
  assert.equal(planetIn(turn), 'saturn')
  assert.equal(planetIn(periodAfter(turn, 1)), 'venus')
})
