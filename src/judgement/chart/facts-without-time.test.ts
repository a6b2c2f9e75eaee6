import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_ORBS } from '../../chart/aspects.ts'
import { castWiderChart, castWithoutTime } from '../../chart/wider-chart.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { READING_BODIES } from './fact.ts'
import { figureFacts } from './figure-facts.ts'
import { placementFacts } from './placement-facts.ts'
import { natalPlan } from './plan.ts'

const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const
const PLACE = { latitude: 40, longitude: 0 }
const HOURS = 24

const dayFrom = (from: number) => ({ from, noon: from + DAY_MS / 2, to: from + DAY_MS })
const planOfDay = (from: number) =>
  natalPlan(castWithoutTime(dayFrom(from), { zodiac: 'tropical' }, SELECTION), new Map())
/** Those of a plan, without their weights and what is chosen by them. */
const factsAt = (instant: number) => {
  const chart = castWiderChart({ instant, place: PLACE, houseSystem: 'whole' }, SELECTION)
  return [...placementFacts(chart), ...figureFacts(chart)]
}

/** The ids of each hour of a day, its two ends among them. */
const hoursOf = (from: number): Set<string>[] =>
  Array.from({ length: HOURS + 1 }, (_, hour) => {
    const facts = factsAt(from + (hour * DAY_MS) / HOURS)
    return new Set(facts.map(({ id }) => id))
  })

const days = Array.from({ length: 120 }, (_, n) => Date.UTC(1900 + n, (5 * n) % 12, 1 + ((7 * n) % 28)))

test('what is mentioned without a time is true at every hour of the day; of two signs each has its hours', () => {
  let doubtful = 0
  for (const from of days) {
    const hours = hoursOf(from)
    for (const { id, kind, isDoubtful } of planOfDay(from).facts) {
      // Little of an element is a fact only if the Ascendant has none of it either, and a pattern only if no wider one holds it: both depend on the hour.
      if (kind === 'pattern' || id.startsWith('little-')) continue
      const count = hours.filter((ids) => ids.has(id)).length
      if (isDoubtful) {
        doubtful++
        assert.ok(count < hours.length, `${id} ${new Date(from).toISOString()}`)
      } else assert.equal(count, hours.length, `${id} ${new Date(from).toISOString()}`)
    }
  }
  assert.ok(doubtful > 50, `${doubtful}`)
})

test('a body whose sign is doubtful is in no portrait, dignity or tension', () => {
  for (const from of days) {
    const { facts, portrait, tensions } = planOfDay(from)
    const doubtful = facts.filter(({ isDoubtful }) => isDoubtful)
    const ids = doubtful.map(({ id }) => id)
    const usedIds = [
      ...portrait.flatMap((part) => part.facts),
      ...tensions.flatMap((each) => each.facts.map(({ id }) => id)),
    ]
    for (const id of ids) assert.ok(!usedIds.includes(id), id)
    for (const { subjects } of doubtful)
      assert.ok(!facts.some(({ kind, subjects: own }) => kind === 'dignity' && own[0] === subjects[0]))
  }
})

test('a planet that turns within the day is not mentioned as retrograde', () => {
  // Mercury turned retrograde on 1 April 2024 at 22:14 UTC.
  const ids = planOfDay(Date.UTC(2024, 3, 1)).facts.map(({ id }) => id)
  assert.ok(!ids.includes('mercury-retrograde'))
  assert.ok(planOfDay(Date.UTC(2024, 3, 5)).facts.some(({ id }) => id === 'mercury-retrograde'))
})
