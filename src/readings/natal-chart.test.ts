import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../time/time-scales.ts'
import { identifiersFor } from './identifier.ts'
import { chartCache, readNatalChart, USABLE_HOUSE_SYSTEMS } from './natal-chart.ts'

const identifier = identifiersFor('a secret of these tests')

const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

test('a chart is stored for a week, and made anew after it', () => {
  let now = Date.UTC(2026, 2, 21)
  const cache = chartCache(() => now)
  const first = readNatalChart(BERLIN, { identifier, cache })
  assert.equal(first.cacheHit, false)
  now += 7 * DAY_MS - 1
  const second = readNatalChart(BERLIN, { identifier, cache })
  assert.equal(second.cacheHit, true)
  assert.equal(second.chart, first.chart)
  now += 1
  const third = readNatalChart(BERLIN, { identifier, cache })
  assert.equal(third.cacheHit, false)
  assert.deepEqual(third.chart, first.chart)
})

test('kept charts are bounded: the one that nobody has asked for the longest goes first', () => {
  const cache = chartCache(() => 1)
  const birth = (n: number) => ({ ...BERLIN, latitude: n / 1000 })
  readNatalChart(birth(0), { identifier, cache })
  for (let n = 1; n < cache.max; n++) readNatalChart(birth(n), { identifier, cache })
  assert.equal(readNatalChart(birth(0), { identifier, cache }).cacheHit, true)
  readNatalChart(birth(cache.max), { identifier, cache })
  assert.equal(cache.size, cache.max)
  assert.equal(readNatalChart(birth(0), { identifier, cache }).cacheHit, true)
  assert.equal(readNatalChart(birth(1), { identifier, cache }).cacheHit, false)
})

test('births that differ in anything the chart depends on never share one; the same instant in another zone does', () => {
  const cache = chartCache(() => 1)
  const others = [
    { ...BERLIN, birthDateTime: '1990-05-15 14:30:01' },
    { ...BERLIN, latitude: BERLIN.longitude, longitude: BERLIN.latitude },
    { ...BERLIN, latitude: -BERLIN.latitude },
    { ...BERLIN, houseSystem: 'placidus' },
    { ...BERLIN, houseSystem: 'koch' },
  ]
  const readings = [BERLIN, ...others].map((request) => readNatalChart(request, { identifier, cache }))
  assert.ok(readings.every(({ cacheHit }) => !cacheHit))
  assert.equal(new Set(readings.map(({ chartId }) => chartId)).size, readings.length)
  const inUtc = { ...BERLIN, birthDateTime: '1990-05-15 12:30:00', timezone: 'UTC', zodiac: 'tropical' }
  const { cacheHit, chartId } = readNatalChart(inUtc, { identifier, cache })
  assert.equal(cacheHit, true)
  assert.equal(chartId, readings[0]!.chartId)
})

test('the time that a chart took is part of the time its reader waited', () => {
  const started = performance.now()
  const { calculationMs } = readNatalChart(BERLIN, { identifier })
  const waited = performance.now() - started
  assert.ok(calculationMs > 0 && calculationMs <= waited, `${calculationMs} of ${waited}`)
})

test('house systems and zodiacs are those of the contract, and the error for others lists them', () => {
  for (const houseSystem of ['whole', 'placidus', 'koch'])
    assert.equal(
      readNatalChart({ ...BERLIN, houseSystem }, { identifier }).chart.houses.requested,
      houseSystem,
    )
  assert.equal(readNatalChart(BERLIN, { identifier }).chart.houses.requested, 'whole')
  assert.throws(() => readNatalChart({ ...BERLIN, houseSystem: 'equal' }, { identifier }), {
    code: 'UNSUPPORTED_HOUSE_SYSTEM',
    message: 'options.house_system must be one of whole, placidus, koch.',
    details: { requested: 'equal', supported: ['whole', 'placidus', 'koch'] },
  })
  assert.throws(() => readNatalChart({ ...BERLIN, zodiac: 'sidereal' }, { identifier }), {
    code: 'UNSUPPORTED_ZODIAC',
    details: { requested: 'sidereal', supported: ['tropical'] },
  })
})

test('the houses of a chart are those asked for, or equal ones where these do not exist', () => {
  const used = [BERLIN.latitude, 70].flatMap((latitude) =>
    ['whole', 'placidus', 'koch'].map(
      (houseSystem) => readNatalChart({ ...BERLIN, latitude, houseSystem }, { identifier }).chart.houses.used,
    ),
  )
  assert.deepEqual(used, ['whole', 'placidus', 'koch', 'whole', 'equal', 'equal'])
  assert.deepEqual([...new Set(used)], USABLE_HOUSE_SYSTEMS)
})

test('a place is near the boundary within a degree of 66 degrees north or south', () => {
  const expected = {
    64.99: false,
    65: true,
    66: true,
    67: true,
    67.01: false,
    '-65': true,
    '-67.01': false,
    0: false,
  }
  for (const [latitude, near] of Object.entries(expected))
    assert.equal(
      readNatalChart({ ...BERLIN, latitude: Number(latitude) }, { identifier }).nearBoundary,
      near,
      latitude,
    )
})

test('a reading has the birth as it was sent, and its time', () => {
  const { birthDateTime, time, cacheHit } = readNatalChart(BERLIN, { identifier })
  assert.deepEqual(
    [birthDateTime, time.instant, cacheHit],
    [BERLIN.birthDateTime, Date.UTC(1990, 4, 15, 12, 30), false],
  )
})
