import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTimed } from '../chart/wider-chart.ts'
import { separation } from '../sky/angle.ts'
import { readReturns } from './returns.ts'

const LIMA = {
  birthDateTime: '1985-11-02 06:40',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}
const NOW = Date.UTC(2026, 10, 18, 12)
const read = (changed: object) =>
  readReturns({ ...LIMA, ...changed }, NOW, (kind, inputs) => `${kind} ${JSON.stringify(inputs)}`)

test('the Sun and the Moon of a return are those of the birth to a thousandth of an arcsecond, in either zodiac', () => {
  for (const body of ['sun', 'moon'] as const)
    for (const zodiac of ['tropical', 'sidereal']) {
      const { natalChart, returns } = read({ body, options: { zodiac }, count: 3 })
      for (const { chart } of returns) {
        const [now, then] = [chart!.chart, natalChart].map((each) => {
          assert.ok(isTimed(each))
          return each.chart.bodies[body].longitude
        })
        assert.ok(separation(now!, then!) * 3600 < 0.001, `${body} ${zodiac}`)
      }
    }
})

test('a return elsewhere is at the same instant, with other angles and other clocks', () => {
  const location = { timezone: 'Asia/Tokyo', latitude: 35.68, longitude: 139.69 }
  const [here, there] = [read({}), read({ location })].map(({ returns }) => returns[0]!)
  assert.deepEqual(here!.passes, there!.passes)
  const hours = [here!, there!].map(({ chart }) => chart!.birth.birthDateTime.slice(0, 13))
  assert.deepEqual(hours, ['2027-11-02T10', '2027-11-03T00'])
  assert.notEqual(here!.chart!.chartId, there!.chart!.chartId)
})

test('nothing is looked for before the birth', () => {
  const { returns, from } = read({ from: '1900-01-01' })
  assert.equal(returns[0]!.number, 1)
  assert.equal(from, Date.parse('1985-11-02T11:40:00Z'))
})

test('a planet that hardly moves at its return makes the window of an unknown time too long for a chart', () => {
  const windows = Array.from({ length: 40 }, (_, i) => {
    const birthDateTime = `19${60 + i}-03-11`
    const { returns } = read({
      birthDateTime,
      options: { timeKnown: false },
      body: 'jupiter',
      from: '2005-01-01',
    })
    return returns[0]!
  })
  const isLong = ({ window }: (typeof windows)[number]) => window!.to - window!.from > 3 * 86_400_000
  assert.ok(windows.some(isLong) && !windows.every(isLong))
  for (const each of windows) {
    assert.equal(each.chart === null, isLong(each))
    assert.equal(each.profection, null)
  }
})

test('the returning body is not listed as meeting itself', () => {
  const { returns } = read({ body: 'venus' })
  assert.ok(returns[0]!.toNatal.every(({ point, natal }) => point !== 'venus' || natal !== 'venus'))
  assert.ok(returns[0]!.toNatal.length > 0)
})
