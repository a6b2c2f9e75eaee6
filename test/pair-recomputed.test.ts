/** Influences, sums and ranks of docs/synastry.md, recomputed from the charts as the API gives them, for some pairs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../src/chart/chart.ts'
import { synastryChartOf } from '../src/chart/synastry.ts'
import { pairAspects } from '../src/judgement/pair/aspects.ts'
import { sumsOf } from '../src/judgement/pair/score.ts'
import { PAIR_FACTORS, PAIR_KINDS, WEIGHED_POINTS } from '../src/judgement/pair/weights.ts'
import * as page from './recomputed/pair.ts'
import { chance } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const post = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().data

const upTo = chance(13)
const two = (value: number) => String(value).padStart(2, '0')
const someBirth = () => ({
  birthDateTime: `${1930 + upTo(90)}-${two(1 + upTo(12))}-${two(1 + upTo(28))} ${two(upTo(24))}:${two(upTo(60))}:00`,
  timezone: 'UTC',
  latitude: upTo(120) - 60,
  longitude: upTo(360) - 180,
})

interface ChartAnswer {
  bodies: Record<string, { longitude: number }>
  angles: { ascendant: { longitude: number } }
}
const longitudesIn = ({ bodies, angles }: ChartAnswer) => ({
  ...Object.fromEntries(Object.entries(bodies).map(([name, { longitude }]) => [name, longitude])),
  ascendant: angles.ascendant.longitude,
})

interface ShownAspect {
  id: string
  influence: number
  weight: number
  parts: Record<string, number>
}
interface Figure {
  value: number
  rank: number
}

test('every figure follows from the page and the two charts', async () => {
  let aspects = 0
  for (let i = 0; i < 60; i++) {
    const [first, second] = [someBirth(), someBirth()]
    const kind = PAIR_KINDS[i % PAIR_KINDS.length]!
    const [one, other, answer] = await Promise.all([
      post('chart', first),
      post('chart', second),
      post('synastry', { first, second, kind }),
    ])
    const expected = page.counted(longitudesIn(one), longitudesIn(other), kind)
    const shown = (answer.aspects as ShownAspect[]).filter(({ weight }) => weight > 0)
    assert.deepEqual(shown.map(({ id }) => id).sort(), Object.keys(expected).sort())
    for (const { id, influence, parts } of shown) {
      // Longitudes of the chart have six decimals: a figure may be rounded the other way.
      assert.ok(Math.abs(influence - expected[id]!.influence) < 0.0101, `${id}: ${influence}`)
      assert.deepEqual(Object.keys(parts).sort(), Object.keys(expected[id]!.parts).sort(), id)
    }
    aspects += shown.length
    const sums = page.sums(shown)
    const { contact, ease, parts } = answer.score
    for (const [measure, figure] of Object.entries({ contact, ease, ...parts } as Record<string, Figure>)) {
      assert.equal(figure.value, sums[measure], `${measure} of pair ${i}`)
      assert.equal(figure.rank, page.rank(figure.value, measure, kind), `rank of ${measure}`)
    }
  }
  assert.ok(aspects > 1000)
})

test('the page names every point, and every pair that has a factor', () => {
  assert.deepEqual(page.POINTS.toSorted(), [...WEIGHED_POINTS].sort())
  for (const kind of PAIR_KINDS)
    for (const pair of Object.keys(PAIR_FACTORS[kind]))
      assert.match(page.FACTOR_ROWS, new RegExp(`(^|,)${pair}(,|$)`))
})

test('pairs of strangers have the sums of the baseline', (t) => {
  const place = () => ({ latitude: upTo(96) - 35, longitude: upTo(360) - 180 })
  const span = Date.UTC(2005) - Date.UTC(1960)
  const stranger = () =>
    synastryChartOf(
      castChart({ instant: Date.UTC(1960) + upTo(span / 1000) * 1000, place: place(), houseSystem: 'whole' }),
      WEIGHED_POINTS,
    )
  const count = 2000
  const ranks = Array.from({ length: count }, () =>
    page.rank(sumsOf(pairAspects(stranger(), stranger(), { kind: 'love' })).contact, 'contact', 'love'),
  )
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / count
  t.diagnostic(`mean rank ${mean.toFixed(1)}`)
  // 50 but for the half that is cut off; the mean of 2,000 ranks wavers by 0.65.
  assert.ok(mean > 47 && mean < 52, `${mean}`)
})
