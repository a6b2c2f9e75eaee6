import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { planOfCharts, randomChart } from '../../../test/random-pairs.ts'
import { type ContactFact, overlayFact } from './facts.ts'
import { pairPlan } from './pair-plan.ts'
import type { PairKind } from './weights.ts'

const summaryOf = (...contacts: ContactFact[]) => {
  const { lead, counters } = pairPlan('love', contacts).summary
  return [lead?.sources[0], ...counters.map(({ sources }) => sources[0])]
}

test('the strongest contact leads, easy or hard, and the strongest of the other sign answers', () => {
  const [sun, moon, mars] = [
    contactOf('sun', 'trine', 'venus', 6),
    contactOf('saturn', 'square', 'moon', 4),
    contactOf('mars', 'square', 'mars', 3),
  ]
  const [ofSun, ofMoon, ofMars] = [sun, moon, mars].map(({ sources }) => sources[0])
  assert.deepEqual(summaryOf(mars, moon, sun), [ofSun, ofMoon, ofMars])
  assert.deepEqual(summaryOf({ ...moon, weight: 9 }, mars, sun), [ofMoon, ofSun])
})

test('the slowest planets can answer, and never lead', () => {
  const pluto = contactOf('pluto', 'square', 'sun', 9)
  const venus = contactOf('venus', 'trine', 'moon', 2)
  assert.deepEqual(summaryOf(pluto, venus), [venus.sources[0], pluto.sources[0]])
  assert.deepEqual(pairPlan('love', [pluto]).summary, { lead: null, counters: [] })
})

test('an answer has another theme and a third of the lead’s weight', () => {
  const lead = contactOf('sun', 'trine', 'mercury', 6)
  const sameTheme = contactOf('mercury', 'square', 'moon', 5)
  const weak = contactOf('saturn', 'square', 'moon', 1.99)
  const enough = contactOf('saturn', 'square', 'moon', 2)
  assert.deepEqual(summaryOf(lead, sameTheme, weak), [lead.sources[0]])
  assert.deepEqual(summaryOf(lead, sameTheme, enough), [lead.sources[0], enough.sources[0]])
})

test('of contacts that are nearly as strong, one with the same body of the other goes first', () => {
  const lead = contactOf('ascendant', 'opposition', 'sun', 8)
  const strongest = contactOf('mars', 'square', 'mars', 4)
  const related = contactOf('neptune', 'square', 'sun', 3)
  assert.equal(summaryOf(lead, strongest, related)[1], related.sources[0])
  assert.equal(summaryOf(lead, strongest, { ...related, weight: 2.9 })[1], strongest.sources[0])
})

test('strengths and frictions have the strongest of each theme before a second one', () => {
  const contacts = [
    contactOf('mercury', 'trine', 'sun', 5),
    contactOf('mercury', 'trine', 'moon', 4),
    contactOf('venus', 'trine', 'sun', 3),
    contactOf('mars', 'square', 'sun', 2),
  ]
  const { strengths, frictions } = pairPlan('love', contacts)
  assert.deepEqual(
    strengths.map(({ weight }) => weight),
    [5, 3, 4],
  )
  assert.deepEqual(
    frictions.map(({ weight }) => weight),
    [2],
  )
})

test('exchanged births have the same contacts from the other side, and other texts are dealt for each kind', () => {
  const draw = () => 0.37
  const [one, two] = [randomChart(draw, true), randomChart(() => 0.61, true)]
  const contactsOf = (plan: ReturnType<typeof planOfCharts>) =>
    plan.facts.filter((fact) => fact.type === 'contact')
  const there = contactsOf(planOfCharts(one, two, 'love')).map(
    ({ yours, theirs, theme, weight }) => `${yours} ${theirs} ${theme} ${weight}`,
  )
  const back = contactsOf(planOfCharts(two, one, 'love')).map(
    ({ yours, theirs, theme, weight }) => `${theirs} ${yours} ${theme} ${weight}`,
  )
  assert.ok(there.length > 3)
  assert.deepEqual(there.toSorted(), back.toSorted())
  assert.notEqual(planOfCharts(one, two, 'love').shuffleKey, planOfCharts(one, two, 'work').shuffleKey)
})

test('the plan for colleagues has nothing of home, secrets and sleep, and that for relatives no first impression', () => {
  const houses = (kind: PairKind) =>
    pairPlan(
      kind,
      Array.from({ length: 12 }, (_, at) => overlayFact('their', 'sun', at + 1)),
    ).facts.map((fact) => (fact.type === 'overlay' ? fact.house : 0))
  assert.deepEqual(
    houses('work').sort((one, other) => one - other),
    [2, 3, 6, 7, 9, 10, 11],
  )
  assert.deepEqual(
    houses('family').sort((one, other) => one - other),
    [2, 3, 4, 5, 6, 7, 10, 11, 12],
  )
  assert.equal(houses('love').length, 12)
})
