import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POINTS } from '../../chart/points.ts'
import { isUncertain, NATAL_POINTS, placesOfDay } from './natal-points.ts'

test('bodies and points of a birth chart come in the order of answers, and after them the two angles', () => {
  assert.deepEqual(NATAL_POINTS.slice(0, POINTS.length), POINTS)
  assert.deepEqual(NATAL_POINTS.slice(POINTS.length), ['ascendant', 'midheaven'])
})

test('without a time of birth there are no angles and no houses, and the Moon alone is uncertain', () => {
  const range = { from: 10, to: 23 }
  const bodies = { sun: { longitude: 50, range: { from: 49.5, to: 50.5 } }, moon: { longitude: 16, range } }
  const { places, cusps } = placesOfDay(
    { bodies } as unknown as Parameters<typeof placesOfDay>[0],
    ['sun', 'moon', 'ascendant', 'midheaven'],
    {},
  )
  assert.deepEqual(
    places.map((place) => [place.point, place.longitude, isUncertain(place)]),
    [
      ['sun', 50, false],
      ['moon', 16, true],
    ],
  )
  assert.equal(cusps, null)
  assert.equal(isUncertain({ point: 'moon', longitude: 16, range: null }), false)
})
