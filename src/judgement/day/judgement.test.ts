import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeness } from '../../chart/aspects.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { CATEGORIES, CATEGORY_NAMES } from './categories.ts'
import { ENERGY_LEVELS } from './energy.ts'
import { signDay } from './facts.ts'
import { TONES } from './influence.ts'
import { luckyElements } from './lucky-elements.ts'

/** 450 days of three centuries, for all signs: long enough for Pluto to cross the zodiac, at an interval that matches no cycle. */
const days = Array.from({ length: 450 }, (_, i) =>
  new Date(Date.UTC(1900, 0, 1) + 251 * i * DAY_MS).toISOString().slice(0, 10),
).flatMap((date) => SIGNS.map((sign) => signDay(date, sign)))

/** Shares of each value, in hundredths. */
function shares<Value extends string>(
  values: readonly Value[],
  list: readonly Value[],
): Record<Value, number> {
  const share = (value: Value) => (100 * list.filter((each) => each === value).length) / list.length
  return Object.fromEntries(values.map((value) => [value, share(value)])) as Record<Value, number>
}

test('every tone occurs, the neutral one most often, the extremes on one day in thirty to eight', (t) => {
  const found = shares(
    TONES,
    days.map(({ facts }) => facts.judgement.influence.tone),
  )
  t.diagnostic(JSON.stringify(found))
  for (const tone of TONES) assert.ok(found[tone] <= found.neutral, tone)
  for (const tone of ['very_positive', 'very_challenging'] as const)
    assert.ok(found[tone] > 3 && found[tone] < 13, tone)
  for (const tone of ['positive', 'challenging'] as const) assert.ok(found[tone] > 18, tone)
})

test('no sign is favoured: over the centuries each averages between −1 and 1.5', () => {
  for (const sign of SIGNS) {
    const scores = days
      .filter(({ facts }) => facts.sign === sign)
      .map(({ facts }) => facts.judgement.influence.score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    assert.ok(mean > -1 && mean < 1.5, `${sign} ${mean}`)
  }
})

test('in every category each outlook has at least one day in seven, and each ruler leads at times', (t) => {
  for (const category of CATEGORY_NAMES) {
    const judged = days.map(({ facts }) => facts.judgement.categories[category])
    const outlooks = shares(
      ['positive', 'neutral', 'challenging'],
      judged.map(({ outlook }) => outlook),
    )
    t.diagnostic(`${category} ${JSON.stringify(outlooks)}`)
    for (const share of Object.values(outlooks)) assert.ok(share > 14, category)
    const leaders = shares(
      CATEGORIES[category].rulers,
      judged.map(({ leader }) => leader.planet),
    )
    for (const share of Object.values(leaders)) assert.ok(share > 3, `${category} ${JSON.stringify(leaders)}`)
  }
})

test('the categories of one day differ: all eight agree in outlook on fewer than one day in eight', () => {
  const outlooks = days.map(({ facts }) =>
    CATEGORY_NAMES.map((name) => facts.judgement.categories[name].outlook),
  )
  const alike = outlooks.filter((list) => new Set(list).size === 1).length
  assert.ok(alike / outlooks.length < 1 / 8)
})

test('every energy level occurs, the middle one most often', (t) => {
  const found = shares(
    ENERGY_LEVELS,
    days.map(({ facts }) => facts.judgement.energy.level),
  )
  t.diagnostic(JSON.stringify(found))
  for (const level of ENERGY_LEVELS) assert.ok(found[level] > 5 && found[level] <= found.moderate, level)
})

test('an influence is the sum of its factors, and every factor is a transit of the day', () => {
  for (const { sky, transits, facts } of days) {
    const { score, factors } = facts.judgement.influence
    const ids = new Set([...transits.aspects, ...transits.planetsInSign, ...sky.aspects].map(({ id }) => id))
    for (const { id } of factors) assert.ok(ids.has(id), id)
    const sum = factors.reduce((all, each) => all + each.score, 0)
    assert.ok(Math.abs(Math.min(10, Math.max(-10, sum)) - score) < 0.0501, `${sum} ${score}`)
  }
})

test('the sign of a factor agrees with the published nature of its aspect', () => {
  for (const { transits, facts } of days) {
    const scores = new Map(facts.judgement.influence.factors.map(({ id, score }) => [id, score]))
    for (const { id, nature, ...aspect } of transits.aspects) {
      const score = scores.get(id) ?? 0
      if (nature === 'beneficial') assert.ok(score >= 0, id)
      if (nature === 'neutral') assert.equal(score, 0, id)
      if (nature.endsWith('challenging')) assert.ok(score <= 0, id)
      if (nature !== 'neutral' && closeness(aspect) > 0.5 && aspect.name !== 'conjunction')
        assert.notEqual(score, 0)
    }
  }
})

test('confidence lies between 0.3 and 1 and is not always the same', () => {
  const found = days.map(({ facts }) => facts.judgement.confidence)
  assert.ok(Math.min(...found) >= 0.3 && Math.max(...found) <= 1)
  assert.ok(new Set(found).size > 30)
})

test('lucky numbers and colours are distinct, and change', () => {
  for (const { facts } of days) {
    const { numbers, colors } = facts.judgement.lucky
    assert.ok(numbers.length >= 1 && numbers.length <= 4 && new Set(numbers).size === numbers.length)
    assert.ok(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 30))
    assert.ok(colors.length >= 1 && colors.length <= 3 && new Set(colors).size === colors.length)
  }
  const aries = days.filter(({ facts }) => facts.sign === 'aries').map(({ facts }) => facts.judgement.lucky)
  const kinds = new Set(aries.map(({ numbers }) => `${numbers}`))
  assert.ok(kinds.size > aries.length * 0.9)
  assert.equal(new Set(aries.map(({ primaryInfluence }) => primaryInfluence)).size, 7)
})

test('if no planet has a positive share, the ruler of the sign is the primary influence', () => {
  const { sky, transits } = signDay('2026-11-15', 'virgo')
  const none = { score: 0, tone: 'neutral', factors: [] } as const
  assert.equal(luckyElements('2026-11-15', sky, transits, none).primaryInfluence, 'mercury')
})
