import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../time/time-scales.ts'
import { identifiersFor } from './identifier.ts'
import { keptCharts, readNatalChart } from './natal-chart.ts'

const identifier = identifiersFor('a secret of these tests')

const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

test('a chart is kept for a week, and made anew after it', () => {
  let now = Date.UTC(2026, 2, 21)
  const kept = keptCharts(() => now)
  const first = readNatalChart(BERLIN, { identifier, kept })
  assert.equal(first.cacheHit, false)
  now += 7 * DAY_MS - 1
  const second = readNatalChart(BERLIN, { identifier, kept })
  assert.equal(second.cacheHit, true)
  assert.equal(second.chart, first.chart)
  now += 1
  const third = readNatalChart(BERLIN, { identifier, kept })
  assert.equal(third.cacheHit, false)
  assert.deepEqual(third.chart, first.chart)
})

test('kept charts are bounded: the one that nobody has asked for the longest goes first', () => {
  const kept = keptCharts(() => 1)
  const birth = (n: number) => ({ ...BERLIN, latitude: n / 1000 })
  readNatalChart(birth(0), { identifier, kept })
  for (let n = 1; n < kept.max; n++) readNatalChart(birth(n), { identifier, kept })
  assert.equal(readNatalChart(birth(0), { identifier, kept }).cacheHit, true)
  readNatalChart(birth(kept.max), { identifier, kept })
  assert.equal(kept.size, kept.max)
  assert.equal(readNatalChart(birth(0), { identifier, kept }).cacheHit, true)
  assert.equal(readNatalChart(birth(1), { identifier, kept }).cacheHit, false)
})

test('births that differ in anything the chart depends on never share one; the same instant in another zone does', () => {
  const kept = keptCharts(() => 1)
  const others = [
    { ...BERLIN, birthDateTime: '1990-05-15 14:30:01' },
    { ...BERLIN, latitude: BERLIN.longitude, longitude: BERLIN.latitude },
    { ...BERLIN, latitude: -BERLIN.latitude },
    { ...BERLIN, houseSystem: 'placidus' },
    { ...BERLIN, houseSystem: 'koch' },
  ]
  const readings = [BERLIN, ...others].map((asked) => readNatalChart(asked, { identifier, kept }))
  assert.ok(readings.every(({ cacheHit }) => !cacheHit))
  assert.equal(new Set(readings.map(({ chartId }) => chartId)).size, readings.length)
  const inUtc = { ...BERLIN, birthDateTime: '1990-05-15 12:30:00', timezone: 'UTC', zodiac: 'tropical' }
  const { cacheHit, chartId } = readNatalChart(inUtc, { identifier, kept })
  assert.equal(cacheHit, true)
  assert.equal(chartId, readings[0]!.chartId)
})

test('the time that a chart took is part of the time its reader waited', () => {
  const started = performance.now()
  const { calculationMs } = readNatalChart(BERLIN, { identifier })
  const waited = performance.now() - started
  assert.ok(calculationMs > 0 && calculationMs <= waited, `${calculationMs} of ${waited}`)
})
