import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TimedChart, WiderChart } from '../../chart/wider-chart.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { returnPlan } from './return-plan.ts'

/** Whole signs from 0° Leo. */
const NATAL_CUSPS = Array.from({ length: 12 }, (_, i) => (120 + 30 * i) % 360)
/** Rising at 5° Virgo; whole signs. */
const ASCENDANT = 155

/** A return with its planets at these longitudes; the others stand alone, far from the angles. */
function returnWith(places: Partial<Record<Planet, number>>): TimedChart {
  const alone: Record<Planet, number> = {
    ...{ sun: 200, moon: 220, mercury: 290, venus: 305, mars: 350 },
    ...{ jupiter: 20, saturn: 40, uranus: 100, neptune: 120, pluto: 170 },
  }
  const bodies = Object.fromEntries(
    PLANETS.map((planet) => {
      const longitude = places[planet] ?? alone[planet]
      return [planet, { longitude, house: ((Math.floor(longitude / 30) - 5 + 12) % 12) + 1 }]
    }),
  )
  const angles = { ascendant: ASCENDANT, descendant: 335, midheaven: 65, imumCoeli: 245 }
  return { chart: { bodies, angles } } as unknown as TimedChart
}

const planOf = (chart: WiderChart | null) =>
  returnPlan({ chart, natalCusps: NATAL_CUSPS, profection: { house: 4, sign: 'scorpio', ruler: 'mars' } })

test('the rising sign goes by its natal house, Sun and Moon by the houses of the return', () => {
  // Virgo is the second house of the birth; Libra and Scorpio are the second and third of the return.
  const { summary } = planOf(returnWith({}))
  assert.deepEqual(summary, {
    rising: 2,
    sun: 2,
    moon: 3,
    isSameMatter: true,
    closing: 'people',
    sources: {
      rising: 'return-ascendant-in-natal-house-2',
      sun: 'return-sun-in-house-2',
      moon: 'return-moon-in-house-3',
    },
  })
  assert.deepEqual(planOf(returnWith({ sun: 260 })).summary!.closing, 'home')
})

test('the ruler of the rising sign sets the pace, and the profection and the Moon’s sign come last', () => {
  const { sections } = planOf(returnWith({}))
  assert.deepEqual(sections, [
    {
      ...{ id: 'pace', ruler: 'mercury', house: 5 },
      sources: ['return-ascendant-in-virgo', 'return-mercury-in-house-5'],
    },
    { id: 'age', house: 4, sources: ['profection-to-house-4'] },
    { id: 'rest', sign: 'scorpio', sources: ['return-moon-in-scorpio'] },
  ])
})

test('the planet nearest to an angle is in the foreground, within ten degrees and on either side', () => {
  const ids = (places: Partial<Record<Planet, number>>) =>
    planOf(returnWith(places)).sections.flatMap((section) =>
      'planet' in section ? [`${section.id} ${section.planet} ${section.house}`] : [],
    )
  assert.deepEqual(ids({ mars: 56 }), ['foreground mars 10'])
  assert.deepEqual(ids({ mars: 54 }), [])
  assert.deepEqual(ids({ mars: 345, saturn: 250 }), ['foreground saturn 4', 'second_foreground mars 7'])
  // Mercury sets the pace.
  assert.deepEqual(ids({ mercury: 245, mars: 345 }), ['foreground mars 7', 'second_foreground mercury 4'])
  assert.deepEqual(ids({ mercury: 245 }), ['foreground mercury 4'])
})

test('three planets in a house crowd it, and then no second planet comes to the fore', () => {
  const { sections } = planOf(returnWith({ mars: 345, saturn: 250, venus: 285, uranus: 275 }))
  assert.deepEqual(
    sections.map(({ id }) => id),
    ['pace', 'foreground', 'crowded', 'age', 'rest'],
  )
  assert.deepEqual(sections[2]!.sources, [
    'return-mercury-in-house-5',
    'return-venus-in-house-5',
    'return-uranus-in-house-5',
  ])
})

test('without a time of birth a return has only the Moon’s sign, and only if she keeps it all day', () => {
  const timeless = (signs: readonly string[]) =>
    ({ sky: { bodies: { moon: { signs } } } }) as unknown as WiderChart
  const plan = (chart: WiderChart | null) => returnPlan({ chart, natalCusps: null, profection: null })
  assert.deepEqual(
    plan(timeless(['leo'])).sections.map(({ id }) => id),
    ['rest'],
  )
  assert.deepEqual(plan(timeless(['leo', 'virgo'])).sections, [])
  assert.deepEqual(plan(null), { summary: null, sections: [], shuffleKey: '' })
})
