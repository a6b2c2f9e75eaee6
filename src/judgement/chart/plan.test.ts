/** What a natal reading tells, from charts made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aspect, madeChart, madeDay } from '../../../test/made-chart.ts'
import { chance } from '../../../test/recomputed/tables.ts'
import { ASPECT_NAMES } from '../../chart/aspects.ts'
import { PLANETS } from '../../sky/planets.ts'
import { READING_BODIES } from './fact.ts'
import { figureFacts } from './figure-facts.ts'
import { placementFacts } from './placement-facts.ts'
import { natalPlan } from './plan.ts'
import { planetWeights } from './weights.ts'

const NO_OPPOSITES = new Map<string, Set<string>>()
const draw = chance(7)
/** Bodies and angles anywhere, with a dozen aspects. */
const charts = Array.from({ length: 150 }, () =>
  madeChart({
    ascendant: draw(360),
    midheaven: draw(360),
    places: Object.fromEntries(READING_BODIES.map((body) => [body, draw(360)])),
    aspects: Array.from({ length: 12 }, () => {
      const one = draw(PLANETS.length - 1)
      const two = one + 1 + draw(PLANETS.length - 1 - one)
      return aspect(PLANETS[one]!, ASPECT_NAMES[draw(ASPECT_NAMES.length)]!, PLANETS[two]!, draw(100) / 100)
    }),
  }),
)
const plans = charts.map((chart) => natalPlan(chart, NO_OPPOSITES))

test('a short reading has identity, feelings, and that of the others whose first three facts weigh most', () => {
  const chosen = new Set<string>()
  for (const { sections, essentials } of plans) {
    const sums = sections.map(({ id, anchors, more }) => {
      const [one, two, three] = [...anchors, ...more]
      return { id, sum: one!.weight + (two?.weight ?? 0) + (three?.weight ?? 0) }
    })
    const others = sums.filter(({ id }) => id !== 'identity' && id !== 'feelings')
    const max = Math.max(...others.map(({ sum }) => sum))
    const third = others.find(({ sum }) => sum === max)!.id
    assert.deepEqual(essentials, ['identity', 'feelings', third])
    chosen.add(third)
  }
  assert.ok(chosen.size > 4, [...chosen].join())
})

test('the shuffle key is made from the ids of all facts: placements first, then figures', () => {
  for (const chart of [...charts, madeDay()]) {
    const plan = natalPlan(chart, NO_OPPOSITES)
    assert.equal(plan.shuffleKey, plan.facts.map(({ id }) => id).join(','))
    assert.deepEqual(
      plan.facts.map(({ weight: _, ...fact }) => fact),
      [...placementFacts(chart), ...figureFacts(chart)],
    )
  }
})

test('all parts of a plan speak of the same facts and the same points', () => {
  for (const [at, { facts, dominants, sections, portrait, tensions }] of plans.entries()) {
    const ids = new Set(facts.map(({ id }) => id))
    const strongest = planetWeights(charts[at]!, facts)
    assert.deepEqual(dominants.planets, strongest.slice(0, 3))
    const sun = strongest.find(({ planet }) => planet === 'sun')!.points
    assert.equal(facts.find(({ kind, subjects: [body] }) => kind === 'sign' && body === 'sun')!.weight, sun)
    const inSections = sections.flatMap(({ anchors, more }) => [...anchors, ...more])
    for (const fact of inSections) assert.ok(facts.includes(fact))
    for (const id of portrait.flatMap((part) => part.facts)) assert.ok(ids.has(id), id)
    for (const fact of tensions.flatMap((each) => each.facts)) assert.ok(facts.includes(fact))
  }
})
