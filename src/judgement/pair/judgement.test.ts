import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { SynastryChart } from '../../chart/synastry.ts'
import { pairAspects } from './aspects.ts'
import { rankOf } from './baseline.ts'
import { judgePair } from './judgement.ts'
import { PAIR_MEASURES, sumsBetween, sumsOf } from './score.ts'
import { PAIR_KINDS, PAIR_ORBS, WEIGHED_POINTS, weightOf } from './weights.ts'

const chart = (points: Record<string, number>): SynastryChart => ({
  points: Object.fromEntries(Object.entries(points).map(([name, longitude]) => [name, { longitude }])),
  cusps: null,
  houseSystem: null,
})

test('an influence is weight times closeness times nature', () => {
  const [found] = pairAspects(chart({ venus: 10 }), chart({ mars: 131.5 }), { kind: 'love' })
  assert.deepEqual(found, {
    id: 'first-venus-trine-second-mars',
    first: 'venus',
    second: 'mars',
    aspect: 'trine',
    orb: 1.5,
    maxOrb: 6,
    certain: true,
    // 10 × 1 × 0.9 × 1.4
    weight: 12.6,
    reason: null,
    closeness: 0.75,
    nature: 0.8,
    influence: 7.56,
    parts: { attraction: 7.56 },
    theme: 'pull',
    sign: '+',
    shape: 'flow',
  })
})

test('a contact that counts for two parts counts for each by its share', () => {
  const [square] = pairAspects(chart({ saturn: 0 }), chart({ sun: 93 }), { kind: 'work' })
  // 10 × 0.9 × 1 × 1.4 × 0.5 × −0.8
  assert.equal(square!.influence, -5.04)
  assert.deepEqual(square!.parts, { steadiness: 2.52, friction: 2.52 })
})

test('a square to the Ascendant is listed, counts little, and as friction', () => {
  const [square] = pairAspects(chart({ sun: 0 }), chart({ ascendant: 90 }), { kind: 'love' })
  assert.equal(square!.influence, -2.7)
  assert.deepEqual(square!.parts, { friction: 2.7 })
})

test('an aspect that has no weight is listed with 0 and the reason', () => {
  const reasons = (one: string, aspect: number, two: string, orbs = {}) =>
    pairAspects(chart({ [one]: 0 }), chart({ [two]: aspect }), {
      kind: 'love',
      orbs: { ...PAIR_ORBS, ...orbs },
    }).map(({ weight, reason, influence, nature, parts }) => ({ weight, reason, influence, nature, parts }))
  const none = { weight: 0, influence: 0, nature: 0, parts: {} }
  assert.deepEqual(reasons('jupiter', 120, 'saturn'), [{ ...none, reason: 'age_gap' }])
  assert.deepEqual(reasons('pluto', 0, 'pluto'), [{ ...none, reason: 'age_gap' }])
  assert.deepEqual(reasons('sun', 120, 'midheaven'), [{ ...none, reason: 'point_not_weighed' }])
  assert.deepEqual(reasons('chiron', 0, 'sun'), [{ ...none, reason: 'point_not_weighed' }])
  assert.deepEqual(reasons('sun', 150, 'moon', { quincunx: 2 }), [{ ...none, reason: 'aspect_not_weighed' }])
})

test('each kind of relationship raises the weight of the contacts that matter in it', () => {
  const weight = (one: 'sun' | 'moon' | 'venus' | 'mars' | 'saturn' | 'mercury', two: typeof one) =>
    Object.fromEntries(PAIR_KINDS.map((kind) => [kind, weightOf(one, two, 'trine', kind).weight]))
  assert.deepEqual(weight('sun', 'moon'), { love: 14, friendship: 9.6, family: 12, work: 4 })
  assert.deepEqual(weight('venus', 'mars'), { love: 12.6, friendship: 6.3, family: 5.6, work: 6 })
  assert.deepEqual(weight('sun', 'saturn'), { love: 6, friendship: 6, family: 8, work: 12.6 })
  assert.deepEqual(weight('mercury', 'mercury'), { love: 4.9, friendship: 12, family: 6.4, work: 12 })
})

test('contact, ease and parts are sums of the listed influences', () => {
  const { aspects, score } = judgePair(
    { chart: chart({ sun: 0, venus: 50, saturn: 215 }) },
    { chart: chart({ moon: 2, mars: 52, sun: 306 }) },
    { kind: 'love' },
  )
  assert.deepEqual(
    aspects.map(({ id, influence }) => [id, influence]),
    [
      ['first-sun-conjunction-second-moon', 9.33],
      ['first-venus-conjunction-second-mars', 8.4],
      ['first-saturn-square-second-sun', -4],
    ],
  )
  assert.equal(score.contact.value, 21.73)
  assert.equal(score.ease.value, 13.73)
  assert.equal(score.attraction.value, 8.4)
  assert.equal(score.friction.value, 2)
  assert.equal(score.steadiness.value, 4.8)
  // Most of the points are not there, so there is nothing to compare with.
  assert.equal(score.contact.rank, null)
})

const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((n) => n / 1e6)
const whole = fc
  .array(longitude, { minLength: WEIGHED_POINTS.length, maxLength: WEIGHED_POINTS.length })
  .map((places) => chart(Object.fromEntries(WEIGHED_POINTS.map((point, i) => [point, places[i]!]))))

test('first and second exchanged give the same sums and ranks', () => {
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(...PAIR_KINDS), (one, two, kind) => {
      assert.deepEqual(
        judgePair({ chart: one }, { chart: two }, { kind }).score,
        judgePair({ chart: two }, { chart: one }, { kind }).score,
      )
    }),
  )
})

test('the parts add up to the contact', () => {
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(...PAIR_KINDS), (one, two, kind) => {
      const { contact, ease, ...parts } = sumsOf(pairAspects(one, two, { kind }))
      const sum = Object.values(parts).reduce((total, part) => total + part, 0)
      assert.ok(Math.abs(sum - contact) < 0.3, `${sum} is not ${contact}`)
      assert.ok(Math.abs(ease) <= contact)
    }),
  )
})

test('sums without a list are those of the list', () => {
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(...PAIR_KINDS), (one, two, kind) => {
      assert.deepEqual(sumsBetween(one, two, { kind }), sumsOf(pairAspects(one, two, { kind })))
    }),
  )
})

test('an aspect loses its influence evenly towards the limit of its orb, without a jump', () => {
  const at = (orb: number) =>
    pairAspects(chart({ sun: 0 }), chart({ moon: orb }), { kind: 'love' })[0]?.influence ?? 0
  assert.deepEqual([0, 1.5, 3, 4.5, 6, 6.5].map(at), [14, 10.5, 7, 3.5, 0, 0])
})

test('a rank is how many of 100 pairs of strangers have less', () => {
  for (const kind of PAIR_KINDS)
    for (const measure of PAIR_MEASURES) {
      assert.equal(rankOf(-1000, measure, kind), 0)
      assert.equal(rankOf(1000, measure, kind), 100)
    }
  assert.equal(rankOf(0, 'steadiness', 'love'), 0)
})

test('with an unknown time the sums are without Moon and angles, and have a range with them', () => {
  const known = chart(Object.fromEntries(WEIGHED_POINTS.map((point, i) => [point, i * 33])))
  const day = chart({ sun: 3, venus: 100 })
  const ofDay = [0, 10, 200].map((moon) =>
    chart(
      Object.fromEntries(
        WEIGHED_POINTS.map((point, i) => [point, point === 'moon' ? moon : (i * 47 + 3) % 360]),
      ),
    ),
  )
  const { score } = judgePair({ chart: known }, { chart: day, ofDay }, { kind: 'love' })
  const sums = ofDay.map((one) => sumsOf(pairAspects(known, one, { kind: 'love' })).contact)
  assert.equal(score.contact.value, sumsOf(pairAspects(known, day, { kind: 'love' })).contact)
  assert.equal(score.contact.rank, null)
  assert.deepEqual(score.contact.range, {
    low: Math.min(...sums),
    high: Math.max(...sums),
    rankLow: rankOf(Math.min(...sums), 'contact', 'love'),
    rankHigh: rankOf(Math.max(...sums), 'contact', 'love'),
  })
})

test('other orbs than the baseline’s have no rank, more aspects do', () => {
  const pair = chart(Object.fromEntries(WEIGHED_POINTS.map((point, i) => [point, i * 33])))
  const rankWith = (orbs: object) =>
    judgePair({ chart: pair }, { chart: pair }, { kind: 'love', orbs: { ...PAIR_ORBS, ...orbs } }).score
      .contact.rank
  assert.equal(rankWith({ trine: 8 }), null)
  assert.notEqual(rankWith({}), null)
  assert.equal(rankWith({ quincunx: 2 }), rankWith({}))
})
