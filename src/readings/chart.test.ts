import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASPECT_NAMES, ASPECTS } from '../chart/aspects.ts'
import { chartInputs, readWiderChart, type WiderChartRequest } from './chart.ts'
import { identifier } from './identifier.ts'

const LIMA: WiderChartRequest = {
  birthDateTime: '1985-11-02 06:40',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}
const read = (asked: Partial<WiderChartRequest> = {}) => readWiderChart({ ...LIMA, ...asked }, identifier)
const selected = (asked: Partial<WiderChartRequest>) => read(asked).chart.selection
const DAY = { options: { timeKnown: false } }

test('bodies and lots come in the order of answers, each once', () => {
  assert.deepEqual(selected({ bodies: ['vesta', 'moon', 'sun', 'moon'] }).points, ['sun', 'moon', 'vesta'])
  assert.deepEqual(selected({ lots: ['spirit', 'fortune'] }).lots, ['fortune', 'spirit'])
  assert.deepEqual(selected({}).lots, [])
})

test('orbs are the usual ones unless others are asked for, of the aspects that are asked for', () => {
  const usual = Object.fromEntries(ASPECT_NAMES.map((name) => [name, ASPECTS[name].orb]))
  assert.deepEqual(selected({}).orbs, usual)
  assert.deepEqual(selected({ orbs: { square: 2, trine: 0 } }).orbs, { ...usual, square: 2, trine: 0 })
  assert.deepEqual(selected({ aspects: ['trine', 'square'] }).orbs, { square: 8, trine: 8 })
  assert.deepEqual(selected({ aspects: ['trine', 'sextile'], orbs: { trine: 5, square: 9 } }).orbs, {
    sextile: 3,
    trine: 5,
  })
  assert.deepEqual(selected({ aspects: [] }).orbs, {})
})

test('parallels are there only if they are asked for', () => {
  assert.deepEqual(selected({}).parallels, [])
  assert.deepEqual(selected({ aspects: ['contraparallel', 'square', 'parallel'] }).parallels, [
    'parallel',
    'contraparallel',
  ])
  assert.deepEqual(selected({ aspects: ['parallel'] }).parallels, ['parallel'])
})

test('an unknown body is refused with the list of those that there are', () => {
  assert.throws(
    () => read({ bodies: ['sun', 'vulcan', 'x'] }),
    (error: { code: string; message: string; details: { provided: string; validOptions: string[] } }) => {
      const { provided, validOptions } = error.details
      assert.deepEqual([error.code, provided, validOptions[0]], ['UNKNOWN_BODY', 'vulcan', 'sun'])
      assert.equal(error.message, `bodies must be among ${validOptions.join(', ')}.`)
      return true
    },
  )
})

test('a body that was found late is known from 1800 to 2199, the whole day of a birth without a time', () => {
  const asked = (birthDateTime: string, more: object) => () =>
    read({ birthDateTime, timezone: 'UTC', bodies: ['eris'], ...more })
  const within = ['1800-01-01 00:00:00', '2199-12-31 23:59:59']
  for (const text of within) assert.deepEqual(asked(text, {})().chart.selection.points, ['eris'])
  const outOfRange = 'The positions of eris are known from 1800-01-01 to 2199-12-31. Leave it out of bodies.'
  const details = { field: 'bodies', provided: 'eris', earliest: '1800-01-01', latest: '2199-12-31' }
  for (const text of ['1799-12-31 23:59:59', '2200-01-01 00:00:00'])
    assert.throws(asked(text, {}), { code: 'DATE_OUT_OF_RANGE', message: outOfRange, details })
  for (const text of ['1799-12-31', '2200-01-01']) assert.throws(asked(text, DAY), { details })
  assert.deepEqual(asked('1800-01-01', DAY)().chart.selection.points, ['eris'])
  // There the day begins before 1800 in UTC.
  assert.throws(asked('1800-01-01', { ...DAY, timezone: 'Asia/Tokyo' }), { details })
  // And here it ends with the new century.
  assert.throws(asked('2199-12-31', { ...DAY, timezone: 'America/Lima' }), { details })
})

test('a chart is named by its moment and place, or by its day and zone if the time is unknown', () => {
  const place = { latitude: -12.05, longitude: -77.05 }
  const common = { ...place, houseSystem: 'whole', zodiac: 'tropical', node: 'true' }
  assert.deepEqual(chartInputs(read().birth), { ...common, instant: Date.UTC(1985, 10, 2, 11, 40) })
  assert.deepEqual(chartInputs(read({ ...DAY, birthDateTime: '1985-11-02' }).birth), {
    ...common,
    day: '1985-11-02',
    zone: 'America/Lima',
  })
  const sidereal = read({ options: { zodiac: 'sidereal' } })
  assert.equal(chartInputs(sidereal.birth).ayanamsa, 'lahiri')
  assert.equal(sidereal.chartId, identifier('chart', chartInputs(sidereal.birth)))
})

test('lots without a time are refused', () => {
  assert.throws(() => read({ ...DAY, lots: ['fortune'] }), { details: { field: 'lots' } })
  assert.ok(read({ ...DAY, lots: [] }).chart)
})
